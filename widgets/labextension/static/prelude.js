/** What a kernel is told before the first cell of a lesson runs: silently, and leaving no name in the learner's way. */

/**
 * @param {any} kernel
 * @param {string} code
 */
function told(kernel, code) {
  return kernel.requestExecute({ code, silent: true, store_history: false }).done;
}

/**
 * Tell a kernel which notebook it runs, by the name under which servers tell it: in a page there is none to do that, and
 * boards would not know where to note what is solved.
 *
 * @param {any} kernel
 * @param {string} path
 */
export function named(kernel, path) {
  return told(kernel, `import os; os.environ["JPY_SESSION_NAME"] = ${JSON.stringify(path)}`);
}

/**
 * Jupyter looks for packages in the notebook's folder before it looks where they are installed: a `ruleboard.py` or an
 * `anywidget.py` that lies beside a lesson would run although the lesson is as it was published. So the boards are
 * imported without the folder, because packages also ask for others that are not installed; and then it comes last on
 * the path and stays there: modules of one's own are found, but none takes the place of another, however late that is
 * imported. What cannot be imported the first cell tells.
 */
const FOLDER_LAST = `exec("""
import os, sys
here = os.path.realpath(os.curdir)
own = [path for path in sys.path if os.path.realpath(path) == here]
sys.path[:] = [path for path in sys.path if path not in own]
try:
    import ruleboard.jupyter.play
except Exception:
    pass
finally:
    sys.path += own
""", {})`;

/** @param {any} kernel */
export function folderLast(kernel) {
  return told(kernel, FOLDER_LAST);
}
