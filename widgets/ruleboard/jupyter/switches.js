/**
 * Switches for all boards of a browser: sound, and moves that are seen to happen. A button or a key turns one, on any
 * board; the browser keeps it in mind, also for other pages and kernels, and no message is sent for it.
 */

const SWITCHED = "ruleboard:switched"; // an event for the other boards of the page

/** Something that is on or off. */
class Switch {
  /**
   * @param {string} name also that of its button, and in the browser's memory
   * @param {string} key
   * @param {() => boolean} usual how it stands until somebody turns it
   * @param {() => void} sample what shows how it is now
   */
  constructor(name, key, usual, sample = () => {}) {
    this.name = `ruleboard-${name}`;
    this.key = key;
    this.usual = usual;
    this.sample = sample;
  }

  /** What was chosen where the page may keep nothing: all boards share it, those of other kernels too. */
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
      // for this page only
    }
    document.dispatchEvent(new CustomEvent(SWITCHED));
    this.sample();
  }
}

const LESS = matchMedia("(prefers-reduced-motion: reduce)");
const SOUND = new Switch("sound", "v", () => false, () => playSound(PLACED));
const MOTION = new Switch("moving", "g", () => !LESS.matches);
const SWITCHES = [SOUND, MOTION];

/**
 * The switches of a widget: their buttons and their keys. A button tells by itself how it stands; a key is answered aloud.
 *
 * @param {Model} model
 * @param {HTMLElement} whole
 * @param {AbortSignal} signal
 */
function hearSwitches(model, whole, signal) {
  /** @param {Switch} found */
  const tell = ({ name, isOn }) => {
    const line = make("div", {}); // a new one: the same twice is said twice
    line.textContent = model.get("names")[`${name}-${isOn ? "on" : "off"}`] ?? "";
    whole.querySelector(".ruleboard-pad-status")?.replaceChildren(line);
  };
  const show = () => {
    for (const { name, isOn } of SWITCHES) {
      for (const button of whole.querySelectorAll(`.${name}`)) {
        put(/** @type {HTMLElement} */ (button), "aria-pressed", String(isOn));
      }
    }
  };
  /** @param {Event} event */
  const isHere = ({ target }) => target instanceof Element && target.closest(WIDGET) === whole;
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const found = SWITCHES.find(({ key }) => key === keyName(event));
    if (!found || !isOurs(event) || !isHere(event) || needs(/** @type {Element} */ (event.target), found.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.repeat) return;
    found.turn();
    tell(found);
  };
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    const { target } = event;
    const found = isHere(event) && SWITCHES.find(({ name }) => /** @type {Element} */ (target).closest(`.${name}`));
    if (!found) return;
    event.stopPropagation();
    found.turn();
  };
  whole.addEventListener("keydown", onKeyDown, { signal, capture: true });
  whole.addEventListener("click", onClick, { signal, capture: true });
  document.addEventListener(SWITCHED, show, { signal });
  globalThis.addEventListener("storage", show, { signal });
  LESS.addEventListener("change", show, { signal });
  watch(whole, { childList: true, subtree: true }, show, signal); // buttons come late
  show();
}
