/**
 * An opened lesson: it runs itself where that is allowed, says so where it is not, and notices when its boards have died.
 *
 * The states, which the page also carries for whoever looks (`data-ruleboard`): "waiting" for its kernel, "running",
 * "live"; "changed" and "shared" do not run by themselves, "stopped" met an error, "ended" has lost its kernel.
 */

import { isBroken, isHeldBack, living, lives, showHeldBack, shown, showPictures, showsBoard } from "./boards.js";
import { Marks } from "./marks.js";
import { codeCells, written } from "./notebook.js";
import { Notice, underPictures } from "./notice.js";
import { folderLast, named } from "./prelude.js";
import { isPublished, say } from "./published.js";
import { run } from "./running.js";

const GRACE = 600; // milliseconds in which others may begin to run what they have just restarted
const PAUSE = 500; // milliseconds without a change before the boards are looked at again

const PATIENT = new Set(["waiting", "running"]);

export class Lesson {
  /**
   * @param {any} panel the notebook's
   * @param {import("./published.js").About} about
   * @param {import("./published.js").Published} known
   * @param {{executor: any, NotebookActions: any, Widget: any, inPage: boolean}} lab
   */
  constructor(panel, about, known, lab) {
    this.panel = panel;
    this.about = about;
    this.known = known;
    this.lab = lab;
    this.state = "";
    this.busy = false;
    this.restarted = false; // and who runs the cells then is not yet clear
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.grace = undefined;
    this.wanted = false; // somebody has asked for a run while it was busy
    this.others = false; // somebody else has begun to run cells
    this.mended = new WeakSet(); // cells that were run again because the page had failed to show their boards
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

  /** Whether there is code in it that was not published. */
  get changed() {
    return this.cells.some((/** @type {any} */ cell) => !isPublished(cell, this.known));
  }

  /**
   * What a lesson does when it is opened.
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
    if (written(this.panel) === before) this.model.dirty = dirty; // only Jupyter has noted things, or we have unfolded some
    this.listen();
  }

  /**
   * Bring the boards to life, unless they live.
   *
   * @param {{asked?: boolean}} wish whether somebody has asked for it, who may run whatever there is
   */
  async begin({ asked = false } = {}) {
    if (this.panel.isDisposed) return;
    if (this.busy) return void (this.wanted ||= asked);
    this.busy = true;
    this.others = this.wanted = false;
    try {
      this.tell(await this.brought(asked));
    } catch (error) {
      console.error("ruleboard:", error);
      this.tell(this.stopped(asked));
    } finally {
      this.busy = false;
    }
    if (this.wanted) await this.begin({ asked: true });
  }

  /**
   * The state to which beginning leads.
   *
   * @param {boolean} asked
   */
  async brought(asked) {
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
    const done = await run(dead, this.panel, this.lab.executor, may);
    if (done) await this.save();
    return done ? "live" : this.stopped(asked);
  }

  /** Why this lesson does not run by itself, if it does not: in a shared one, two pages would run it at once. */
  refused() {
    if (this.changed) return "changed";
    return this.model.collaborative ? "shared" : "";
  }

  /**
   * The state after a run that did not come to its end: somebody may have changed a cell meanwhile.
   *
   * @param {boolean} asked
   */
  stopped(asked) {
    return (asked ? "" : this.refused()) || "stopped";
  }

  /**
   * The kernel, once somebody looks at the page and it answers; none where there is none that speaks Python.
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
   * The names of the boards that live.
   *
   * @param {any} kernel
   */
  alive(kernel) {
    return this.lab.inPage ? shown(this.cells) : living(kernel);
  }

  /**
   * The cells to run: those whose boards do not live, all if none does.
   *
   * @param {Set<string>} alive
   */
  dead(alive) {
    const { cells } = this;
    const stands = (/** @type {any} */ cell) => lives(cell, alive) && !isBroken(cell);
    const begun = cells.some(stands);
    return begun ? cells.filter((/** @type {any} */ cell) => showsBoard(cell) && !stands(cell)) : cells;
  }

  /**
   * Save the lesson, so that the next page finds the boards that live now. Where they live in this page, none will; and a
   * copy in the visitor's browser would hide what is published later.
   */
  async save() {
    const { context } = this.panel;
    if (this.lab.inPage) return;
    if (context.contentsModel?.writable && !this.model.readOnly) await context.save();
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

  /** Whether the boards live now that something has changed; others may have run them. */
  async look() {
    if (this.panel.isDisposed) return;
    this.marks.look(this.cells);
    if (this.busy || this.restarted || !this.kernel) return;
    if (this.state === "live" && !this.cells.some(isHeldBack)) return this.mend();
    const alive = await this.alive(this.kernel);
    showHeldBack(this.cells, alive);
    if (!this.busy && !this.dead(alive).length) this.tell("live");
  }

  /** Run cells again whose boards the page has failed to show, each only once. */
  async mend() {
    const broken = this.cells.filter((/** @type {any} */ cell) => isBroken(cell) && !this.mended.has(cell));
    if (!broken.length) return;
    broken.forEach((/** @type {any} */ cell) => this.mended.add(cell));
    await this.begin();
  }

  /** Put every board back to its beginning: a new kernel and one run, which allows none after the restarts of others. */
  async startAgain() {
    if (this.busy || this.panel.isDisposed) return;
    this.lost("waiting");
    this.busy = true;
    if (this.kernel) await this.panel.sessionContext.restartKernel().catch(console.error);
    clearTimeout(this.grace);
    this.grace = undefined;
    this.busy = this.restarted = false;
    await this.begin({ asked: true });
  }

  /**
   * What the kernel's new status means: a restart kills the boards, and the lesson runs again; an end only kills them.
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
   * The boards have died: their pictures are left.
   *
   * @param {string} state
   */
  lost(state) {
    if (this.busy || this.panel.isDisposed) return; // the run itself will find out
    showPictures(this.cells, this.model);
    this.tell(this.refused() || state);
  }

  /** Run again after a restart, unless whoever restarted the kernel runs the cells too: then see how far they are. */
  async again() {
    this.grace = undefined;
    this.restarted = false;
    await (this.others ? this.look() : this.begin());
  }

  /**
   * Show the state to people.
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
