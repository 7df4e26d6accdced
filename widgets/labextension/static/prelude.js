/** Code that runs in the kernel before the first cell of a lesson: silently, without leaving names in its namespace. */

/**
 * @param {any} kernel
 * @param {string} code
 */
function told(kernel, code) {
  return kernel.requestExecute({ code, silent: true, store_history: false }).done;
}

/**
 * Set the environment variable with the notebook's path, as jupyter_server does: a page without a server has no other
 * way to tell boards where to record progress.
 *
 * @param {any} kernel
 * @param {string} path
 */
export function named(kernel, path) {
  return told(kernel, `import os; os.environ["JPY_SESSION_NAME"] = ${JSON.stringify(path)}`);
}

/**
 * Jupyter puts the notebook's folder first on sys.path: a `ruleboard.py` or an `anywidget.py` beside a lesson would run
 * even if the lesson is unchanged. So the package is imported without the folder on the path, because packages also try
 * optional imports that are not installed. Then the folder comes last on the path and stays there: the user's modules
 * are found, but none shadows an installed one, even if that is imported later. The first cell shows import errors.
 */
const FOLDER_LAST = `exec("""
import os, sys
here = os.path.realpath(os.curdir)
own = [path for path in sys.path if os.path.realpath(path) == here]
sys.path[:] = [path for path in sys.path if path not in own]
try:
    import ruleboard.jupyter.board, ruleboard.jupyter.play
except Exception:
    pass
finally:
    sys.path += own
""", {})`;

/** @param {any} kernel */
export function folderLast(kernel) {
  return told(kernel, FOLDER_LAST);
}
