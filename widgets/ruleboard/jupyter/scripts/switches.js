/**
 * The buttons and keys of the settings in switch.js.
 *
 * @import { Model } from "./model.js"
 * @import { Switch } from "./switch.js"
 */

import { make, put, watch, WIDGET } from "./elements.js";
import { isOurs, keyName, needs } from "./keys.js";
import { SOUND } from "./sound.js";
import { LESS, MOTION, SWITCHED } from "./switch.js";

const SWITCHES = [SOUND, MOTION];

/**
 * Handle the buttons and keys of the settings in a widget. A key press is announced; a button shows its state itself.
 *
 * @param {Model} model
 * @param {HTMLElement} whole
 * @param {AbortSignal} signal
 */
export function hearSwitches(model, whole, signal) {
  /** @param {Switch} found */
  const tell = ({ name, isOn }) => {
    const line = make("div", {}); // a new element is announced again
    line.textContent = model.get("names")[`${name}-${isOn ? "on" : "off"}`] ?? "";
    whole.querySelector(".ruleboard-pad-status")?.replaceChildren(line);
  };
  const show = () => {
    for (const { name, isOn } of SWITCHES) {
      for (const button of whole.querySelectorAll(`.${name}`)) {
        put(/** @type {HTMLElement} */ (button), "aria-pressed", String(isOn));
      }
    }
  };
  /** @param {Event} event */
  const isHere = ({ target }) => target instanceof Element && target.closest(WIDGET) === whole;
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const found = SWITCHES.find(({ key }) => key === keyName(event));
    if (!found || !isOurs(event) || !isHere(event) || needs(/** @type {Element} */ (event.target), found.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.repeat) return;
    found.turn();
    tell(found);
  };
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    const { target } = event;
    const found = isHere(event) && SWITCHES.find(({ name }) => /** @type {Element} */ (target).closest(`.${name}`));
    if (!found) return;
    event.stopPropagation();
    found.turn();
  };
  whole.addEventListener("keydown", onKeyDown, { signal, capture: true });
  whole.addEventListener("click", onClick, { signal, capture: true });
  document.addEventListener(SWITCHED, show, { signal });
  globalThis.addEventListener("storage", show, { signal });
  LESS.addEventListener("change", show, { signal });
  watch(whole, { childList: true, subtree: true }, show, signal); // for buttons that are added later
  show();
}
