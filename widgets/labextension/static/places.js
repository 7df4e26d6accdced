/** Finds the lesson folders, and adds tiles for them to JupyterLab's launcher. */

import { lists } from "./published.js";

export const START = "start"; // the page with all lessons of an edition
const FILE = `${START}.ipynb`;
const EDITION = /^[a-z]{2}(-[a-z]{2})?$/; // the folder name of an edition
const PLACES = ["", "lessons"]; // a learner's own folder, and the project's
const COMMAND = "ruleboard:start";
const CATEGORY = "ruleboard";

/**
 * @param {any} contents JupyterLab's contents manager
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function names(contents, folder) {
  const { content } = await contents.get(folder, { content: true });
  return content.map((/** @type {any} */ each) => each.name);
}

/**
 * The paths of the existing start pages, by edition.
 *
 * @param {any} contents JupyterLab's contents manager
 * @returns {Promise<Map<string, string>>}
 */
async function pages(contents) {
  const found = new Map();
  const root = await names(contents, "");
  for (const place of PLACES) {
    if (place && !root.includes(place)) continue;
    const there = place ? await names(contents, place) : root;
    for (const edition of there.filter((name) => EDITION.test(name))) {
      const folder = place ? `${place}/${edition}` : edition;
      const here = await names(contents, folder).catch(() => /** @type {string[]} */ ([])); // a file with such a name
      if (here.includes(FILE) && !found.has(edition)) found.set(edition, `${folder}/${FILE}`);
    }
  }
  return found;
}

/**
 * Add a tile for every edition to the launcher; none if the root folder has no lessons, which are not part of the
 * package.
 *
 * @param {any} app
 * @param {any} launcher
 */
export async function offer(app, launcher) {
  await app.restored;
  const found = await pages(app.serviceManager.contents);
  if (!found.size) return;
  const { words } = await lists();
  const known = [...found].filter(([edition]) => edition.split("-").every((code) => Object.hasOwn(words, code)));
  app.commands.addCommand(COMMAND, {
    label: (/** @type {any} */ { edition }) => named(String(edition), words),
    iconClass: "ruleboard-icon",
    describedBy: { args: null },
    execute: (/** @type {any} */ { edition }) =>
      app.commands.execute("docmanager:open", { path: found.get(String(edition)) }),
  });
  known.forEach(([edition]) => {
    const rank = Object.keys(words).indexOf(edition.split("-")[0]) + (edition.includes("-") ? 100 : 0);
    launcher.add({ command: COMMAND, category: CATEGORY, rank, args: { edition } });
  });
}

/**
 * @param {string} edition
 * @param {Record<string, import("./published.js").Speech>} words
 */
function named(edition, words) {
  return edition
    .split("-")
    .map((code) => words[code]?.name ?? code)
    .join(" + ");
}
