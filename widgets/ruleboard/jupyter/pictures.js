/**
 * Gives the pictures of a board back when its last view is gone: the models of a notebook that was closed stay in the
 * page, and each layer is a picture of some megabytes, twice. Who looks at the board once more asks for them.
 */

const NOTHING = 1; // pixel: the smallest canvas that can be drawn on another one

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
async function holdPictures(model, el, send, signal) {
  const board = /** @type {HTMLElement} */ (el.parentElement);
  /** @type {Set<HTMLCanvasElement>} */
  const seen = new Set(); // when the pad hears of its end, they have left
  const look = () => board.querySelectorAll("canvas").forEach((canvas) => seen.add(canvas));
  look();
  watch(board, { childList: true }, look, signal);
  /** @type {string[]} */
  const names = model.get("layers");
  const key = names.join();
  viewed.set(key, (viewed.get(key) ?? 0) + 1);
  const layers = await Promise.all(names.map((name) => model.widget_manager.get_model(name.replace("IPY_MODEL_", ""))));
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
