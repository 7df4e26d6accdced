/**
 * The start page as a road: beside each lesson how much of it is solved, how many stars it has, and what is worth
 * repeating; above all of them a button that goes on where the learner is.
 *
 * @typedef {import("./published.js").About} About
 * @typedef {import("./published.js").Published} Published
 * @typedef {import("./published.js").Listed} Listed
 * @typedef {import("./progress.js").Noted} Noted
 * @typedef {import("./progress.js").Tally} Tally
 */

import { spoken } from "./line.js";
import { tally } from "./progress.js";
import { label, say } from "./published.js";

const ROWS = ".jp-MarkdownOutput tr";

export class Road {
  /**
   * @param {any} panel the notebook panel
   * @param {About & {lessons: Listed[]}} about
   * @param {Published} known
   * @param {(name: string) => unknown} go opens a lesson
   */
  constructor(panel, about, known, go) {
    this.panel = panel;
    this.about = about;
    this.known = known;
    this.go = go;
  }

  /**
   * Update the page. Markdown is rendered late and again, so everything that is missing is added anew.
   *
   * @param {Noted | null} noted
   */
  show(noted) {
    const { lessons } = this.about;
    const rows = [...this.panel.content.node.querySelectorAll(ROWS)];
    if (rows.length !== lessons.length) return;
    const tallies = noted?.lessons ? lessons.map((lesson) => tally(noted, lesson)) : [];
    rows.forEach((row, number) => this.station(row, tallies[number]));
    this.onward(rows, nextOn(tallies));
  }

  /**
   * @param {Element} row
   * @param {Tally | undefined} done undefined: progress is not recorded here
   */
  station(row, done) {
    const place = row.lastElementChild;
    const shown = place?.querySelector(".ruleboard-score");
    const now = done?.total ? JSON.stringify(done) : "";
    if (!place || (shown?.getAttribute("data-done") ?? "") === now) return;
    shown?.remove();
    row.classList.toggle("ruleboard-finished", Boolean(done?.total && done.solved === done.total));
    if (done?.total) place.append(this.score(done, now));
  }

  /**
   * @param {Tally} done
   * @param {string} now
   */
  score(done, now) {
    const line = document.createElement("div");
    line.className = "ruleboard-score";
    line.dataset.done = now;
    const meter = document.createElement("span");
    meter.className = "ruleboard-meter";
    meter.ariaHidden = "true";
    meter.style.setProperty("--share", String(done.solved / done.total));
    const { solved, total, stars, weak } = done;
    const parts = [this.told("solved", { solved, total })];
    if (stars) parts.push(this.told("stars", { stars }));
    if (weak) parts.push(this.told("repeat", { n: weak }));
    line.append(meter, ...parts);
    return line;
  }

  /**
   * @param {string} key
   * @param {Record<string, number>} blanks
   */
  told(key, blanks) {
    return spoken(say(key, this.about, this.known, blanks)[0], "span");
  }

  /**
   * The button above the lessons.
   *
   * @param {Element[]} rows
   * @param {number} number of the lesson to continue with; -1: none
   */
  onward(rows, number) {
    const output = rows[0]?.closest(".jp-MarkdownOutput");
    const shown = output?.querySelector(".ruleboard-onward");
    const id = number < 0 ? "" : this.about.lessons[number].id;
    if (!output || (shown?.getAttribute("data-lesson") ?? "") === id) return;
    shown?.remove();
    if (!id) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "jp-mod-styled jp-mod-accept ruleboard-onward";
    button.dataset.lesson = id;
    const title = rows[number].querySelector("b")?.textContent ?? id;
    button.textContent = `${label("onward", this.about, this.known)}: ${title}`;
    button.addEventListener("click", () => this.go(id));
    output.prepend(button);
  }
}

/**
 * The lesson to continue with: the first that was begun and is not finished, else the first open one after the last
 * finished one, else the first open one. Before anything is solved nobody needs the button.
 *
 * @param {Tally[]} tallies
 */
export function nextOn(tallies) {
  const begun = tallies.findIndex(({ solved, total }) => solved > 0 && solved < total);
  if (begun >= 0) return begun;
  const last = tallies.findLastIndex(({ solved, total }) => total > 0 && solved === total);
  if (last < 0) return -1;
  const open = (/** @type {Tally} */ { solved, total }) => solved < total;
  const later = tallies.findIndex((each, number) => number > last && open(each));
  return later < 0 ? tallies.findIndex(open) : later;
}
