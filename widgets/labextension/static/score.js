/**
 * Shows the progress: in the toolbar above a lesson, and along the road of the start page. It is read again when the
 * kernel was busy and when the page becomes visible, never by polling.
 *
 * @typedef {import("./published.js").About} About
 * @typedef {import("./published.js").Published} Published
 * @typedef {import("./progress.js").Noted} Noted
 */

import { spoken } from "./line.js";
import { Diary, tally } from "./progress.js";
import { say } from "./published.js";
import { Road } from "./road.js";

const PAUSE = 300; // debounce in milliseconds: one click on a board makes the kernel busy several times
const MOST_STARS = 12; // with more, only the numbers are shown

export class Score {
  /**
   * @param {any} panel the notebook panel
   * @param {About} about
   * @param {Published} known
   * @param {any} contents JupyterLab's contents manager
   * @param {import("./bar.js").Bar} bar
   * @param {(name: string) => unknown} go opens a lesson
   */
  constructor(panel, about, known, contents, bar, go) {
    this.panel = panel;
    this.about = about;
    this.known = known;
    this.bar = bar;
    const { lessons } = about;
    this.road = lessons && new Road(panel, { ...about, lessons }, known, go);
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
    const drawn = new MutationObserver(() => this.road?.show(this.noted));
    const front = new IntersectionObserver(back);
    panel.sessionContext.statusChanged.connect((/** @type {unknown} */ _, /** @type {string} */ status) => {
      if (status === "idle") soon();
    });
    document.addEventListener("visibilitychange", back);
    window.addEventListener("focus", back);
    if (this.road) {
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
    else this.bar.tell(this.score(this.lessons.reduce((sum, each) => sum + tally(noted, each).solved, 0), total));
    this.road?.show(noted);
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
}
