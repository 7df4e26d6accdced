/**
 * Shows the progress: in the toolbar above a lesson, and on the start page beside each lesson. It is read again
 * when the kernel was busy and when the page becomes visible, never by polling.
 *
 * @typedef {import("./published.js").About} About
 * @typedef {import("./published.js").Published} Published
 * @typedef {import("./progress.js").Noted} Noted
 */

import { spoken } from "./line.js";
import { Diary, solved } from "./progress.js";
import { say } from "./published.js";

const PAUSE = 300; // debounce in milliseconds: one click on a board makes the kernel busy several times
const MOST_STARS = 12; // with more, only the numbers are shown

export class Score {
  /**
   * @param {any} panel the notebook panel
   * @param {About} about
   * @param {Published} known
   * @param {any} contents JupyterLab's contents manager
   * @param {import("./bar.js").Bar} bar
   */
  constructor(panel, about, known, contents, bar) {
    this.panel = panel;
    this.about = about;
    this.known = known;
    this.bar = bar;
    this.diary = new Diary(contents, panel.context.path);
    /** @type {Noted | null} */
    this.noted = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
    this.listen();
    void this.read();
  }

  /** The lessons to show: this one, or all on the start page. */
  get lessons() {
    const { id, exercises, lessons } = this.about;
    return lessons ?? [{ id, exercises }];
  }

  listen() {
    const { panel } = this;
    const soon = () => {
      clearTimeout(this.later);
      this.later = setTimeout(() => void this.read(), PAUSE);
    };
    const back = () => {
      if (document.visibilityState === "visible" && panel.isVisible) soon();
    };
    const drawn = new MutationObserver(() => this.beside());
    const front = new IntersectionObserver(back);
    panel.sessionContext.statusChanged.connect((/** @type {unknown} */ _, /** @type {string} */ status) => {
      if (status === "idle") soon();
    });
    document.addEventListener("visibilitychange", back);
    window.addEventListener("focus", back);
    if (this.about.lessons) {
      drawn.observe(panel.content.node, { childList: true, subtree: true }); // Markdown is rendered late, and again
      front.observe(panel.node); // the notebook becomes visible
    }
    panel.disposed.connect(() => {
      clearTimeout(this.later);
      drawn.disconnect();
      front.disconnect();
      document.removeEventListener("visibilitychange", back);
      window.removeEventListener("focus", back);
    });
  }

  async read() {
    try {
      this.noted = await this.diary.read();
    } catch (error) {
      console.warn("ruleboard:", error); // the files cannot be read: show nothing, which is no fault of the lesson
      return;
    }
    if (!this.panel.isDisposed) this.show();
  }

  show() {
    const { noted } = this;
    const total = this.lessons.reduce((sum, { exercises }) => sum + exercises.length, 0);
    if (!noted || !total) this.bar.tell([]);
    else if (!noted.lessons) this.bar.tell(this.foreign(noted));
    else this.bar.tell(this.score(this.lessons.reduce((sum, each) => sum + solved(noted, each), 0), total));
    this.beside();
  }

  /** @param {Noted} noted a file in another format */
  foreign({ file }) {
    return say("foreign", this.about, this.known, { file }).map((told) => spoken(told));
  }

  /**
   * @param {number} done
   * @param {number} total
   * @returns {HTMLElement[]}
   */
  score(done, total) {
    const parts = [spoken(say("solved", this.about, this.known, { solved: done, total })[0], "span")];
    if (total <= MOST_STARS) {
      const stars = spoken({ lang: "", text: "★".repeat(done) + "☆".repeat(total - done) }, "span");
      stars.ariaHidden = "true";
      parts.unshift(stars);
    }
    return parts;
  }

  /** Show the progress beside each lesson of the start page; its rows are the lessons in order. */
  beside() {
    const { lessons } = this.about;
    if (!lessons) return;
    const rows = this.panel.content.node.querySelectorAll(".jp-MarkdownOutput tr");
    if (rows.length !== lessons.length) return;
    lessons.forEach((lesson, number) => {
      const place = rows[number].lastElementChild;
      const total = lesson.exercises.length;
      const known = this.noted?.lessons && total > 0;
      const done = known ? solved(/** @type {Noted} */ (this.noted), lesson) : -1;
      const shown = place?.querySelector(".ruleboard-score");
      if (!place || (shown?.getAttribute("data-solved") ?? "-1") === String(done)) return;
      shown?.remove();
      if (!known) return;
      const line = document.createElement("div");
      line.className = "ruleboard-score";
      line.dataset.solved = String(done);
      line.append(...this.score(done, total));
      place.append(line);
    });
  }
}
