/**
 * The lesson view: a lesson is a page to read and to play on, not a notebook to work in. Whoever wants the notebook (a
 * teacher, an author) switches the view off, with a key, from the menu of the lesson, from the command palette or from
 * the context menu, and has its toolbar, its code and all commands of JupyterLab. Cells that are not part of the
 * published lesson are always visible, and so are those whose code is meant to be read.
 *
 * The switch is not saved: the next visit begins in the view.
 */

import { Guard } from "./guard.js";
import { MARKED } from "./marks.js";
import { followOnward } from "./onward.js";
import { label } from "./published.js";
import { Space } from "./space.js";

const SHOWN = "ruleboard-lesson"; // CSS class of a panel that shows the view
const LINKS = "ruleboard-links"; // of the cell with links to other languages, which the bar has
const COMMAND = "ruleboard:notebook";
const KEYS = ["Accel Shift Y"];
const HEADING = /^#\s+(.+)$/m;
const LINK = /\]\(\.\.\/([a-z]{2}(?:-[a-z]{2})?)\/([\w-]+)\.ipynb\)/g;

/**
 * The title of a lesson: its first heading, or the name of its file.
 *
 * @param {any} panel the notebook panel
 * @returns {string}
 */
export function titleOf(panel) {
  for (const { model } of panel.content.widgets) {
    const found = model.type === "markdown" && HEADING.exec(model.sharedModel.getSource());
    if (found) return found[1].trim();
  }
  return panel.title.label;
}

/**
 * The cell that links to the other editions of a lesson, and their names; a lesson of somebody else may have none.
 *
 * @param {any} panel the notebook panel
 * @returns {{cell: any, editions: string[]}}
 */
export function linksOf(panel) {
  const [cell] = panel.content.widgets;
  const source = cell?.model.type === "markdown" ? cell.model.sharedModel.getSource() : "";
  const editions = [...source.matchAll(LINK)].map(([, edition]) => edition);
  return { cell: editions.length ? cell : null, editions };
}

export class View {
  /**
   * @param {import("./ways.js").Ways} ways
   * @param {import("./around.js").Around} around
   * @param {(event: MouseEvent) => void} menu opens the menu of the lesson
   */
  constructor(ways, around, menu) {
    this.ways = ways;
    this.panel = ways.panel;
    this.around = around;
    this.on = false;
    this.title = titleOf(this.panel);
    this.space = new Space(this.panel);
    this.guard = new Guard(this, ways.lab.app.commands, menu);
    followOnward(ways);
    linksOf(this.panel).cell?.addClass(LINKS);
    const { title } = this.panel; // its label is the name of the file: another one would rename it
    title.dataset = { ...title.dataset, lesson: this.title };
    this.show(true);
  }

  /** Show the notebook, or the view again. */
  turn() {
    this.show(!this.on);
    for (const cell of this.panel.content.widgets) {
      const tags = cell.model.getMetadata("tags"); // of a file that anybody can have written
      if (cell.model.type !== "code" || !Array.isArray(tags) || !tags.includes("hide-input")) continue;
      if (cell.hasClass(MARKED)) continue;
      cell.syncCollapse = false; // not saved
      cell.inputHidden = this.on;
    }
  }

  /** @param {boolean} on the view, or else the notebook */
  show(on) {
    this.on = on;
    this.panel.toggleClass(SHOWN, on);
    this.panel.toolbar.setHidden(on);
    this.around.look();
  }
}

/**
 * Register the command that switches; it applies to the current lesson.
 *
 * @param {any} app
 * @param {any} palette the command palette, if the page has one
 * @param {() => import("./ways.js").Ways | undefined} here the current lesson, if one is current
 */
export function offerNotebook(app, palette, here) {
  const open = () => Boolean(here()?.view);
  app.commands.addCommand(COMMAND, {
    label: () => {
      const ways = here();
      return ways ? label("notebook", ways.about, ways.known) : "notebook";
    },
    isEnabled: open,
    isVisible: open,
    isToggled: () => here()?.view?.on === false,
    describedBy: { args: null },
    execute: () => here()?.view?.turn(),
  });
  app.commands.addKeyBinding({ command: COMMAND, keys: KEYS, selector: "body" });
  app.contextMenu?.addItem({ command: COMMAND, selector: "[data-ruleboard] .jp-Notebook", rank: 0 });
  palette?.addItem({ command: COMMAND, category: "ruleboard" });
}

/**
 * Give the window the title of the lesson in front: JupyterLab names it by the file, and does so again and again.
 *
 * @param {() => import("./ways.js").Ways | undefined} here the current lesson, if one is current
 */
export function nameWindow(here) {
  const name = () => {
    const title = here()?.view?.title;
    if (title && document.title !== title) document.title = title;
  };
  new MutationObserver(name).observe(document.head, { childList: true, subtree: true, characterData: true });
  return name;
}
