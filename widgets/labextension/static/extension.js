/**
 * The plugin for JupyterLab and Notebook: an opened lesson runs automatically, shows progress and navigation, collapses
 * the side bar, and sets the language of the menus.
 *
 * @typedef {(name: string) => Promise<any>} Take loads a module of the page
 */

import { Bar } from "./bar.js";
import { giveBack, keepBoards, showLost } from "./kept.js";
import { Lesson } from "./lesson.js";
import { turnMenus } from "./menus.js";
import { offer } from "./places.js";
import { lessonOf, lists } from "./published.js";
import { laidOut, Room } from "./room.js";
import { Score } from "./score.js";
import { teach, Ways } from "./ways.js";

/** Optional services: the module and the name of each token. */
const OPTIONAL = {
  palette: ["@jupyterlab/apputils", "ICommandPalette"],
  launcher: ["@jupyterlab/launcher", "ILauncher"],
  shell: ["@jupyterlab/application", "ILabShell"],
  settings: ["@jupyterlab/settingregistry", "ISettingRegistry"],
};

const IN_BROWSER = "contentsStorageName"; // a setting that only pages without a server have

/** Add our style sheet to the page. */
function dress() {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL("lesson.css", import.meta.url).href;
  document.head.append(link);
}

/**
 * Whether a file already has a kernel; called before its notebook starts one.
 *
 * @param {any} app
 * @param {string} path
 */
function hasKernel(app, path) {
  return [...app.serviceManager.sessions.running()].some((session) => session.path === path);
}

/** Manages the lessons among the open notebooks of a page. */
class Host {
  /** @param {any} lab services of the page that lessons need */
  constructor(lab) {
    this.lab = lab;
    this.room = lab.shell ? new Room(lab.shell, laidOut(lab.app, lab.inPage)) : null;
    /** @type {WeakMap<any, Ways>} */
    this.opened = new WeakMap();
    this.taught = false;
  }

  /** @param {any} panel */
  async welcome(panel) {
    const { app } = this.lab;
    const hadKernel = hasKernel(app, panel.context.path);
    await panel.context.ready;
    const about = panel.isDisposed ? null : lessonOf(panel.content.model);
    if (!about) return panel.isDisposed ? undefined : showLost(panel, hadKernel);
    const { sessionContext } = panel;
    if (about.lessons) {
      panel.addClass("ruleboard-start");
      panel.toolbar.hide();
      sessionContext.kernelPreference = { ...sessionContext.kernelPreference, shouldStart: false };
    }
    void this.room?.enter(panel);
    const known = await lists();
    const ways = new Ways(panel, about, known, this.lab);
    this.opened.set(panel, ways);
    this.teach();
    const isOurs = (/** @type {any} */ widget) => this.isOurs(widget);
    if (await turnMenus(about, known, { ...this.lab, isOurs }).catch(() => false)) return;
    if (panel.isDisposed) return;
    const bar = new Bar(panel, this.lab.Widget, ways.buttons);
    new Score(panel, about, known, app.serviceManager.contents, bar, (name) => ways.go(name));
    if (about.lessons) return;
    ways.lesson = new Lesson(panel, about, known, this.lab);
    await ways.lesson.open(hadKernel);
  }

  /**
   * Whether a widget of the page is a lesson, or the launcher, which holds no work.
   *
   * @param {any} widget
   */
  isOurs(widget) {
    return this.opened.has(widget) || Boolean(widget.content?.hasClass?.("jp-Launcher"));
  }

  /** Register the commands with the first lesson: without one they are useless. */
  teach() {
    const { app, palette, tracker } = this.lab;
    if (!this.taught) teach(app, palette, tracker, this.opened);
    this.taught = true;
    app.commands.notifyCommandChanged();
  }
}

/**
 * The plugins; empty if the page is too old for them.
 *
 * @param {Take} take
 */
export async function plugins(take) {
  const { INotebookTracker, INotebookCellExecutor, NotebookActions } = await take("@jupyterlab/notebook");
  const { Widget } = await take("@lumino/widgets");
  const { Dialog, showDialog } = await take("@jupyterlab/apputils");
  const { ServerConnection } = await take("@jupyterlab/services");
  const { PageConfig } = await take("@jupyterlab/coreutils");
  if (!INotebookTracker || !INotebookCellExecutor || !Widget) return [];
  const tokens = await Promise.all(
    Object.entries(OPTIONAL).map(async ([name, [module, token]]) => [name, (await take(module))[token]]),
  );
  const there = tokens.filter(([, token]) => token);
  /**
   * @param {any} app
   * @param {any} tracker
   * @param {any} executor
   * @param {any[]} more
   */
  const activate = (app, tracker, executor, ...more) => {
    if (!tracker || !executor) return; // a page without notebooks, such as Voilà's
    const optional = Object.fromEntries(there.map(([name], number) => [name, more[number]]));
    const inPage = Boolean(PageConfig?.getOption(IN_BROWSER)); // kernel and files are in the page, without a server
    const page = { Widget, Dialog, showDialog, ServerConnection, inPage };
    const lab = { app, tracker, executor, NotebookActions, ...page, ...optional };
    const host = new Host(lab);
    const sorry = (/** @type {unknown} */ error) => console.error("ruleboard:", error);
    /** @param {any} panel */
    const meet = (panel) => void host.welcome(panel).catch(sorry);
    dress();
    keepBoards(tracker, (panel) => host.opened.get(panel));
    giveBack(NotebookActions);
    tracker.forEach(meet);
    tracker.widgetAdded.connect((/** @type {unknown} */ _, /** @type {any} */ panel) => meet(panel));
    if (optional.launcher) void offer(app, optional.launcher).catch(sorry);
  };
  return [
    {
      id: "ruleboard:lessons",
      description: "Runs a lesson when it is opened.",
      autoStart: true,
      optional: [INotebookTracker, INotebookCellExecutor, ...there.map(([, token]) => token)],
      activate,
    },
  ];
}
