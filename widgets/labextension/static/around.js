/**
 * What JupyterLab has around a notebook (menus, tabs, columns of icons, status bar) is hidden while a lesson stands in
 * front as a page of its own, and shown again as soon as anything else does. Only widgets are hidden, in this page and
 * in memory: no setting and no saved layout knows of it, so a reload begins with everything.
 */

const PHONE = "(max-width: 600px)";
const SIDE = "jp-SideBar"; // CSS class of a column of icons
const PAGE = "ruleboard-page"; // CSS class of the body while a lesson is all there is
const SPLIT = "lm-SplitPanel"; // holds the open side bars, which are the user's own

export class Around {
  /**
   * @param {any} shell of JupyterLab or Notebook
   * @param {(widget: any) => import("./ways.js").Ways | undefined} opened the lesson or start page in a widget
   */
  constructor(shell, opened) {
    this.shell = shell;
    this.opened = opened;
    /** @type {Set<any>} what we have hidden */
    this.hidden = new Set();
    const look = () => this.look();
    shell.currentChanged?.connect(look);
    shell.layoutModified?.connect(look); // JupyterLab shows a column again when something is added to it
  }

  /** Hide or show, according to what is in front. */
  look() {
    const wanted = this.wanted();
    document.body.classList.toggle(PAGE, wanted.size > 0);
    for (const each of this.hidden) {
      if (wanted.has(each)) continue;
      this.hidden.delete(each);
      if (!each.isDisposed) each.show();
    }
    for (const each of wanted) {
      if (each.isHidden) continue;
      this.hidden.add(each);
      each.hide();
    }
  }

  /**
   * What is not to be seen now. Whoever has divided the main area shows a lesson beside other work, which keeps its
   * tabs and menus.
   *
   * @returns {Set<any>}
   */
  wanted() {
    const { currentWidget } = this.shell;
    const ways = currentWidget && this.opened(currentWidget);
    const main = currentWidget?.parent;
    const tabs = main?.tabBars ? [...main.tabBars()] : [];
    if (!ways || !main || tabs.length > 1) return new Set();
    const beside = this.beside(main);
    if (ways.view?.on) return new Set([...tabs, ...beside]);
    const phone = ways.about.lessons && matchMedia(PHONE).matches; // there the columns take a fifth of the width
    return new Set(phone ? beside.filter((each) => each.hasClass(SIDE)) : []);
  }

  /**
   * All widgets beside the way from the shell down to its main area.
   *
   * @param {any} main
   * @returns {any[]}
   */
  beside(main) {
    const found = [];
    for (let child = main; child.parent && child !== this.shell; child = child.parent) {
      if (child.parent.hasClass(SPLIT)) continue;
      found.push(...[...child.parent.layout].filter((each) => each !== child));
    }
    return found;
  }
}
