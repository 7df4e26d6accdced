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

  update() {}

  /** Take the focus: the list of what can be done now, or the box to write in. */
  focus() {
    const found = this.el.closest(WIDGET)?.querySelector(FIRST_CONTROL);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  }
}
