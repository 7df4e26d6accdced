/**
 * Frees the canvases of a board when its last view is removed: models of a closed notebook stay in the page, and each
 * layer takes some megabytes, twice. A board that is shown again asks Python to repaint it.
 *
 * @import { Model } from "./model.js"
 */

import { watch } from "./elements.js";
import { referenced } from "./model.js";

const NOTHING = 1; // pixel: the smallest size from which drawImage still works

/** @param {HTMLCanvasElement} canvas */
function shrink(canvas) {
  canvas.width = canvas.height = NOTHING;
}

/** @type {Map<string, number>} How many views of a board this page has, by the names of its layers. */
const viewed = new Map();

/**
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {(content: object) => void} send
 * @param {AbortSignal} signal
 */
export async function holdPictures(model, el, send, signal) {
  const board = /** @type {HTMLElement} */ (el.parentElement);
  /** @type {Set<HTMLCanvasElement>} */
  const seen = new Set(); // they have left the page before the signal aborts
  const look = () => board.querySelectorAll("canvas").forEach((canvas) => seen.add(canvas));
  look();
  watch(board, { childList: true }, look, signal);
  /** @type {string[]} */
  const names = model.get("layers");
  const key = names.join();
  viewed.set(key, (viewed.get(key) ?? 0) + 1);
  const layers = await Promise.all(names.map((name) => referenced(model, name)));
  if (layers.some(({ canvas }) => canvas.width === NOTHING)) {
    for (const layer of layers) layer.resizeCanvas();
    send({ kind: "repaint" });
  }
  const end = () => {
    seen.forEach(shrink);
    const left = (viewed.get(key) ?? 1) - 1;
    viewed.set(key, left);
    if (!left) for (const { canvas } of layers) shrink(canvas);
  };
  if (signal.aborted) end();
  else signal.addEventListener("abort", end);
}
