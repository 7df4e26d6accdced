/**
 * Marks on the cells that were not published: words above them say it, which are not in the notebook, and they are
 * unfolded.
 */

import { spoken } from "./line.js";
import { isPublished, say } from "./published.js";

const MARKED = "ruleboard-added";

export class Marks {
  /**
   * @param {any} panel the notebook's
   * @param {import("./published.js").About} about
   * @param {import("./published.js").Published} known
   * @param {{NotebookActions: any, Widget: any}} lab
   */
  constructor(panel, about, known, lab) {
    this.panel = panel;
    this.about = about;
    this.known = known;
    this.lab = lab;
    /** @type {WeakMap<any, any>} the words above a cell */
    this.words = new WeakMap();
    this.shown = new WeakSet(); // cells that were unfolded once; whoever folds them again has seen them
  }

  /**
   * See which cells are to be marked now.
   *
   * @param {any[]} cells those with code
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
    const words = new this.lab.Widget({ node });
    words.addClass("ruleboard-mark");
    cell.layout.insertWidget(0, words);
    this.words.set(cell, words);
    if (this.shown.has(cell)) return;
    this.shown.add(cell);
    cell.inputHidden = false;
    const { content } = this.panel;
    const folded = content.widgets.some((/** @type {any} */ each) => each.headingCollapsed); // with all below it
    if (folded) this.lab.NotebookActions.expandAllHeadings(content);
  }

  /** @param {any} cell */
  unmark(cell) {
    this.words.get(cell)?.dispose();
    this.words.delete(cell);
  }
}
