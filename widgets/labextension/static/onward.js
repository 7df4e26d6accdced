/**
 * Leads on from a board that has nothing more to do: to the next board, with the words above it; after the last one to
 * the closing card, and where there is none, to the next lesson. Scrolls by the notebook, which may not have drawn the
 * next board yet.
 */

import { showsBoard } from "./boards.js";
import { ONWARD, TOGGLE_LARGE } from "./events.js";

const BOARD = ".ruleboard";
const LARGE = "ruleboard-large";
const CLOSING = ".ruleboard-closing";
const CONTROL = "button:not([tabindex='-1']):not(:disabled), select, input, a[href], [tabindex='0']";
const PATIENCE = 40; // frames to wait for a board that is being drawn

const frame = () => new Promise(requestAnimationFrame);

/** @param {import("./ways.js").Ways} ways */
export function followOnward(ways) {
  ways.panel.node.addEventListener(ONWARD, (/** @type {Event} */ event) => {
    if (!(event.target instanceof Element)) return;
    event.preventDefault();
    void goOn(ways, event.target).catch(console.error);
  });
}

/**
 * @param {import("./ways.js").Ways} ways
 * @param {Element} from the board
 */
async function goOn(ways, from) {
  const { content } = ways.panel;
  if (from.classList.contains(LARGE)) from.dispatchEvent(new CustomEvent(TOGGLE_LARGE));
  const cells = content.widgets;
  const at = cells.findIndex((/** @type {any} */ cell) => cell.node.contains(from));
  const boards = at < 0 ? [] : [...cells[at].node.querySelectorAll(BOARD)];
  const beside = boards[boards.indexOf(from) + 1];
  if (beside) return reach(beside, beside);
  const next = cells.findIndex((/** @type {any} */ cell, /** @type {number} */ number) => number > at && isBoard(cell));
  if (next < 0) return close(ways);
  await content.scrollToItem(next, "start");
  for (let frames = 0; frames < PATIENCE && !cells[next].node.querySelector(BOARD); frames++) await frame();
  const board = cells[next].node.querySelector(BOARD);
  if (board) await reach(board, cells[firstWord(cells, next)].node);
}

/** @param {any} cell */
const isBoard = (cell) => cell.model.type === "code" && showsBoard(cell);

/**
 * The first of the cells with words above a board.
 *
 * @param {any[]} cells
 * @param {number} board
 */
function firstWord(cells, board) {
  let first = board;
  while (first > 0 && !isBoard(cells[first - 1])) first--;
  return first;
}

/**
 * Scroll to an element and give a board the focus; twice, since what comes into view may still change its size.
 *
 * @param {Element} board
 * @param {Element} place
 */
async function reach(board, place) {
  for (const _ of "12") {
    place.scrollIntoView({ block: "start" });
    await frame();
    await frame();
  }
  focus(board);
}

/** @param {Element} element */
function focus(element) {
  const control = element.querySelector(CONTROL);
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}

/**
 * The end of a lesson.
 *
 * @param {import("./ways.js").Ways} ways
 */
async function close(ways) {
  const { content, node } = ways.panel;
  await content.scrollToItem(content.widgets.length - 1, "end");
  const card = node.querySelector(CLOSING);
  if (!card) return ways.onward();
  card.scrollIntoView({ block: "nearest" });
  focus(card);
}
