/**
 * Runs the cells of a lesson without side effects in the page: scroll position and active cell do not change, and a
 * picture stays until its board is rendered. JupyterLab's own "run all" scrolls to the end of the notebook.
 */

import { handOver } from "./handover.js";

const SETTLING = 2000; // milliseconds in which a board must replace its picture

/**
 * Fix the minimum height of a cell; returns a function that releases it.
 *
 * @param {HTMLElement} node
 */
function hold(node) {
  node.style.minHeight = `${node.offsetHeight}px`;
  return () => setTimeout(() => (node.style.minHeight = ""), SETTLING);
}

/**
 * Run cells one after another until one fails; returns whether all succeeded.
 *
 * @param {any[]} cells
 * @param {any} panel the notebook panel
 * @param {any} executor JupyterLab's cell executor
 * @param {(cell: any) => boolean} may checked just before each cell: it can be edited while others run
 * @param {boolean} anew whether boards start anew, instead of where they were left
 */
export async function run(cells, panel, executor, may, anew) {
  const { content, sessionContext } = panel;
  const quiet = () => {};
  const options = {
    notebook: content.model,
    notebookConfig: content.notebookConfig,
    sessionContext,
    onCellExecuted: quiet,
    onCellExecutionScheduled: (/** @type {{cell: any}} */ { cell }) =>
      handOver(cell, content.model, { anew, mends: !anew }),
  };
  for (const cell of cells) {
    if (cell.isDisposed || !may(cell)) return false;
    const release = hold(cell.node);
    const done = await executor.runCell({ cell, ...options }).catch(() => false);
    release();
    if (!done) return false;
  }
  return true;
}
