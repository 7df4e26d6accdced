/**
 * Keeps a lesson as it is while its view is shown: keys of JupyterLab's command mode, double clicks and the menu of
 * cells do nothing to it. Everything that reads (copying, searching, scrolling, saving) works as usual, and so do cells
 * whose code is meant to be changed.
 */

const SUPPRESS = "data-lm-suppress-shortcuts"; // on the target of a key: JupyterLab runs no command for it
const CHANGES = /^(notebook|runmenu|editmenu|kernelmenu|cell-toolbar):/; // commands that act on a notebook
const WRITABLE = "input, textarea, select, [contenteditable=true]";
const EDITOR = ".cm-editor";
const BOARD = ".ruleboard";
const RUN = "notebook:run-cell"; // neither goes on nor adds a cell

export class Guard {
  /**
   * @param {import("./view.js").View} view
   * @param {any} commands JupyterLab's command registry
   * @param {(event: MouseEvent) => void} menu opens the menu of the lesson
   */
  constructor(view, commands, menu) {
    this.view = view;
    this.commands = commands;
    this.menu = menu;
    const { panel } = view;
    const pressed = (/** @type {KeyboardEvent} */ event) => this.pressed(event);
    window.addEventListener("keydown", pressed, true); // before JupyterLab, which listens to the document
    panel.disposed.connect(() => window.removeEventListener("keydown", pressed, true));
    panel.node.addEventListener("dblclick", (/** @type {MouseEvent} */ event) => this.doubled(event), true);
    panel.node.addEventListener("contextmenu", (/** @type {MouseEvent} */ event) => this.asked(event), true);
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const { view, commands } = this;
    const { target } = event;
    if (!view.on || !view.panel.isVisible || !(target instanceof Element)) return;
    if (target !== document.body && !view.panel.content.node.contains(target)) return;
    const stroke = commands.constructor.keystrokeForKeydownEvent(event);
    if (target.closest(EDITOR)) return this.typed(event, stroke, target);
    if (target.closest(WRITABLE)) return;
    if (stroke === "B" && !target.closest(BOARD)) view.ways.larger();
    const changes = (/** @type {any} */ { keys, command }) => keys[0] === stroke && CHANGES.test(command);
    if (stroke && commands.keyBindings.some(changes)) suppress(target);
  }

  /**
   * A key in a cell that may be changed: it runs, and nothing is inserted below.
   *
   * @param {KeyboardEvent} event
   * @param {string} stroke
   * @param {Element} target
   */
  typed(event, stroke, target) {
    if (stroke !== "Shift Enter" && stroke !== "Alt Enter") return;
    suppress(target);
    event.preventDefault();
    event.stopPropagation();
    void this.commands.execute(RUN);
  }

  /** @param {MouseEvent} event a double click, which would show the source of a text */
  doubled(event) {
    if (this.view.on && event.target instanceof Element && event.target.closest(".jp-MarkdownCell")) {
      event.stopPropagation();
    }
  }

  /** @param {MouseEvent} event a right click: the menu of the lesson; on selected text, the browser's, which copies */
  asked(event) {
    const { target, shiftKey } = event;
    if (!this.view.on || shiftKey || !(target instanceof Element) || !target.closest(".jp-Notebook")) return;
    if (target.closest(`${BOARD}, ${EDITOR}, ${WRITABLE}`)) return;
    event.stopPropagation();
    if (!target.closest("a") && !getSelection()?.toString()) {
      event.preventDefault();
      this.menu(event);
    }
  }
}

/**
 * Let JupyterLab run no command for the key that is being pressed.
 *
 * @param {Element} target
 */
function suppress(target) {
  if (target.hasAttribute(SUPPRESS)) return;
  target.setAttribute(SUPPRESS, "true");
  setTimeout(() => target.removeAttribute(SUPPRESS));
}
