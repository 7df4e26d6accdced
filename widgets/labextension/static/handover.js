/**
 * Hands the saved states of boards to the kernel that runs their cell again: they are in the metadata of its outputs,
 * beside the pictures. They are only data, also for the kernel, and not trusted there: anybody can write a notebook.
 */

import { OURS, savedIn } from "./boards.js";

/**
 * To be called when a cell is scheduled, while it has its old outputs. JupyterLab sends the metadata of the cell along
 * with its code, in the same tick: for so long the states are there. So no code has to run to deliver them.
 *
 * @param {any} cell
 * @param {any} notebook its model
 * @param {{anew?: boolean, mends?: boolean}} how `anew`: without anything from earlier; `mends`: the page runs it
 */
export function handOver(cell, notebook, { anew = false, mends = false } = {}) {
  const boards = anew || cell.model.type !== "code" ? [] : savedIn(cell);
  if (notebook.collaborative || !(anew || mends || boards.length)) return;
  cell.model.setMetadata(OURS, { anew, mends, boards });
  queueMicrotask(() => cell.model.deleteMetadata(OURS));
}
