/**
 * From a board that has nothing more to do to the next one. Whoever knows better where to go (the lesson view) handles
 * the event; else the page scrolls to the next board and gives it the focus.
 *
 * @import { Model } from "./model.js"
 */

import { WIDGET } from "./elements.js";
import { ONWARD, BOARD_PLACED } from "./events.js";
import { isOurs, needs } from "./keys.js";
import { follow } from "./model.js";
import { MOTION } from "./switch.js";

const BUTTON_ONWARD = ".ruleboard-leave";
const NOWHERE = "ruleboard-nowhere"; // there is no board to go to
const FIRST_CONTROL_OF_BOARD = ".ruleboard-pad [tabindex='0'], .ruleboard-choices select, button, input";
const TWICE = 500; // milliseconds: the second click of a double click was meant for another button

/** @param {HTMLElement} whole */
function nextOf(whole) {
  const home = whole.closest(".jp-Notebook") ?? document;
  return [...home.querySelectorAll(WIDGET)].find(
    (each) => whole.compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** @param {HTMLElement} whole */
function go(whole) {
  if (!whole.dispatchEvent(new CustomEvent(ONWARD, { bubbles: true, cancelable: true }))) return;
  const next = nextOf(whole);
  const control = next?.querySelector(FIRST_CONTROL_OF_BOARD);
  next?.scrollIntoView({ block: "start", behavior: MOTION.isOn ? "smooth" : "instant" });
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}

/**
 * @param {Model} model
 * @param {HTMLElement} whole
 * @param {AbortSignal} signal
 */
export function leadOnward(model, whole, signal) {
  let since = 0;
  const isDone = () => (model.get("standing").onward ?? "h").includes("m");
  let wasDone = isDone();
  const update = () => {
    if (isDone() && !wasDone) since = performance.now();
    wasDone = isDone();
    whole.classList.toggle(NOWHERE, !whole.closest(".ruleboard-lesson") && !nextOf(whole));
  };
  const leave = () => {
    if (isDone() && performance.now() - since > TWICE) go(whole);
  };
  /** @param {Event} event */
  const isHere = ({ target }) => target instanceof Element && target.closest(WIDGET) === whole;
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    if (!isHere(event) || !(/** @type {Element} */ (event.target).closest(BUTTON_ONWARD))) return;
    event.stopPropagation();
    leave();
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (!isDone() || whole.classList.contains(NOWHERE) || !isOurs(event) || !isHere(event)) return;
    if (!["Enter", " "].includes(event.key) || needs(/** @type {Element} */ (event.target), event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) leave();
  };
  whole.addEventListener("click", onClick, { signal, capture: true });
  whole.addEventListener("keydown", onKeyDown, { signal, capture: true });
  document.addEventListener(BOARD_PLACED, update, { signal });
  follow(model, ["standing"], update, { signal, el: whole });
  document.dispatchEvent(new CustomEvent(BOARD_PLACED));
}

/**
 * How many tasks of a widget are open, and how many it has, for whoever leads through the page.
 *
 * @param {Model} model
 * @param {HTMLElement} whole
 * @param {AbortSignal} signal
 */
export function countTasks(model, whole, signal) {
  const update = () => {
    const [open, count] = model.get("tasks");
    if (count === undefined) return;
    whole.dataset.open = String(open);
    whole.dataset.tasks = String(count);
  };
  follow(model, ["tasks"], update, { signal, el: whole });
}
