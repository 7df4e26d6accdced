/**
 * Sets the language of JupyterLab's menus to that of the lesson, if the user has not chosen one: once per browser, only
 * if JupyterLab has that language, and only while nothing but lessons is open, because the page must be reloaded.
 *
 * @typedef {import("./published.js").About} About
 * @typedef {import("./published.js").Published} Published
 */

const PLUGIN = "@jupyterlab/translation-extension:plugin";
const DONE = "ruleboard:menus"; // key in the local storage: never a second time

/**
 * Change the language if all conditions hold; returns whether the page is about to be reloaded.
 *
 * @param {About} about
 * @param {Published} known
 * @param {{app: any, settings: any, ServerConnection: any, inPage: boolean, isOurs: (widget: any) => boolean}} lab
 */
export async function turnMenus(about, known, { app, settings, ServerConnection, inPage, isOurs }) {
  const wanted = known.words[about.languages[0]]?.lab ?? "default";
  if (!settings || wanted === "default" || localStorage.getItem(DONE) !== null) return false;
  const chosen = await settings.load(PLUGIN);
  if (chosen.user.locale !== undefined || (chosen.composite.locale ?? "default") !== "default") return false;
  await app.restored;
  const others = [...app.shell.widgets("main")].filter((widget) => !isOurs(widget));
  if (others.length || !(await has(wanted, ServerConnection, inPage))) return false;
  localStorage.setItem(DONE, wanted);
  await chosen.set("locale", wanted);
  const { path } = app.shell.currentWidget?.context ?? {};
  // Without a server the open documents are not restored after a reload.
  if (inPage && path) location.assign(`${location.pathname}?path=${encodeURIComponent(path)}`);
  else location.reload();
  return true;
}

/**
 * Whether JupyterLab has a language pack for a locale.
 *
 * @param {string} locale
 * @param {any} ServerConnection
 * @param {boolean} inPage whether there is no server, only files
 */
async function has(locale, ServerConnection, inPage) {
  const server = ServerConnection.makeSettings();
  const list = inPage ? "api/translations/all.json" : "lab/api/translations/";
  const answer = await ServerConnection.makeRequest(`${server.baseUrl}${list}`, {}, server);
  return answer.ok && Object.hasOwn((await answer.json()).data ?? {}, locale);
}
