/**
 * State machine of an opened lesson: it runs automatically if that is allowed, shows a notice if not, and detects that
 * its boards are lost.
 *
 * The states, also in the DOM as `data-ruleboard`: "waiting" for its kernel, "running", "live"; "changed" and "shared"
 * do not run automatically, "stopped" had an error, "ended" has lost its kernel.
 */

import { forget, isBroken, isHeldBack, living, lives, showHeldBack, shown, showPictures, showsBoard } from "./boards.js";
import { Marks } from "./marks.js";
import { codeCells, written } from "./notebook.js";
import { Notice, underPictures } from "./notice.js";
import { folderLast, named } from "./prelude.js";
import { isPublished, say } from "./published.js";
import { run } from "./running.js";
import { Saving } from "./saving.js";

const GRACE = 600; // milliseconds after a restart in which the user's own "restart and run" may begin
const PAUSE = 500; // debounce in milliseconds before the boards are checked again

const PATIENT = new Set(["waiting", "running"]);

export class Lesson {
  /**
   * @param {any} panel the notebook panel
   * @param {import("./published.js").About} about
   * @param {import("./published.js").Published} known
   * @param {{app: any, executor: any, NotebookActions: any, Widget: any, inPage: boolean}} lab
   */
  constructor(panel, about, known, lab) {
    this.panel = panel;
    this.about = about;
    this.known = known;
    this.lab = lab;
    this.state = "";
    this.busy = false;
    this.restarted = false; // a restart was seen, and it is not yet known who runs the cells
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.grace = undefined;
    this.wanted = false; // a run was requested by the user while busy
    this.others = false; // cells were run by the user or another extension
    this.mended = new WeakSet(); // cells that were run again because the page failed to load their boards
    this.saving = new Saving(panel, lab);
    this.marks = new Marks(panel, about, known, lab.Widget);
    this.notice = new Notice(panel, lab.Widget, () => void this.begin({ asked: true }));
  }

  get model() {
    return this.panel.content.model;
  }

  get kernel() {
    return this.panel.sessionContext.session?.kernel;
  }

  get cells() {
    return codeCells(this.panel);
  }

  /** Whether it contains code that was not published. */
  get changed() {
    return this.cells.some((/** @type {any} */ cell) => !isPublished(cell, this.known));
  }

  /**
   * Start the lesson after it was opened.
   *
   * @param {boolean} hadKernel whether a kernel was running before
   */
  async open(hadKernel) {
    const { dirty } = this.model;
    this.marks.look(this.cells);
    const before = written(this.panel);
    if (!hadKernel) showPictures(this.cells, this.model);
    await this.begin();
    if (this.panel.isDisposed) return;
    if (written(this.panel) === before) this.model.dirty = dirty; // only Jupyter's metadata, or cells we expanded
    this.listen();
  }

  /**
   * Run the cells whose boards are not alive.
   *
   * @param {{asked?: boolean, anew?: boolean}} wish `asked`: the user requested it, so unpublished code may run too;
   *   `anew`: boards do not continue where they were left
   */
  async begin({ asked = false, anew = false } = {}) {
    if (this.panel.isDisposed) return;
    if (this.busy) return void (this.wanted ||= asked);
    this.busy = true;
    this.others = this.wanted = false;
    try {
      this.tell(await this.brought(asked, anew));
    } catch (error) {
      console.error("ruleboard:", error);
      this.tell(this.stopped(asked));
    } finally {
      this.busy = false;
    }
    if (this.wanted) await this.begin({ asked: true });
  }

  /**
   * Run, and return the resulting state.
   *
   * @param {boolean} asked
   * @param {boolean} anew
   */
  async brought(asked, anew) {
    const refused = asked ? "" : this.refused();
    this.tell(refused || "waiting");
    const kernel = await this.answering(asked);
    if (!kernel) return refused || "ended";
    const alive = await this.alive(kernel);
    showHeldBack(this.cells, alive);
    const dead = this.dead(alive);
    if (!dead.length) return "live";
    showPictures(dead, this.model);
    if (refused) return refused;
    this.tell("running");
    await folderLast(kernel);
    const may = (/** @type {any} */ cell) => asked || isPublished(cell, this.known);
    const done = await run(dead, this.panel, this.lab.executor, may, anew);
    if (done) await this.saving.now();
    return done ? "live" : this.stopped(asked);
  }

  /** The state that prevents an automatic run, if any: in a shared lesson, two pages would run it at once. */
  refused() {
    if (this.changed) return "changed";
    return this.model.collaborative ? "shared" : "";
  }

  /**
   * The state after an incomplete run: a cell may have been edited meanwhile.
   *
   * @param {boolean} asked
   */
  stopped(asked) {
    return (asked ? "" : this.refused()) || "stopped";
  }

  /**
   * Resolves to the kernel once the page is visible and the kernel answers; to nothing without a Python kernel.
   *
   * @param {boolean} asked
   */
  async answering(asked) {
    const { panel } = this;
    await panel.revealed;
    await panel.sessionContext.ready;
    if (asked && !this.kernel) await panel.sessionContext.startKernel();
    const info = await this.kernel?.info;
    if (info?.language_info.name !== "python") return null;
    if (this.lab.inPage) await named(this.kernel, panel.context.localPath);
    return this.kernel;
  }

  /**
   * The model ids of the boards that are alive.
   *
   * @param {any} kernel
   */
  alive(kernel) {
    return this.lab.inPage ? shown(this.cells) : living(kernel);
  }

  /**
   * The cells to run: those whose boards are not alive, or all if none is.
   *
   * @param {Set<string>} alive
   */
  dead(alive) {
    const { cells } = this;
    const stands = (/** @type {any} */ cell) => lives(cell, alive) && !isBroken(cell);
    const begun = cells.some(stands);
    return begun ? cells.filter((/** @type {any} */ cell) => showsBoard(cell) && !stands(cell)) : cells;
  }

  listen() {
    const { panel, lab } = this;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let later;
    const look = () => {
      clearTimeout(later);
      later = setTimeout(() => void this.look(), PAUSE);
    };
    /**
     * @param {unknown} _
     * @param {{notebook: unknown}} run
     */
    const scheduled = (_, { notebook }) => {
      if (notebook === panel.content) this.others = true;
    };
    const drawn = new MutationObserver(look);
    drawn.observe(panel.content.node, { childList: true, subtree: true });
    this.model.contentChanged.connect(look);
    lab.NotebookActions.executionScheduled.connect(scheduled);
    panel.sessionContext.statusChanged.connect((/** @type {unknown} */ _, /** @type {string} */ status) =>
      this.heard(status),
    );
    panel.disposed.connect(() => {
      clearTimeout(later);
      drawn.disconnect();
      lab.NotebookActions.executionScheduled.disconnect(scheduled);
    });
  }

  /** Check again, after a change, whether the boards are alive; cells may have been run by the user. */
  async look() {
    if (this.panel.isDisposed) return;
    this.marks.look(this.cells);
    if (this.busy || this.restarted || !this.kernel) return;
    if (this.state === "live" && !this.cells.some(isHeldBack)) return this.mend();
    const alive = await this.alive(this.kernel);
    showHeldBack(this.cells, alive);
    if (!this.busy && !this.dead(alive).length) this.tell("live");
  }

  /** Run cells again whose boards the page failed to load, each cell only once. */
  async mend() {
    const broken = this.cells.filter((/** @type {any} */ cell) => isBroken(cell) && !this.mended.has(cell));
    if (!broken.length) return;
    broken.forEach((/** @type {any} */ cell) => this.mended.add(cell));
    await this.begin();
  }

  /** Reset every board: restart the kernel and run once; later restarts by the user give no such permission. */
  async startAgain() {
    if (this.busy || this.panel.isDisposed) return;
    this.lost("waiting");
    forget(this.cells);
    this.busy = true;
    if (this.kernel) await this.panel.sessionContext.restartKernel().catch(console.error);
    clearTimeout(this.grace);
    this.grace = undefined;
    this.busy = this.restarted = false;
    await this.begin({ asked: true, anew: true });
  }

  /**
   * Handle a new kernel status: a restart loses the boards, and the lesson runs again; an end only loses them.
   *
   * @param {string} status
   */
  heard(status) {
    if (status === "restarting" || status === "autorestarting") {
      clearTimeout(this.grace);
      this.grace = undefined;
      this.restarted = true;
      this.others = false;
      this.lost("waiting");
    } else if (status === "idle" && this.restarted) {
      this.grace ??= setTimeout(() => void this.again(), GRACE);
    } else if (status === "dead" || status === "terminating") {
      this.lost("ended");
    }
  }

  /**
   * The boards are lost: show their pictures.
   *
   * @param {string} state
   */
  lost(state) {
    if (this.busy || this.panel.isDisposed) return; // the run itself detects it
    showPictures(this.cells, this.model);
    this.tell(this.refused() || state);
  }

  /** Run again after a restart, unless the user runs the cells too: then only check the boards. */
  async again() {
    this.grace = undefined;
    this.restarted = false;
    await (this.others ? this.look() : this.begin());
  }

  /**
   * Show the state in the page.
   *
   * @param {string} state
   */
  tell(state) {
    const { panel, notice } = this;
    if (panel.isDisposed) return;
    this.state = panel.node.dataset.ruleboard = state;
    /** @param {string} key */
    const told = (key) => say(key, this.about, this.known);
    const calm = state === "live" || PATIENT.has(state);
    if (calm) notice.hide();
    else notice.show(told(state), told("start"));
    underPictures(panel.node, state === "live" ? [] : told(calm ? "coming" : "begin"));
  }
}
