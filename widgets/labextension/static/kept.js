/**
 * Static pictures of boards in notebooks: updated to the current state before a notebook is saved, and shown instead of
 * lost boards. A lesson starts anew whenever it is opened; in all other notebooks the picture shows the last state.
 */

import { isOurs, keep, living, lives, showPictures, spokenIn } from "./boards.js";
import { CHANGED, KEPT } from "./events.js";
import { codeCells } from "./notebook.js";
import { underPictures } from "./notice.js";
import { lists, say } from "./published.js";

/**
 * Write pictures into the notebooks that show their boards. A lesson is not marked as changed by that; any other
 * notebook is, but only on the page where the board is used: two pages that save one file would conflict. Notebooks in
 * real-time collaboration are not changed.
 *
 * @param {any} tracker the notebook tracker
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
 * Show pictures instead of lost boards, in a notebook that is not a lesson.
 *
 * @param {any} panel the notebook panel
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
