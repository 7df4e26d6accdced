/**
 * The code of a lesson: learners do not see it, and whoever wants to see it (a teacher, an author) switches it on, with
 * a key, from the command palette or from the context menu. Cells that are not part of the published lesson are always
 * visible, and so are those whose code is meant to be read.
 */

import { label } from "./published.js";

const SHOWN = "ruleboard-code"; // CSS class of a panel whose code is visible
const COMMAND = "ruleboard:code";
const KEYS = ["Accel Shift Y"];

/**
 * Show or hide the code of a lesson.
 *
 * @param {any} panel the notebook panel
 */
function toggle(panel) {
  const shown = panel.node.classList.toggle(SHOWN);
  for (const cell of panel.content.widgets) {
    const tags = cell.model.getMetadata("tags"); // of a file that anybody can have written
    if (cell.model.type !== "code" || !Array.isArray(tags) || !tags.includes("hide-input")) continue;
    cell.syncCollapse = false; // not saved: the next visit begins without code
    cell.inputHidden = !shown;
  }
}

/**
 * Register the command; it applies to the current lesson.
 *
 * @param {any} app
 * @param {any} palette the command palette, if the page has one
 * @param {() => import("./ways.js").Ways | undefined} here the current lesson, if one is current
 */
export function offerCode(app, palette, here) {
  const open = () => Boolean(here() && !here()?.about.lessons);
  app.commands.addCommand(COMMAND, {
    label: () => {
      const ways = here();
      return ways ? label("code", ways.about, ways.known) : "code";
    },
    isEnabled: open,
    isVisible: open,
    isToggled: () => Boolean(here()?.panel.node.classList.contains(SHOWN)),
    describedBy: { args: null },
    execute: () => toggle(here()?.panel),
  });
  app.commands.addKeyBinding({ command: COMMAND, keys: KEYS, selector: "[data-ruleboard]" });
  app.contextMenu?.addItem({ command: COMMAND, selector: "[data-ruleboard] .jp-Notebook", rank: 0 });
  palette?.addItem({ command: COMMAND, category: "ruleboard" });
}
