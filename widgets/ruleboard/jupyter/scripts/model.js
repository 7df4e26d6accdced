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
 * Make sure that a model receives messages from Python, however long its script took to load.
 *
 * anywidget overrides `_handle_comm_msg` of ipywidgets: every message first awaits the promise `ready` of the model's
 * script. After two seconds anywidget rejects that promise for good. On a slow page no message would ever be delivered
 * again. Then the method of ipywidgets is put back, and Python is asked for the whole state, which includes everything
 * that was missed. Every view calls this when it is drawn; by then the promise is settled.
 *
 * Beyond anywidget's interface this uses `set`, which returns the model itself (Backbone documents that), and of
 * ipywidgets `comm`, `callbacks` and `_handle_comm_msg`. Where one of them is missing, nothing is done.
 *
 * @param {Model} model
 */
export async function hear(model) {
  const own = /** @type {any} */ (model.set({})); // sets nothing
  if (!own?.comm || !own._handle_comm_msg) return; // no kernel, or not a model of ipywidgets
  const usual = Object.getPrototypeOf(own.constructor).prototype._handle_comm_msg;
  try {
    await own._handle_comm_msg({ content: { data: {} } }); // a message without a method does nothing
  } catch {
    if (own._handle_comm_msg === usual) return; // done by another view of the same model
    own._handle_comm_msg = usual;
    own.comm.on_msg(usual.bind(own));
    own.comm.send({ method: "request_state" }, own.callbacks());
  }
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
