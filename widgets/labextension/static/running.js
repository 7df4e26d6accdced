/**
 * Runs the cells of a lesson so that nobody notices: the page stays where it is, the chosen cell stays chosen, and a
 * picture stays until its board is there. JupyterLab's own "run all" goes to the end of the notebook.
 */

const SETTLING = 2000; // milliseconds that a board has to take the place of its picture

/**
 * Keep a cell at least as high as it is; returns how to let it go.
 *
 * @param {HTMLElement} node
 */
function hold(node) {
  node.style.minHeight = `${node.offsetHeight}px`;
  return () => setTimeout(() => (node.style.minHeight = ""), SETTLING);
}

/**
 * Run cells one after another, as long as all goes well; whether it did.
 *
 * @param {any[]} cells
 * @param {any} panel the notebook's
 * @param {any} executor JupyterLab's
 * @param {(cell: any) => boolean} may asked again at the last moment: a cell can be edited while others run
 */
export async function run(cells, panel, executor, may) {
  const { content, sessionContext } = panel;
  const quiet = () => {};
  const options = {
    notebook: content.model,
    notebookConfig: content.notebookConfig,
    sessionContext,
    onCellExecuted: quiet,
    onCellExecutionScheduled: quiet,
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
