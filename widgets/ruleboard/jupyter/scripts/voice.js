/**
 * What a screen reader is told about a board.
 *
 * @import { Model } from "./model.js"
 */

import { make } from "./elements.js";

/**
 * The texts of passages in the reader's first language.
 *
 * @param {[kind: string, text: string][]} passages
 */
const texts = (passages) => passages.map(([, text]) => text);

/**
 * What is announced: the answer to the last input, then what to do now.
 *
 * @param {Model} model
 */
function spoken(model) {
  return [...texts(model.get("answer")), ...texts(model.get("headline"))].join(" ");
}

/**
 * A live region that announces changes, and a description that is read when the board gets the focus.
 *
 * @param {Model} model
 * @param {HTMLElement} grid
 */
export function voice(model, grid) {
  const status = make("div", { role: "status", class: "ruleboard-pad-status" });
  const about = make("div", { hidden: "", id: `ruleboard-about-${Math.random().toString(36).slice(2)}` });
  grid.setAttribute("aria-describedby", about.id);
  let told = "";
  const update = () => {
    const now = spoken(model);
    about.textContent = [...texts(model.get("task")), now].join(" ");
    const news = `${model.get("repeats")} ${now}`;
    if (news === told) return;
    told = news;
    const line = make("div", {}); // a new element is announced again
    line.textContent = now;
    status.replaceChildren(line);
  };
  return { parts: [status, about], update };
}
