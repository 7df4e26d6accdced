/** The content of a notebook. */

/**
 * @param {any} panel the notebook panel
 * @returns {any[]}
 */
export function codeCells(panel) {
  return panel.content.widgets.filter((/** @type {any} */ cell) => cell.model.type === "code");
}

/**
 * The content that users edit, serialized, without outputs and kernel metadata.
 *
 * @param {any} panel the notebook panel
 */
export function written({ content }) {
  const cells = content.widgets.map((/** @type {any} */ { model }) => [
    model.type,
    model.sharedModel.getSource(),
    { ...model.metadata, execution: undefined },
  ]);
  return JSON.stringify([cells, { ...content.model.metadata, kernelspec: undefined, language_info: undefined }]);
}
