/**
 * What a lesson that is not alive says about itself: a line above it, and a quiet one under every still picture.
 *
 * @typedef {import("./line.js").Told} Told
 */

import { Line, spoken } from "./line.js";

/** The line above a notebook. */
export class Notice {
  /**
   * @param {any} panel the notebook's
   * @param {new (options: object) => any} Widget Lumino's
   * @param {() => void} begin what its button does
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
 * Write a line under every still picture of a notebook, or nothing.
 *
 * @param {HTMLElement} node the notebook's
 * @param {Told[]} sentences
 */
export function underPictures(node, sentences) {
  const text = sentences.map((told) => told.text).join(" ");
  node.classList.toggle("ruleboard-still", text !== "");
  node.style.setProperty("--ruleboard-still", JSON.stringify(text)); // the style sheet puts it under pictures
}
