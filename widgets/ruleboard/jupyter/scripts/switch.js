/**
 * Settings that are on or off for all boards of a browser. They are stored in localStorage, and no message is sent when
 * one changes.
 */

export const SWITCHED = "ruleboard:switched"; // DOM event: a setting has changed

/** A setting that is on or off. */
export class Switch {
  /**
   * @param {string} name also the class of its button and the key in localStorage
   * @param {string} key
   * @param {() => boolean} usual its default
   * @param {() => void} sample called after a change, to demonstrate it
   */
  constructor(name, key, usual, sample = () => {}) {
    this.name = `ruleboard-${name}`;
    this.key = key;
    this.usual = usual;
    this.sample = sample;
  }

  /** Fallback where localStorage is not allowed; shared with boards of other kernels. */
  get page() {
    const page = /** @type {any} */ (globalThis);
    page.ruleboardSwitches ??= {};
    return /** @type {Record<string, string | undefined>} */ (page.ruleboardSwitches);
  }

  get isOn() {
    let chosen;
    try {
      chosen = localStorage.getItem(this.name);
    } catch {
      chosen = this.page[this.name];
    }
    return chosen === "on" || (chosen !== "off" && this.usual());
  }

  turn() {
    const chosen = this.isOn ? "off" : "on";
    this.page[this.name] = chosen;
    try {
      localStorage.setItem(this.name, chosen);
    } catch {
      // it is stored for this page only
    }
    document.dispatchEvent(new CustomEvent(SWITCHED));
    this.sample();
  }
}

export const LESS = matchMedia("(prefers-reduced-motion: reduce)");
export const MOTION = new Switch("moving", "g", () => !LESS.matches);
