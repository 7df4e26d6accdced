/**
 * A board whose kernel was restarted or has ended still looks alive. It says so, on the spot, and a click on it is
 * answered. Where something on the page can run the lesson again (see RUNS), there is a button for it.
 */

const GONE = ["restarting", "autorestarting", "dead", "terminating"];
const RUN_AGAIN = "ruleboard:run-again"; // an event for whoever can do it
const RUNS = "ruleboardRuns"; // the page's mark that somebody can

/**
 * How to send something to Python, and what happens when nobody is there.
 *
 * @param {Model} model
 * @param {HTMLElement} pad
 * @param {AbortSignal} signal
 */
function line(model, pad, signal) {
  let lost = false;
  const show = () => {
    lost = true;
    const { lost: text, run_again: word } = model.get("names");
    const told = make("div", { class: "ruleboard-lost", role: "alert" }); // a new one: each click is answered
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
