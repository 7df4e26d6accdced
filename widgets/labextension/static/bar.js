/**
 * The line above a lesson: how much of it is solved, and the ways on. It is one line for the eye and the keyboard, in the
 * language of the lesson; JupyterLab's own tool bar speaks another and hides what has no room.
 */

import { Line } from "./line.js";

export class Bar {
  /**
   * @param {any} panel the notebook's
   * @param {new (options: object) => any} Widget Lumino's
   * @param {{name: string, told: {lang: string, text: string}, act: () => void}[]} ways what its buttons do
   */
  constructor(panel, Widget, ways) {
    this.ways = ways;
    this.words = document.createElement("div");
    this.words.setAttribute("role", "status");
    this.line = new Line(panel, Widget, "ruleboard-bar");
    this.line.inner.append(this.words, ...ways.map(button));
    if (ways.length) this.line.show();
  }

  /** @param {HTMLElement[]} parts what there is to say; nothing is said twice */
  tell(parts) {
    const text = parts.map((part) => part.textContent).join();
    if (this.words.dataset.told !== text) {
      this.words.dataset.told = text;
      this.words.replaceChildren(...parts);
    }
    if (parts.length || this.ways.length) this.line.show();
    else this.line.hide();
  }
}

/** @param {{name: string, told: {lang: string, text: string}, act: () => void}} way */
function button({ name, told, act }) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "jp-mod-styled";
  made.dataset.way = name;
  made.lang = told.lang;
  made.textContent = told.text;
  made.addEventListener("click", act);
  return made;
}
