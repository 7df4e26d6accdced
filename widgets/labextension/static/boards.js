/**
 * Boards in the outputs of cells. A saved output has a static picture and the id of a widget model; without the kernel
 * that holds the model, only the picture is left.
 */

const WIDGET = "application/vnd.jupyter.widget-view+json";
const PICTURE = 'class="ruleboard-'; // in the HTML of every picture of ours

export const OURS = "ruleboard"; // our entry in the metadata of an output, and of a request: see handover.py

/**
 * The model ids of the widgets in the outputs of a cell.
 *
 * @param {any} cell
 * @returns {string[]}
 */
function widgetsOf(cell) {
  return outputsOf(cell)
    .map(({ data }) => data?.[WIDGET]?.model_id)
    .filter(Boolean);
}

/**
 * @param {any} cell
 * @returns {any[]}
 */
function outputsOf(cell) {
  return cell.model.sharedModel.getOutputs(); // as saved: see `keep`
}

/**
 * The ids of all widget models in a kernel. Requested without running code.
 *
 * @param {any} kernel
 * @returns {Promise<Set<string>>}
 */
export async function living(kernel) {
  const reply = await kernel.requestCommInfo({ target_name: "jupyter.widget" });
  return new Set(Object.keys(reply.content.comms ?? {}));
}

/**
 * As `living`, for a kernel that runs in the page and does not answer that request. It started with the page, when the
 * boards of earlier kernels were replaced by pictures, so all widgets in these cells are its own.
 *
 * @param {any[]} cells
 * @returns {Set<string>}
 */
export function shown(cells) {
  return new Set(cells.flatMap(widgetsOf));
}

/**
 * Whether all widgets of a cell exist in the kernel.
 *
 * @param {any} cell
 * @param {Set<string>} alive
 */
export function lives(cell, alive) {
  const widgets = widgetsOf(cell);
  return widgets.length > 0 && widgets.every((name) => alive.has(name));
}

/**
 * Whether a cell has only widgets as output, but Jupyter does not trust them: in a shared lesson these are all outputs
 * of cells that another page has run.
 *
 * @param {any} cell
 */
export function isHeldBack(cell) {
  const outputs = outputsOf(cell);
  return !cell.model.trusted && outputs.length > 0 && widgetsOf(cell).length === outputs.length;
}

const lent = new WeakSet(); // cells that are trusted only while their boards are alive

/**
 * Trust cells whose untrusted widgets exist in the kernel of this page; they have no other outputs, so nothing else
 * becomes trusted.
 *
 * @param {any[]} cells
 * @param {Set<string>} alive
 */
export function showHeldBack(cells, alive) {
  for (const cell of cells.filter((each) => isHeldBack(each) && lives(each, alive))) {
    lent.add(cell);
    cell.model.trusted = true;
  }
}

/**
 * Whether a cell shows a board, alive or as a picture.
 *
 * @param {any} cell
 */
export function showsBoard(cell) {
  return outputsOf(cell).some(({ data }) => data?.[WIDGET] || String(data?.["text/html"] ?? "").includes("<img "));
}

/**
 * Whether the page failed to load a board, which may still exist: a busy machine does not answer in time. Recognized by
 * the error message of the widget manager.
 *
 * @param {any} cell
 */
export function isBroken(cell) {
  const outputs = [...cell.node.querySelectorAll(".jp-OutputArea-output")];
  return outputs.some((output) => /^Error displaying widget/.test(output.textContent ?? ""));
}

/**
 * Whether a cell shows a board of ours that may be lost.
 *
 * @param {any} cell
 */
export function isOurs(cell) {
  return outputsOf(cell).some(hasPicture);
}

/**
 * The languages of the texts in the saved output of a cell.
 *
 * @param {any} cell
 * @returns {Set<string>}
 */
export function spokenIn(cell) {
  const texts = outputsOf(cell).map(({ data }) => String(data?.["text/html"] ?? ""));
  return new Set(texts.flatMap((text) => [...text.matchAll(/ lang="([\w-]+)"/g)].map(([, lang]) => lang)));
}

/**
 * Replace the saved picture and the saved state of a board; returns whether anything changed.
 *
 * @param {any[]} cells
 * @param {string} id of its widget model
 * @param {Record<string, string>} data
 * @param {Record<string, any>} metadata
 */
export function keep(cells, id, data, metadata) {
  let changed = false;
  for (const cell of cells) {
    outputsOf(cell).forEach((output, at) => {
      if (output.data?.[WIDGET]?.model_id !== id) return;
      const same = output.metadata?.[OURS]?.board === metadata[OURS]?.board;
      if (same && Object.entries(data).every(([kind, text]) => output.data[kind] === text)) return;
      const { [OURS]: _, ...others } = output.metadata ?? {};
      replaceOutput(cell, at, { ...output, data: { ...output.data, ...data }, metadata: { ...others, ...metadata } });
      changed = true;
    });
  }
  return changed;
}

/**
 * Emits no change signal, as when JupyterLab stores the output of a running cell: a changed output would be rendered
 * again, and the board with it.
 *
 * @param {any} cell
 * @param {number} at
 * @param {any} output
 */
function replaceOutput(cell, at, output) {
  cell.model.sharedModel.updateOutputs(at, at + 1, [output], "silent-change");
}

/**
 * The saved states of the boards in the outputs of a cell. The metadata is untrusted: the kernel validates it.
 *
 * @param {any} cell
 * @returns {any[]}
 */
export function savedIn(cell) {
  return outputsOf(cell)
    .map(({ metadata }) => metadata?.[OURS] ?? {})
    .filter(({ board }) => typeof board === "string")
    .map(({ index, board }) => ({ index, board }));
}

/**
 * Delete the saved states of all boards.
 *
 * @param {any[]} cells
 */
export function forget(cells) {
  for (const cell of cells) {
    outputsOf(cell).forEach((output, at) => {
      if (!output.metadata?.[OURS]) return;
      const { [OURS]: _, ...metadata } = output.metadata;
      replaceOutput(cell, at, { ...output, metadata });
    });
  }
}

/**
 * Show the pictures of cells instead of lost boards, without marking the notebook as changed.
 *
 * @param {any[]} cells
 * @param {any} notebook its model
 */
export function showPictures(cells, notebook) {
  const { dirty } = notebook;
  for (const cell of cells.filter(isOurs)) {
    if (lent.delete(cell)) cell.model.trusted = false; // the board was shown, its picture never was
    cell.model.outputs.fromJSON(outputsOf(cell).map(withoutWidget));
  }
  notebook.dirty = dirty;
}

/** @param {any} output */
function hasPicture({ data }) {
  return Boolean(data?.[WIDGET]) && String(data["text/html"] ?? "").includes(PICTURE);
}

/** @param {any} output */
function withoutWidget(output) {
  if (!hasPicture(output)) return output;
  const { [WIDGET]: _, ...data } = output.data;
  return { ...output, data };
}
