/**
 * The plugin for JupyterLab and Notebook: an opened lesson is shown as a page of its own, runs automatically, shows
 * progress and navigation, collapses the side bar, and sets the language of the menus.
 *
 * @typedef {(name: string) => Promise<any>} Take loads a module of the page
 */

import { Around } from "./around.js";
import { Bar } from "./bar.js";
import { Header } from "./header.js";
import { giveBack, keepBoards, showLost } from "./kept.js";
import { Lesson } from "./lesson.js";
import { turnMenus } from "./menus.js";
import { offer } from "./places.js";
import { lessonOf, lists } from "./published.js";
import { laidOut, Room } from "./room.js";
import { Score } from "./score.js";
import { View } from "./view.js";
import { teach, Ways } from "./ways.js";

/** Optional services: the module and the name of each token. */
const OPTIONAL = {
  palette: ["@jupyterlab/apputils", "ICommandPalette"],
  launcher: ["@jupyterlab/launcher", "ILauncher"],
  shell: ["@jupyterlab/application", "ILabShell"],
  settings: ["@jupyterlab/settingregistry", "ISettingRegistry"],
};

const STYLES = ["lesson.css", "lesson-view.css"];
const PATIENCE = 2000; // milliseconds to wait for the layout of the page
const IN_BROWSER = "contentsStorageName"; // a setting that only pages without a server have

/** Add our style sheets to the page. */
function dress() {
  for (const name of STYLES) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(name, import.meta.url).href;
    document.head.append(link);
  }
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
    this.around = new Around(lab.app.shell, (widget) => this.opened.get(widget));
    this.taught = false;
    /** @type {Promise<boolean>} */
    this.turning = Promise.resolve(false);
    lab.app.shell.currentChanged?.connect(() => void this.turn(lab.app.shell.currentWidget));
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
    const made = this.room?.enter(panel);
    // The start page is shown where it stays: beside the side bar that is being collapsed, it would move.
    if (about.lessons) await Promise.race([made, new Promise((late) => setTimeout(late, PATIENCE))]);
    const known = await lists();
    const ways = new Ways(panel, about, known, this.lab);
    this.opened.set(panel, ways);
    this.teach();
    const bar = this.furnish(ways);
    if ((await this.turn(panel)) || panel.isDisposed) return;
    new Score(panel, about, known, app.serviceManager.contents, bar, (name) => ways.go(name));
    if (about.lessons) return;
    ways.lesson = new Lesson(panel, about, known, this.lab);
    await ways.lesson.open(hadKernel);
  }

  /**
   * Put the bar above a lesson, and show it as a page of its own; a start page only has its progress above it.
   *
   * @param {Ways} ways
   */
  furnish(ways) {
    const { Widget, Menu } = this.lab;
    const header = ways.about.lessons ? null : new Header(ways, Menu);
    if (header) ways.view = new View(ways, this.around, (event) => header.open(event));
    this.around.look();
    return header?.bar ?? new Bar(ways.panel, Widget);
  }

  /**
   * Turn the menus to the language of a lesson; returns whether the page is about to be loaded again.
   *
   * @param {any} panel
   * @returns {Promise<boolean>}
   */
  turn(panel) {
    const ways = this.opened.get(panel);
    if (!ways) return Promise.resolve(false);
    const isOurs = (/** @type {any} */ widget) => this.isOurs(widget);
    const turned = () => turnMenus(panel, ways.about, ways.known, { ...this.lab, isOurs }).catch(() => false);
    return (this.turning = this.turning.then((done) => done || turned())); // one after the other
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
  const { Menu, Widget } = await take("@lumino/widgets");
  const { Dialog, showDialog } = await take("@jupyterlab/apputils");
  const { ServerConnection } = await take("@jupyterlab/services");
  const { PageConfig } = await take("@jupyterlab/coreutils");
  if (!INotebookTracker || !INotebookCellExecutor || !Widget || !Menu) return [];
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
    const page = { Menu, Widget, Dialog, showDialog, ServerConnection, inPage };
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
