/**
 * Shows the progress: in the toolbar above a lesson, with the way to the next open task, on the card at its end, and
 * along the road of the start page. It is read again when the kernel was busy and when the page becomes visible, never
 * by polling.
 *
 * @typedef {import("./published.js").About} About
 * @typedef {import("./published.js").Published} Published
 * @typedef {import("./progress.js").Noted} Noted
 */

import { Closing } from "./closing.js";
import { spoken } from "./line.js";
import { Diary, tally } from "./progress.js";
import { say } from "./published.js";
import { Road } from "./road.js";
import { Stations } from "./stations.js";

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
    this.stations = lessons ? null : new Stations(panel, about);
    this.closing = this.stations && new Closing(panel, about, known, this.stations, go);
    this.onward = this.stations && this.button(this.stations);
    this.diary = new Diary(contents, panel.context.path);
    /** @type {Noted | null} */
    this.noted = null;
    this.isRead = false; // or cannot be
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

  /**
   * The button that leads to the next open task, beside the progress.
   *
   * @param {Stations} stations
   */
  button(stations) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "jp-mod-styled ruleboard-open";
    made.hidden = true;
    made.addEventListener("click", () => void stations.goOn(this.noted));
    this.bar.words.after(made);
    return made;
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
    const drawn = new MutationObserver(() => this.road?.show(this.noted, this.isRead));
    const solved = new MutationObserver(() => this.lead());
    const front = new IntersectionObserver(back);
    panel.sessionContext.statusChanged.connect((/** @type {unknown} */ _, /** @type {string} */ status) => {
      if (status === "idle") soon();
    });
    document.addEventListener("visibilitychange", back);
    window.addEventListener("focus", back);
    if (this.stations) solved.observe(panel.content.node, { attributeFilter: ["data-open"], subtree: true });
    if (this.road) {
      drawn.observe(panel.content.node, { childList: true, subtree: true }); // Markdown is rendered late, and again
      front.observe(panel.node); // the notebook becomes visible
    }
    panel.disposed.connect(() => {
      clearTimeout(this.later);
      drawn.disconnect();
      solved.disconnect();
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
    }
    this.isRead = true;
    if (!this.panel.isDisposed) this.show();
  }

  show() {
    const { noted } = this;
    const total = this.lessons.reduce((sum, { exercises }) => sum + exercises.length, 0);
    if (!noted || !total) this.bar.tell([]);
    else if (!noted.lessons) this.bar.tell(this.foreign(noted));
    else this.bar.tell(this.score(this.lessons.reduce((sum, each) => sum + tally(noted, each).solved, 0), total));
    this.road?.show(noted, this.isRead);
    this.lead();
  }

  /** Show what is open in this lesson, and the ways on. */
  lead() {
    const { noted, onward, stations } = this;
    if (!onward || !stations) return;
    const n = noted && !noted.lessons ? 0 : stations.open(noted).reduce((sum, { open }) => sum + open, 0);
    const [{ lang, text }] = say("open", this.about, this.known, { n });
    onward.hidden = n === 0;
    if (onward.textContent !== text) Object.assign(onward, { lang, textContent: text });
    this.closing?.show(noted);
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
