/**
 * The names on the squares of a board that is too small for them: on a phone, or beside three others, what is painted
 * shrinks with the board. Then the page writes them itself, in letters that can be read.
 */

const READABLE = 10.5; // pixels: painted names that are higher stay
const NAMED = "ruleboard-named"; // the page writes the names

/**
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {HTMLElement} grid
 */
function nameSquares(model, el, grid) {
  const [height, ink, edge] = model.get("naming");
  const small = height !== undefined && grid.clientWidth > 0 && (height * grid.clientWidth) / 100 < READABLE;
  el.classList.toggle(NAMED, small);
  if (!small) return;
  grid.style.setProperty("--ruleboard-name", ink);
  grid.style.setProperty("--ruleboard-name-edge", edge);
}
