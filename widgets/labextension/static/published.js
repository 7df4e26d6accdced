/**
 * What is known about lessons before anything runs: which notebook is one, which of its cells were published, and what
 * the page says in which language. Both lists are made by lessons/build.py.
 *
 * @typedef {{id: string, languages: string[]}} About
 * @typedef {{html: string, lab: string, texts: Record<string, string>}} Speech
 * @typedef {{cells: Set<string>, words: Record<string, Speech>}} Published
 */

/**
 * @param {string} name
 * @returns {Promise<any>}
 */
async function read(name) {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.json();
}

/** @type {Promise<Published> | undefined} */
let published;

/** The lists, read when the first lesson is opened. */
export function lists() {
  published ??= Promise.all([read("cells.json"), read("words.json")]).then(([cells, words]) => ({
    cells: new Set(cells),
    words,
  }));
  return published;
}

/**
 * What a notebook says about itself, if it says that it is a lesson. Anybody can write that into a notebook: it only
 * decides that we look at its cells.
 *
 * @param {any} model of a notebook
 * @returns {About | null}
 */
export function lessonOf(model) {
  const { id, languages, generated } = model.getMetadata("lesson") ?? {};
  const whole = typeof id === "string" && generated === true && Array.isArray(languages) && languages.length > 0;
  return whole ? { id, languages: languages.map(String) } : null;
}

/**
 * Whether a cell may run without being asked for: Jupyter trusts it, or it is letter by letter one of ours. Texts are
 * compared, not their hashes: pages in a local network cannot count those.
 *
 * @param {any} cell
 * @param {Published} known
 */
export function mayRun(cell, known) {
  return cell.model.trusted || known.cells.has(cell.model.sharedModel.getSource());
}

/**
 * A sentence in every language of a lesson that we speak, English if there is none.
 *
 * @param {string} key
 * @param {About} about
 * @param {Published} known
 * @returns {{lang: string, text: string}[]}
 */
export function say(key, about, known) {
  const spoken = about.languages.filter((code) => Object.hasOwn(known.words, code));
  return (spoken.length ? spoken : ["en"]).map((code) => {
    const { html, texts } = known.words[code];
    return { lang: html, text: texts[key] };
  });
}
