/**
 * Entry point for a pad: buttons over a painted board. One message for a pick, a drag, or a key that Python listens to,
 * none for anything else. Tab, wheel, swipes and the middle mouse button are left to the page.
 *
 * @import { Model } from "./model.js"
 */

import { ARROWS, Buttons } from "./buttons.js";
import { comeWhenCalled } from "./call.js";
import { connect, senders } from "./connection.js";
import { make, watch, whenPlaced, whenResized } from "./elements.js";
import { Presses } from "./gesture.js";
import { isOurs, keyName } from "./keys.js";
import { keepSharp } from "./large.js";
import { hear } from "./model.js";
import { showMotions } from "./motion.js";
import { nameSites } from "./naming.js";
import { Pencil } from "./pen.js";
import { holdPictures } from "./pictures.js";
import { read } from "./plain.js";
import { between, siteOf } from "./sites.js";
import { keepPicture } from "./snapshots.js";
import { voice } from "./voice.js";
import { attend } from "./whole.js";

/**
 * @param {Buttons} buttons
 * @param {Presses} presses
 * @param {Pencil} pencil
 * @param {AbortSignal} signal
 */
function listen(buttons, presses, pencil, signal) {
  const { model, grid } = buttons;

  /** @param {MouseEvent} event */
  const onClick = (event) => {
    if (presses.done(event)) return;
    pencil.wipe();
    const site = siteOf(event) ?? between(event, model, grid);
    if (site !== undefined) buttons.send({ kind: "pick", site });
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const key = keyName(event);
    if (isOurs(event) && (key in ARROWS || key === "Home" || key === "End")) {
      event.preventDefault();
      buttons.bySite.get(buttons.next(key) ?? "")?.focus();
    } else if (event.repeat && key.endsWith("Enter")) {
      event.preventDefault(); // a held Enter counts once
    } else if (isOurs(event) && !event.repeat && pencil.press(key, buttons.current)) {
      event.preventDefault();
    }
  };
  grid.addEventListener("click", onClick, { signal });
  grid.addEventListener("keydown", onKeyDown, { signal });
  grid.addEventListener("focusin", (event) => buttons.choose(siteOf(event) ?? buttons.current), { signal });
}

/**
 * Make everything under the pad inert: a focusable canvas would capture Tab, wheel and swipes.
 *
 * @param {HTMLElement} el
 * @param {AbortSignal} signal
 */
function silence(el, signal) {
  const parent = el.parentElement;
  if (!parent) return;
  const quiet = () => {
    for (const sibling of parent.children) {
      if (sibling !== el && sibling instanceof HTMLElement) sibling.inert = true;
    }
  };
  quiet();
  watch(parent, { childList: true }, quiet, signal);
}

/**
 * A painted board: buttons over the picture, pen and dragging.
 *
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {AbortSignal} signal
 */
function painted(model, el, signal) {
  const grid = make("div", { role: "grid", class: "ruleboard-pad-grid" });
  const buttons = new Buttons(model, grid, connect(model, el, signal));
  const pencil = new Pencil(model, grid);
  const presses = new Presses(buttons, el, pencil, signal);
  const heard = voice(model, grid);
  const update = () => {
    buttons.update();
    pencil.update();
    nameSites(model, el, grid);
    grid.style.setProperty("--ruleboard-way", model.get("inks")[2] ?? "");
    presses.update();
    heard.update();
  };
  listen(buttons, presses, pencil, signal);
  const fit = () => {
    pencil.update();
    nameSites(model, el, grid);
  };
  whenResized(grid, fit, signal);
  const settle = () => {
    holdPictures(model, el, buttons.send, signal);
    silence(el, signal);
    showMotions(model, el, signal);
    keepSharp(model, el, signal);
  };
  return { buttons, parts: [...pencil.parts, grid, ...heard.parts], update, settle };
}

/** @param {{model: Model, el: HTMLElement}} view */
export function pad({ model, el }) {
  hear(model);
  const ending = new AbortController();
  const { signal } = ending;
  const board = (model.get("plain") ? read : painted)(model, el, signal);
  senders.set(el, board.buttons.send);
  const update = () => {
    board.update();
    el.lang = model.get("languages")[0] ?? "";
  };
  el.classList.add("ruleboard-pad");
  el.replaceChildren(...board.parts);
  update();
  const settle = () => {
    board.settle();
    attend(board.buttons, el, signal);
    comeWhenCalled(model, board.buttons, el, signal);
  };
  whenPlaced(el, settle, signal);
  model.on("change", update);
  keepPicture(model, el, signal);
  return () => {
    model.off("change", update);
    ending.abort();
  };
}
