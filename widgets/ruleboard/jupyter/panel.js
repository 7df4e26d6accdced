/**
 * Words and controls around a board. A panel has none of its own: it shows what the pad of its board was told, wherever
 * on the page it stands, and follows every change without a message from the kernel.
 *
 * @typedef {[kind: string, ...texts: string[]]} Passage one text for each language of the reader
 * @typedef {{heads: string[], rows: [Passage, ...number[]][], now: number | null}} Table
 */

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
 * A column for each player, headed by the sign; the one to move stands out.
 *
 * @param {Table} table
 * @param {string[]} languages
 */
function score({ heads, rows, now }, languages) {
  /** @param {number} column */
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
 * Call a function now, and again whenever one of these has changed.
 *
 * @param {Model} pad
 * @param {string[]} names
 * @param {() => void} update
 * @param {Place} view
 */
function follow(pad, names, update, view) {
  const events = names.map((name) => `change:${name}`).join(" ");
  pad.on(events, update);
  view.signal.addEventListener("abort", () => pad.off(events, update));
  update();
}

/**
 * A part of what the board says.
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
 * The moves so far: whoever picks one stands after it.
 *
 * @param {Model} pad
 * @param {Place} view
 */
function moves(pad, view) {
  const list = /** @type {HTMLSelectElement} */ (make("select", { size: "8" }));
  const update = () => {
    const { moves: name, start } = pad.get("names");
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
 * A box to write a move in: what was played leaves it, what was not stays, to be mended.
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
    tell(pad, input, { kind: "write", text: input.value }); // as often as Enter is pressed, the same text too
  });
  follow(pad, ["example", "names"], update, view);
  follow(pad, ["written"], () => (input.value = pad.get("written")), view);
  return make("div", { class: "jupyter-widgets widget-inline-hbox widget-text" }, [input]);
}

/**
 * Where a film stands: whoever draws the knob sees the steps go by.
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
 * Men that lie beside the board, a row for each side, and what a screen reader calls them.
 *
 * @param {Model} pad
 * @param {object} view
 */
function taken(pad, view) {
  const element = make("div", { class: "ruleboard-taken" });
  /** @param {[label: string, ...men: number[]]} row pictures and how many of each, in turns */
  const tray = ([label, ...men]) => {
    const lying = men.flatMap((token, i) => (i % 2 ? [] : Array(men[i + 1]).fill(pad.get("tokens")[token])));
    const images = lying.map((src) => make("img", { src, alt: "" }));
    return make("div", { class: "ruleboard-tray", role: "img", "aria-label": label, title: label }, images);
  };
  follow(pad, ["taken", "tokens"], () => element.replaceChildren(...pad.get("taken").map(tray)), view);
  return element;
}

/**
 * The board in letters, for eyes; ears have its description.
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
 * What can be done, as a list from which one picks: the moves in words; or, where these would give an answer away,
 * every place of the board with what stands there. Enter or the button does it.
 *
 * @param {Model} pad
 * @param {Place} view
 */
function choices(pad, view) {
  const id = `ruleboard-choices-${Math.random().toString(36).slice(2)}`;
  const label = make("label", { for: id });
  const list = /** @type {HTMLSelectElement} */ (make("select", { id, size: "8" }));
  const button = make("button", { type: "button", class: "jupyter-button ruleboard-button" });
  const frame = make("div", { class: "ruleboard-choices" }, [label, list, button]);
  const listed = () => {
    const moves = pad.get("choices");
    return moves.length ? moves : pad.get("picking") ? labelsOf(pad) : [];
  };
  const update = () => {
    const names = pad.get("names");
    const lines = listed();
    const moves = pad.get("choices").length > 0;
    label.textContent = (moves ? names.choices : names.places) ?? "";
    button.textContent = (moves ? names.make : names.pick) ?? "";
    frame.hidden = lines.length === 0;
    const kept = !moves && list.options.length === lines.length ? list.selectedIndex : 0;
    list.replaceChildren(...lines.map((/** @type {string} */ line) => make("option", {}, [line])));
    list.size = Math.min(8, Math.max(2, lines.length));
    list.selectedIndex = kept;
  };
  const act = () => {
    const number = list.selectedIndex;
    if (number < 0) return;
    const moves = pad.get("choices");
    if (moves.length) tell(pad, list, { kind: "make", number, text: moves[number] });
    else tell(pad, list, { kind: "pick", site: pad.get("sites")[number][0] });
  };
  button.addEventListener("click", act);
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
 * What a board in words is called, for whoever comes to it.
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
 * How far something has come that is being thought about; nothing while nobody thinks.
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
  const pad = await model.widget_manager.get_model(model.get("pad").replace("IPY_MODEL_", ""));
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
