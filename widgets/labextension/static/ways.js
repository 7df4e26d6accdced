/**
 * Commands of a lesson: next lesson, all lessons, reset, enlarge the board. They are buttons above the lesson and
 * commands of the page, in the lesson's language.
 *
 * @typedef {import("./published.js").About} About
 * @typedef {import("./published.js").Published} Published
 */

import { offerCode } from "./code.js";
import { TOGGLE_LARGE } from "./events.js";
import { spoken } from "./line.js";
import { START } from "./places.js";
import { label, say } from "./published.js";

const BOARD = ".ruleboard";
const PREFIX = "ruleboard:";
const CATEGORY = "ruleboard";

/** The commands of one opened lesson or start page. */
export class Ways {
  /**
   * @param {any} panel the notebook panel
   * @param {About} about
   * @param {Published} known
   * @param {{app: any, Dialog: any, showDialog: any, Widget: any}} lab
   */
  constructor(panel, about, known, lab) {
    this.panel = panel;
    this.about = about;
    this.known = known;
    this.lab = lab;
    /** @type {import("./lesson.js").Lesson | null} */
    this.lesson = null;
    /** @type {Element | null} the board that was focused or pressed last */
    this.at = null;
    const come = (/** @type {Event} */ { target }) => {
      this.at = (target instanceof Element && target.closest(BOARD)) || this.at;
    };
    panel.node.addEventListener("focusin", come);
    panel.node.addEventListener("pointerdown", come, { capture: true });
  }

  /** The available commands, by name. */
  get all() {
    const { after, lessons } = this.about;
    /** @type {[string, boolean, () => unknown][]} */
    const ways = [
      ["all", !lessons, () => this.go(START)],
      ["again", !lessons, () => this.again()],
      ["larger", !lessons, () => this.larger()],
      ["next", after !== null, () => this.go(/** @type {string} */ (after))],
    ];
    return new Map(ways.filter(([, open]) => open).map(([name, , act]) => [name, act]));
  }

  /** The buttons above the lesson; boards have their own button to enlarge. */
  get buttons() {
    return [...this.all]
      .filter(([name]) => name !== "larger")
      .map(([name, act]) => ({ name, told: say(name, this.about, this.known)[0], act }));
  }

  /**
   * Open a notebook in the same folder.
   *
   * @param {string} name
   */
  go(name) {
    const path = this.panel.context.path.replace(/[^/:]*$/, `${name}.ipynb`);
    return this.lab.app.commands.execute("docmanager:open", { path });
  }

  /**
   * Reset every board after a confirmation: it cannot be undone, and unpublished code runs too.
   */
  async again() {
    const { Dialog, showDialog, Widget } = this.lab;
    const told = (/** @type {string} */ key) => label(key, this.about, this.known);
    const changed = this.lesson?.changed ?? false;
    const sentences = (changed ? ["reset", "runs"] : ["reset"]).flatMap((key) => say(key, this.about, this.known));
    const node = document.createElement("div");
    node.append(...sentences.map((each) => spoken(each, "p")));
    const { button } = await showDialog({
      title: told("again"),
      body: new Widget({ node }),
      buttons: [Dialog.cancelButton({ label: told("stay") }), Dialog.okButton({ label: told("again") })],
      defaultButton: changed ? 0 : 1,
    });
    if (button.accept) await this.lesson?.startAgain();
  }

  /** Toggle the size of the board in use, or else of the most visible one. */
  larger() {
    const boards = [...this.panel.content.node.querySelectorAll(BOARD)];
    const board = this.at?.isConnected ? this.at : boards.sort((one, other) => seen(other) - seen(one))[0];
    board?.dispatchEvent(new CustomEvent(TOGGLE_LARGE));
  }
}

/**
 * The visible height of an element.
 *
 * @param {Element} element
 */
function seen(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.min(bottom, window.innerHeight) - Math.max(top, 0);
}

/**
 * Register our commands; they apply to the current lesson.
 *
 * @param {any} app
 * @param {any} palette the command palette, if the page has one
 * @param {any} tracker the notebook tracker
 * @param {WeakMap<any, Ways>} opened
 */
export function teach(app, palette, tracker, opened) {
  const here = () => {
    const current = tracker.currentWidget;
    return current && app.shell.currentWidget === current ? opened.get(current) : undefined;
  };
  for (const name of ["next", "all", "again", "larger"]) {
    const open = () => here()?.all.has(name) ?? false;
    app.commands.addCommand(PREFIX + name, {
      label: () => {
        const ways = here();
        return ways ? label(name, ways.about, ways.known) : name;
      },
      isEnabled: open,
      isVisible: open,
      describedBy: { args: null },
      execute: () => here()?.all.get(name)?.(),
    });
    palette?.addItem({ command: PREFIX + name, category: CATEGORY });
  }
  offerCode(app, palette, here);
  tracker.currentChanged.connect(() => app.commands.notifyCommandChanged());
}
