/**
 * Animated moves. Before Python paints a new picture it sends one message: which pieces slide, come, go and fade. The
 * page then animates from the old picture of the pieces to the new one with sprites cut out of both, so it needs to
 * know nothing about games and themes. The next input or the next motion ends the animation at once.
 *
 * @import { Model } from "./model.js"
 * @import { Site } from "./sites.js"
 * @typedef {{duration: number, sound: number, slides: [string, string][], coming: string[], gone: string[],
 *            fading: string[], back: string[]}} MotionStep
 */

import { make, WIDGET } from "./elements.js";
import { playSound, SILENT } from "./sound.js";
import { MOTION } from "./switch.js";

const STAGE = "ruleboard-motion";
export const PIECES = 2; // index of the canvas of the pieces among the layers
const FADED = 0.35;
const GLIDE = "cubic-bezier(0.3, 0, 0.25, 1)";

/**
 * Parse a motion: "7 220.1,31>27,~28 130.0,-28" is motion number 7 with two steps; sites are indexes.
 *
 * @param {Model} model
 * @returns {MotionStep[]}
 */
function stepsOf(model) {
  const names = model.get("sites").map((/** @type {Site} */ [site]) => site);
  const [, ...steps] = model.get("motion").split(" ");
  return steps.map((/** @type {string} */ step) => {
    const [head, ...parts] = step.split(",");
    const [duration, sound] = head.split(".").map(Number);
    /** @param {string} sign */
    const signed = (sign) => parts.filter((part) => part[0] === sign).map((part) => names[Number(part.slice(1))]);
    const ways = parts.filter((part) => part.includes(">")).map((part) => part.split(">").map((n) => names[Number(n)]));
    return { duration, sound, slides: ways, coming: signed("+"), gone: signed("-"), fading: signed("~"), back: signed("=") };
  });
}

/**
 * A cell around each site, as large as fits between two sites, in per cent of the board.
 *
 * @param {Site[]} sites
 * @param {number} ratio height of the board for its width
 */
function cellsOf(sites, ratio) {
  let side = 100;
  for (const [, x, y] of sites) {
    for (const [, left, top] of sites) {
      const apart = Math.max(Math.abs(x - left), Math.abs(y - top) * ratio);
      if (apart > 0.1 && apart < side) side = apart;
    }
  }
  return {
    width: side,
    height: side / ratio,
    middles: new Map(sites.map(([site, x, y]) => [site, { x, y }])),
  };
}

/** The overlay during an animation: the old picture without the moving pieces, and a sprite for each of these. */
class Stage {
  /**
   * @param {HTMLCanvasElement} live the canvas of the pieces
   * @param {Site[]} sites
   */
  constructor(live, sites) {
    this.live = live;
    /** @type {HTMLElement[]} */
    this.veiled = []; // canvases whose marks at the target are masked
    this.cells = cellsOf(sites, live.height / live.width);
    this.base = document.createElement("canvas");
    this.base.width = live.width;
    this.base.height = live.height;
    this.base.getContext("2d")?.drawImage(live, 0, 0);
    this.element = make("div", { class: STAGE, "aria-hidden": "true" }, [this.base]);
    /** @type {Map<string, HTMLCanvasElement>} */
    this.standing = new Map(); // the sprite on a site
    /** @type {Set<() => void>} */
    this.coming = new Set(); // functions that copy sprites from the new picture once it is painted
    live.after(this.element);
    live.style.visibility = "hidden";
  }

  close() {
    this.unveil();
    for (const animation of this.element.getAnimations({ subtree: true })) animation.cancel();
    this.element.remove();
    this.live.style.visibility = "";
  }

  /**
   * Mask the marks around a site until a piece has arrived there: a ring around an empty site would look like a piece.
   *
   * @param {string} site
   */
  veil(site) {
    const { x, y } = this.cells.middles.get(site) ?? { x: 0, y: 0 };
    const reach = (0.65 * this.cells.width * this.element.offsetWidth) / 100;
    const hole = `radial-gradient(circle at ${x}% ${y}%, transparent ${reach}px, #000 ${reach + 1}px)`;
    for (const canvas of this.live.parentElement?.querySelectorAll(":scope > canvas") ?? []) {
      if (canvas === this.live || !canvas.previousElementSibling || !(canvas instanceof HTMLElement)) continue;
      canvas.style.maskImage = hole;
      this.veiled.push(canvas);
    }
  }

  unveil() {
    for (const canvas of this.veiled.splice(0)) canvas.style.maskImage = "";
  }

  /** Copy from the new picture again: it may have been painted meanwhile. */
  refresh() {
    for (const draw of this.coming) draw();
  }

  /**
   * The rectangle of a site on the canvas.
   *
   * @param {string} site
   */
  area(site) {
    const { x, y } = this.cells.middles.get(site) ?? { x: 0, y: 0 };
    const { width, height } = this.cells;
    const [across, down] = [this.live.width / 100, this.live.height / 100];
    return [(x - width / 2) * across, (y - height / 2) * down, width * across, height * down].map(Math.round);
  }

  /**
   * An empty sprite at the place of a site.
   *
   * @param {string} site
   */
  sprite(site) {
    const [, , width, height] = this.area(site);
    const made = document.createElement("canvas");
    made.width = width;
    made.height = height;
    made.style.width = `${this.cells.width}%`;
    made.style.height = `${this.cells.height}%`;
    this.put(made, site);
    this.element.append(made);
    return made;
  }

  /**
   * @param {HTMLCanvasElement} sprite
   * @param {string} site
   */
  put(sprite, site) {
    const { x, y } = this.cells.middles.get(site) ?? { x: 0, y: 0 };
    sprite.style.left = `${x - this.cells.width / 2}%`;
    sprite.style.top = `${y - this.cells.height / 2}%`;
  }

  /**
   * The sprite of what the old picture shows on a site; it is erased there.
   *
   * @param {string} site
   */
  lift(site) {
    const standing = this.standing.get(site);
    if (standing) return standing;
    const [left, top, width, height] = this.area(site);
    const sprite = this.sprite(site);
    sprite.getContext("2d")?.drawImage(this.base, left, top, width, height, 0, 0, width, height);
    this.base.getContext("2d")?.clearRect(left, top, width, height);
    this.standing.set(site, sprite);
    return sprite;
  }

  /** @param {string} site */
  empty(site) {
    this.lift(site).remove();
    this.standing.delete(site);
  }

  /**
   * A sprite of what the new picture shows on a site.
   *
   * @param {string} site
   */
  come(site) {
    const sprite = this.sprite(site);
    const [left, top, width, height] = this.area(site);
    this.coming.add(() => {
      const pen = sprite.getContext("2d");
      pen?.clearRect(0, 0, width, height);
      pen?.drawImage(this.live, left, top, width, height, 0, 0, width, height);
    });
    return sprite;
  }

  /**
   * @param {string} from
   * @param {string} to
   */
  way(from, to) {
    const [start, end] = [from, to].map((site) => this.cells.middles.get(site) ?? { x: 0, y: 0 });
    const across = (100 * (end.x - start.x)) / this.cells.width;
    const down = (100 * (end.y - start.y)) / this.cells.height;
    return [{ transform: "none" }, { transform: `translate(${across}%, ${down}%)` }];
  }

  /**
   * Start a step; the returned function is called when it has ended, and puts everything into its final place.
   *
   * @param {MotionStep} step
   * @returns {() => void}
   */
  begin({ duration, slides, coming, gone, fading, back }) {
    /** @type {(() => void)[]} */
    const done = [];
    const timing = { duration, fill: /** @type {FillMode} */ ("both") };
    for (const site of gone) {
      this.lift(site).animate({ opacity: [0] }, timing);
      done.push(() => this.empty(site));
    }
    for (const [sites, opacity] of /** @type {[string[], number][]} */ ([[fading, FADED], [back, 1]])) {
      for (const site of sites) {
        const sprite = this.lift(site);
        sprite.animate({ opacity: [opacity] }, timing);
        done.push(() => (sprite.style.opacity = String(opacity)));
      }
    }
    const lifted = slides.map(([from, to]) => {
      const sprite = this.lift(from);
      this.standing.delete(from);
      return { sprite, from, to };
    });
    for (const site of coming) {
      const before = this.lift(site);
      const sprite = this.come(site);
      before.animate({ opacity: [0] }, timing);
      sprite.animate({ opacity: [0, 1], transform: ["scale(1.12)", "none"] }, { ...timing, easing: "ease-out" });
      done.push(() => before.remove(), () => this.standing.set(site, sprite));
    }
    const moved = lifted.map(({ sprite, from, to }) => {
      this.element.append(sprite); // above the other sprites
      return { sprite, to, animation: sprite.animate(this.way(from, to), { ...timing, easing: GLIDE }) };
    });
    done.push(() => {
      for (const { to } of moved) this.empty(to);
      for (const { sprite, to, animation } of moved) {
        this.put(sprite, to);
        animation.cancel();
        this.standing.set(to, sprite);
      }
    });
    return () => done.forEach((each) => each());
  }
}

/**
 * Animate the motions of a board.
 *
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {AbortSignal} signal
 */
export function showMotions(model, el, signal) {
  /** @type {Stage | null} */
  let stage = null;
  const end = () => {
    stage?.close();
    stage = null;
  };
  const refresh = () => {
    stage?.refresh();
    if (stage) requestAnimationFrame(refresh);
  };
  /** @param {MotionStep[]} steps */
  const show = async (steps) => {
    const live = el.parentElement?.querySelectorAll(":scope > canvas")[PIECES];
    if (!(live instanceof HTMLCanvasElement) || !live.width) return;
    const own = new Stage(live, model.get("sites"));
    stage = own;
    requestAnimationFrame(refresh);
    const last = steps.findLastIndex(({ slides }) => slides.length);
    if (last >= 0) own.veil(steps[last].slides.at(-1)?.[1] ?? "");
    for (const [i, step] of steps.entries()) {
      const settle = own.begin(step);
      const clock = own.element.animate([], { duration: step.duration });
      try {
        await clock.finished;
      } catch {
        return; // cancelled
      }
      settle();
      if (i === last) own.unveil();
      playSound(step.sound);
    }
    if (stage === own) end();
  };
  const onMotion = () => {
    end();
    const steps = stepsOf(model);
    const seen = steps.some(({ duration }) => duration) && MOTION.isOn && !document.hidden && el.offsetWidth;
    if (seen) show(steps);
    else playSound(Math.max(SILENT, ...steps.map((step) => step.sound)));
  };
  model.on("change:motion", onMotion);
  const whole = el.closest(WIDGET) ?? el;
  for (const input of ["pointerdown", "keydown"]) whole.addEventListener(input, end, { signal, capture: true });
  signal.addEventListener("abort", () => {
    model.off("change:motion", onMotion);
    end();
  });
}
