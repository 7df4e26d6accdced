/**
 * The picture of a board in a saved notebook. If something on the page can write it into the notebook, Python is asked
 * for it shortly after the board has changed; else nothing is sent.
 *
 * @import { Model } from "./model.js"
 */

import { CHANGED, KEPT } from "./events.js";

const LEFT_ALONE = 1000; // milliseconds without a change

/**
 * @param {Model} model
 * @param {HTMLElement} el of the board
 * @param {AbortSignal} signal
 */
export function keepPicture(model, el, signal) {
  let used = false; // on this page, not only on another one that shows the same board
  /** @param {Event} event */
  const notice = (event) => {
    const widget = el.closest(".jp-OutputArea-output") ?? el;
    used ||= event.target instanceof Node && widget.contains(event.target);
  };
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, notice, { capture: true, signal });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let later;
  const ask = () => {
    if (document.dispatchEvent(new CustomEvent(CHANGED, { cancelable: true }))) return;
    try {
      model.send({ kind: "keep" });
    } catch {
      // the kernel is gone: the picture stays as it is
    }
  };
  const soon = () => {
    clearTimeout(later);
    later = setTimeout(ask, LEFT_ALONE);
  };
  /** @param {any} content */
  const tell = (content) => {
    if (content?.kind !== "kept") return;
    document.dispatchEvent(new CustomEvent(KEPT, { detail: { ...content, used } }));
  };
  soon(); // it may have changed without a view
  model.on("change", soon);
  model.on("msg:custom", tell);
  signal.addEventListener("abort", () => {
    clearTimeout(later);
    model.off("change", soon);
    model.off("msg:custom", tell);
  });
}
