/**
 * Sites of a board: where they are on the screen, and where the pieces on them can be dragged.
 *
 * @import { Model } from "./model.js"
 * @typedef {[name: string, x: number, y: number, radius: number, called?: string]} Site
 * @typedef {{x: number, y: number, r: number}} Spot a site in pixels
 */

import { BOARD } from "./elements.js";

const LETTERS = "0".charCodeAt(0); // code of the letter for the first site

/**
 * The site whose button is the target of an event.
 *
 * @param {Event} event
 */
export function siteOf(event) {
  const button = event.target instanceof Element && event.target.closest(`${BOARD} button`);
  return button instanceof HTMLElement ? button.dataset.site : undefined;
}

/**
 * The sites in pixels, for a board of this size.
 *
 * @param {Model} model
 * @param {number} width
 * @param {number} height
 * @returns {Map<string, Spot>}
 */
export function spotsOf(model, width, height) {
  return new Map(
    model.get("sites").map((/** @type {Site} */ [site, x, y, r]) => [
      site,
      { x: (x * width) / 100, y: (y * height) / 100, r: (r * width) / 100 },
    ]),
  );
}

/**
 * The name for a click beside all buttons, such as on a light square of a draughts board; undefined outside the board.
 *
 * @param {MouseEvent} event
 * @param {Model} model
 * @param {HTMLElement} grid
 * @returns {string | undefined}
 */
export function between(event, model, grid) {
  const [site, left, top, right, bottom] = model.get("between");
  const board = grid.getBoundingClientRect();
  const x = (100 * (event.clientX - board.left)) / board.width;
  const y = (100 * (event.clientY - board.top)) / board.height;
  return left <= x && x <= right && top <= y && y <= bottom ? site : undefined;
}

/**
 * What is under the pointer: a site, the name for what is between sites, nothing (undefined), or outside (null).
 *
 * @param {Model} model
 * @param {HTMLElement} grid
 * @param {MouseEvent} event
 * @returns {string | undefined | null}
 */
export function siteUnder(model, grid, event) {
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
 * How the piece on a site can be dragged: to another site, off the board, or not at all. Python sends two bit sets.
 *
 * @param {Model} model
 * @param {string} site
 * @returns {"carried" | "off" | ""}
 */
export function handOf(model, site) {
  const at = model.get("sites").findIndex((/** @type {Site} */ [name]) => name === site);
  const [carried, off] = model.get("hand").split(",").map((/** @type {string} */ bits) => BigInt(`0x${bits}`));
  const has = (/** @type {bigint} */ bits) => at >= 0 && (bits >> BigInt(at)) & 1n;
  if (has(carried)) return "carried";
  return has(off) ? "off" : "";
}

/**
 * Where a piece may go. Python sends "3ab 4cd": a letter for each site, first that of the piece.
 *
 * @param {Model} model
 * @param {string} site
 * @returns {string[]}
 */
export function waysOf(model, site) {
  const names = model.get("sites").map((/** @type {Site} */ [name]) => name);
  const own = String.fromCharCode(LETTERS + names.indexOf(site));
  const found = model.get("ways").split(" ").find((/** @type {string} */ way) => way[0] === own) ?? own;
  return [...found].slice(1).map((letter) => names[letter.charCodeAt(0) - LETTERS]);
}
