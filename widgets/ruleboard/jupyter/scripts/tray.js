/**
 * Rows of small buttons. Buttons are reused from one update to the next, so that the focus stays where it is; when
 * everything is answered, a focus among them moves to the button that leads on.
 *
 * @import { Model, Place } from "./model.js"
 * @typedef {[texts: string[], name: string, key: string, kind: string, now: boolean, off: boolean]} Item
 */

import { sendFrom } from "./connection.js";
import { make, put, WIDGET } from "./elements.js";
import { follow } from "./model.js";

/**
 * @param {HTMLButtonElement} button
 * @param {Item} item
 * @param {string[]} languages
 */
function write(button, [texts, name, key, kind, now, off], languages) {
  const lines = texts.map((text, order) => {
    const line = make("span", { class: order ? "ruleboard-second" : "ruleboard-first" }, [text]);
    if (texts.length === languages.length) line.lang = languages[order];
    return line;
  });
  if (key) lines.unshift(make("kbd", {}, [key]));
  button.replaceChildren(...lines);
  button.className = ["ruleboard-item", ...kind.split(" ").filter(Boolean).map((each) => `ruleboard-item-${each}`)].join(" ");
  button.title = name;
  for (const [attribute, value] of [
    ["aria-label", name],
    ["aria-current", now ? "step" : ""],
    ["aria-disabled", off ? "true" : ""],
  ]) {
    if (value) button.setAttribute(attribute, value);
    else button.removeAttribute(attribute);
  }
}

/**
 * A row of buttons.
 *
 * @param {Model} pad
 * @param {string} name
 * @param {Place} view
 */
export function tray(pad, name, view) {
  const row = make("div", { role: "group", class: `ruleboard-${name}` });

  /** @param {number} number */
  const added = (number) => {
    const button = /** @type {HTMLButtonElement} */ (make("button", { type: "button" }));
    button.addEventListener("click", () => {
      if (!button.hasAttribute("aria-disabled")) sendFrom(pad, button, { kind: "choose", tray: name, number });
    });
    row.append(button);
    return button;
  };
  const update = () => {
    const held = row.contains(document.activeElement);
    const shown = pad.get("trays")[name] ?? { name: "", items: [], done: false };
    put(row, "aria-label", shown.name);
    row.hidden = !shown.items.length;
    while (row.children.length > shown.items.length) row.lastElementChild?.remove();
    shown.items.forEach((/** @type {Item} */ item, /** @type {number} */ number) => {
      const button = /** @type {HTMLButtonElement} */ (row.children[number] ?? added(number));
      write(button, item, pad.get("languages"));
    });
    if (held && (shown.done || !shown.items.length)) {
      const onward = /** @type {HTMLElement | null | undefined} */ (
        row.closest(WIDGET)?.querySelector(".ruleboard-onward button:not(.ruleboard-hidden)")
      );
      queueMicrotask(() => onward?.focus()); // once the same message has enabled it
    }
  };
  follow(pad, ["trays", "languages"], update, view);
  return row;
}

/**
 * The same items as a menu; the current item is selected.
 *
 * @param {Model} pad
 * @param {string} name
 * @param {Place} view
 */
export function menu(pad, name, view) {
  const select = /** @type {HTMLSelectElement} */ (make("select", {}));
  const label = make("span", { class: "widget-label" });
  const kinds = "jupyter-widgets widget-inline-hbox widget-dropdown ruleboard-menu";
  const frame = make("label", { class: `${kinds} ruleboard-${name}-menu` }, [label, select]);
  const update = () => {
    const shown = pad.get("trays")[name] ?? { name: "", items: [] };
    const texts = shown.items.map((/** @type {Item} */ [words]) => words.join(" "));
    if (texts.join("\n") !== [...select.options].map((option) => option.text).join("\n")) {
      select.replaceChildren(...texts.map((/** @type {string} */ text) => make("option", {}, [text])));
    }
    select.selectedIndex = shown.items.findIndex((/** @type {Item} */ item) => item[4]);
    label.textContent = shown.name;
    frame.classList.toggle("ruleboard-hidden", !shown.items.length);
  };
  select.addEventListener("change", () => {
    sendFrom(pad, select, { kind: "choose", tray: name, number: select.selectedIndex });
  });
  follow(pad, ["trays"], update, view);
  return frame;
}
