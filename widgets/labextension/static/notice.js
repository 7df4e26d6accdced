/**
 * Notices of a lesson that is not live: a line above it, and a small one below every static picture.
 *
 * @typedef {import("./line.js").Told} Told
 */

import { Line, spoken } from "./line.js";

/** The line above a notebook. */
export class Notice {
  /**
   * @param {any} panel the notebook panel
   * @param {new (options: object) => any} Widget Lumino's
   * @param {() => void} begin callback of its button
   */
  constructor(panel, Widget, begin) {
    this.words = document.createElement("div");
    this.words.setAttribute("role", "status");
    this.button = document.createElement("button");
    this.button.type = "button";
    this.button.className = "jp-mod-styled jp-mod-accept";
    this.button.addEventListener("click", begin);
    this.line = new Line(panel, Widget, "ruleboard-notice");
    this.line.inner.append(this.words, this.button);
  }

  /**
   * @param {Told[]} sentences
   * @param {Told[]} label of the button
   */
  show(sentences, label) {
    this.words.replaceChildren(...sentences.map((told) => spoken(told)));
    this.button.replaceChildren(label.map(({ text }) => text).join(" · "));
    this.line.show();
  }

  hide() {
    this.line.hide();
  }
}

/**
 * Show a line below every static picture of a notebook; none if there are no sentences.
 *
 * @param {HTMLElement} node of the notebook
 * @param {Told[]} sentences
 */
export function underPictures(node, sentences) {
  const text = sentences.map((told) => told.text).join(" ");
  node.classList.toggle("ruleboard-still", text !== "");
  node.style.setProperty("--ruleboard-still", JSON.stringify(text)); // used by the style sheet
}
