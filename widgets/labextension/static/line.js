/**
 * A line of ours above a notebook. Nothing of it is in the notebook, so nothing of it is printed, saved or exported.
 *
 * @typedef {{lang: string, text: string}} Told
 */

/**
 * A piece of the page in its language.
 *
 * @param {Told} told
 * @param {string} kind of element
 */
export function spoken({ lang, text }, kind = "div") {
  const element = document.createElement(kind);
  element.lang = lang;
  element.textContent = text;
  return element;
}

export class Line {
  /**
   * @param {any} panel the notebook's
   * @param {new (options: object) => any} Widget Lumino's
   * @param {string} name its class
   */
  constructor(panel, Widget, name) {
    this.inner = document.createElement("div");
    const node = document.createElement("div");
    node.append(this.inner);
    this.widget = new Widget({ node });
    this.widget.addClass(name);
    this.widget.hide();
    panel.contentHeader.addWidget(this.widget);
    const sizes = new ResizeObserver(() => this.makeRoom());
    sizes.observe(this.inner);
    panel.disposed.connect(() => sizes.disconnect());
  }

  /** Take the room that the words need: JupyterLab gives a line above a notebook no more than it asks for. */
  makeRoom() {
    const height = `${this.inner.offsetHeight}px`;
    if (this.widget.isHidden || this.widget.node.style.minHeight === height) return;
    this.widget.node.style.minHeight = height;
    this.widget.parent?.fit();
  }

  show() {
    this.widget.show();
    this.makeRoom();
  }

  hide() {
    this.widget.hide();
  }
}
