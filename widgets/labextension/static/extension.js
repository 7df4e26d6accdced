/**
 * A lesson that is opened runs itself: the part that JupyterLab and Notebook know as a plugin.
 *
 * @typedef {(name: string) => Promise<any>} Take gives a module of the page
 */

import { Lesson } from "./lesson.js";
import { lessonOf, lists } from "./published.js";

/** Put our style sheet into the page. */
function dress() {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL("lesson.css", import.meta.url).href;
  document.head.append(link);
}

/**
 * Whether a kernel runs for a file; asked before its notebook starts one.
 *
 * @param {any} app
 * @param {string} path
 */
function hasKernel(app, path) {
  return [...app.serviceManager.sessions.running()].some((session) => session.path === path);
}

/**
 * Take care of a notebook, if it is a lesson.
 *
 * @param {any} panel
 * @param {any} app
 * @param {any} lab what lessons need of the page
 */
async function welcome(panel, app, lab) {
  const hadKernel = hasKernel(app, panel.context.path);
  await panel.context.ready;
  const about = panel.isDisposed ? null : lessonOf(panel.content.model);
  if (about) await new Lesson(panel, about, await lists(), lab).open(hadKernel);
}

/**
 * The plugins; none where the page is too old for them.
 *
 * @param {Take} take
 */
export async function plugins(take) {
  const { INotebookTracker, INotebookCellExecutor, NotebookActions } = await take("@jupyterlab/notebook");
  const { Widget } = await take("@lumino/widgets");
  if (!INotebookTracker || !INotebookCellExecutor || !Widget) return [];
  /**
   * @param {any} app
   * @param {any} tracker
   * @param {any} executor
   */
  const activate = (app, tracker, executor) => {
    const lab = { executor, NotebookActions, Widget };
    /** @param {any} panel */
    const meet = (panel) => void welcome(panel, app, lab).catch((error) => console.error("ruleboard:", error));
    dress();
    tracker.forEach(meet);
    tracker.widgetAdded.connect((/** @type {unknown} */ _, /** @type {any} */ panel) => meet(panel));
  };
  return [
    {
      id: "ruleboard:lessons",
      description: "Runs a lesson when it is opened.",
      autoStart: true,
      requires: [INotebookTracker, INotebookCellExecutor],
      activate,
    },
  ];
}
