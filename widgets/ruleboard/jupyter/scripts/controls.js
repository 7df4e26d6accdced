/**
 * The buttons and the language menu around a board, drawn from the state of its pad: native controls in Jupyter's
 * style, accessible by keyboard and screen reader. Each press is one message.
 *
 * @import { Model, Place } from "./model.js"
 */

import { sendFrom } from "./connection.js";
import { make, put, whenPlaced } from "./elements.js";
import { follow } from "./model.js";

const NOTEBOOK = ".jp-Notebook";

/** @type {Record<string, string>} Buttons handled by the page alone, and their classes. */
const OF_PAGE = { large: "enlarge", sound: "sound", motion: "moving" };

const QUIET = "ruleboard-quiet"; // a menu that is hidden in favour of another one

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
    element.classList.toggle("mod-info", on);
    element.classList.toggle("ruleboard-hidden", standing.includes("h"));
    element.disabled = standing.includes("d");
  };
  element.addEventListener("click", () => sendFrom(pad, element, { kind: "do", name }));
  follow(pad, ["faces", "standing"], update, view);
  return element;
}

/** @type {Map<HTMLElement, {home: Element | null, lang: string}>} The language menus. */
const menus = new Map();

/** Show one menu for all boards of a notebook with the same language: the first one, even while it is scrolled away. */
function chooseMenus() {
  /** @type {Map<Element | null, Map<string, HTMLElement>>} */
  const speakers = new Map();
  for (const [menu, about] of menus) {
    if (menu.isConnected) about.home = menu.closest(NOTEBOOK) ?? document.body;
    if (!speakers.has(about.home)) speakers.set(about.home, new Map());
    const here = /** @type {Map<string, HTMLElement>} */ (speakers.get(about.home));
    const other = here.get(about.lang);
    if (!other || comesBefore(menu, other)) here.set(about.lang, menu);
  }
  for (const [menu, { home, lang }] of menus) {
    menu.classList.toggle(QUIET, home === null || speakers.get(home)?.get(lang) !== menu);
  }
}

/**
 * Whether a menu is shown rather than another one.
 *
 * @param {HTMLElement} menu
 * @param {HTMLElement} other
 */
function comesBefore(menu, other) {
  if (!menu.isConnected) return !menu.classList.contains(QUIET);
  if (!other.isConnected) return other.classList.contains(QUIET);
  return Boolean(menu.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}

const SETTLED = 400; // milliseconds until all boards of a lesson have changed their language
let settling = 0;

function chooseMenusLater() {
  clearTimeout(settling);
  settling = setTimeout(chooseMenus, SETTLED);
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
  const menu = make("label", { class: `${kinds} ${QUIET}` }, [label, select]);
  const about = { home: null, lang: pad.get("edition") };
  const update = () => {
    if (about.lang !== pad.get("edition")) chooseMenusLater();
    about.lang = pad.get("edition");
    const options = pad.get("editions").map((/** @type {string[]} */ [code, name]) => make("option", { value: code }, [name]));
    select.replaceChildren(...options);
    select.value = pad.get("edition");
    label.textContent = pad.get("names").language ?? "";
  };
  select.addEventListener("change", () => sendFrom(pad, select, { kind: "language", lang: select.value }));
  follow(pad, ["editions", "edition", "names"], update, view);
  menus.set(menu, about);
  whenPlaced(view.el, chooseMenus, view.signal);
  view.signal.addEventListener("abort", () => {
    menus.delete(menu);
    chooseMenus();
  });
  return menu;
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
