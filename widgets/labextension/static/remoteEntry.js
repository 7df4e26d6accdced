/**
 * Module federation container, the entry point for JupyterLab. JupyterLab requests modules by name, as from a webpack
 * bundle; there is no build step here, so the container imports the plain ES modules beside this file.
 */
(() => {
  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  /** @typedef {Record<string, Record<string, {get(): Promise<() => any>, loaded?: number}>>} Modules by name, version */
  /** @type {Modules} */
  let scope = {};

  /**
   * A shared module of the page; an empty object if there is none of that name.
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
