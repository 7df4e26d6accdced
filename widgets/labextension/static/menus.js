/**
 * JupyterLab's menus speak the language of the lesson in front, unless the user has chosen another one: a setting that
 * we wrote carries a comment, which is gone as soon as anybody else writes it. JupyterLab changes its language only by
 * loading the page again; so this happens only while nothing but lessons is open, after they are saved, and not a second
 * time before the user has touched the page that was loaded again.
 *
 * @typedef {import("./published.js").About} About
 * @typedef {import("./published.js").Published} Published
 */

const PLUGIN = "@jupyterlab/translation-extension:plugin";
const ENGLISH = "en"; // "default" would be the language of the system on which the server runs
const OURS = "/* ruleboard: as in the lesson that is open */";
const TURNED = "ruleboard:menus"; // key in the session storage: the next page is loaded by us

const isOurPage = sessionStorage.getItem(TURNED) !== null;
sessionStorage.removeItem(TURNED);

const REST = 10_000; // milliseconds: while a page opens its lessons again, each is in front for a moment

/** Whether the page may be loaded again: two lessons side by side must not do so in turns. */
const isCalm = () => !isOurPage || (performance.now() > REST && (navigator.userActivation?.hasBeenActive ?? false));

/**
 * Change the language if all conditions hold; returns whether the page is about to be loaded again.
 *
 * @param {any} panel of the lesson in front
 * @param {About} about
 * @param {Published} known
 * @param {{app: any, settings: any, ServerConnection: any, inPage: boolean, isOurs: (widget: any) => boolean}} lab
 */
export async function turnMenus(panel, about, known, { app, settings, ServerConnection, inPage, isOurs }) {
  await app.restored;
  if (!settings || !isCalm() || app.shell.currentWidget !== panel) return false;
  const chosen = await settings.load(PLUGIN);
  const others = [...app.shell.widgets("main")].filter((widget) => !isOurs(widget));
  if (others.length || (chosen.user.locale !== undefined && !chosen.raw.includes(OURS))) return false;
  const now = spoken(chosen.composite.locale ?? "default");
  const named = spoken(known.words[about.languages[0]]?.lab ?? "default");
  const wanted = await offered(named, now, { ServerConnection, inPage });
  if (wanted === now || app.shell.currentWidget !== panel) return false;
  for (const { context } of app.shell.widgets("main")) if (context?.model.dirty) await context.save();
  sessionStorage.setItem(TURNED, wanted);
  await settings.upload(PLUGIN, `${OURS}\n${JSON.stringify({ locale: wanted })}`);
  const { path } = panel.context;
  // Without a server the open documents are not restored after a reload.
  if (inPage) location.assign(`${location.pathname}?path=${encodeURIComponent(path)}`);
  else location.reload();
  return true;
}

/**
 * The locale of English has two names.
 *
 * @param {string} locale
 */
const spoken = (locale) => (locale === "default" ? ENGLISH : locale);

/**
 * The wanted locale if JupyterLab has a language pack for it, else English: better than that of another lesson.
 *
 * @param {string} wanted
 * @param {string} now what it is
 * @param {{ServerConnection: any, inPage: boolean}} page
 */
async function offered(wanted, now, { ServerConnection, inPage }) {
  if (wanted === now || wanted === ENGLISH) return wanted;
  const server = ServerConnection.makeSettings();
  const list = inPage ? "api/translations/all.json" : "lab/api/translations/";
  const answer = await ServerConnection.makeRequest(`${server.baseUrl}${list}`, {}, server);
  return answer.ok && Object.hasOwn((await answer.json()).data ?? {}, wanted) ? wanted : ENGLISH;
}
