/**
 * Real buttons over a painted board. One message for a pick, one for a drag, one for a key that Python asked for, none
 * for anything else. Tab, wheel, swipes and the middle mouse button belong to the page.
 *
 * @typedef {[name: string, x: number, y: number, radius: number]} Site
 * @typedef {{get(name: string): any, set(name: string, value: any): void, save_changes(): void,
 *            send(content: object): void, widget_manager?: any,
 *            on(event: string, callback: (content?: any) => void): void,
 *            off(event: string, callback: (content?: any) => void): void}} Model
 */

const ARROWS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/**
 * What a click beside all buttons means: a light square of a draughts board, which nobody can play on.
 *
 * @param {MouseEvent} event
 * @param {Model} model
 * @param {HTMLElement} grid
 * @returns {string | undefined}
 */
function between(event, model, grid) {
  const [site, left, top, right, bottom] = model.get("between");
  const board = grid.getBoundingClientRect();
  const x = (100 * (event.clientX - board.left)) / board.width;
  const y = (100 * (event.clientY - board.top)) / board.height;
  return left <= x && x <= right && top <= y && y <= bottom ? site : undefined;
}

/**
 * @param {string} tag
 * @param {Record<string, string>} attributes
 * @param {(Node | string)[]} children
 */
function make(tag, attributes, children = []) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/**
 * Set an attribute, but touch nothing that is as it should be: a page looks at everything that is touched.
 *
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string} value
 */
function put(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Passages in the reader's first language.
 *
 * @param {[kind: string, text: string][]} passages
 */
const texts = (passages) => passages.map(([, text]) => text);

/**
 * What is read out: the answer to the last input, then what is to be done now.
 *
 * @param {Model} model
 */
function spoken(model) {
  return [...texts(model.get("answer")), ...texts(model.get("headline"))].join(" ");
}

/** The buttons of one view of a pad. */
class Buttons {
  /**
   * @param {Model} model
   * @param {HTMLElement} grid
   * @param {(content: object) => void} send
   */
  constructor(model, grid, send) {
    this.model = model;
    this.grid = grid;
    this.send = send;
    /** @type {Map<string, HTMLElement>} */
    this.bySite = new Map();
    this.rows = "";
    this.current = "";
  }

  /** Bring everything up to date in place: a button that were made anew would lose the focus. */
  update() {
    const { model } = this;
    this.arrange(model.get("rows"));
    const pressed = new Set(model.get("pressed"));
    const labels = labelsOf(model);
    /** @type {Site[]} */
    const sites = model.get("sites");
    const smallest = Math.min(...sites.map(([, , , radius]) => radius));
    sites.forEach(([site, x, y, radius], i) => {
      const button = this.bySite.get(site);
      if (!button) return;
      const gap = 50 * (1 - smallest / radius); // frames are equally large
      put(button, "style", `left: ${x}%; top: ${y}%; width: ${2 * radius}%; --ruleboard-gap: ${gap}%`);
      put(button, "aria-label", labels[i]);
      put(button, "data-hand", handOf(model, site));
      if (pressed.has(site)) put(button, "aria-pressed", "true");
      else button.removeAttribute("aria-pressed"); // "not pressed", on every other site, would be noise
    });
    put(this.grid, "aria-label", model.get("title"));
  }

  /**
   * Put the buttons in rows, as people read the board; keep those that there are.
   *
   * @param {string[][]} rows
   */
  arrange(rows) {
    const order = JSON.stringify(rows);
    if (order === this.rows) return;
    this.rows = order;
    const focused = this.grid.contains(document.activeElement);
    const old = this.bySite;
    this.bySite = new Map();
    this.grid.replaceChildren(
      ...rows.map((row) => {
        const cells = row.map((site) => {
          const button = old.get(site) ?? make("button", { type: "button", "data-site": site });
          this.bySite.set(site, button);
          return make("div", { role: "gridcell" }, [button]);
        });
        return make("div", { role: "row" }, cells);
      }),
    );
    this.choose(this.bySite.has(this.current) ? this.current : (rows[0]?.[0] ?? ""));
    if (focused) this.bySite.get(this.current)?.focus();
  }

  /**
   * Make a site the one that Tab leads to.
   *
   * @param {string} site
   */
  choose(site) {
    this.current = site;
    for (const [name, button] of this.bySite) {
      button.tabIndex = name === site ? 0 : -1;
    }
  }

  /** Take the focus, without a jump of the page. */
  focus() {
    this.bySite.get(this.current)?.focus({ preventScroll: true });
  }

  /**
   * Where a key leads from the current site.
   *
   * @param {string} key
   * @returns {string | undefined}
   */
  next(key) {
    if (key in ARROWS) {
      const direction = ARROWS[/** @type {keyof typeof ARROWS} */ (key)];
      return this.model.get("neighbours")[this.current]?.[direction];
    }
    /** @type {string[][]} */
    const rows = this.model.get("rows");
    const row = rows.find((each) => each.includes(this.current)) ?? [];
    return key === "Home" ? row[0] : row[row.length - 1];
  }
}

/**
 * @param {Buttons} buttons
 * @param {Presses} presses
 * @param {Pencil} pencil
 * @param {AbortSignal} signal
 */
function listen(buttons, presses, pencil, signal) {
  const { model, grid } = buttons;

  /** @param {MouseEvent} event */
  const onClick = (event) => {
    if (presses.done(event)) return;
    pencil.wipe();
    const site = siteOf(event) ?? between(event, model, grid);
    if (site !== undefined) buttons.send({ kind: "pick", site });
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const key = keyName(event);
    if (isOurs(event) && (key in ARROWS || key === "Home" || key === "End")) {
      event.preventDefault();
      buttons.bySite.get(buttons.next(key) ?? "")?.focus();
    } else if (event.repeat && key.endsWith("Enter")) {
      event.preventDefault(); // a held Enter is one pick
    } else if (isOurs(event) && !event.repeat && pencil.press(key, buttons.current)) {
      event.preventDefault();
    }
  };
  grid.addEventListener("click", onClick, { signal });
  grid.addEventListener("keydown", onKeyDown, { signal });
  grid.addEventListener("focusin", (event) => buttons.choose(siteOf(event) ?? buttons.current), { signal });
}

/**
 * Cut off what lies under the pad, whenever it comes: a canvas that can be focused holds Tab, wheel and swipes back.
 *
 * @param {HTMLElement} el
 * @param {AbortSignal} signal
 */
function silence(el, signal) {
  const parent = el.parentElement;
  if (!parent) return;
  const quiet = () => {
    for (const sibling of parent.children) {
      if (sibling !== el && sibling instanceof HTMLElement) sibling.inert = true;
    }
  };
  quiet();
  watch(parent, { childList: true }, quiet, signal);
}

/**
 * Call a function as soon as an element stands on the page.
 *
 * @param {HTMLElement} el
 * @param {() => void} action
 * @param {AbortSignal} signal
 */
function whenPlaced(el, action, signal) {
  const seen = new ResizeObserver(() => {
    if (!el.parentElement) return;
    seen.disconnect();
    action();
  });
  seen.observe(el);
  signal.addEventListener("abort", () => seen.disconnect());
}

/**
 * Call a function whenever an element has another size.
 *
 * @param {HTMLElement} el
 * @param {() => void} action
 * @param {AbortSignal} signal
 */
function whenResized(el, action, signal) {
  const seen = new ResizeObserver(action);
  seen.observe(el);
  signal.addEventListener("abort", () => seen.disconnect());
}

/**
 * What is heard of a board: what it says now, as news; and what it is about, for whoever comes to it.
 *
 * @param {Model} model
 * @param {HTMLElement} grid
 */
function voice(model, grid) {
  const status = make("div", { role: "status", class: "ruleboard-pad-status" });
  const about = make("div", { hidden: "", id: `ruleboard-about-${Math.random().toString(36).slice(2)}` });
  grid.setAttribute("aria-describedby", about.id);
  let told = "";
  const update = () => {
    const now = spoken(model);
    about.textContent = [...texts(model.get("task")), now].join(" ");
    const news = `${model.get("repeats")} ${now}`;
    if (news === told) return;
    told = news;
    const line = make("div", {}); // a new one: the same answer twice is said twice
    line.textContent = now;
    status.replaceChildren(line);
  };
  return { parts: [status, about], update };
}

/**
 * A painted board: real buttons over the picture, a pencil, and hands that drag.
 *
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {AbortSignal} signal
 */
function painted(model, el, signal) {
  const grid = make("div", { role: "grid", class: "ruleboard-pad-grid" });
  const buttons = new Buttons(model, grid, line(model, el, signal));
  const pencil = new Pencil(model, grid);
  const presses = new Presses(buttons, el, pencil, signal);
  const heard = voice(model, grid);
  const update = () => {
    buttons.update();
    pencil.update();
    nameSites(model, el, grid);
    grid.style.setProperty("--ruleboard-way", model.get("inks")[2] ?? "");
    presses.update();
    heard.update();
  };
  listen(buttons, presses, pencil, signal);
  const fit = () => {
    pencil.update();
    nameSites(model, el, grid);
  };
  whenResized(grid, fit, signal);
  const settle = () => {
    holdPictures(model, el, buttons.send, signal);
    silence(el, signal);
    showMotions(model, el, signal);
    keepSharp(model, el, signal);
  };
  return { buttons, parts: [...pencil.parts, grid, ...heard.parts], update, settle };
}

/** @param {{model: Model, el: HTMLElement}} view */
export function pad({ model, el }) {
  const ending = new AbortController();
  const { signal } = ending;
  const board = (model.get("plain") ? read : painted)(model, el, signal);
  lines.set(el, board.buttons.send);
  const update = () => {
    board.update();
    el.lang = model.get("languages")[0] ?? "";
  };
  el.classList.add("ruleboard-pad");
  el.replaceChildren(...board.parts);
  update();
  const settle = () => {
    board.settle();
    attend(board.buttons, el, signal);
    comeWhenCalled(model, board.buttons, el, signal);
  };
  whenPlaced(el, settle, signal);
  model.on("change", update);
  keepPicture(model, el, signal);
  return () => {
    model.off("change", update);
    ending.abort();
  };
}
