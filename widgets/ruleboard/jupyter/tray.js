/**
 * A row of small buttons. They are kept from one update to the next, so that whoever stands on one stays there; when
 * everything is answered, a focus among them goes to the button that leads on.
 *
 * @typedef {[texts: string[], name: string, key: string, kind: string, now: boolean, off: boolean]} Item
 * @typedef {{get(name: string): any, send(content: object): void,
 *            on(event: string, callback: () => void): void, off(event: string, callback: () => void): void}} Model
 */

/**
 * @param {HTMLButtonElement} button
 * @param {Item} item
 * @param {string[]} languages
 */
function write(button, [texts, name, key, kind, now, off], languages) {
  const lines = texts.map((text, order) => {
    const line = document.createElement("span");
    line.className = order ? "ruleboard-second" : "ruleboard-first";
    if (texts.length === languages.length) line.lang = languages[order];
    line.textContent = text;
    return line;
  });
  if (key) {
    const sign = document.createElement("kbd");
    sign.textContent = key;
    lines.unshift(sign);
  }
  button.replaceChildren(...lines);
  button.className = `ruleboard-item ${kind ? `ruleboard-item-${kind}` : ""}`;
  button.title = name;
  for (const [attribute, value] of [
    ["aria-label", name],
    ["aria-current", now ? "step" : ""],
    ["aria-disabled", off ? "true" : ""],
  ]) {
    if (value) button.setAttribute(attribute, value);
    else button.removeAttribute(attribute);
  }
}

/** @param {{model: Model, el: HTMLElement}} view */
function render({ model, el }) {
  const row = document.createElement("div");
  row.setAttribute("role", "group");
  row.className = `ruleboard-${model.get("kind")}`;
  el.replaceChildren(row);

  /** @param {number} number */
  const added = (number) => {
    const button = document.createElement("button");
    button.type = "button";
    button.addEventListener("click", () => {
      if (!button.hasAttribute("aria-disabled")) model.send({ kind: "choose", number });
    });
    row.append(button);
    return button;
  };
  const update = () => {
    const held = row.contains(document.activeElement);
    const items = /** @type {Item[]} */ (model.get("items"));
    row.setAttribute("aria-label", model.get("name"));
    row.hidden = !items.length;
    while (row.children.length > items.length) row.lastElementChild?.remove();
    items.forEach((item, number) => {
      const button = /** @type {HTMLButtonElement} */ (row.children[number] ?? added(number));
      write(button, item, model.get("languages"));
    });
    if (held && (model.get("done") || !items.length)) {
      const onward = el.closest(".ruleboard")?.querySelector(".ruleboard-onward");
      /** @type {HTMLElement | null | undefined} */ (onward)?.focus();
    }
  };
  model.on("change:items", update);
  model.on("change:languages", update);
  model.on("change:done", update);
  update();
  return () => {
    for (const name of ["items", "languages", "done"]) model.off(`change:${name}`, update);
  };
}

export default { render };
