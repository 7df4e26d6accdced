/**
 * What a page saves of a board is a picture. Where something on the page can write it into the notebook, Python is asked
 * for it, a moment after the board has changed; where nothing can, nothing is sent.
 */

const CHANGED = "ruleboard:changed"; // an event: whoever keeps pictures prevents what is usual, which is nothing
const KEPT = "ruleboard:kept"; // an event that brings the picture
const LEFT_ALONE = 1000; // milliseconds without a change: nobody saves what is still going on

/**
 * @param {Model} model
 * @param {AbortSignal} signal
 */
function keepPicture(model, signal) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let later;
  const ask = () => {
    if (document.dispatchEvent(new CustomEvent(CHANGED, { cancelable: true }))) return;
    try {
      model.send({ kind: "keep" });
    } catch {
      // nobody is there any more: the picture stays as it is
    }
  };
  const soon = () => {
    clearTimeout(later);
    later = setTimeout(ask, LEFT_ALONE);
  };
  /** @param {any} content */
  const tell = (content) => {
    if (content?.kind === "kept") document.dispatchEvent(new CustomEvent(KEPT, { detail: content }));
  };
  soon(); // it may have changed while nobody looked
  model.on("change", soon);
  model.on("msg:custom", tell);
  signal.addEventListener("abort", () => {
    clearTimeout(later);
    model.off("change", soon);
    model.off("msg:custom", tell);
  });
}
