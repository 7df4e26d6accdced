/**
 * The one line above a lesson: back to all lessons, its title and progress, its language, light or dark, and a menu with
 * everything else, in the language of the lesson. JupyterLab's own toolbar uses another language and hides items that do
 * not fit.
 *
 * @typedef {import("./line.js").Told} Told
 */

import { Line, spoken } from "./line.js";

export class Bar {
  /**
   * @param {any} panel the notebook panel
   * @param {new (options: object) => any} Widget Lumino's
   * @param {HTMLElement[]} before what stands before its progress
   * @param {HTMLElement[]} after and behind it
   */
  constructor(panel, Widget, before = [], after = []) {
    this.full = before.length + after.length > 0;
    this.words = document.createElement("div");
    this.words.setAttribute("role", "status");
    this.line = new Line(panel, Widget, "ruleboard-bar");
    this.line.inner.append(...before, this.words, ...after);
    if (this.full) this.line.show();
  }

  /** @param {HTMLElement[]} parts the progress to show; unchanged parts are not announced again */
  tell(parts) {
    const text = parts.map((part) => part.textContent).join();
    if (this.words.dataset.told !== text) {
      this.words.dataset.told = text;
      this.words.replaceChildren(...parts);
    }
    if (parts.length || this.full) this.line.show();
    else this.line.hide();
  }
}

/**
 * A button: a sign, and words that a narrow page only says to screen readers.
 *
 * @param {string} name
 * @param {string} sign
 * @param {Told} told
 * @param {(button: HTMLElement) => void} act
 * @param {boolean} silent whether the words are never shown
 */
export function button(name, sign, told, act, silent = false) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "jp-mod-styled";
  made.dataset.way = name;
  const drawn = spoken({ lang: "", text: sign }, "span");
  drawn.ariaHidden = "true";
  made.append(drawn);
  if (!silent) made.append(spoken(told, "span"));
  made.addEventListener("click", () => act(made));
  nameIt(made, told);
  return made;
}

/**
 * @param {HTMLElement} element
 * @param {Told} told
 */
export function nameIt(element, { lang, text }) {
  element.lang = lang;
  element.title = element.ariaLabel = text;
}

/**
 * A list to choose from.
 *
 * @param {string} name
 * @param {Told} told
 * @param {Map<string, string>} options their texts by value
 * @param {string} chosen
 * @param {(value: string) => unknown} act
 */
export function choice(name, told, options, chosen, act) {
  const made = document.createElement("select");
  made.dataset.way = name;
  for (const [value, text] of options) made.append(new Option(text, value, false, value === chosen));
  made.addEventListener("change", () => {
    const { value } = made;
    made.value = chosen; // this page keeps its language: another one opens
    void act(value);
  });
  nameIt(made, told);
  return made;
}
