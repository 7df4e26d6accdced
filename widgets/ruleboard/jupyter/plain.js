/**
 * A board without a picture: its pad has no buttons over a canvas, only the voice and the keys. What there is to read
 * and to pick stands in a panel beside it, with native controls.
 */

const FIRST_CONTROL = ".ruleboard-choices:not([hidden]) select, .ruleboard-text input";

class Plain {
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

  /** Take the focus: the list of what can be done now, or the box to write in. */
  focus() {
    const found = this.el.closest(WIDGET)?.querySelector(FIRST_CONTROL);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  }
}

/**
 * A board that is read: its pad has a voice and keys, and nothing to see.
 *
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {AbortSignal} signal
 */
function read(model, el, signal) {
  const buttons = new Plain(model, el, line(model, el, signal));
  const heard = voice(model, el);
  return { buttons, parts: heard.parts, update: heard.update, settle: () => {} };
}
