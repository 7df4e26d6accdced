/**
 * The height that boards may take, as `--ruleboard-room`: that of the visible part of the notebook, and for a board
 * with few words above it, what these leave, so that both are on one screen.
 */

import { showsBoard } from "./boards.js";

const ROOM = "--ruleboard-room";
const LEAST = 0.55; // share of the visible part below which a board does not shrink for the words above it
const OUTPUT = ".jp-OutputArea-output";
const SCROLLER = ".jp-WindowedPanel-outer";

export class Space {
  /** @param {any} panel the notebook panel */
  constructor(panel) {
    this.panel = panel;
    this.sizes = new ResizeObserver(() => this.soon());
    this.due = 0;
    this.sizes.observe(this.scroller);
    this.watch();
    panel.content.model.cells.changed.connect(() => this.watch());
    panel.disposed.connect(() => this.sizes.disconnect());
  }

  get scroller() {
    const { node } = this.panel.content;
    return node.querySelector(SCROLLER) ?? node;
  }

  /** Watch the heights of all cells: those of boards do not change what is measured here. */
  watch() {
    for (const { node } of this.panel.content.widgets) this.sizes.observe(node);
  }

  soon() {
    cancelAnimationFrame(this.due);
    this.due = requestAnimationFrame(() => this.measure());
  }

  /** Write the heights into the page. */
  measure() {
    const { panel } = this;
    const whole = this.scroller.clientHeight;
    if (panel.isDisposed || !whole) return;
    panel.node.style.setProperty(ROOM, `${whole}px`);
    let begin = this.scroller.getBoundingClientRect().top - this.scroller.scrollTop;
    for (const cell of panel.content.widgets) {
      if (cell.model.type !== "code" || !showsBoard(cell)) continue;
      const { node } = cell;
      const place = node.querySelector(OUTPUT) ?? node;
      const left = Math.floor(whole - (place.getBoundingClientRect().top - begin));
      if (left < LEAST * whole) node.style.removeProperty(ROOM);
      else node.style.setProperty(ROOM, `${left}px`);
      begin = node.getBoundingClientRect().bottom;
    }
  }
}
