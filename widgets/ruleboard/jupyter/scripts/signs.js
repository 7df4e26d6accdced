/** The players' signs in texts, in the colours that the players have on the board. */

import { make } from "./elements.js";

/**
 * A text as nodes: each sign in an element of its own.
 *
 * @param {string} text
 * @param {string} signs of the players, in order; "" in games without
 * @returns {(Node | string)[]}
 */
export function inked(text, signs) {
  if (!signs) return [text];
  return text.split(new RegExp(`([${signs}])`, "u")).map((part) => {
    const player = part ? signs.indexOf(part) : -1;
    return player < 0 ? part : make("span", { class: `ruleboard-sign ruleboard-sign-${player}` }, [part]);
  });
}
