/**
 * The buttons and the language menu around a board, drawn from the state of its pad: native controls in Jupyter's
 * style, accessible by keyboard and screen reader. Each press is one message.
 *
 * @import { Model, Place } from "./model.js"
 */

import { sendFrom } from "./connection.js";
import { make, put } from "./elements.js";
import { follow } from "./model.js";

/** @type {Record<string, string>} Buttons handled by the page alone, and their classes. */
const OF_PAGE = { large: "enlarge", sound: "sound", motion: "moving", onward: "leave" };

/**
 * A button for a command of Python.
 *
 * @param {Model} pad
 * @param {string} name
 * @param {Place} view
 */
export function button(pad, name, view) {
  const sign = make("i", { "aria-hidden": "true" }); // a screen reader would try to pronounce it
  const word = document.createTextNode("");
  const kinds = `jupyter-widgets jupyter-button ruleboard-button ruleboard-${OF_PAGE[name] ?? "command"}`;
  const element = /** @type {HTMLButtonElement} */ (make("button", { type: "button", class: kinds }, [sign, word]));
  let wasOn = false;
  const update = () => {
    const [text, icon, key] = pad.get("faces")[name] ?? ["", "", ""];
    put(sign, "class", icon && `fa fa-${icon}`);
    if (word.data !== text) word.data = text;
    put(element, "title", key ? `${text} (${key})` : "");
    const standing = pad.get("standing")[name] ?? "";
    const on = standing.includes("o");
    if (on !== wasOn) put(element, "aria-pressed", String(on));
    wasOn = on;
    element.classList.toggle("ruleboard-main", standing.includes("m"));
    element.classList.toggle("ruleboard-hidden", standing.includes("h"));
    element.disabled = standing.includes("d");
  };
  element.addEventListener("click", () => sendFrom(pad, element, { kind: "do", name }));
  follow(pad, ["faces", "standing"], update, view);
  return element;
}

/**
 * The menu of languages.
 *
 * @param {Model} pad
 * @param {Place} view
 */
export function language(pad, view) {
  const select = /** @type {HTMLSelectElement} */ (make("select", {}));
  const label = make("span", { class: "widget-label" });
  const kinds = "jupyter-widgets widget-inline-hbox widget-dropdown ruleboard-menu";
  const update = () => {
    const options = pad.get("editions").map((/** @type {string[]} */ [code, name]) => make("option", { value: code }, [name]));
    select.replaceChildren(...options);
    select.value = pad.get("edition");
    label.textContent = pad.get("names").language ?? "";
  };
  select.addEventListener("change", () => sendFrom(pad, select, { kind: "language", lang: select.value }));
  follow(pad, ["editions", "edition", "names"], update, view);
  return make("label", { class: kinds }, [label, select]);
}

/**
 * The timer of a film: while it plays, it advances by one step after a delay. Python stops it at a question and at the
 * end.
 *
 * @param {Model} pad
 * @param {Place} view
 */
export function clock(pad, view) {
  let waiting = 0;
  const wind = () => {
    clearTimeout(waiting);
    if (!pad.get("playing") || pad.get("at") >= pad.get("last")) return;
    waiting = setTimeout(() => {
      pad.set("at", pad.get("at") + 1);
      pad.save_changes();
    }, pad.get("pace"));
  };
  follow(pad, ["playing", "at", "last", "pace"], wind, view);
  view.signal.addEventListener("abort", () => clearTimeout(waiting));
}
