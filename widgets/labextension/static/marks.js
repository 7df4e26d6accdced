/**
 * Marks unpublished cells: a label above each, which is not part of the notebook; hidden code is expanded.
 */

import { spoken } from "./line.js";
import { isPublished, say } from "./published.js";

const MARKED = "ruleboard-added";

export class Marks {
  /**
   * @param {any} panel the notebook panel
   * @param {import("./published.js").About} about
   * @param {import("./published.js").Published} known
   * @param {new (options: object) => any} Widget Lumino's
   */
  constructor(panel, about, known, Widget) {
    this.panel = panel;
    this.about = about;
    this.known = known;
    this.Widget = Widget;
    /** @type {WeakMap<any, any>} the label above each marked cell */
    this.words = new WeakMap();
    this.shown = new WeakSet(); // cells that were expanded once; the user may collapse them again
  }

  /**
   * Update the marks.
   *
   * @param {any[]} cells all code cells
   */
  look(cells) {
    for (const cell of cells) {
      const added = !isPublished(cell, this.known);
      cell.toggleClass(MARKED, added);
      if (!added) this.unmark(cell);
      else if (!this.words.has(cell)) this.mark(cell);
    }
  }

  /** @param {any} cell */
  mark(cell) {
    const node = document.createElement("div");
    node.append(...say("added", this.about, this.known).map((told) => spoken(told)));
    const words = new this.Widget({ node });
    words.addClass("ruleboard-mark");
    cell.layout.insertWidget(0, words);
    this.words.set(cell, words);
    if (this.shown.has(cell)) return;
    this.shown.add(cell);
    cell.inputHidden = false;
    for (const each of this.panel.content.widgets) if (each.headingCollapsed) each.headingCollapsed = false;
  }

  /** @param {any} cell */
  unmark(cell) {
    this.words.get(cell)?.dispose();
    this.words.delete(cell);
  }
}
