/**
 * Boards in the outputs of cells. A saved board has a picture and the name of a widget; the widget lives in a kernel, and
 * when that is gone, only the picture is left.
 */

const WIDGET = "application/vnd.jupyter.widget-view+json";
const OURS = 'class="ruleboard-'; // in the words around every picture of ours

/**
 * The names of the widgets that a cell shows.
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
  return cell.model.sharedModel.getOutputs(); // as they are saved: see `keep`
}

/**
 * The names of all widgets that live in a kernel. It is asked without running any code.
 *
 * @param {any} kernel
 * @returns {Promise<Set<string>>}
 */
export async function living(kernel) {
  const reply = await kernel.requestCommInfo({ target_name: "jupyter.widget" });
  return new Set(Object.keys(reply.content.comms ?? {}));
}

/**
 * The same where the kernel lives in the page and does not answer that question: it began with the page, when all boards
 * of an earlier one became pictures, so whatever these cells show it has made itself.
 *
 * @param {any[]} cells
 * @returns {Set<string>}
 */
export function shown(cells) {
  return new Set(cells.flatMap(widgetsOf));
}

/**
 * Whether what a cell shows is alive.
 *
 * @param {any} cell
 * @param {Set<string>} alive
 */
export function lives(cell, alive) {
  const widgets = widgetsOf(cell);
  return widgets.length > 0 && widgets.every((name) => alive.has(name));
}

/**
 * Whether all that a cell shows are widgets, but Jupyter keeps them back: in a shared lesson it does so with whatever
 * another page has run.
 *
 * @param {any} cell
 */
export function isHeldBack(cell) {
  const outputs = outputsOf(cell);
  return !cell.model.trusted && outputs.length > 0 && widgetsOf(cell).length === outputs.length;
}

const lent = new WeakSet(); // cells that are trusted only as long as their boards live

/**
 * Let cells show boards that are held back and live in the kernel of this page; of such a cell nothing else is shown, so
 * nothing else is trusted.
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
 * Whether the page has failed to bring a board back, which may well live: a busy machine does not answer in time. It says
 * so in the words of the widgets' own manager.
 *
 * @param {any} cell
 */
export function isBroken(cell) {
  const outputs = [...cell.node.querySelectorAll(".jp-OutputArea-output")];
  return outputs.some((output) => /^Error displaying widget/.test(output.textContent ?? ""));
}

/**
 * Whether a cell shows a board of ours that may be gone.
 *
 * @param {any} cell
 */
export function isOurs(cell) {
  return outputsOf(cell).some(hasPicture);
}

/**
 * The languages of the words around the pictures of a cell.
 *
 * @param {any} cell
 * @returns {Set<string>}
 */
export function spokenIn(cell) {
  const texts = outputsOf(cell).map(({ data }) => String(data?.["text/html"] ?? ""));
  return new Set(texts.flatMap((text) => [...text.matchAll(/ lang="([\w-]+)"/g)].map(([, lang]) => lang)));
}

/**
 * Save another picture with a board; whether there was anything to change. It is told to nobody, as when JupyterLab
 * notes what a cell has just shown: an output that were changed would be drawn anew, and the board with it.
 *
 * @param {any[]} cells
 * @param {string} id the name of its widget
 * @param {Record<string, string>} data
 */
export function keep(cells, id, data) {
  let changed = false;
  for (const cell of cells) {
    outputsOf(cell).forEach((output, at) => {
      if (output.data?.[WIDGET]?.model_id !== id) return;
      if (Object.entries(data).every(([kind, text]) => output.data[kind] === text)) return;
      const newer = { ...output, data: { ...output.data, ...data } };
      cell.model.sharedModel.updateOutputs(at, at + 1, [newer], "silent-change");
      changed = true;
    });
  }
  return changed;
}

/**
 * Let cells show their pictures in place of boards that are gone; that is no change of the notebook.
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
  return Boolean(data?.[WIDGET]) && String(data["text/html"] ?? "").includes(OURS);
}

/** @param {any} output */
function withoutWidget(output) {
  if (!hasPicture(output)) return output;
  const { [WIDGET]: _, ...data } = output.data;
  return { ...output, data };
}
