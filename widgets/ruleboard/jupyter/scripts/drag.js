/**
 * A piece that follows the pointer: its picture is copied from the canvases, and an overlay shows the board without it.
 * The canvases themselves are never changed, so a cancelled drag has nothing to restore.
 *
 * @import { Model } from "./model.js"
 * @import { Site, Spot } from "./sites.js"
 */

import { numbersOf } from "./labels.js";
import { PIECES } from "./motion.js";
import { spotsOf, waysOf } from "./sites.js";
import { MOTION } from "./switch.js";

const LIFTED = 0.25; // opacity of the piece at its old place
const WAY = "ruleboard-way"; // class of sites where it may go
const RETURN = 170; // milliseconds of the animation back
const PATIENCE = 2000; // milliseconds to wait for an answer of Python

/**
 * A round cutout of the board.
 *
 * @param {[layer: HTMLCanvasElement, strength: number][]} layers
 * @param {DOMRect} board
 * @param {Spot} spot
 */
function cutOut(layers, board, { x, y, r }) {
  const sharp = layers[0][0].width / board.width;
  const [left, top, side] = [x - r, y - r, 2 * r].map(Math.round); // whole pixels, so that the cutout is not shifted
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

/** A piece that is being dragged. */
export class Carried {
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
    this.piece.popover = "manual"; // in the top layer, where no container clips it
    this.piece.showPopover?.();
    pad.classList.add("ruleboard-dragging");
    this.showWays();
  }

  /** Mark the sites where it may go, as if it were selected, and hide the marks of another selected piece. */
  showWays() {
    const chosen = this.model.get("pressed");
    if (chosen.includes(this.site)) return; // Python has marked them already
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

  /** What its own site holds, according to the labels. */
  get standing() {
    const at = this.model.get("sites").findIndex((/** @type {Site} */ [site]) => site === this.site);
    return numbersOf(this.model)[at]?.[0];
  }

  /**
   * Stay at the target until Python has answered; go back if the move was refused.
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

  /** Move back to its own site. */
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

  /** Remove everything. */
  end() {
    this.ending.abort();
    this.aim(null);
    this.hideWays();
    this.piece?.remove();
    this.veil?.remove();
    this.pad.classList.remove("ruleboard-dragging");
  }
}
