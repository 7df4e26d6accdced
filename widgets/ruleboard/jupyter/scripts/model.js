/**
 * Models: what Python and the page share.
 *
 * @typedef {{get(name: string): any, set(name: string | object, value?: any): any, save_changes(): void,
 *            send(content: object): void, widget_manager?: any,
 *            on(event: string, callback: (content?: any) => void): void,
 *            off(event: string, callback: (content?: any) => void): void}} Model as anywidget passes it to a script
 * @typedef {{signal: AbortSignal, el: HTMLElement}} Place of a control; the signal aborts when it is removed
 */

/**
 * The model behind a reference such as "IPY_MODEL_1f2e…".
 *
 * @param {Model} model
 * @param {string} reference
 * @returns {Promise<any>}
 */
export function referenced(model, reference) {
  return model.widget_manager.get_model(reference.replace("IPY_MODEL_", ""));
}

/**
 * Call a function now, and whenever one of these attributes changes.
 *
 * @param {Model} pad
 * @param {string[]} names
 * @param {() => void} update
 * @param {Place} view
 */
export function follow(pad, names, update, view) {
  const events = names.map((name) => `change:${name}`).join(" ");
  pad.on(events, update);
  view.signal.addEventListener("abort", () => pad.off(events, update));
  update();
}
