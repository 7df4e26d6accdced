/**
 * A line where the first board of a lesson will be, while it is on its way. It is not part of the notebook.
 */

import { spoken } from "./line.js";

export class Coming {
  /**
   * @param {any} panel the notebook panel
   * @param {new (options: object) => any} Widget Lumino's
   */
  constructor(panel, Widget) {
    this.panel = panel;
    this.Widget = Widget;
    /** @type {any} */
    this.line = null;
  }

  /** @param {import("./line.js").Told[]} sentences none: nothing is on its way */
  show(sentences) {
    if (!sentences.length) {
      this.line?.dispose();
      this.line = null;
      return;
    }
    const cell = this.first;
    if (this.line || !cell) return;
    const node = document.createElement("div");
    node.setAttribute("role", "status");
    this.line = new this.Widget({ node });
    this.line.addClass("ruleboard-coming");
    cell.layout.insertWidget(0, this.line);
    node.append(...sentences.map((told) => spoken(told))); // after it is in the page, or nobody hears it
  }

  /** The cell of the first board: the first code of a lesson only imports. */
  get first() {
    const cells = this.panel.content.widgets.filter((/** @type {any} */ { model }) => model.type === "code");
    const isBoard = (/** @type {any} */ { model }) => !(model.getMetadata("tags") ?? []).includes?.("language");
    return cells.find(isBoard);
  }
}
