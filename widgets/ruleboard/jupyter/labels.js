/**
 * What is said of each site, after its name: Python sends the numbers of phrases that a page already has, nothing for
 * phrase 0, and a dash where there is nothing to say. The board and the list of its places say the same.
 *
 * @param {{get(name: string): any}} model
 * @returns {string[]}
 */
function labelsOf(model) {
  const phrases = model.get("phrases");
  const numbers = model.get("labels").split(",");
  return model.get("sites").map((/** @type {[name: string]} */ [site], /** @type {number} */ i) =>
    [site, ...(numbers[i] || "0").split("+").map((/** @type {string} */ number) => phrases[Number(number)])]
      .filter(Boolean)
      .join(", "),
  );
}
