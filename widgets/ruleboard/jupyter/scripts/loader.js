/**
 * Loads the scripts of the boards. They are sent once for a kernel, in the model `assets`, and imported once for a page
 * (other kernels may have another version); every pad and panel has only this file as its script. Python replaces PART
 * by the name of the function that draws the widget.
 *
 * @import { Model } from "./model.js"
 * @typedef {{model: Model, el: HTMLElement}} View
 */

const page = /** @type {{ruleboardPages?: Map<string, Promise<any>>}} */ (globalThis);
const loaded = (page.ruleboardPages ??= new Map());

/** @param {Model} assets */
function load(assets) {
  const style = document.createElement("style");
  style.textContent = assets.get("css");
  document.head.append(style);
  const url = URL.createObjectURL(new Blob([assets.get("js")], { type: "text/javascript" }));
  return import(/* webpackIgnore: true */ url).finally(() => URL.revokeObjectURL(url));
}

/** @param {View} view */
async function render(view) {
  const name = view.model.get("assets").replace("IPY_MODEL_", "");
  const assets = await view.model.widget_manager.get_model(name);
  const code = assets.get("css") + assets.get("js");
  if (!loaded.has(code)) loaded.set(code, load(assets));
  return (await loaded.get(code)).PART(view);
}

export default { render };
