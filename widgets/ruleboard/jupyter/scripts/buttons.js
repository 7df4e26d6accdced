/**
 * The buttons over a painted board, one for each site, in a grid.
 *
 * @import { Model } from "./model.js"
 * @import { Site } from "./sites.js"
 */

import { make, put } from "./elements.js";
import { labelsOf } from "./labels.js";
import { handOf } from "./sites.js";

export const ARROWS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** The buttons of one view of a pad. */
export class Buttons {
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

  /** Update all buttons in place: a button that is replaced loses the focus. */
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
      const gap = 50 * (1 - smallest / radius); // so that focus frames have the same size
      put(button, "style", `left: ${x}%; top: ${y}%; width: ${2 * radius}%; --ruleboard-gap: ${gap}%`);
      put(button, "aria-label", labels[i]);
      put(button, "data-hand", handOf(model, site));
      if (pressed.has(site)) put(button, "aria-pressed", "true");
      else button.removeAttribute("aria-pressed"); // screen readers would say "not pressed" for every other site
    });
    put(this.grid, "aria-label", model.get("title"));
  }

  /**
   * Arrange the buttons in rows, in reading order; existing buttons are reused.
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
   * Make a site the one that Tab focuses (roving tabindex).
   *
   * @param {string} site
   */
  choose(site) {
    this.current = site;
    for (const [name, button] of this.bySite) {
      button.tabIndex = name === site ? 0 : -1;
    }
  }

  /** Focus the current site without scrolling the page. */
  focus() {
    this.bySite.get(this.current)?.focus({ preventScroll: true });
  }

  /**
   * The site that a key moves the focus to.
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
