/**
 * A press on a site that is more than a click: dragging a piece, or drawing with the pen. Everything else is left to
 * the page: swipes scroll, two fingers zoom, the middle button and a right click with a modifier key work as usual.
 *
 * @import { Buttons } from "./buttons.js"
 * @import { Pencil } from "./pen.js"
 * @typedef {{pointer: number, touch: boolean, site: string, x: number, y: number, left: boolean,
 *            mode: "press" | "stray" | "drag" | "pen", ending: AbortController, timer: number}} Press
 */

import { Carried } from "./drag.js";
import { handOf, siteOf, siteUnder } from "./sites.js";

const FAR = 4; // pixels that a mouse may move during a click
const FAR_TOUCH = 9; // pixels that a finger may move
const LONG = 500; // milliseconds of a long press

/** The presses on one view of a pad, one at a time. */
export class Presses {
  /**
   * @param {Buttons} buttons
   * @param {HTMLElement} pad
   * @param {Pencil} pencil
   * @param {AbortSignal} signal
   */
  constructor(buttons, pad, pencil, signal) {
    this.buttons = buttons;
    this.model = buttons.model;
    this.grid = buttons.grid;
    this.pad = pad;
    this.pencil = pencil;
    /** @type {Press | null} */
    this.now = null;
    /** @type {Carried | null} */
    this.carried = null;
    this.spent = false; // the next click event belongs to a gesture that is done
    this.muted = false; // suppress the context menu
    const { grid } = this;
    addEventListener("pointerdown", (event) => this.anyDown(event), { signal, capture: true });
    grid.addEventListener("pointerdown", (event) => this.down(event), { signal });
    grid.addEventListener("mousedown", (event) => this.mouse(event), { signal });
    grid.addEventListener("touchmove", (event) => this.hold(event), { signal, passive: false });
    addEventListener("contextmenu", (event) => this.menu(event), { signal, capture: true });
    signal.addEventListener("abort", () => this.cancel());
  }

  /**
   * Whether a click event belongs to a finished gesture; clicks by key have no detail.
   *
   * @param {MouseEvent} event
   */
  done(event) {
    return this.spent && event.detail > 0;
  }

  /** The board has changed: cancel the drag of a piece that can no longer be dragged. */
  update() {
    if (this.now?.mode === "drag" && !this.isDraggable(this.now.site)) this.cancel();
  }

  /** @param {string} site */
  isDraggable(site) {
    return handOf(this.model, site) !== "";
  }

  /** @param {PointerEvent} event */
  anyDown(event) {
    this.muted = false;
    if (this.now && event.pointerId !== this.now.pointer) this.cancel(); // a second finger
    else this.spent = false;
  }

  /** @param {PointerEvent} event */
  down(event) {
    const site = siteOf(event);
    const right = event.button === 2;
    if (site === undefined || this.now || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!event.isPrimary || !(event.button === 0 || (right && !event.shiftKey))) return;
    const touch = event.pointerType !== "mouse";
    this.carried?.end();
    this.carried = null;
    this.muted = right || touch;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    const ending = new AbortController();
    const timer = touch ? window.setTimeout(() => this.draw(), LONG) : 0;
    this.now = { pointer, touch, site, x, y, left: false, mode: "press", ending, timer };
    if (right || event.shiftKey) this.draw();
    this.follow(ending.signal);
  }

  /** @param {AbortSignal} signal */
  follow(signal) {
    const more = { signal, capture: true };
    const own = (/** @type {(event: PointerEvent) => void} */ action) => (/** @type {PointerEvent} */ event) => {
      if (event.pointerId === this.now?.pointer) action(event);
    };
    addEventListener("pointermove", own((event) => this.move(event)), more);
    addEventListener("pointerup", own((event) => this.up(event)), more);
    addEventListener("pointercancel", own(() => this.cancel()), more);
    addEventListener("keydown", (event) => this.key(event), more);
  }

  /** Turn the press into drawing. */
  draw() {
    const { now } = this;
    if (!now) return;
    clearTimeout(now.timer);
    now.mode = "pen";
    if (now.touch) navigator.vibrate?.(15);
    this.pencil.try(now.site, undefined);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { now } = this;
    if (!now) return;
    if (!event.buttons) return this.cancel(); // released outside the window
    if (now.mode === "press") this.begin(now, event);
    const under = siteUnder(this.model, this.grid, event);
    now.left ||= under !== now.site;
    if (now.mode === "pen") this.pencil.try(now.site, this.isSite(under) ? under : undefined);
    if (now.mode === "drag") {
      this.carried?.place(event.clientX, event.clientY);
      this.carried?.aim(this.takes(now.site, under) ? under : undefined);
    }
  }

  /**
   * Start a drag once the pointer has moved far enough.
   *
   * @param {Press} now
   * @param {PointerEvent} event
   */
  begin(now, event) {
    if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < (now.touch ? FAR_TOUCH : FAR)) return;
    clearTimeout(now.timer);
    if (this.isDraggable(now.site)) {
      now.mode = "drag";
      this.carried = new Carried(this.model, this.pad, this.grid, now.site);
    } else if (now.touch) {
      this.end(); // let the page scroll
    } else {
      now.mode = "stray";
    }
  }

  /** @param {PointerEvent} event */
  up(event) {
    const { now } = this;
    if (!now) return;
    const under = siteUnder(this.model, this.grid, event);
    if (now.mode === "pen") this.drawn(now, under);
    else if (now.mode === "drag") this.drop(now, under);
    else if (now.mode === "stray") this.stray(now, under);
    this.end();
  }

  /**
   * @param {Press} now
   * @param {string | undefined | null} under
   */
  drawn(now, under) {
    this.spent = true;
    this.pencil.leave();
    if (under === now.site) this.pencil.toggle(now.site);
    else if (this.isSite(under)) this.pencil.toggle(now.site, under);
  }

  /**
   * @param {Press} now
   * @param {string | undefined | null} under
   */
  drop(now, under) {
    const { carried } = this;
    if (!now.left) return carried?.end(); // it never left its site: a click
    this.spent = true;
    if (!this.takes(now.site, under)) return void carried?.back();
    this.pencil.wipe();
    carried?.aim(null);
    carried?.rest(under ?? null);
    this.buttons.send({ kind: "drag", from: now.site, to: under ?? null });
  }

  /**
   * A mouse was dragged from a site without a movable piece: let Python explain.
   *
   * @param {Press} now
   * @param {string | undefined | null} under
   */
  stray(now, under) {
    if (under === now.site) return;
    this.spent = true;
    if (under) this.buttons.send({ kind: "drag", from: now.site, to: under });
  }

  /**
   * Whether a piece can be dropped there: outside the board if it can only leave it, else on a site.
   *
   * @param {string} site
   * @param {string | undefined | null} under
   */
  takes(site, under) {
    const way = under === null ? "off" : "carried";
    return under !== undefined && under !== site && handOf(this.model, site) === way;
  }

  /**
   * @param {string | undefined | null} name
   * @returns {name is string}
   */
  isSite(name) {
    return typeof name === "string" && this.buttons.bySite.has(name);
  }

  /** Cancel the gesture. */
  cancel() {
    if (!this.now) return;
    if (this.now.mode !== "press") this.spent = true;
    this.pencil.leave();
    this.carried?.back();
    this.end();
  }

  end() {
    if (!this.now) return;
    clearTimeout(this.now.timer);
    this.now.ending.abort();
    this.now = null;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.cancel();
  }

  /** @param {MouseEvent} event */
  mouse(event) {
    if (this.now?.mode !== "pen") return;
    event.preventDefault(); // Shift would select text
    event.stopPropagation(); // or cells
  }

  /** @param {TouchEvent} event */
  hold(event) {
    const holds = this.now?.mode === "pen" || this.now?.mode === "drag";
    if (holds && event.cancelable) event.preventDefault(); // the page would scroll
  }

  /** @param {MouseEvent} event */
  menu(event) {
    if (!this.muted) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
