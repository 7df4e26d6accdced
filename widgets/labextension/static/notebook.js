/** What stands in a notebook. */

/**
 * @param {any} panel the notebook's
 * @returns {any[]}
 */
export function codeCells(panel) {
  return panel.content.widgets.filter((/** @type {any} */ cell) => cell.model.type === "code");
}

/**
 * Everything that people have written or chosen, without what Jupyter notes about a kernel and its runs.
 *
 * @param {any} panel the notebook's
 */
export function written({ content }) {
  const cells = content.widgets.map((/** @type {any} */ { model }) => [
    model.type,
    model.sharedModel.getSource(),
    { ...model.metadata, execution: undefined },
  ]);
  return JSON.stringify([cells, { ...content.model.metadata, kernelspec: undefined, language_info: undefined }]);
}
