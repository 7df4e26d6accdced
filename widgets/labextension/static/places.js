/** Where lessons lie, and the tiles that lead to them from JupyterLab's launcher. */

import { lists } from "./published.js";

export const START = "start"; // the page with all lessons of an edition
const FILE = `${START}.ipynb`;
const EDITION = /^[a-z]{2}(-[a-z]{2})?$/; // the names of the folders with one
const PLACES = ["", "lessons"]; // a learner's own folder, and the project's
const COMMAND = "ruleboard:start";
const CATEGORY = "ruleboard";

/**
 * @param {any} contents JupyterLab's files
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function names(contents, folder) {
  const { content } = await contents.get(folder, { content: true });
  return content.map((/** @type {any} */ each) => each.name);
}

/**
 * The start pages that there are, by the names of their editions.
 *
 * @param {any} contents JupyterLab's files
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
      const here = await names(contents, folder).catch(() => /** @type {string[]} */ ([])); // a file of such a name
      if (here.includes(FILE) && !found.has(edition)) found.set(edition, `${folder}/${FILE}`);
    }
  }
  return found;
}

/**
 * Put a tile for every edition into the launcher. Where the folder that is shown has no lessons, there is none: they
 * are not part of the package, and a tile that only says so helps nobody.
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
