/** Names of keys, and which keys belong to a control or to the page. */

import { BOARD } from "./elements.js";

export const CLICKER = ["PageDown", "PageUp"];

/**
 * The name of a key as Python knows it. On layouts without Latin letters, letters are named by their position, so that
 * the key U works on a Russian keyboard too.
 *
 * @param {KeyboardEvent} event
 */
export function keyName(event) {
  const { key, code, shiftKey } = event;
  if (key.length > 1 || key === " ") return shiftKey ? `Shift+${key}` : key;
  const latin = key.charCodeAt(0) < 128 || !code.startsWith("Key");
  return (latin ? key : code.slice(3)).toLowerCase();
}

/**
 * Whether a board may handle a key: shortcuts with Ctrl, Alt or Meta, and Tab, are left to the page.
 *
 * @param {KeyboardEvent} event
 */
export const isOurs = (event) => !(event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab");

/**
 * Whether a control needs a key for itself: text fields and lists need nearly all keys, buttons Enter and Space.
 *
 * @param {Element} control
 * @param {string} key
 */
export function needs(control, key) {
  if (control.closest(BOARD)) return false;
  if (control.matches("select, textarea, input:not([type=range])")) return !CLICKER.includes(key);
  return control.matches("button, summary, a") && (key.endsWith("Enter") || key.endsWith(" "));
}
