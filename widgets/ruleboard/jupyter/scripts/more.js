/**
 * What is behind ⋯: native details over the words. Esc, a click elsewhere and a command close it; then the focus is on
 * the button that opened it.
 *
 * @import { Model, Place } from "./model.js"
 */

import { make, WIDGET } from "./elements.js";
import { follow } from "./model.js";

const OPEN = ".ruleboard-more[open]";
const STAYS = ".ruleboard-sound, .ruleboard-moving"; // one looks at what they have changed

/**
 * @param {Model} pad
 * @param {HTMLElement[]} parts
 * @param {Place} view
 */
export function more(pad, parts, view) {
  const summary = make("summary", { class: "jupyter-button ruleboard-button" }, ["⋯"]);
  const name = () => {
    summary.setAttribute("aria-label", pad.get("names").more ?? "");
    summary.title = pad.get("names").more ?? "";
  };
  follow(pad, ["names"], name, view);
  return make("details", { class: "ruleboard-more" }, [summary, make("div", { class: "ruleboard-rest" }, parts)]);
}

/** @param {Element} opened */
function close(opened) {
  const held = opened.contains(document.activeElement);
  opened.removeAttribute("open");
  if (held) opened.querySelector("summary")?.focus({ preventScroll: true });
}

/**
 * @param {HTMLElement} whole
 * @param {AbortSignal} signal
 */
export function closeMenus(whole, signal) {
  const opened = () => [...whole.querySelectorAll(OPEN)].filter((each) => each.closest(WIDGET) === whole);
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const [found] = opened();
    if (event.key !== "Escape" || !found) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // it means neither the board nor the large view
    close(found);
  };
  /** @param {Event} event */
  const onClick = ({ target }) => {
    if (!(target instanceof Element)) return;
    const command = target.closest(".ruleboard-rest .ruleboard-button");
    for (const each of opened()) {
      if (!each.contains(target) || (command && !command.matches(STAYS))) queueMicrotask(() => close(each));
    }
  };
  whole.addEventListener("keydown", onKeyDown, { signal, capture: true });
  document.addEventListener("click", onClick, { signal, capture: true });
}
