/**
 * Makes room for lessons: the side bar is collapsed when the first lesson is opened, and restored when the last one is
 * closed. If the user opens it in between, it is never changed again. On a phone the two columns of icons are hidden as
 * well: they take a fifth of the width.
 */

const FOLDED = "ruleboard:folded"; // key in the local storage: we collapsed it, also after a reload
const BARE = "ruleboard:bare"; // and which columns of icons we have hidden
const PHONE = "(max-width: 600px)";
const SIDES = ["left", "right"];
const SHOWN = "docmanager:show-in-file-browser";

/**
 * Resolves when the layout of the page is restored. Without a server, a page that is opened by URL also reveals its
 * notebook in the file browser, so it resolves after that: the user did not ask for it.
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
   * @param {any} shell JupyterLab's shell, with its side bars
   * @param {Promise<unknown>} restored resolves when the layout is restored
   */
  constructor(shell, restored) {
    this.shell = shell;
    this.restored = restored;
    this.lessons = new Set();
    this.made = false; // whether room was made for the open lessons
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

  /** @param {any} panel of an opened lesson */
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

  /** @param {any} panel of a closed lesson */
  leave(panel) {
    this.lessons.delete(panel);
    if (this.lessons.size) return;
    this.made = false;
    this.showIcons();
    if (!this.folded) return;
    this.folded = false;
    if (this.shell.leftCollapsed) this.shell.expandLeft();
  }

  /** Hide the visible columns of icons. */
  hideIcons() {
    const there = SIDES.filter((side) => this.shell.isSideTabBarVisible?.(side));
    if (!there.length) return;
    there.forEach((side) => this.shell.toggleSideTabBarVisibility(side));
    localStorage.setItem(BARE, there.join());
  }

  /** Show the columns that we have hidden, also before a reload. */
  showIcons() {
    const ours = (localStorage.getItem(BARE) ?? "").split(",").filter(Boolean);
    localStorage.removeItem(BARE);
    for (const side of ours) if (!this.shell.isSideTabBarVisible(side)) this.shell.toggleSideTabBarVisibility(side);
  }

  /** Callback: the layout has changed; perhaps the user has opened the side bar. */
  look() {
    if (!this.folded || this.shell.leftCollapsed) return;
    this.folded = false;
    this.decided = this.lessons.size > 0;
  }
}
