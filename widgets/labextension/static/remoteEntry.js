/**
 * The door through which JupyterLab comes in. It asks for a module by name, as it asks bundles that a build has made;
 * nothing here is built, so the door leads to plain modules beside this file.
 */
(() => {
  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  /** @typedef {Record<string, Record<string, {get(): Promise<() => any>, loaded?: number}>>} Modules by name, version */
  /** @type {Modules} */
  let scope = {};

  /**
   * A module of the page itself; an empty one where the page has none of that name.
   *
   * @param {string} name
   */
  const take = async (name) => {
    const offers = Object.values(scope[name] ?? {});
    const offer = offers.find((each) => each.loaded) ?? offers[0];
    return offer ? (await offer.get())() : {};
  };

  const page = /** @type {any} */ (window);
  page._JUPYTERLAB ??= {};
  page._JUPYTERLAB.ruleboard = {
    /** @param {Modules} shared */
    init: (shared) => void (scope = shared),
    get: async () => {
      const { plugins } = await import(new URL("extension.js", here).href);
      const found = await plugins(take);
      return () => ({ __esModule: true, default: found }); // without __esModule the whole page stays blank
    },
  };
})();
