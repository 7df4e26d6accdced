/**
 * A widget that fills the window, for the last row of a class: the whole screen where the browser allows it, else the
 * window. B and a button lead there and back, Esc leads back.
 */

const LARGE = "ruleboard-large";
const ENLARGE = ".ruleboard-enlarge";

/**
 * @param {HTMLElement} whole
 * @param {AbortSignal} signal
 */
function fillWindow(whole, signal) {
  const isLarge = () => whole.classList.contains(LARGE);
  const mark = (/** @type {boolean} */ large) => {
    whole.classList.toggle(LARGE, large);
    whole.querySelector(ENLARGE)?.setAttribute("aria-pressed", String(large));
  };
  const enter = async () => {
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
  const leave = () => {
    mark(false);
    if (document.fullscreenElement === whole) document.exitFullscreen();
    whole.removeAttribute("popover");
    whole.parentElement?.style.removeProperty("min-height");
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
  whole.addEventListener("click", onClick, { signal, capture: true });
  whole.addEventListener("fullscreenchange", onScreen, { signal });
  whole.addEventListener("ruleboard:large", (event) => isHere(event) && toggle(), { signal });
}
