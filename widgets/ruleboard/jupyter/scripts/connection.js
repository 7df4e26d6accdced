/**
 * Sending messages to Python. A board whose kernel was restarted or has ended shows a message; so does every click on
 * it. If something on the page can run the lesson again (see RUNS), the message has a button for that.
 *
 * @import { Model } from "./model.js"
 */

import { BOARD, make, WIDGET } from "./elements.js";

const GONE = ["restarting", "autorestarting", "dead", "terminating"];
const RUN_AGAIN = "ruleboard:run-again"; // DOM event: the button was pressed
const RUNS = "ruleboardRuns"; // data attribute of the page: something listens to that event

/**
 * Returns a function that sends a message to Python, or shows an alert if the kernel is gone.
 *
 * @param {Model} model
 * @param {HTMLElement} pad
 * @param {AbortSignal} signal
 */
export function connect(model, pad, signal) {
  let lost = false;
  const show = () => {
    lost = true;
    const { lost: text, run_again: word } = model.get("names");
    const told = make("div", { class: "ruleboard-lost", role: "alert" }); // a new element is announced again
    told.textContent = text ?? "";
    if (document.documentElement.dataset[RUNS]) {
      const again = make("button", { type: "button", class: "jupyter-button ruleboard-button" });
      again.textContent = word ?? "";
      again.addEventListener("click", (event) => {
        event.stopPropagation();
        again.dispatchEvent(new CustomEvent(RUN_AGAIN, { bubbles: true, cancelable: true }));
      });
      told.append(again);
    }
    pad.querySelector(".ruleboard-lost")?.remove();
    pad.append(told);
  };
  const onStatus = (/** @type {object} */ _, /** @type {string} */ status) => {
    if (GONE.includes(status)) show();
  };
  const kernel = model.widget_manager?.kernel;
  kernel?.statusChanged?.connect(onStatus);
  kernel?.disposed?.connect(show);
  signal.addEventListener("abort", () => {
    kernel?.statusChanged?.disconnect(onStatus);
    kernel?.disposed?.disconnect(show);
  });

  /** @param {object} content */
  return (content) => {
    if (lost) return show();
    try {
      model.send(content);
    } catch {
      show();
    }
  };
}

/** @type {WeakMap<Element, (content: object) => void>} The send function of each pad on the page. */
export const senders = new WeakMap();

/**
 * Send a message for a control, with the send function of the board in the same widget.
 *
 * @param {Model} pad
 * @param {Element} control
 * @param {object} content
 */
export function sendFrom(pad, control, content) {
  const board = control.closest(WIDGET)?.querySelector(BOARD);
  const send = board && senders.get(board);
  if (send) send(content);
  else pad.send(content);
}
