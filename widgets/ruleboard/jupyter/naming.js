/**
 * The names on the squares of a board that is too small for them: on a phone, or beside three others, what is painted
 * shrinks with the board. Then the page writes them itself, in letters that can be read; where a square has no room for
 * those, only on the square where somebody is.
 */

const READABLE = 10.5; // pixels: painted names that are higher stay
const ROOM = 16; // pixels: squares that are smaller have no room for a name
const NAMED = "ruleboard-named"; // the page writes the names
const CROWDED = "ruleboard-crowded"; // but not all at once

/**
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {HTMLElement} grid
 */
function nameSquares(model, el, grid) {
  const [height = 100, apart = 100, ink = "", edge = ""] = model.get("naming");
  const unit = grid.clientWidth / 100;
  const small = unit > 0 && height * unit < READABLE;
  el.classList.toggle(NAMED, small);
  el.classList.toggle(CROWDED, small && apart * unit < ROOM);
  if (!small) return;
  grid.style.setProperty("--ruleboard-name", ink);
  grid.style.setProperty("--ruleboard-name-edge", edge);
}
