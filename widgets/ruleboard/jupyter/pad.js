/**
 * Real buttons over a painted board. One message for a pick, one for a key that Python asked for, none for anything
 * else. Tab, wheel and swipes belong to the page.
 *
 * @typedef {[name: string, x: number, y: number, radius: number]} Site
 * @typedef {{get(name: string): any, send(content: object): void,
 *            on(event: string, callback: () => void): void, off(event: string, callback: () => void): void}} Model
 */

const ARROWS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

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

/** @param {MouseEvent} event */
function modifiers(event) {
  const held = { alt: event.altKey, ctrl: event.ctrlKey, meta: event.metaKey, shift: event.shiftKey };
  return Object.entries(held)
    .filter(([, down]) => down)
    .map(([name]) => name)
    .join("+");
}

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
 * @param {HTMLElement[]} children
 */
function make(tag, attributes, children = []) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** The buttons of one view of a pad. */
class Buttons {
  /**
   * @param {Model} model
   * @param {HTMLElement} grid
   */
  constructor(model, grid) {
    this.model = model;
    this.grid = grid;
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
    const disabled = new Set(model.get("disabled"));
    const labels = model.get("labels");
    /** @type {Site[]} */
    const sites = model.get("sites");
    const smallest = Math.min(...sites.map(([, , , radius]) => radius));
    sites.forEach(([site, x, y, radius], i) => {
      const button = this.bySite.get(site);
      if (!button) return;
      button.style.left = `${x}%`;
      button.style.top = `${y}%`;
      button.style.width = `${2 * radius}%`;
      button.style.setProperty("--ruleboard-gap", `${50 * (1 - smallest / radius)}%`); // frames are equally large
      button.setAttribute("aria-label", labels[i] ?? site);
      button.setAttribute("aria-pressed", String(pressed.has(site)));
      button.setAttribute("aria-disabled", String(disabled.has(site)));
    });
    this.grid.setAttribute("aria-label", model.get("title"));
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
 * @param {AbortSignal} signal
 */
function listen(buttons, signal) {
  const { model, grid } = buttons;

  /** @param {Event} event */
  const siteOf = (event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    return button instanceof HTMLElement ? button.dataset.site : undefined;
  };
  /**
   * @param {MouseEvent} event
   * @param {number} button
   */
  const pick = (event, button) => {
    const site = siteOf(event) ?? between(event, model, grid);
    if (site === undefined) return;
    if (buttons.bySite.get(site)?.getAttribute("aria-disabled") === "true") return;
    model.send({ kind: "pick", site, button, modifiers: modifiers(event) });
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    // Shortcuts with Ctrl, Alt or Meta stay the page's; Tab is the way out.
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab") return;
    event.stopPropagation(); // or the notebook would add, cut and run cells
    const key = keyName(event);
    if (model.get("heard").includes(key)) {
      event.preventDefault();
      if (!event.repeat) model.send({ kind: "key", key, site: siteOf(event) ?? null });
    } else if (key in ARROWS || key === "Home" || key === "End") {
      event.preventDefault();
      buttons.bySite.get(buttons.next(key) ?? "")?.focus();
    } else if (event.repeat && key.endsWith("Enter")) {
      event.preventDefault(); // a held Enter is one pick
    }
  };
  /** @param {KeyboardEvent} event */
  const onKeyUp = (event) => {
    if (model.get("heard").includes(keyName(event))) event.preventDefault(); // Firefox clicks when Space comes up
  };
  /** @param {MouseEvent} event */
  const onMenu = (event) => {
    if (event.shiftKey) return; // the way to the browser's own menu
    event.preventDefault();
    event.stopPropagation();
    pick(event, 2);
  };

  grid.addEventListener("click", (event) => pick(event, 0), { signal });
  grid.addEventListener("auxclick", (event) => event.button === 1 && pick(event, 1), { signal });
  grid.addEventListener("contextmenu", onMenu, { signal });
  grid.addEventListener("keydown", onKeyDown, { signal });
  grid.addEventListener("keyup", onKeyUp, { signal });
  grid.addEventListener("focusin", (event) => buttons.choose(siteOf(event) ?? buttons.current), { signal });
}

/**
 * Cut off what lies under the pad, whenever it comes: a canvas that can be focused holds Tab, wheel and swipes back.
 *
 * @param {HTMLElement} el
 * @param {AbortSignal} signal
 */
function silence(el, signal) {
  const quiet = () => {
    for (const sibling of el.parentElement?.children ?? []) {
      if (sibling !== el && sibling instanceof HTMLElement) sibling.inert = true;
    }
  };
  const siblings = new MutationObserver(quiet);
  const placed = new ResizeObserver(() => {
    quiet();
    siblings.disconnect();
    if (el.parentElement) siblings.observe(el.parentElement, { childList: true });
  });
  placed.observe(el);
  signal.addEventListener("abort", () => {
    placed.disconnect();
    siblings.disconnect();
  });
}

/** @param {{model: Model, el: HTMLElement}} view */
function render({ model, el }) {
  const ending = new AbortController();
  const grid = make("div", { role: "grid", class: "ruleboard-pad-grid" });
  const status = make("div", { role: "status", class: "ruleboard-pad-status" });
  const buttons = new Buttons(model, grid);
  const update = () => {
    buttons.update();
    el.lang = model.get("language");
    if (status.textContent !== model.get("status")) status.textContent = model.get("status");
  };
  el.classList.add("ruleboard-pad");
  el.replaceChildren(grid, status);
  update();
  listen(buttons, ending.signal);
  silence(el, ending.signal);
  model.on("change", update);
  return () => {
    model.off("change", update);
    ending.abort();
  };
}

export default { render };
