/**
 * Three short soft sounds, made on the spot: a man is placed, a man is taken, no. They are off until somebody switches
 * them on, by a button or the key V; the browser keeps that in mind for all boards, and no message is sent for it.
 */

const SOUND = ".ruleboard-sound";
const REMEMBERED = "ruleboard-sound"; // in the browser's memory
const SWITCHED = "ruleboard:sound"; // an event for the other boards of the page
const SILENT = 0;
const PLACED = 1;
const TAKEN = 2;
const REFUSED = 3;

/**
 * Each sound as its tones: from a pitch to another in hertz, when it begins and how long it lasts in seconds, how loud.
 *
 * @type {Record<number, [from: number, to: number, at: number, lasts: number, loud: number][]>}
 */
const TONES = {
  [PLACED]: [[340, 170, 0, 0.08, 0.22]],
  [TAKEN]: [
    [520, 260, 0, 0.06, 0.16],
    [300, 130, 0.05, 0.11, 0.22],
  ],
  [REFUSED]: [
    [175, 165, 0, 0.12, 0.16],
    [139, 131, 0.13, 0.16, 0.16],
  ],
};

/** What all boards of a page share, those of other kernels too. */
function ofPage() {
  const page = /** @type {any} */ (globalThis);
  page.ruleboardSound ??= { on: false, context: null };
  return /** @type {{on: boolean, context: AudioContext | null}} */ (page.ruleboardSound);
}

function isHeard() {
  try {
    return localStorage.getItem(REMEMBERED) === "on";
  } catch {
    return ofPage().on; // a page that may keep nothing
  }
}

/** @param {boolean} on */
function switchSound(on) {
  ofPage().on = on;
  try {
    localStorage.setItem(REMEMBERED, on ? "on" : "off");
  } catch {
    // for this page only
  }
  document.dispatchEvent(new CustomEvent(SWITCHED));
}

/** @param {number} kind */
function playSound(kind) {
  if (!TONES[kind] || !isHeard() || document.hidden) return;
  const page = ofPage();
  page.context ??= new AudioContext();
  const context = page.context;
  if (context.state === "suspended") context.resume().catch(() => {}); // a page that nobody has touched yet
  for (const [from, to, at, lasts, loud] of TONES[kind]) {
    const begin = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(loud, begin + 0.006); // no click at the edges
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + lasts + 0.02);
  }
}

/**
 * The switch of a widget: its button and its key.
 *
 * @param {HTMLElement} whole
 * @param {AbortSignal} signal
 */
function hearSwitch(whole, signal) {
  const show = () => {
    for (const button of whole.querySelectorAll(SOUND)) {
      put(/** @type {HTMLElement} */ (button), "aria-pressed", String(isHeard()));
    }
  };
  const toggle = () => {
    switchSound(!isHeard());
    playSound(PLACED); // this is how it sounds
  };
  /** @param {Event} event */
  const isHere = ({ target }) => target instanceof Element && target.closest(WIDGET) === whole;
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (keyName(event) !== "v" || !isOurs(event) || !isHere(event)) return;
    if (needs(/** @type {Element} */ (event.target), "v")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) toggle();
  };
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    if (!isHere(event) || !(/** @type {Element} */ (event.target).closest(SOUND))) return;
    event.stopPropagation();
    toggle();
  };
  whole.addEventListener("keydown", onKeyDown, { signal, capture: true });
  whole.addEventListener("click", onClick, { signal, capture: true });
  document.addEventListener(SWITCHED, show, { signal });
  globalThis.addEventListener("storage", show, { signal });
  watch(whole, { childList: true, subtree: true }, show, signal); // buttons come late
  show();
}

/**
 * A refusal is heard, also the same one again, but not its translation.
 *
 * @param {Model} model
 * @param {AbortSignal} signal
 */
function hearRefusals(model, signal) {
  const said = () => [model.get("repeats"), model.get("languages").join(), JSON.stringify(model.get("answer"))];
  let before = said();
  const onChange = () => {
    const now = said();
    const [repeats, languages, answer] = now.map((each, i) => each !== before[i]);
    before = now;
    if ((repeats || answer) && !languages && model.get("answer")[0]?.[0] === "refusal") playSound(REFUSED);
  };
  model.on("change", onChange);
  signal.addEventListener("abort", () => model.off("change", onChange));
}
