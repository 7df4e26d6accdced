/**
 * What a lesson that is not alive says about itself: a line above it, and a quiet one under every still picture. Nothing
 * of it is in the notebook, so nothing of it is printed, saved or exported.
 *
 * @typedef {{lang: string, text: string}} Told
 */

/**
 * @param {Told[]} sentences
 */
function paragraphs(sentences) {
  return sentences.map(({ lang, text }) => {
    const line = document.createElement("div");
    line.lang = lang;
    line.textContent = text;
    return line;
  });
}

/** The line above a notebook. */
export class Notice {
  /**
   * @param {any} panel the notebook's
   * @param {new (options: object) => any} Widget Lumino's
   * @param {() => void} begin what its button does
   */
  constructor(panel, Widget, begin) {
    this.panel = panel;
    this.words = document.createElement("div");
    this.words.setAttribute("role", "status");
    this.button = document.createElement("button");
    this.button.type = "button";
    this.button.className = "jp-mod-styled jp-mod-accept";
    this.button.addEventListener("click", begin);
    this.line = document.createElement("div");
    this.line.append(this.words, this.button);
    const node = document.createElement("div");
    node.append(this.line);
    this.widget = new Widget({ node });
    this.widget.addClass("ruleboard-notice");
    this.widget.hide();
    panel.contentHeader.addWidget(this.widget);
    const sizes = new ResizeObserver(() => this.makeRoom());
    sizes.observe(this.line);
    panel.disposed.connect(() => sizes.disconnect());
  }

  /** Take the room that the words need: JupyterLab gives a line above a notebook no more than it asks for. */
  makeRoom() {
    const height = `${this.line.offsetHeight}px`;
    if (this.widget.isHidden || this.widget.node.style.minHeight === height) return;
    this.widget.node.style.minHeight = height;
    this.widget.parent?.fit();
  }

  /**
   * @param {Told[]} sentences
   * @param {Told[]} label of the button
   */
  show(sentences, label) {
    this.words.replaceChildren(...paragraphs(sentences));
    this.button.replaceChildren(label.map(({ text }) => text).join(" · "));
    this.widget.show();
    this.makeRoom();
  }

  hide() {
    this.widget.hide();
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
