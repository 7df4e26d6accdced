/**
 * Names of sites on a board too small for the painted ones. The page then writes them itself, in readable letters.
 * Along an edge, names without room are left out; on squares, only the name of the focused square is shown.
 *
 * @import { Model } from "./model.js"
 */

import { make } from "./elements.js";

const READABLE = 10.5; // pixels: painted names of this height are readable
const ROOM = 16; // pixels: smaller squares have no room for a name
const LETTER = [8, 12]; // pixels: width and height of a letter with its spacing
const NAMED = "ruleboard-named"; // the page writes the names
const CROWDED = "ruleboard-crowded"; // only that of the focused square
const EDGED = "ruleboard-edged"; // the page writes the names along the edges

/**
 * The names that do not overlap, each with its place in per cent of the board.
 *
 * @param {string[]} places
 * @param {HTMLElement} grid
 */
function withRoom(places, grid) {
  const { clientWidth: width, clientHeight: height } = grid;
  /** @type {[text: string, x: number, y: number][]} */
  const found = [];
  for (const place of places) {
    const [text, left, top] = place.split(" ");
    const [x, y] = [Number(left), Number(top)];
    const meets = found.some(
      ([other, itsX, itsY]) =>
        (Math.abs(x - itsX) * width) / 100 < (LETTER[0] * (text.length + other.length)) / 2 &&
        (Math.abs(y - itsY) * height) / 100 < LETTER[1],
    );
    if (!meets) found.push([text, x, y]);
  }
  return found;
}

/**
 * Write names beside the buttons; hidden from screen readers, since every button has its name.
 *
 * @param {HTMLElement} grid
 * @param {[text: string, x: number, y: number][]} names
 */
function writeEdges(grid, names) {
  const written = JSON.stringify(names);
  const old = grid.parentElement?.querySelector(".ruleboard-edges");
  if ((old?.getAttribute("data-names") ?? "[]") === written) return;
  old?.remove();
  if (!names.length) return;
  const spans = names.map(([text, x, y]) => make("span", { style: `left: ${x}%; top: ${y}%` }, [text]));
  grid.before(make("div", { class: "ruleboard-edges", "aria-hidden": "true", "data-names": written }, spans));
}

/**
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {HTMLElement} grid
 */
export function nameSites(model, el, grid) {
  const [height = 100, apart = 100, ink = "", edge = "", ...places] = model.get("naming");
  const unit = grid.clientWidth / 100;
  const small = unit > 0 && height * unit < READABLE;
  const onSquares = small && !places.length;
  el.classList.toggle(NAMED, onSquares);
  el.classList.toggle(CROWDED, onSquares && apart * unit < ROOM);
  el.classList.toggle(EDGED, small && !onSquares);
  writeEdges(grid, small ? withRoom(places, grid) : []);
  if (!small) return;
  el.style.setProperty("--ruleboard-name", ink);
  el.style.setProperty("--ruleboard-name-edge", edge);
}
