/**
 * What is said of each site, as numbers of phrases that a page already has; the first tells what stands there. Python
 * writes nothing for phrase 0, a dash where there is nothing to say, and "2*18" for a row of labels that are alike.
 *
 * @param {Model} model
 * @returns {number[][]}
 */
function numbersOf(model) {
  return model.get("labels").split(",").flatMap((/** @type {string} */ row) => {
    const [label, count = "1"] = row.split("*");
    const numbers = label === "-" ? [] : (label || "0").split("+").map(Number);
    return Array.from({ length: Number(count) }, () => numbers);
  });
}

/**
 * What is said of one thing, as the reader's language strings phrases together.
 *
 * @param {Model} model
 * @param {string[]} phrases
 */
function phrased(model, phrases) {
  return phrases.filter(Boolean).join(model.get("names").pause ?? ", ");
}

/**
 * What is said of each site, its name first.
 *
 * @param {Model} model
 * @returns {string[]}
 */
function labelsOf(model) {
  const phrases = model.get("phrases");
  const numbers = numbersOf(model);
  return model.get("sites").map((/** @type {Site} */ [site], /** @type {number} */ i) =>
    phrased(model, [site, ...(numbers[i] ?? []).map((number) => phrases[number]), ...drawnAt(model, site)]),
  );
}
