/**
 * The pen: rings and arrows that people draw on a board, in a hand-drawn style, so that they differ from the marks of
 * the board. The page draws them; Python only stores them, for other pages and for authors.
 *
 * @import { Drawing } from "./labels.js"
 * @import { Model } from "./model.js"
 * @import { Spot } from "./sites.js"
 */

import { make } from "./elements.js";
import { calledOf, drawnAt, phrased } from "./labels.js";
import { spotsOf } from "./sites.js";

const SVG = "http://www.w3.org/2000/svg";
const TURN = 1.08; // of a circle: a hand-drawn loop overlaps its beginning
const BEND = 0.07; // deviation of a hand-drawn arrow from the straight line, of its length

/**
 * SVG path of a loop around a spot.
 *
 * @param {Spot} spot
 */
function loop({ x, y, r }) {
  const steps = 48;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const angle = 2 * Math.PI * (TURN * (i / steps) - 0.3);
    const wide = r * (0.9 + 0.16 * (i / steps));
    return `${(x + wide * Math.cos(angle)).toFixed(1)} ${(y + 0.94 * wide * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

/**
 * SVG path of a slightly bent arrow with an open head.
 *
 * @param {Spot} from
 * @param {Spot} to
 */
function arrow(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = [(from.x + to.x) / 2 + BEND * dy, (from.y + to.y) / 2 - BEND * dx];
  const way = Math.atan2(to.y - bend[1], to.x - bend[0]);
  const back = Math.min(0.3 * to.r, length / 4);
  const [x, y] = [to.x - back * Math.cos(way), to.y - back * Math.sin(way)];
  const head = Math.min(0.75 * to.r, length / 2);
  const tip = (/** @type {number} */ turn) =>
    `${(x - head * Math.cos(way + turn)).toFixed(1)} ${(y - head * Math.sin(way + turn)).toFixed(1)}`;
  return `M${from.x} ${from.y}Q${bend[0]} ${bend[1]} ${x} ${y}M${tip(0.55)}L${x} ${y}L${tip(-0.55)}`;
}

/** The drawings of one view of a pad. */
export class Pencil {
  /**
   * @param {Model} model
   * @param {HTMLElement} grid
   */
  constructor(model, grid) {
    this.model = model;
    this.grid = grid;
    this.start = ""; // where an arrow drawn with keys begins
    /** @type {Drawing | null} */
    this.trial = null; // what is being drawn
    this.picture = document.createElementNS(SVG, "svg");
    this.picture.setAttribute("class", "ruleboard-pen");
    this.picture.setAttribute("aria-hidden", "true");
    this.told = make("div", { "aria-live": "polite", class: "ruleboard-pad-status" });
  }

  get parts() {
    return [this.picture, this.told];
  }

  /** @returns {Drawing[]} */
  get drawn() {
    return this.model.get("drawn");
  }

  /** Draw everything again; there are never so many drawings that it would matter. */
  update() {
    const { width, height } = this.grid.getBoundingClientRect();
    if (!width) return;
    const spots = spotsOf(this.model, width, height);
    const size = Math.min(...[...spots.values()].map(({ r }) => r));
    const [ink, edge] = this.model.get("inks");
    this.picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.picture.style.setProperty("--ruleboard-pen", ink);
    this.picture.style.setProperty("--ruleboard-pen-edge", edge);
    this.picture.style.setProperty("--ruleboard-pen-width", `${Math.max(2.5, 0.17 * size)}px`);
    const all = this.trial ? [...this.drawn, this.trial] : this.drawn;
    this.picture.replaceChildren(...all.flatMap((each) => this.strokes(each, spots)));
  }

  /**
   * @param {Drawing} drawing
   * @param {Map<string, Spot>} spots
   */
  strokes(drawing, spots) {
    const [from, to] = drawing.map((site) => spots.get(site));
    if (!from || (drawing.length > 1 && !to)) return [];
    const line = to ? arrow(from, to) : loop(from);
    return ["ruleboard-pen-edge", "ruleboard-pen-line"].map((name) => {
      const path = document.createElementNS(SVG, "path");
      path.setAttribute("class", name);
      path.setAttribute("d", line);
      path.setAttribute("data-drawn", drawing.join(" "));
      return path;
    });
  }

  /**
   * Show what is being drawn.
   *
   * @param {string} from
   * @param {string | undefined} to
   */
  try(from, to) {
    this.trial = to === undefined || to === from ? [from] : [from, to];
    this.update();
  }

  /** Remove what is being drawn. */
  leave() {
    this.trial = null;
    this.update();
  }

  /**
   * Add a ring or an arrow, or remove it if it is there.
   *
   * @param {string} from
   * @param {string} [to]
   */
  toggle(from, to) {
    const drawing = to === undefined || to === from ? [from] : [from, to];
    const same = (/** @type {Drawing} */ each) => each.join(" ") === drawing.join(" ");
    const { drawn } = this;
    this.keep(drawn.some(same) ? drawn.filter((each) => !same(each)) : [...drawn, /** @type {Drawing} */ (drawing)]);
  }

  /** Remove all drawings. */
  wipe() {
    this.start = "";
    if (this.drawn.length) this.keep([]);
  }

  /** @param {Drawing[]} drawn */
  keep(drawn) {
    this.model.set("drawn", drawn);
    try {
      this.model.save_changes();
    } catch {
      // The kernel is gone; the board says so when it is clicked.
    }
  }

  /**
   * @param {string} key
   * @param {string} site
   * @returns {boolean} whether the key is the pen's
   */
  press(key, site) {
    const { arrow_begins: begins = "", wiped = "" } = this.model.get("names");
    if (key === "x") {
      this.wipe();
      this.say(wiped);
    } else if (key === "r") {
      this.toggle(site);
      this.describe(site);
    } else if (key === "a" && !this.start) {
      this.start = site;
      this.say(begins.replace("{at}", calledOf(this.model, site)));
    } else if (key === "a") {
      const { start } = this;
      this.start = "";
      if (start !== site) this.toggle(start, site);
      this.describe(start);
    } else {
      return false;
    }
    return true;
  }

  /** @param {string} site */
  describe(site) {
    this.say(phrased(this.model, [calledOf(this.model, site), ...drawnAt(this.model, site)]));
  }

  /** @param {string} text */
  say(text) {
    const line = make("div", {}); // a new element is announced again
    line.textContent = text;
    this.told.replaceChildren(line);
  }
}
