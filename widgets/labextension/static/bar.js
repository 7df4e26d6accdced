/**
 * The toolbar above a lesson: its progress and navigation buttons, in the language of the lesson. JupyterLab's own
 * toolbar uses another language and hides items that do not fit.
 */

import { Line } from "./line.js";

export class Bar {
  /**
   * @param {any} panel the notebook panel
   * @param {new (options: object) => any} Widget Lumino's
   * @param {{name: string, told: {lang: string, text: string}, act: () => void}[]} ways its buttons
   */
  constructor(panel, Widget, ways) {
    this.ways = ways;
    this.words = document.createElement("div");
    this.words.setAttribute("role", "status");
    this.line = new Line(panel, Widget, "ruleboard-bar");
    this.line.inner.append(this.words, ...ways.map(button));
    if (ways.length) this.line.show();
  }

  /** @param {HTMLElement[]} parts the progress to show; unchanged parts are not announced again */
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
