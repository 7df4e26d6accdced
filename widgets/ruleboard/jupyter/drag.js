/**
 * A piece that follows the finger: its picture is cut out of the board, and the board below looks as if it were gone.
 * Nothing on the canvases is touched, so nothing is to be put right when a drag is given up.
 *
 * @typedef {{x: number, y: number, r: number}} Spot
 */

const LETTERS = "0".charCodeAt(0); // the letter of the first site
const LIFTED = 0.25; // how much is seen of a piece where it came from
const WAY = "ruleboard-way"; // where it may go
const RETURN = 170; // milliseconds back
const PATIENCE = 2000; // milliseconds until an answer no longer comes

/**
 * Where the sites are, in pixels of a board of this size.
 *
 * @param {Model} model
 * @param {number} width
 * @param {number} height
 * @returns {Map<string, Spot>}
 */
function spotsOf(model, width, height) {
  return new Map(
    model.get("sites").map((/** @type {Site} */ [site, x, y, r]) => [
      site,
      { x: (x * width) / 100, y: (y * height) / 100, r: (r * width) / 100 },
    ]),
  );
}

/**
 * How the piece on a site can be dragged: to another site, off the board, or not at all. Python sends two numbers, with
 * a bit for each site.
 *
 * @param {Model} model
 * @param {string} site
 * @returns {"carried" | "off" | ""}
 */
function handOf(model, site) {
  const at = model.get("sites").findIndex((/** @type {Site} */ [name]) => name === site);
  const [carried, off] = model.get("hand").split(",").map((/** @type {string} */ bits) => BigInt(`0x${bits}`));
  const has = (/** @type {bigint} */ bits) => at >= 0 && (bits >> BigInt(at)) & 1n;
  if (has(carried)) return "carried";
  return has(off) ? "off" : "";
}

/**
 * Where a piece may go, as the rules have it; Python sends "3ab 4cd", a letter for each site, the piece's own first.
 *
 * @param {Model} model
 * @param {string} site
 * @returns {string[]}
 */
function waysOf(model, site) {
  const names = model.get("sites").map((/** @type {Site} */ [name]) => name);
  const own = String.fromCharCode(LETTERS + names.indexOf(site));
  const found = model.get("ways").split(" ").find((/** @type {string} */ way) => way[0] === own) ?? own;
  return [...found].slice(1).map((letter) => names[letter.charCodeAt(0) - LETTERS]);
}

/**
 * What lies at a spot of the screen: a site, what is between the sites, nothing (undefined), or outside (null).
 *
 * @param {Model} model
 * @param {HTMLElement} grid
 * @param {MouseEvent} event
 * @returns {string | undefined | null}
 */
function siteUnder(model, grid, event) {
  const board = grid.getBoundingClientRect();
  const [x, y] = [event.clientX - board.left, event.clientY - board.top];
  const spots = [...spotsOf(model, board.width, board.height)];
  const near = spots
    .map(([site, spot]) => ({ site, far: Math.hypot(spot.x - x, spot.y - y) / spot.r }))
    .reduce((one, other) => (other.far < one.far ? other : one));
  if (near.far <= 1) return near.site;
  const inside = spots.some(([, s]) => x >= s.x - s.r) && spots.some(([, s]) => x <= s.x + s.r) &&
    spots.some(([, s]) => y >= s.y - s.r) && spots.some(([, s]) => y <= s.y + s.r);
  return inside ? between(event, model, grid) : null;
}

/**
 * A round piece of the board.
 *
 * @param {[layer: HTMLCanvasElement, strength: number][]} layers
 * @param {DOMRect} board
 * @param {Spot} spot
 */
function cutOut(layers, board, { x, y, r }) {
  const sharp = layers[0][0].width / board.width;
  const [left, top, side] = [x - r, y - r, 2 * r].map(Math.round); // whole pixels of the page: nothing is shifted
  const size = Math.ceil(side * sharp);
  const cut = document.createElement("canvas");
  cut.width = cut.height = size;
  cut.style.width = cut.style.height = `${size / sharp}px`;
  Object.assign(cut.style, { left: `${left}px`, top: `${top}px` });
  cut.setAttribute("aria-hidden", "true");
  const paint = cut.getContext("2d");
  if (!paint) return cut;
  paint.arc(size / 2, size / 2, size / 2, 0, 2 * Math.PI);
  paint.clip();
  for (const [layer, strength] of layers) {
    paint.globalAlpha = strength;
    paint.drawImage(layer, left * sharp, top * sharp, size, size, 0, 0, size, size);
  }
  return cut;
}

/** A piece in the hand. */
class Carried {
  /**
   * @param {Model} model
   * @param {HTMLElement} pad
   * @param {HTMLElement} grid
   * @param {string} site
   */
  constructor(model, pad, grid, site) {
    this.model = model;
    this.pad = pad;
    this.grid = grid;
    this.site = site;
    this.aimed = /** @type {Element | null} */ (null);
    this.ending = new AbortController();
    const board = grid.getBoundingClientRect();
    const spot = this.spot(site);
    const layers = [.../** @type {NodeListOf<HTMLCanvasElement>} */ (pad.parentElement?.querySelectorAll(":scope > canvas") ?? [])];
    if (!spot || layers.length <= PIECES || !board.width) return;
    this.piece = cutOut([[layers[PIECES], 1]], board, spot);
    this.veil = cutOut(layers.map((each, i) => [each, i === PIECES ? LIFTED : 1]), board, spot);
    this.piece.className = "ruleboard-carried";
    this.veil.className = "ruleboard-lifted";
    Object.assign(this.piece.style, { left: "0", top: "0" });
    grid.before(this.veil);
    pad.append(this.piece);
    this.piece.popover = "manual"; // above everything, and nothing around the board cuts it off
    this.piece.showPopover?.();
    pad.classList.add("ruleboard-dragging");
    this.showWays();
  }

  /** Ring the sites where it may go, as if it had been chosen; what belongs to another piece that is chosen goes. */
  showWays() {
    const chosen = this.model.get("pressed");
    if (chosen.includes(this.site)) return; // the board shows them already
    this.pad.classList.toggle("ruleboard-otherwise", chosen.length > 0);
    for (const site of waysOf(this.model, this.site)) {
      this.grid.querySelector(`[data-site="${CSS.escape(site)}"]`)?.classList.add(WAY);
    }
  }

  hideWays() {
    this.pad.classList.remove("ruleboard-otherwise");
    for (const button of this.grid.querySelectorAll(`.${WAY}`)) button.classList.remove(WAY);
  }

  /**
   * @param {string} site
   * @returns {Spot | undefined}
   */
  spot(site) {
    const { width, height } = this.grid.getBoundingClientRect();
    return spotsOf(this.model, width, height).get(site);
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  place(x, y) {
    const r = (this.piece?.offsetWidth ?? 0) / 2;
    const where = `${x - r}px ${y - r}px`;
    if (this.piece) this.piece.style.translate = where;
    return where;
  }

  /**
   * Where the middle of a site is on the screen.
   *
   * @param {string} site
   */
  middle(site) {
    const { left, top } = this.grid.getBoundingClientRect();
    const spot = this.spot(site);
    return spot && { x: left + spot.x, y: top + spot.y };
  }

  /**
   * Show where it would be dropped.
   *
   * @param {string | undefined | null} site
   */
  aim(site) {
    const found = site && site !== this.site ? this.grid.querySelector(`[data-site="${CSS.escape(site)}"]`) : null;
    if (found === this.aimed) return;
    this.aimed?.classList.remove("ruleboard-aimed");
    found?.classList.add("ruleboard-aimed");
    this.aimed = found;
  }

  /** What stands where it came from, as the labels tell. */
  get standing() {
    const at = this.model.get("sites").findIndex((/** @type {Site} */ [site]) => site === this.site);
    return numbersOf(this.model)[at]?.[0];
  }

  /**
   * Wait on a site until the board has answered: then the piece is there, or it goes back.
   *
   * @param {string | null} target
   */
  rest(target) {
    this.hideWays();
    const place = target && this.middle(target);
    if (place) this.place(place.x, place.y);
    const before = this.standing;
    const answered = () => (this.standing === before ? this.back() : this.end());
    const late = setTimeout(() => this.back(), PATIENCE);
    this.model.on("change", answered);
    this.ending.signal.addEventListener("abort", () => {
      clearTimeout(late);
      this.model.off("change", answered);
    });
  }

  /** Go back to where it came from. */
  async back() {
    this.ending.abort();
    this.hideWays();
    const home = this.middle(this.site);
    if (this.piece && home && MOTION.isOn) {
      const from = this.piece.style.translate;
      const way = [{ translate: from }, { translate: this.place(home.x, home.y) }];
      await this.piece.animate(way, { duration: RETURN, easing: "ease-out" }).finished.catch(() => {});
    }
    this.end();
  }

  /** Be gone. */
  end() {
    this.ending.abort();
    this.aim(null);
    this.hideWays();
    this.piece?.remove();
    this.veil?.remove();
    this.pad.classList.remove("ruleboard-dragging");
  }
}
