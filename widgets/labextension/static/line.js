/**
 * A line above a notebook. It is not part of the notebook, so it is not printed, saved or exported.
 *
 * @typedef {{lang: string, text: string}} Told
 */

/**
 * An element with a text and its `lang` attribute.
 *
 * @param {Told} told
 * @param {string} kind the tag name
 */
export function spoken({ lang, text }, kind = "div") {
  const element = document.createElement(kind);
  element.lang = lang;
  element.textContent = text;
  return element;
}

export class Line {
  /**
   * @param {any} panel the notebook panel
   * @param {new (options: object) => any} Widget Lumino's
   * @param {string} name its CSS class
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

  /** Request the height that the text needs: JupyterLab gives a line above a notebook only its minimum height. */
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
