/**
 * Makes room for lessons: the side bar is folded away when the first one is opened and comes back when the last one is
 * closed. Whoever opens it in between has decided, and it is never touched again. On a phone the two columns of icons
 * beside it go as well: they take a fifth of the width from the boards.
 */

const FOLDED = "ruleboard:folded"; // in the browser's memory: that it was us, also after a reload
const BARE = "ruleboard:bare"; // and which columns of icons were ours
const PHONE = "(max-width: 600px)";
const SIDES = ["left", "right"];
const SHOWN = "docmanager:show-in-file-browser";

/**
 * When the page is laid out: as it was the last time; and without a server, where a page that is opened by its address
 * also shows where its notebook lies, after that. Nobody has asked for that.
 *
 * @param {any} app
 * @param {boolean} inPage
 * @returns {Promise<unknown>}
 */
export function laidOut(app, inPage) {
  const opens = inPage && new URLSearchParams(location.search).has("path");
  if (!opens) return app.restored;
  return new Promise((resolve) => {
    const seen = (/** @type {unknown} */ _, /** @type {any} */ { id, result }) => {
      if (id !== SHOWN) return;
      app.commands.commandExecuted.disconnect(seen);
      void Promise.allSettled([app.restored, result]).then(resolve);
    };
    app.commands.commandExecuted.connect(seen);
  });
}

export class Room {
  /**
   * @param {any} shell JupyterLab's, with its side bars
   * @param {Promise<unknown>} restored when the page is laid out as it was the last time
   */
  constructor(shell, restored) {
    this.shell = shell;
    this.restored = restored;
    this.lessons = new Set();
    this.made = false; // for the lessons that are open
    this.decided = false;
    void restored.then(() => shell.layoutModified.connect(() => this.look()));
  }

  get folded() {
    return localStorage.getItem(FOLDED) !== null;
  }

  set folded(folded) {
    if (folded) localStorage.setItem(FOLDED, "");
    else localStorage.removeItem(FOLDED);
  }

  /** @param {any} panel of a lesson that is opened */
  async enter(panel) {
    this.lessons.add(panel);
    panel.disposed.connect(() => this.leave(panel));
    await this.restored;
    if (this.made || panel.isDisposed) return;
    this.made = true;
    if (matchMedia(PHONE).matches) this.hideIcons();
    else this.showIcons();
    if (this.decided || this.shell.leftCollapsed) return;
    this.folded = true;
    this.shell.collapseLeft();
  }

  /** @param {any} panel of a lesson that is closed */
  leave(panel) {
    this.lessons.delete(panel);
    if (this.lessons.size) return;
    this.made = false;
    this.showIcons();
    if (!this.folded) return;
    this.folded = false;
    if (this.shell.leftCollapsed) this.shell.expandLeft();
  }

  /** Put the columns of icons away that are there. */
  hideIcons() {
    const there = SIDES.filter((side) => this.shell.isSideTabBarVisible?.(side));
    if (!there.length) return;
    there.forEach((side) => this.shell.toggleSideTabBarVisibility(side));
    localStorage.setItem(BARE, there.join());
  }

  /** Bring those back that we have put away; this page, or one before it. */
  showIcons() {
    const ours = (localStorage.getItem(BARE) ?? "").split(",").filter(Boolean);
    localStorage.removeItem(BARE);
    for (const side of ours) if (!this.shell.isSideTabBarVisible(side)) this.shell.toggleSideTabBarVisibility(side);
  }

  /** Something in the page has changed its place: perhaps somebody has opened the side bar. */
  look() {
    if (!this.folded || this.shell.leftCollapsed) return;
    this.folded = false;
    this.decided = this.lessons.size > 0;
  }
}
