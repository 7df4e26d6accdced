/**
 * Saves a lesson by itself: after it has run, so that the next page finds its boards, and shortly after a board was
 * used, so that the next day continues there. Nobody is asked, neither now nor when the lesson is closed.
 */

const LEFT_ALONE = 3000; // milliseconds without a change
const MARGIN = 500; // milliseconds by which times of one version of a file can differ

export class Saving {
  /**
   * @param {any} panel the notebook panel
   * @param {{app: any, inPage: boolean}} lab
   */
  constructor(panel, lab) {
    this.panel = panel;
    this.lab = lab;
    this.failed = false; // the file cannot be written, and JupyterLab has shown an error: once is enough
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
    panel.disposed.connect(() => clearTimeout(this.later));
  }

  /**
   * Not with a kernel in the page: its boards end with the page, and a copy in the visitor's browser storage would hide
   * later editions of the lesson.
   */
  get possible() {
    const { context, content, isDisposed } = this.panel;
    if (isDisposed || this.lab.inPage || this.failed) return false;
    return Boolean(context.contentsModel?.writable) && !content.model.readOnly;
  }

  async now() {
    if (this.possible) await this.panel.context.save();
  }

  soon() {
    clearTimeout(this.later);
    this.later = setTimeout(() => void this.quietly(), LEFT_ALONE);
  }

  /** Save, unless that would ask a question: text that the user has changed, or a file that another page has saved. */
  async quietly() {
    if (!this.possible || this.panel.content.model.dirty) return;
    const { context } = this.panel;
    const contents = this.lab.app.serviceManager.contents;
    const file = await contents.get(context.path, { content: false }).catch(() => null); // the next change tries again
    if (!file) return;
    const newer = Date.parse(file.last_modified) - Date.parse(context.contentsModel.last_modified);
    try {
      if (newer <= MARGIN && this.possible) await context.save();
    } catch (error) {
      this.failed = true;
      console.warn("ruleboard:", error);
    }
  }
}
