/**
 * The pen: rings and arrows that people draw on a board, as with a pencil, so that nobody takes them for a mark of the
 * board. The page draws them; Python only keeps them, for the other pages and for authors.
 *
 * @typedef {[from: string] | [from: string, to: string]} Drawing
 */

const SVG = "http://www.w3.org/2000/svg";
const TURN = 1.08; // of a circle: a loop drawn by hand ends beside its beginning
const BEND = 0.07; // how far an arrow drawn by hand leaves the straight line, of its length

/**
 * What is said of the drawings that begin at a site.
 *
 * @param {Model} model
 * @param {string} site
 * @returns {string[]}
 */
function drawnAt(model, site) {
  const { ringed = "", arrow_to: arrow = "" } = model.get("names");
  return model
    .get("drawn")
    .filter((/** @type {Drawing} */ [from]) => from === site)
    .map((/** @type {Drawing} */ [, to]) => (to === undefined ? ringed : arrow.replace("{at}", to)));
}

/**
 * A loop around a spot.
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
 * An arrow from a spot to another, a little bent, with an open head.
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
class Pencil {
  /**
   * @param {Model} model
   * @param {HTMLElement} grid
   */
  constructor(model, grid) {
    this.model = model;
    this.grid = grid;
    this.start = ""; // where an arrow begins that is drawn with keys
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

  /** Draw everything again: nothing that is drawn by hand is so much that it would matter. */
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

  /** Nothing is being drawn any more. */
  leave() {
    this.trial = null;
    this.update();
  }

  /**
   * Draw a ring or an arrow; the same once more takes it away.
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

  /** Take everything away. */
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
      // Nobody is there to share it with; the board says so when it is clicked.
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
      this.say(begins.replace("{at}", site));
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
    this.say(phrased(this.model, [site, ...drawnAt(this.model, site)]));
  }

  /** @param {string} text */
  say(text) {
    const line = make("div", {}); // a new one: the same twice is said twice
    line.textContent = text;
    this.told.replaceChildren(line);
  }
}
