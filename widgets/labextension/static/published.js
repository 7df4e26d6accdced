/**
 * What is known about lessons before anything runs: which notebook is one, which of its cells were published, and what
 * the page says in which language. Both lists are made by lessons/build.py.
 *
 * @typedef {{id: string, exercises: string[]}} Listed a lesson, and the cells in which there is something to solve
 * @typedef {{id: string, languages: string[], exercises: string[], after: string | null, lessons: Listed[] | null}} About
 * @typedef {{name: string, html: string, lab: string, texts: Record<string, string>}} Speech
 * @typedef {{cells: Set<string>, words: Record<string, Speech>}} Published
 */

const NAME = /^[\w-]{1,64}$/; // of a lesson or a cell

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
 * @param {unknown} name
 * @returns {name is string}
 */
const isName = (name) => typeof name === "string" && NAME.test(name);

/**
 * @param {any} names
 * @returns {string[]}
 */
const listOf = (names) => (Array.isArray(names) ? names.filter(isName) : []);

/**
 * What a notebook says about itself, if it says that it is a lesson, or the start page with all of them. Anybody can
 * write that into a notebook: it only decides that we look at its cells, and which files beside it its links name.
 *
 * @param {any} model of a notebook
 * @returns {About | null}
 */
export function lessonOf(model) {
  const { id, languages, generated, exercises, after, lessons } = model.getMetadata("lesson") ?? {};
  const whole = isName(id) && generated === true && Array.isArray(languages) && languages.length > 0;
  if (!whole) return null;
  const listed = Array.isArray(lessons) ? lessons.filter((each) => isName(each?.id)) : null;
  return {
    id,
    languages: languages.map(String),
    exercises: listOf(exercises),
    after: isName(after) ? after : null,
    lessons: listed && listed.map((each) => ({ id: each.id, exercises: listOf(each.exercises) })),
  };
}

/**
 * Whether a cell is letter by letter one of ours, or blank, which JupyterLab never hands to a kernel. Nothing else may run
 * without being asked for. Jupyter's own trust says nothing about that: it is about outputs, servers give it to whatever
 * is saved or copied without any, and without a server the file itself claims it. Texts are compared, not their hashes:
 * pages in a local network cannot count those.
 *
 * @param {any} cell
 * @param {Published} known
 */
export function isPublished(cell, known) {
  const source = cell.model.sharedModel.getSource();
  return !source.trim() || known.cells.has(source);
}

/**
 * A sentence in every language of a lesson that we speak, English if there is none.
 *
 * @param {string} key
 * @param {{languages: string[]}} about
 * @param {Published} known
 * @param {Record<string, string | number>} blanks what the sentence leaves open
 * @returns {{lang: string, text: string}[]}
 */
export function say(key, about, known, blanks = {}) {
  const spoken = about.languages.filter((code) => Object.hasOwn(known.words, code));
  return (spoken.length ? spoken : ["en"]).map((code) => {
    const { html, texts } = known.words[code];
    const fill = (/** @type {string} */ whole, /** @type {string} */ name) => String(blanks[name] ?? whole);
    return { lang: html, text: texts[key].replace(/\{(\w+)\}/g, fill) };
  });
}

/**
 * The same on one line, for labels.
 *
 * @param {string} key
 * @param {About} about
 * @param {Published} known
 */
export function label(key, about, known) {
  return say(key, about, known)
    .map(({ text }) => text)
    .join(" · ");
}
