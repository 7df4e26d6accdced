/**
 * Large view: a widget fills the screen where the browser allows it, else the window. B and a button toggle it, Esc
 * leaves it; then scroll position and focus are restored.
 *
 * @import { Model } from "./model.js"
 */

import { WIDGET } from "./elements.js";
import { TOGGLE_LARGE } from "./events.js";
import { CLICKER, isOurs, keyName, needs } from "./keys.js";

const LARGE = "ruleboard-large";
const ENLARGE = ".ruleboard-enlarge";

/**
 * The nearest scrolling ancestor of an element.
 *
 * @param {Element} element
 */
function scrollerOf(element) {
  let outer = element.parentElement;
  while (outer && !/auto|scroll/.test(getComputedStyle(outer).overflowY)) outer = outer.parentElement;
  return outer ?? document.scrollingElement;
}

/**
 * Remember scroll position and focus; the returned function restores both.
 *
 * @param {HTMLElement} whole
 */
function bookmark(whole) {
  const { top } = whole.getBoundingClientRect();
  const held = document.activeElement;
  return () => {
    scrollerOf(whole)?.scrollBy({ top: whole.getBoundingClientRect().top - top, behavior: "instant" });
    const now = document.activeElement;
    const back = whole.contains(now) ? now : whole.contains(held) ? held : whole;
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };
}

/**
 * Pass the height of the rows of buttons to the style sheet: the board gets the rest of the window.
 *
 * @param {HTMLElement} whole
 * @param {AbortSignal} signal
 */
function measureButtons(whole, signal) {
  const row = whole.querySelector(":scope > .ruleboard-stage ~ .ruleboard-panel > .ruleboard-row");
  if (!(row instanceof HTMLElement)) return;
  const seen = new ResizeObserver(() => {
    whole.style.setProperty("--ruleboard-rows", `${row.offsetHeight + 8}px`); // with its margins
  });
  seen.observe(row);
  signal.addEventListener("abort", () => seen.disconnect());
}

/**
 * @param {HTMLElement} whole
 * @param {AbortSignal} signal
 */
export function fillWindow(whole, signal) {
  let goBack = () => {};
  measureButtons(whole, signal);
  const isLarge = () => whole.classList.contains(LARGE);
  const mark = (/** @type {boolean} */ large) => {
    whole.classList.toggle(LARGE, large);
    whole.querySelector(ENLARGE)?.setAttribute("aria-pressed", String(large));
  };
  const enter = async () => {
    goBack = bookmark(whole);
    const place = whole.parentElement;
    if (place) place.style.minHeight = `${whole.offsetHeight}px`; // the page behind it keeps its height
    mark(true);
    try {
      await whole.requestFullscreen();
    } catch {
      whole.popover = "manual"; // in the top layer, whatever contains it
      whole.showPopover();
    }
    if (!whole.contains(document.activeElement)) whole.focus();
  };
  const leave = async () => {
    mark(false);
    whole.removeAttribute("popover");
    whole.parentElement?.style.removeProperty("min-height");
    if (document.fullscreenElement === whole) await document.exitFullscreen();
    goBack();
    requestAnimationFrame(goBack); // again, once the window has its old size
  };
  const toggle = () => (isLarge() ? leave() : enter());

  /** @param {Event} event */
  const isHere = ({ target }) => target instanceof Element && target.closest(WIDGET) === whole;
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const key = keyName(event);
    if (!isOurs(event) || !isHere(event) || needs(/** @type {Element} */ (event.target), key)) return;
    if (key !== "b" && !(key === "Escape" && isLarge())) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) toggle();
  };
  /** @param {KeyboardEvent} event */
  const onClicker = (event) => {
    if (isLarge() && CLICKER.includes(event.key)) event.preventDefault(); // do not scroll the lesson behind it
  };
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    if (!isHere(event) || !(/** @type {Element} */ (event.target).closest(ENLARGE))) return;
    event.stopPropagation();
    toggle();
  };
  const onScreen = () => {
    if (isLarge() && !whole.popover && document.fullscreenElement !== whole) leave(); // left by the browser's own Esc
  };
  whole.addEventListener("keydown", onKeyDown, { signal, capture: true });
  whole.addEventListener("keydown", onClicker, { signal });
  whole.addEventListener("click", onClick, { signal, capture: true });
  whole.addEventListener("fullscreenchange", onScreen, { signal });
  whole.addEventListener(TOGGLE_LARGE, (event) => isHere(event) && toggle(), { signal });
}

/**
 * Tell Python the width of the board in device pixels when it becomes larger than ever before, so that it is painted in
 * that resolution. A tenth more makes no visible difference.
 *
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {AbortSignal} signal
 */
export function keepSharp(model, el, signal) {
  const seen = new ResizeObserver(() => {
    const canvas = el.parentElement?.querySelector("canvas");
    const points = Math.ceil(el.clientWidth * devicePixelRatio);
    if (!canvas || points <= Math.max(1.1 * canvas.width, model.get("sharp"))) return;
    model.set("sharp", points);
    model.save_changes();
  });
  seen.observe(el);
  signal.addEventListener("abort", () => seen.disconnect());
}
