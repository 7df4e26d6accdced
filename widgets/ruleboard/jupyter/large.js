/**
 * A widget that fills the window, for the last row of a class: the whole screen where the browser allows it, else the
 * window. B and a button lead there and back, Esc leads back, to the place and the control where one was.
 */

const LARGE = "ruleboard-large";
const ENLARGE = ".ruleboard-enlarge";

/**
 * What scrolls the page at an element.
 *
 * @param {Element} element
 */
function scrollerOf(element) {
  let outer = element.parentElement;
  while (outer && !/auto|scroll/.test(getComputedStyle(outer).overflowY)) outer = outer.parentElement;
  return outer ?? document.scrollingElement;
}

/**
 * Remember where a widget stands in the window and which of its controls has the focus; the result brings both back.
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
 * Tell the style sheet how high the buttons are, all lines of them: the board has the rest of the window.
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
function fillWindow(whole, signal) {
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
    if (place) place.style.minHeight = `${whole.offsetHeight}px`; // the page behind it does not jump
    mark(true);
    try {
      await whole.requestFullscreen();
    } catch {
      whole.popover = "manual"; // above everything, whatever stands around it
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
    requestAnimationFrame(goBack); // once the window has its own size again
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
    if (isLarge() && CLICKER.includes(event.key)) event.preventDefault(); // the lesson behind it stays where it is
  };
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    if (!isHere(event) || !(/** @type {Element} */ (event.target).closest(ENLARGE))) return;
    event.stopPropagation();
    toggle();
  };
  const onScreen = () => {
    if (isLarge() && !whole.popover && document.fullscreenElement !== whole) leave(); // the browser's own Esc
  };
  whole.addEventListener("keydown", onKeyDown, { signal, capture: true });
  whole.addEventListener("keydown", onClicker, { signal });
  whole.addEventListener("click", onClick, { signal, capture: true });
  whole.addEventListener("fullscreenchange", onScreen, { signal });
  whole.addEventListener("ruleboard:large", (event) => isHere(event) && toggle(), { signal }); // JupyterLab's command
}

/**
 * Tell Python how many points of the screen the board is wide when it is shown larger than ever before: what is painted
 * for a small board would be blurred. A tenth more is not seen.
 *
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {AbortSignal} signal
 */
function keepSharp(model, el, signal) {
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
