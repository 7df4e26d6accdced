/**
 * A board that was just opened is scrolled into view and gets the focus.
 *
 * @import { Model } from "./model.js"
 */

/**
 * Scroll a board into view and focus it when Python sets `called`: when it was opened below another board, or when the
 * board below it was closed.
 *
 * @param {Model} model
 * @param {{focus(): void}} buttons
 * @param {HTMLElement} el
 * @param {AbortSignal} signal
 */
export function comeWhenCalled(model, buttons, el, signal) {
  const come = () => {
    if (!model.get("called")) return;
    const whole = el.closest(".ruleboard-stage") ?? el;
    // Two frames later the layout is done; and an attribute that is set inside a change handler would not be sent.
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
