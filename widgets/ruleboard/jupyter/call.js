/**
 * A board that is called comes: it is brought into view and takes the focus. So does a board that has just been opened
 * somewhere below, and the film above it when that is put away again.
 *
 * @param {Model} model
 * @param {{focus(): void}} buttons
 * @param {HTMLElement} el
 * @param {AbortSignal} signal
 */
function comeWhenCalled(model, buttons, el, signal) {
  const come = () => {
    if (!model.get("called")) return;
    const whole = el.closest(".ruleboard-stage") ?? el;
    // A page that is still making room for it would be scrolled to where it is not; and what is set while a change is
    // being told is never sent.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        model.set("called", false);
        model.save_changes();
        whole.scrollIntoView({ block: "nearest" });
        buttons.focus();
      }),
    );
  };
  come();
  model.on("change:called", come);
  signal.addEventListener("abort", () => model.off("change:called", come));
}

