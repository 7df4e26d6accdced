/**
 * The boards of a lesson that have tasks: which of them are still open, and the way to them. Which tasks a board has is
 * in the saved outputs, so it is known before anything runs; what is solved is in the progress file, or, where nothing
 * is recorded, on the boards themselves (`data-open`).
 *
 * @typedef {import("./published.js").About} About
 * @typedef {import("./progress.js").Noted} Noted
 * @typedef {{cell: any, index: number, title: string, open: number}} Open a cell whose board has open tasks
 */

import { tasksIn } from "./boards.js";
import { codeCells } from "./notebook.js";
import { isSolved } from "./progress.js";

const BOARD = ".ruleboard";
const HEADING = /^#{1,3} +(.+)$/m;
const GAME = /\bPlay\(/; // in the code of a cell: its board is to play on
const PATIENCE = 5000; // milliseconds until a cell that was out of sight must have been drawn

/** The controls of a board that take the focus, the best first: the point where one was, the main button, any button. */
const CONTROLS = ['.ruleboard-pad [tabindex="0"]', "button:not([disabled])", "[tabindex]"];

export class Stations {
  /**
   * @param {any} panel the notebook panel
   * @param {About} about
   */
  constructor(panel, about) {
    this.panel = panel;
    this.about = about;
    /** @type {WeakMap<any, string[]>} the tasks of cells: while a cell runs, it has no output */
    this.tasks = new WeakMap();
    this.at = -1; // index of the cell where the user was last
    panel.content.node.addEventListener("focusin", (/** @type {Event} */ { target }) => {
      const found = this.cells.findIndex(({ node }) => target instanceof Node && node.contains(target));
      if (found >= 0) this.at = found;
    });
  }

  /** @returns {any[]} */
  get cells() {
    return this.panel.content.widgets;
  }

  /**
   * The boards with open tasks, from the top.
   *
   * @param {Noted | null} noted null: progress is not recorded
   * @returns {Open[]}
   */
  open(noted) {
    let title = "";
    return this.cells.flatMap((cell, index) => {
      if (cell.model.type === "markdown") title = heading(cell) || title;
      const open = cell.model.type === "code" ? this.openIn(cell, noted) : 0;
      return open ? [{ cell, index, title, open }] : [];
    });
  }

  /**
   * @param {any} cell
   * @param {Noted | null} noted
   */
  openIn(cell, noted) {
    if (!noted) return Number(cell.node.querySelector(`${BOARD}[data-open]`)?.dataset.open ?? 0) || 0;
    const found = tasksIn(cell);
    if (found.length) this.tasks.set(cell, found);
    const ours = new Set(this.about.exercises);
    const keys = (this.tasks.get(cell) ?? []).filter((key) => ours.has(key));
    return keys.filter((key) => !isSolved(noted, this.about.id, key)).length;
  }

  /** The cell of the last board to play on. */
  get game() {
    return codeCells(this.panel).findLast(({ model }) => GAME.test(model.sharedModel.getSource()));
  }

  /**
   * Go to the next board with an open task, after where the user was; from the last one, to the first.
   *
   * @param {Noted | null} noted
   */
  async goOn(noted) {
    const open = this.open(noted);
    const next = open.find(({ index }) => index > this.at) ?? open[0];
    if (next) await this.goTo(next.cell);
  }

  /**
   * Scroll to a cell, and focus its board.
   *
   * @param {any} cell
   */
  async goTo(cell) {
    const { content } = this.panel;
    this.at = this.cells.indexOf(cell);
    content.activeCellIndex = this.at;
    await content.scrollToItem?.(this.at, "start");
    const board = await drawn(cell);
    (board ?? cell.node).scrollIntoView({ block: "start" });
    const controls = CONTROLS.flatMap((each) => [...(board?.querySelectorAll(each) ?? [])]);
    const first = controls.find((each) => each instanceof HTMLElement && each.checkVisibility());
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }
}

/**
 * The heading in a Markdown cell, as plain text.
 *
 * @param {any} cell
 */
function heading(cell) {
  const [, found] = HEADING.exec(cell.model.sharedModel.getSource()) ?? [];
  return found?.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*`]/g, "").trim() ?? "";
}

/**
 * Resolves to the board of a cell; to null if it shows none, as a lesson does that is not running.
 *
 * @param {any} cell
 * @returns {Promise<HTMLElement | null>}
 */
async function drawn(cell) {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const board = cell.node.querySelector(BOARD);
    if (board || cell.node.querySelector("img")) return board;
    await new Promise(requestAnimationFrame);
  }
  return null;
}
