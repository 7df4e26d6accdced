/**
 * What a page saves of a board is a picture. Where something on the page can write it into the notebook, Python is asked
 * for it, a moment after the board has changed; where nothing can, nothing is sent.
 */

const CHANGED = "ruleboard:changed"; // an event: whoever keeps pictures prevents what is usual, which is nothing
const KEPT = "ruleboard:kept"; // an event that brings the picture
const LEFT_ALONE = 1000; // milliseconds without a change: nobody saves what is still going on

/**
 * @param {Model} model
 * @param {HTMLElement} el of the board
 * @param {AbortSignal} signal
 */
function keepPicture(model, el, signal) {
  let used = false; // by whoever sits at this page, not at another one that shows the same board
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
      // nobody is there any more: the picture stays as it is
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
  soon(); // it may have changed while nobody looked
  model.on("change", soon);
  model.on("msg:custom", tell);
  signal.addEventListener("abort", () => {
    clearTimeout(later);
    model.off("change", soon);
    model.off("msg:custom", tell);
  });
}
