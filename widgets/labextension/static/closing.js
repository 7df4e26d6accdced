/**
 * The card at the end of a lesson: the stars, what is solved, what is still open and a way to it, a game, and the next
 * lesson. It stands below the last cell and is no part of the notebook, so it is neither saved nor printed.
 *
 * @typedef {import("./published.js").About} About
 * @typedef {import("./published.js").Published} Published
 * @typedef {import("./progress.js").Noted} Noted
 * @typedef {import("./progress.js").Tally} Tally
 * @typedef {import("./stations.js").Open} Open
 * @typedef {{key: string, text: string, act: () => unknown, main?: boolean}} Way
 */

import { spoken } from "./line.js";
import { START } from "./places.js";
import { MOST_STARS, tally } from "./progress.js";
import { label, say } from "./published.js";

const DRAWN = 3; // stars; they fill with the share of all stars
const LINKS = /^onward-/; // ids of the cells with links to other lessons, which the card replaces

export class Closing {
  /**
   * @param {any} panel the notebook panel
   * @param {About} about
   * @param {Published} known
   * @param {import("./stations.js").Stations} stations
   * @param {(name: string) => unknown} go opens a lesson
   */
  constructor(panel, about, known, stations, go) {
    this.panel = panel;
    this.about = about;
    this.known = known;
    this.stations = stations;
    this.go = go;
    this.told = "";
    this.node = document.createElement("section");
    this.node.className = "ruleboard-closing";
    this.node.dataset.lmSuppressShortcuts = "true"; // or Enter would edit a cell, and B insert one
    for (const kind of ["focusin", "keydown"]) {
      this.node.addEventListener(kind, (event) => event.stopPropagation()); // the notebook would focus a cell
    }
    this.node.ariaLabel = label("closing", about, known);
    const { content } = panel;
    (content.outerNode ?? content.node).append(this.node);
    for (const cell of content.widgets) cell.toggleClass("ruleboard-links", LINKS.test(cell.model.id));
  }

  /** @param {Noted | null} noted null: progress is not recorded */
  show(noted) {
    const done = noted?.lessons ? tally(noted, this.about) : null;
    const open = noted && !noted.lessons ? [] : this.stations.open(noted);
    const told = JSON.stringify([done, open.map(({ title, index, open: left }) => [title, index, left])]);
    if (told === this.told) return;
    this.told = told;
    const at = this.node.contains(document.activeElement) ? document.activeElement : null;
    const key = at instanceof HTMLElement ? at.dataset.way : undefined;
    this.node.replaceChildren(...this.stars(done), ...this.words(done, open), ...this.left(open), this.ways());
    const same = [...this.node.querySelectorAll("button")].find(({ dataset }) => dataset.way === key);
    if (key) same?.focus();
  }

  /**
   * @param {Tally | null} done
   * @returns {HTMLElement[]}
   */
  stars(done) {
    if (!done?.total) return [];
    const row = document.createElement("div");
    row.className = "ruleboard-stars";
    row.ariaHidden = "true"; // told in words below
    const share = (DRAWN * done.stars) / (MOST_STARS * done.total);
    for (let number = 0; number < DRAWN; number++) {
      const star = document.createElement("span");
      star.textContent = "★";
      star.style.setProperty("--share", String(Math.min(1, Math.max(0, share - number))));
      row.append(star);
    }
    return [row];
  }

  /**
   * @param {Tally | null} done
   * @param {Open[]} open
   */
  words(done, open) {
    const finished = done ? done.total > 0 && done.solved === done.total : false;
    const title = say(finished && !open.length ? "finished" : "closing", this.about, this.known);
    const parts = title.map((each, number) => spoken(each, number ? "p" : "h2"));
    if (!done?.total) return parts;
    const { solved, total, stars } = done;
    const sums = [
      ...say("solved", this.about, this.known, { solved, total }).slice(0, 1),
      ...say("earned", this.about, this.known, { stars, most: MOST_STARS * total }).slice(0, 1),
    ];
    const line = document.createElement("p");
    line.className = "ruleboard-sum";
    line.append(...sums.map((each) => spoken(each, "span")));
    return [...parts, line];
  }

  /**
   * The boards that are still open, each a button that leads there.
   *
   * @param {Open[]} open
   */
  left(open) {
    if (!open.length) return [];
    const part = document.createElement("div");
    part.className = "ruleboard-left";
    const list = document.createElement("ul");
    for (const { cell, index, title, open: n } of open) {
      const text = `${title} · ${n}`;
      const item = document.createElement("li");
      item.append(button({ key: `cell-${index}`, text, act: () => this.stations.goTo(cell) }));
      list.append(item);
    }
    part.append(spoken({ lang: "", text: label("left", this.about, this.known) }, "p"), list);
    return [part];
  }

  ways() {
    const { about, known } = this;
    const { game } = this.stations;
    const all = { key: "all", text: label("all", about, known), act: () => this.go(START), main: !about.after };
    /** @type {Way[]} */
    const ways = about.after ? [{ key: "next", text: this.next(about.after), act: () => this.go(about.after ?? ""), main: true }] : [];
    if (game) ways.push({ key: "game", text: label("game", about, known), act: () => this.stations.goTo(game) });
    ways.push(all);
    const row = document.createElement("div");
    row.className = "ruleboard-ways";
    row.append(...ways.map(button));
    return row;
  }

  /**
   * The words of the links to the next lesson, which name it.
   *
   * @param {string} name
   */
  next(name) {
    const link = new RegExp(`\\[([^\\]]+?) →\\]\\(${name}\\.ipynb\\)`); // a name has no special characters
    const found = this.panel.content.widgets
      .map((/** @type {any} */ { model }) => link.exec(model.sharedModel.getSource())?.[1])
      .filter(Boolean);
    return found.join(" · ") || label("next", this.about, this.known);
  }
}

/** @param {Way} way */
function button({ key, text, act, main = false }) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = main ? "jp-mod-styled jp-mod-accept" : "jp-mod-styled";
  made.dataset.way = key;
  made.textContent = text;
  made.addEventListener("click", () => void act());
  return made;
}
