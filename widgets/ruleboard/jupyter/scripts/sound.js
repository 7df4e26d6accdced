/**
 * Three short synthesized sounds: a man is placed, a man is taken, a move is refused. Off by default.
 *
 * @import { Model } from "./model.js"
 */

import { Switch } from "./switch.js";

export const SILENT = 0;
const PLACED = 1;
const TAKEN = 2;
const REFUSED = 3;
export const SOUND = new Switch("sound", "v", () => false, () => playSound(PLACED));

/**
 * The tones of each sound: start and end frequency in hertz, start and duration in seconds, volume.
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

/** @param {number} kind */
export function playSound(kind) {
  if (!TONES[kind] || !SOUND.isOn || document.hidden) return;
  const page = /** @type {{ruleboardAudio?: AudioContext}} */ (globalThis); // shared with boards of other kernels
  const context = (page.ruleboardAudio ??= new AudioContext());
  if (context.state === "suspended") context.resume().catch(() => {}); // until the first user gesture
  for (const [from, to, at, lasts, loud] of TONES[kind]) {
    const begin = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(loud, begin + 0.006); // without a click
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + lasts + 0.02);
  }
}

/**
 * Play the sound of a refusal, also if the same one is repeated, but not when only the language changes.
 *
 * @param {Model} model
 * @param {AbortSignal} signal
 */
export function hearRefusals(model, signal) {
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
