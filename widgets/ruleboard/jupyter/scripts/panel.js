/**
 * Entry point for a panel: words and controls around a board. A panel has no state of its own: it shows the state of
 * its board's pad, anywhere on the page, and follows every change without a message from the kernel.
 *
 * @import { Model, Place } from "./model.js"
 * @typedef {[kind: string, ...texts: string[]]} Passage one text for each language of the reader
 * @typedef {{heads: string[], rows: [Passage, ...number[]][], now: number | null}} Table
 */

import { sendFrom } from "./connection.js";
import { button, clock, language } from "./controls.js";
import { make } from "./elements.js";
import { labelsOf } from "./labels.js";
import { follow, hear, referenced } from "./model.js";
import { menu, tray } from "./tray.js";

/**
 * A text in each language, the second one smaller.
 *
 * @param {Passage} passage
 * @param {string[]} languages
 */
function paragraphs([kind, ...texts], languages) {
  const parts = texts.map((text, order) =>
    make("div", { class: order ? "ruleboard-second" : "ruleboard-first", lang: languages[order] }, [text]),
  );
  return make("div", { class: `ruleboard-${kind}` }, parts);
}

/**
 * A table with a column for each player; the one to move is highlighted.
 *
 * @param {Table} table
 * @param {string[]} languages
 */
function score({ heads, rows, now }, languages) {
  /**
   * @param {number} column
   * @returns {Record<string, string>}
   */
  const standing = (column) => (column === now ? { class: "ruleboard-now" } : {});
  const first = heads.map((head, column) => make("th", { scope: "col", ...standing(column) }, [head]));
  const body = rows.map(([label, ...numbers]) =>
    make("tr", {}, [
      make("th", { scope: "row" }, [paragraphs(label, languages)]),
      ...numbers.map((number, column) => make("td", standing(column), [String(number)])),
    ]),
  );
  const head = make("thead", {}, [make("tr", {}, [make("td", {}), ...first])]);
  return make("table", { class: "ruleboard-score" }, [head, make("tbody", {}, body)]);
}

/**
 * @param {string | Passage | Table} block
 * @param {string[]} languages
 */
function drawn(block, languages) {
  if (Array.isArray(block)) return paragraphs(block, languages);
  if (typeof block !== "string") return score(block, languages);
  const template = document.createElement("template");
  template.innerHTML = block;
  return template.content;
}

/**
 * A part of the View as text.
 *
 * @param {Model} pad
 * @param {string} name
 * @param {Place} view
 */
function words(pad, name, view) {
  const element = make("div", {});
  const update = () => {
    const languages = pad.get("languages");
    element.replaceChildren(...pad.get(name).map((/** @type {any} */ block) => drawn(block, languages)));
  };
  follow(pad, [name, "languages"], update, view);
  return element;
}

/**
 * The list of moves; choosing one goes to the position after it.
 *
 * @param {Model} pad
 * @param {Place} view
 */
function moves(pad, view) {
  const list = /** @type {HTMLSelectElement} */ (make("select", { size: "8" }));
  const update = () => {
    const { moves: name, start } = pad.get("names");
    /** @type {string[]} */
    const lines = pad.get("record").split("\n").filter(Boolean);
    const first = pad.get("first");
    /** @param {number} number @param {string} line */
    const entry = (number, line) => make("option", { value: String(number) }, [line]);
    list.replaceChildren(entry(0, start ?? ""), ...lines.map((line, order) => entry(first + order, line)));
    list.value = String(pad.get("at"));
    list.setAttribute("aria-label", name ?? "");
    list.title = name ?? "";
  };
  list.addEventListener("change", () => {
    pad.set("at", Number(list.value));
    pad.save_changes();
  });
  follow(pad, ["record", "first", "at", "names"], update, view);
  return make("div", { class: "jupyter-widgets widget-inline-hbox widget-select" }, [list]);
}

/**
 * A text field for a move. A played move is cleared, a refused one stays, to be corrected.
 *
 * @param {Model} pad
 * @param {Place} view
 */
function box(pad, view) {
  const input = /** @type {HTMLInputElement} */ (make("input", { type: "text" }));
  const update = () => {
    input.placeholder = pad.get("example") || (pad.get("names").box ?? "");
    input.setAttribute("aria-label", pad.get("names").box ?? "");
    input.title = pad.get("names").box ?? "";
  };
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    sendFrom(pad, input, { kind: "write", text: input.value }); // also if the text is the same as before
  });
  follow(pad, ["example", "names"], update, view);
  follow(pad, ["written"], () => (input.value = pad.get("written")), view);
  return make("div", { class: "jupyter-widgets widget-inline-hbox widget-text" }, [input]);
}

/**
 * The slider of a film.
 *
 * @param {Model} pad
 * @param {Place} view
 */
function slider(pad, view) {
  const input = /** @type {HTMLInputElement} */ (make("input", { type: "range", min: "0", step: "1" }));
  const update = () => {
    input.max = String(pad.get("last"));
    input.value = String(pad.get("at"));
    input.setAttribute("aria-label", pad.get("names").slider ?? "");
    input.setAttribute("aria-valuetext", pad.get("step")[0]?.[1] ?? "");
  };
  input.addEventListener("input", () => {
    pad.set("at", Number(input.value));
    pad.save_changes();
  });
  follow(pad, ["at", "last", "names", "step"], update, view);
  clock(pad, view);
  return input;
}

const BUTTON = "do:";
const TRAY = "tray:";
const MENU = "menu:";

/**
 * Captured pieces beside the board, a row for each side, with a label for screen readers.
 *
 * @param {Model} pad
 * @param {Place} view
 */
function taken(pad, view) {
  const element = make("div", { class: "ruleboard-taken" });
  /** @param {[label: string, ...men: number[]]} men pictures and how many of each, in turns */
  const row = ([label, ...men]) => {
    const lying = men.flatMap((token, i) => (i % 2 ? [] : Array(men[i + 1]).fill(pad.get("tokens")[token])));
    const images = lying.map((src) => make("img", { src, alt: "" }));
    return make("div", { class: "ruleboard-tray", role: "img", "aria-label": label, title: label }, images);
  };
  follow(pad, ["taken", "tokens"], () => element.replaceChildren(...pad.get("taken").map(row)), view);
  return element;
}

/**
 * The board as text, hidden from screen readers, which have its description.
 *
 * @param {Model} pad
 * @param {Place} view
 */
function diagram(pad, view) {
  const letters = make("pre", { class: "ruleboard-diagram", "aria-hidden": "true" });
  follow(pad, ["diagram"], () => (letters.textContent = pad.get("diagram")), view);
  return letters;
}

/**
 * A list of the legal moves in words; or, where these would give an answer away, of all sites with their labels. Enter
 * or the button confirms the choice.
 *
 * @param {Model} pad
 * @param {Place} view
 */
function choices(pad, view) {
  const id = `ruleboard-choices-${Math.random().toString(36).slice(2)}`;
  const label = make("label", { for: id });
  const list = /** @type {HTMLSelectElement} */ (make("select", { id, size: "8" }));
  const doIt = make("button", { type: "button", class: "jupyter-button ruleboard-button" });
  const frame = make("div", { class: "ruleboard-choices" }, [label, list, doIt]);
  const listed = () => {
    const possible = pad.get("choices");
    return possible.length ? possible : pad.get("picking") ? labelsOf(pad) : [];
  };
  const update = () => {
    const names = pad.get("names");
    const lines = listed();
    const areMoves = pad.get("choices").length > 0;
    label.textContent = (areMoves ? names.choices : names.places) ?? "";
    doIt.textContent = (areMoves ? names.make : names.pick) ?? "";
    frame.hidden = lines.length === 0;
    const kept = !areMoves && list.options.length === lines.length ? list.selectedIndex : 0;
    list.replaceChildren(...lines.map((/** @type {string} */ line) => make("option", {}, [line])));
    list.size = Math.min(8, Math.max(2, lines.length));
    list.selectedIndex = kept;
  };
  const act = () => {
    const number = list.selectedIndex;
    if (number < 0) return;
    const possible = pad.get("choices");
    if (possible.length) sendFrom(pad, list, { kind: "make", number, text: possible[number] });
    else sendFrom(pad, list, { kind: "pick", site: pad.get("sites")[number][0] });
  };
  doIt.addEventListener("click", act);
  list.addEventListener("dblclick", act);
  list.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.repeat) return;
    event.preventDefault();
    act();
  });
  follow(pad, ["choices", "picking", "labels", "phrases", "sites", "names"], update, view);
  return frame;
}

/**
 * Label a board in words for screen readers.
 *
 * @param {HTMLElement} frame
 * @param {Model} pad
 * @param {Place} view
 */
function named(frame, pad, view) {
  frame.setAttribute("role", "group");
  follow(pad, ["title"], () => frame.setAttribute("aria-label", pad.get("title")), view);
}

/**
 * The progress of a computation; hidden while there is none.
 *
 * @param {Model} pad
 * @param {Place} view
 */
function progress(pad, view) {
  const bar = /** @type {HTMLProgressElement} */ (make("progress", { max: "100", class: "ruleboard-progress" }));
  const update = () => {
    bar.classList.toggle("ruleboard-hidden", !pad.get("busy"));
    bar.value = pad.get("progress");
    bar.setAttribute("aria-label", pad.get("names").progress ?? "");
  };
  follow(pad, ["busy", "progress", "names"], update, view);
  return bar;
}

const CONTROLS = { moves, box, slider, taken, language, diagram, choices, progress };

/** @param {{model: Model, el: HTMLElement}} view */
export async function panel({ model, el }) {
  const pad = await referenced(model, model.get("pad"));
  for (const each of [model, pad]) hear(each);
  const ending = new AbortController();
  const view = { signal: ending.signal, el };
  /**
   * @param {string | any[]} place
   * @returns {HTMLElement}
   */
  const placed = (place) => {
    if (Array.isArray(place)) {
      const [kind, ...places] = place;
      const frame = make("div", { class: `ruleboard-${kind}` }, places.map(placed));
      if (kind === "text") named(frame, pad, view);
      return frame;
    }
    if (place.startsWith(TRAY)) return tray(pad, place.slice(TRAY.length), view);
    if (place.startsWith(MENU)) return menu(pad, place.slice(MENU.length), view);
    if (place.startsWith(BUTTON)) return button(pad, place.slice(BUTTON.length), view);
    const control = CONTROLS[/** @type {keyof typeof CONTROLS} */ (place)];
    return control ? control(pad, view) : words(pad, place, view);
  };
  el.style.setProperty("--ruleboard-size", `${model.get("size")}px`);
  el.replaceChildren(...model.get("places").map(placed));
  return () => ending.abort();
}
