/**
 * The buttons and the language menu around a board, drawn from what its pad was told: real ones, so that keyboard and
 * screen reader find them, in the looks that Jupyter gives its own. Each press is one message.
 *
 * @typedef {{signal: AbortSignal, el: HTMLElement}} Place where something is drawn, and until when
 */

const NOTEBOOK = ".jp-Notebook";
/** @type {Record<string, string>} The buttons that the page obeys by itself, and the classes by which it knows them. */
const OF_PAGE = { large: "enlarge", sound: "sound", motion: "moving" };
const QUIET = "ruleboard-quiet"; // a menu that leaves the word to another one

/** @type {WeakMap<Element, (content: object) => void>} How each pad on the page sends something. */
const lines = new WeakMap();

/**
 * Send something by the line of the board that a control belongs to, which says so if nobody is there.
 *
 * @param {Model} pad
 * @param {Element} control
 * @param {object} content
 */
function tell(pad, control, content) {
  const board = control.closest(WIDGET)?.querySelector(BOARD);
  const send = board && lines.get(board);
  if (send) send(content);
  else pad.send(content);
}

/**
 * A button that does what Python calls by this name.
 *
 * @param {Model} pad
 * @param {string} name
 * @param {Place} view
 */
function button(pad, name, view) {
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
  element.addEventListener("click", () => tell(pad, element, { kind: "do", name }));
  follow(pad, ["faces", "standing"], update, view);
  return element;
}

/** @type {Map<HTMLElement, {home: Element | null, lang: string}>} Each language menu: in which notebook, what is chosen. */
const menus = new Map();

/** One menu speaks for all boards of a lesson in its language: the first one. One that was scrolled away keeps the word. */
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
 * Whether a menu speaks rather than another one.
 *
 * @param {HTMLElement} menu
 * @param {HTMLElement} other
 */
function comesBefore(menu, other) {
  if (!menu.isConnected) return !menu.classList.contains(QUIET);
  if (!other.isConnected) return other.classList.contains(QUIET);
  return Boolean(menu.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}

const SETTLED = 400; // milliseconds: until the last board of a lesson has followed
let settling = 0;
function chooseMenusLater() {
  clearTimeout(settling);
  settling = setTimeout(chooseMenus, SETTLED);
}

/**
 * The languages, each under its own name.
 *
 * @param {Model} pad
 * @param {Place} view
 */
function language(pad, view) {
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
  select.addEventListener("change", () => tell(pad, select, { kind: "language", lang: select.value }));
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
 * The clock of a film: while it plays, the next step comes some time after the last one. Python stops it, at a question
 * and at the end.
 *
 * @param {Model} pad
 * @param {Place} view
 */
function clock(pad, view) {
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
