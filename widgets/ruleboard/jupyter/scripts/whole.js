/**
 * Behaviour of a whole widget, not only of its board: its keys work wherever the focus is in it, the focus stays in it,
 * and Python knows whether the page is dark.
 *
 * @import { Buttons } from "./buttons.js"
 * @import { Model } from "./model.js"
 * @import { Plain } from "./plain.js"
 */

import { BOARD, watch, WIDGET } from "./elements.js";
import { CLICKER, isOurs, keyName, needs } from "./keys.js";
import { fillWindow } from "./large.js";
import { siteOf } from "./sites.js";
import { hearRefusals } from "./sound.js";
import { hearSwitches } from "./switches.js";

/**
 * Whether an event in a widget concerns this board: a widget may contain several boards, and another widget.
 *
 * @param {Element} target
 * @param {HTMLElement} whole
 * @param {HTMLElement} pad
 */
function concerns(target, whole, pad) {
  if (whole !== pad && target.closest(WIDGET) !== whole) return false;
  return (target.closest(BOARD) ?? whole.querySelector(BOARD) ?? pad) === pad;
}

/**
 * Send keys to Python, before any control handles them. Other keys do not leave the widget, or the notebook would add,
 * cut and run cells. The keys of a presenter work on a film even while the focus is on another board inside it.
 *
 * @param {Buttons | Plain} buttons
 * @param {HTMLElement} whole
 * @param {HTMLElement} pad
 * @param {AbortSignal} signal
 */
function hearKeys(buttons, whole, pad, signal) {
  const { model } = buttons;
  /** @param {KeyboardEvent} event */
  const isHeard = (event) =>
    isOurs(event) &&
    event.target instanceof Element &&
    (concerns(event.target, whole, pad) || (CLICKER.includes(event.key) && whole.querySelector(BOARD) === pad)) &&
    !needs(event.target, keyName(event)) &&
    model.get("heard").includes(keyName(event));
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (!isHeard(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) buttons.send({ kind: "key", key: keyName(event), site: siteOf(event) ?? null });
  };
  /** @param {KeyboardEvent} event */
  const onKeyUp = (event) => {
    if (isHeard(event)) event.preventDefault(); // Firefox clicks on keyup of Space
  };
  /** @param {KeyboardEvent} event */
  const onKeyLeft = (event) => {
    if (isOurs(event)) event.stopPropagation();
  };
  whole.addEventListener("keydown", onKeyDown, { signal, capture: true });
  whole.addEventListener("keyup", onKeyUp, { signal, capture: true });
  whole.addEventListener("keydown", onKeyLeft, { signal });
}

/** @param {Element} element */
function isUsable(element) {
  return element.isConnected && !element.matches(":disabled") && element.getClientRects().length > 0;
}

/**
 * The usable button beside a button that is no longer usable.
 *
 * @param {Element} control
 */
function successor(control) {
  const beside = control.closest(".ruleboard-onward")?.querySelectorAll("button") ?? [];
  return [...beside].find(isUsable);
}

/**
 * When the focused control is disabled, hidden or removed, focus the button that replaces it, else the board.
 *
 * @param {Buttons | Plain} buttons
 * @param {HTMLElement} whole
 * @param {AbortSignal} signal
 */
function keepFocus(buttons, whole, signal) {
  /** @type {{control: Element, home: Element | null} | null} */
  let held = null;
  /** @param {FocusEvent} event */
  const onFocus = ({ target }) => {
    held = target instanceof Element ? { control: target, home: target.closest(WIDGET) } : null;
  };
  /** @param {FocusEvent} event */
  const onLeave = ({ target, relatedTarget }) => {
    if (relatedTarget || (target instanceof Element && isUsable(target))) held = null; // the user left it
  };
  const onChange = () => {
    if (!held || (held.home !== whole && held.home?.isConnected)) return;
    const now = document.activeElement;
    if (isUsable(held.control) || (now && now !== document.body && now !== held.control)) return;
    const next = successor(held.control) ?? buttons;
    held = null;
    next.focus();
  };
  whole.addEventListener("focusin", onFocus, { signal });
  whole.addEventListener("focusout", onLeave, { signal });
  watch(whole, { attributeFilter: ["class", "disabled"], childList: true, subtree: true }, onChange, signal);
}

/**
 * Whether JupyterLab, VS Code or Colab show a dark theme; undefined as long as the page has not set one.
 */
function isDark() {
  const { jpThemeLight, vscodeThemeKind } = document.body.dataset;
  const kind = vscodeThemeKind ?? document.documentElement.getAttribute("theme") ?? undefined;
  return jpThemeLight === undefined ? kind?.includes("dark") : jpThemeLight === "false";
}

/**
 * Tell Python when the page becomes dark or light.
 *
 * @param {Model} model
 * @param {AbortSignal} signal
 */
function followTheme(model, signal) {
  const tell = () => {
    const dark = isDark();
    if (dark === undefined || model.get("dark") === dark) return;
    model.set("dark", dark);
    model.save_changes();
  };
  tell();
  const said = ["data-jp-theme-light", "data-vscode-theme-kind", "theme"];
  for (const part of [document.body, document.documentElement]) watch(part, { attributeFilter: said }, tell, signal);
}

/**
 * Set up the widget that contains a pad; a board without a widget is its own.
 *
 * @param {Buttons | Plain} buttons
 * @param {HTMLElement} pad
 * @param {AbortSignal} signal
 */
export function attend(buttons, pad, signal) {
  const found = pad.closest(WIDGET);
  const whole = found instanceof HTMLElement ? found : pad;
  const first = whole.querySelector(BOARD) === pad;
  if (first) {
    fillWindow(whole, signal); // its key handler comes before that of the board
    hearSwitches(buttons.model, whole, signal);
    hearRefusals(buttons.model, signal);
  }
  hearKeys(buttons, whole, pad, signal);
  if (!first) return;
  whole.tabIndex = -1; // so that a click on its text, or on a button in Safari, focuses it
  keepFocus(buttons, whole, signal);
  followTheme(buttons.model, signal);
}
