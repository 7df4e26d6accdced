/**
 * Accessible labels of the sites.
 *
 * @import { Model } from "./model.js"
 * @import { Site } from "./sites.js"
 * @typedef {[from: string] | [from: string, to: string]} Drawing a ring or an arrow
 */

/**
 * The label of each site as indexes into `phrases`; the first one names what is on the site. Python encodes phrase 0 as
 * nothing, an empty label as a dash, and 18 equal labels "2" as "2*18".
 *
 * @param {Model} model
 * @returns {number[][]}
 */
export function numbersOf(model) {
  return model.get("labels").split(",").flatMap((/** @type {string} */ row) => {
    const [label, count = "1"] = row.split("*");
    const numbers = label === "-" ? [] : (label || "0").split("+").map(Number);
    return Array.from({ length: Number(count) }, () => numbers);
  });
}

/**
 * Join phrases with the separator of the reader's language.
 *
 * @param {Model} model
 * @param {string[]} phrases
 */
export function phrased(model, phrases) {
  return phrases.filter(Boolean).join(model.get("names").pause ?? ", ");
}

/**
 * The name of a site for readers.
 *
 * @param {Model} model
 * @param {string} site
 * @returns {string}
 */
export function calledOf(model, site) {
  const found = model.get("sites").find((/** @type {Site} */ [name]) => name === site);
  return found?.[4] ?? site;
}

/**
 * Descriptions of the drawings that begin at a site.
 *
 * @param {Model} model
 * @param {string} site
 * @returns {string[]}
 */
export function drawnAt(model, site) {
  const { ringed = "", arrow_to: arrow = "" } = model.get("names");
  return model
    .get("drawn")
    .filter((/** @type {Drawing} */ [from]) => from === site)
    .map((/** @type {Drawing} */ [, to]) => (to === undefined ? ringed : arrow.replace("{at}", calledOf(model, to))));
}

/**
 * The accessible label of each site, its name first.
 *
 * @param {Model} model
 * @returns {string[]}
 */
export function labelsOf(model) {
  const phrases = model.get("phrases");
  const numbers = numbersOf(model);
  return model.get("sites").map((/** @type {Site} */ [site], /** @type {number} */ i) =>
    phrased(model, [calledOf(model, site), ...(numbers[i] ?? []).map((number) => phrases[number]), ...drawnAt(model, site)]),
  );
}
