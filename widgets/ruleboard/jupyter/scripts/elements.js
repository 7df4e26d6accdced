/** Helpers for elements of the page. */

export const WIDGET = ".ruleboard";
export const BOARD = ".ruleboard-pad";

/**
 * @param {string} tag
 * @param {Record<string, string>} attributes
 * @param {(Node | string)[]} children
 */
export function make(tag, attributes, children = []) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/**
 * Set an attribute if it differs: mutation observers of the page see every write.
 *
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string} value
 */
export function put(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Call a function on every mutation.
 *
 * @param {Element} element
 * @param {MutationObserverInit} what
 * @param {() => void} action
 * @param {AbortSignal} signal
 */
export function watch(element, what, action, signal) {
  const observer = new MutationObserver(action);
  observer.observe(element, what);
  signal.addEventListener("abort", () => observer.disconnect());
}

/**
 * Call a function once, as soon as an element has a parent.
 *
 * @param {HTMLElement} el
 * @param {() => void} action
 * @param {AbortSignal} signal
 */
export function whenPlaced(el, action, signal) {
  const seen = new ResizeObserver(() => {
    if (!el.parentElement) return;
    seen.disconnect();
    action();
  });
  seen.observe(el);
  signal.addEventListener("abort", () => seen.disconnect());
}

/**
 * Call a function whenever the size of an element changes.
 *
 * @param {HTMLElement} el
 * @param {() => void} action
 * @param {AbortSignal} signal
 */
export function whenResized(el, action, signal) {
  const seen = new ResizeObserver(action);
  seen.observe(el);
  signal.addEventListener("abort", () => seen.disconnect());
}
