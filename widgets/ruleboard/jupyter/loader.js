// Each board would bring the same scripts: they are one model of the kernel, and one module of the page.
const pages = (globalThis.ruleboardPages ??= new Map());
function open(assets) {
  const style = document.createElement("style");
  style.textContent = assets.get("css");
  document.head.append(style);
  const url = URL.createObjectURL(new Blob([assets.get("js")], { type: "text/javascript" }));
  return import(/* webpackIgnore: true */ url).finally(() => URL.revokeObjectURL(url));
}
async function render(view) {
  const name = view.model.get("assets").replace("IPY_MODEL_", "");
  const assets = await view.model.widget_manager.get_model(name);
  const code = assets.get("css") + assets.get("js");
  if (!pages.has(code)) pages.set(code, open(assets));
  return (await pages.get(code)).PART(view);
}
export default { render };
