/**
 * Pictures of boards in the notebooks of a page: as they were seen last when a notebook is saved, and shown where the
 * boards themselves are gone. A lesson begins anew whenever it is opened; in all other notebooks the picture is what is
 * there on the next day.
 */

import { isOurs, keep, living, lives, showPictures, spokenIn } from "./boards.js";
import { CHANGED, KEPT } from "./events.js";
import { codeCells } from "./notebook.js";
import { underPictures } from "./notice.js";
import { lists, say } from "./published.js";

/**
 * Write pictures into the notebooks that show their boards. Nobody is asked to save a lesson for it; any other notebook
 * is saved as after every change of it, by the page on which the board is used: two that save one file would fall out.
 * One that several people share belongs to all of them: it is left alone.
 *
 * @param {any} tracker of notebooks
 * @param {(panel: any) => boolean} isLesson
 */
export function keepPictures(tracker, isLesson) {
  document.addEventListener(CHANGED, (event) => event.preventDefault());
  document.addEventListener(KEPT, (event) => {
    const { id, data, used } = /** @type {CustomEvent} */ (event).detail;
    tracker.forEach((/** @type {any} */ panel) => {
      const { model } = panel.content;
      if (!model || model.collaborative || model.readOnly) return;
      const { dirty } = model;
      const changed = keep(codeCells(panel), id, data);
      if (changed) model.dirty = dirty || (used && !isLesson(panel));
    });
  });
}

/**
 * Show pictures in a notebook that is no lesson, in place of boards that do not live any more.
 *
 * @param {any} panel the notebook's
 * @param {boolean} hadKernel whether a kernel was running before
 */
export async function showLost(panel, hadKernel) {
  const boards = () => codeCells(panel).filter(isOurs);
  if (!boards().length) return;
  const alive = hadKernel ? await namesIn(panel) : new Set();
  const lost = boards().filter((cell) => !lives(cell, alive));
  if (panel.isDisposed || !lost.length) return;
  showPictures(lost, panel.content.model);
  const known = await lists();
  const heard = spokenIn(lost[0]);
  const languages = Object.keys(known.words).filter((code) => heard.has(known.words[code].html));
  underPictures(panel.node, say("begin", { languages }, known));
}

/** @param {any} panel */
async function namesIn(panel) {
  await panel.sessionContext.ready;
  const kernel = panel.sessionContext.session?.kernel;
  return kernel ? living(kernel) : new Set();
}
