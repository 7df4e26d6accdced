/**
 * A board without a picture: its pad has no buttons, only live region and keys. The text and the native controls are in
 * a panel beside it.
 *
 * @import { Model } from "./model.js"
 */

import { connect } from "./connection.js";
import { WIDGET } from "./elements.js";
import { voice } from "./voice.js";

const FIRST_CONTROL = ".ruleboard-choices:not([hidden]) select, .ruleboard-text input";

export class Plain {
  /**
   * @param {Model} model
   * @param {HTMLElement} el
   * @param {(content: object) => void} send
   */
  constructor(model, el, send) {
    this.model = model;
    this.el = el;
    this.send = send;
  }

  /** Focus the list of choices, or the text field. */
  focus() {
    const found = this.el.closest(WIDGET)?.querySelector(FIRST_CONTROL);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  }
}

/**
 * The parts of a board without a picture.
 *
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {AbortSignal} signal
 */
export function read(model, el, signal) {
  const buttons = new Plain(model, el, connect(model, el, signal));
  const heard = voice(model, el);
  return { buttons, parts: heard.parts, update: heard.update, settle: () => {} };
}
