/**
 * What a learner has solved, read from the file in which the boards note it: beside the lessons, in a folder that was
 * handed out and whose settings allow it. It is only read here; a file that is not one of ours is told and left alone.
 *
 * @typedef {import("./published.js").Listed} Listed
 * @typedef {{file: string, lessons: Record<string, Record<string, {solved: boolean}>> | null}} Noted no lessons: foreign
 */

const FILE = "progress.json";
const MARKER = "ruleboard.json";
const FORMAT = 1;
const COUNTS = ["hints", "stars", "tries"];

/** @param {any} value */
const isTable = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {any} effort */
const isEffort = (effort) =>
  isTable(effort) &&
  Object.keys(effort).sort().join() === ["hints", "solved", "stars", "tries"].join() &&
  typeof effort.solved === "boolean" &&
  COUNTS.every((name) => Number.isInteger(effort[name]) && effort[name] >= 0);

/**
 * The lessons in the text of the file; none where it holds anything that the boards would not have written.
 *
 * @param {string} text
 * @returns {Noted["lessons"]}
 */
export function lessonsIn(text) {
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const ours = isTable(found) && Object.keys(found).sort().join() === ["format", "lessons"].join();
  if (!ours || found.format !== FORMAT || !isTable(found.lessons)) return null;
  const lessons = Object.values(found.lessons);
  const whole = lessons.every((each) => isTable(each) && Object.values(each).every(isEffort));
  return whole ? found.lessons : null;
}

/**
 * How many of the exercises of a lesson are solved.
 *
 * @param {Noted} noted
 * @param {Listed} lesson
 */
export function solved({ lessons }, { id, exercises }) {
  const done = lessons && Object.hasOwn(lessons, id) ? lessons[id] : {};
  return exercises.filter((key) => Object.hasOwn(done, key) && done[key].solved).length;
}

/** The file beside one notebook. */
export class Diary {
  /**
   * @param {any} contents JupyterLab's files
   * @param {string} path of the notebook
   */
  constructor(contents, path) {
    this.contents = contents;
    this.place = contents.localPath(path).split("/").slice(0, -1);
    /** @type {string | null | undefined} the learner's folder, none if there is none, unknown at first */
    this.folder = undefined;
  }

  /**
   * What is noted now; nothing where nothing is to be noted.
   *
   * @returns {Promise<Noted | null>}
   */
  async read() {
    const folder = (this.folder ??= await this.find());
    if (folder === null) return null;
    if (!(await this.names(folder)).has(FILE)) return { file: FILE, lessons: {} };
    return { file: FILE, lessons: lessonsIn(await this.text(`${folder}/${FILE}`)) };
  }

  /** The folder of the notebook or the one above it, whichever was handed out to a learner, if notes may be made there. */
  async find() {
    const above = this.place.length ? [this.place.slice(0, -1)] : [];
    for (const parts of [this.place, ...above]) {
      const folder = parts.join("/");
      if (!(await this.names(folder)).has(MARKER)) continue;
      try {
        return JSON.parse(await this.text(`${folder}/${MARKER}`)).progress === true ? folder : null;
      } catch {
        return folder; // settings that cannot be read are as at first
      }
    }
    return null;
  }

  /**
   * The names in a folder: asking for a file that is not there would be an error in the page.
   *
   * @param {string} folder
   * @returns {Promise<Set<string>>}
   */
  async names(folder) {
    const { content } = await this.contents.get(folder, { content: true });
    return new Set(content.map((/** @type {any} */ each) => each.name));
  }

  /**
   * @param {string} path
   * @returns {Promise<string>}
   */
  async text(path) {
    const wanted = { type: "file", format: "text", content: true };
    return (await this.contents.get(path.replace(/^\//, ""), wanted)).content;
  }
}
