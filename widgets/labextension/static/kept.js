/**
 * Pictures and states of boards in notebooks: updated before a notebook is saved, and given back when its cells run
 * again. Until then the picture is shown instead of a lost board.
 */

import { isOurs, keep, living, lives, showPictures, spokenIn } from "./boards.js";
import { CHANGED, KEPT } from "./events.js";
import { handOver } from "./handover.js";
import { codeCells } from "./notebook.js";
import { underPictures } from "./notice.js";
import { lists, say } from "./published.js";

/**
 * Write pictures and states into the notebooks that show their boards. A lesson is not marked as changed by that, but
 * saves itself; any other notebook is marked. Both only on the page where the board is used: two pages that save one
 * file would conflict. Notebooks in real-time collaboration are not changed.
 *
 * @param {any} tracker the notebook tracker
 * @param {(panel: any) => {lesson: import("./lesson.js").Lesson | null} | undefined} opened
 */
export function keepBoards(tracker, opened) {
  document.addEventListener(CHANGED, (event) => event.preventDefault());
  document.addEventListener(KEPT, (event) => {
    const { id, data, metadata, used } = /** @type {CustomEvent} */ (event).detail;
    tracker.forEach((/** @type {any} */ panel) => {
      const { model } = panel.content;
      if (!model || model.collaborative || model.readOnly) return;
      const { dirty } = model;
      if (!keep(codeCells(panel), id, data, metadata)) return;
      const ours = opened(panel);
      model.dirty = dirty || (used && !ours);
      if (used) ours?.lesson?.saving.soon();
    });
  });
}

/**
 * Give the saved states back to cells that the user runs.
 *
 * @param {any} NotebookActions
 */
export function giveBack(NotebookActions) {
  NotebookActions.executionScheduled.connect(
    (/** @type {unknown} */ _, /** @type {{notebook: any, cell: any}} */ { notebook, cell }) =>
      handOver(cell, notebook.model),
  );
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
