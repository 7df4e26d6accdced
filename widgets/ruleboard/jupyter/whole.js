/**
 * What concerns a whole widget, not only its board: its keys work wherever the focus is in it, and the focus never
 * falls out of it. This script is sent together with pad.js, the board itself, and what else a page needs.
 */

const CLICKER = ["PageDown", "PageUp"];
const WIDGET = ".ruleboard";
const BOARD = ".ruleboard-pad";

/**
 * The name of a key as Python knows it. Letters count by their place where the layout has no Latin ones, so that
 * the key U undoes on a Russian keyboard too.
 *
 * @param {KeyboardEvent} event
 */
function keyName(event) {
  const { key, code, shiftKey } = event;
  if (key.length > 1 || key === " ") return shiftKey ? `Shift+${key}` : key;
  const latin = key.charCodeAt(0) < 128 || !code.startsWith("Key");
  return (latin ? key : code.slice(3)).toLowerCase();
}

/**
 * The site whose button an event is about.
 *
 * @param {Event} event
 */
function siteOf(event) {
  const button = event.target instanceof Element && event.target.closest(`${BOARD} button`);
  return button instanceof HTMLElement ? button.dataset.site : undefined;
}

/**
 * Whether a control needs a key for itself: who writes or picks from a list needs nearly all, a button two.
 *
 * @param {Element} control
 * @param {string} key
 */
function needs(control, key) {
  if (control.closest(BOARD)) return false;
  if (control.matches("select, textarea, input:not([type=range])")) return !CLICKER.includes(key);
  return control.matches("button, summary, a") && (key.endsWith("Enter") || key.endsWith(" "));
}

/**
 * Whether an event in a widget is a matter of this board: a widget may have several, and another widget in it.
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
 * Shortcuts with Ctrl, Alt or Meta stay the page's; Tab is the way out.
 *
 * @param {KeyboardEvent} event
 */
const isOurs = (event) => !(event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab");

/**
 * Hand the keys of the widget to its board, before any control sees them; what nobody wants ends here, or the notebook
 * would add, cut and run cells. A clicker turns the pages of a film from the board of the viewer's own in it, too.
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
    if (isHeard(event)) event.preventDefault(); // Firefox clicks when Space comes up
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
 * What has come where a button was that led on: the one beside it that can be pressed.
 *
 * @param {Element} control
 */
function successor(control) {
  const beside = control.closest(".ruleboard-onward")?.querySelectorAll("button") ?? [];
  return [...beside].find(isUsable);
}

/**
 * A button that disables, hides or removes itself gives the focus to what leads on instead, else to the board; never to
 * the page.
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
    if (relatedTarget || (target instanceof Element && isUsable(target))) held = null; // somebody went away
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
 * Whether this page is dark, as JupyterLab, VS Code or Colab say it; undefined
 * as long as nobody has, in a page that loads.
 */
function isDark() {
  const { jpThemeLight, vscodeThemeKind } = document.body.dataset;
  const kind = vscodeThemeKind ?? document.documentElement.getAttribute("theme") ?? undefined;
  return jpThemeLight === undefined ? kind?.includes("dark") : jpThemeLight === "false";
}

/**
 * Tell Python when the page turns dark or light, and nothing as long as it stays as it is.
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
 * Call a function whenever something has changed.
 *
 * @param {Element} element
 * @param {MutationObserverInit} what
 * @param {() => void} action
 * @param {AbortSignal} signal
 */
function watch(element, what, action, signal) {
  const observer = new MutationObserver(action);
  observer.observe(element, what);
  signal.addEventListener("abort", () => observer.disconnect());
}

/**
 * Take care of the widget that a pad stands in; a bare board has only itself.
 *
 * @param {Buttons | Plain} buttons
 * @param {HTMLElement} pad
 * @param {AbortSignal} signal
 */
function attend(buttons, pad, signal) {
  const found = pad.closest(WIDGET);
  const whole = found instanceof HTMLElement ? found : pad;
  const first = whole.querySelector(BOARD) === pad;
  if (first) {
    fillWindow(whole, signal); // before the board hears of the keys
    hearSwitches(buttons.model, whole, signal);
    hearRefusals(buttons.model, signal);
  }
  hearKeys(buttons, whole, pad, signal);
  if (!first) return;
  whole.tabIndex = -1; // a click on its words, or on a button in Safari, gives it the keys too
  keepFocus(buttons, whole, signal);
  followTheme(buttons.model, signal);
}
