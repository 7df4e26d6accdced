/**
 * Reads a learner's progress from the file that the boards write: beside the lessons, in a folder that was handed out
 * and whose settings allow it. Read-only; a file in another format is reported and left alone.
 *
 * @typedef {import("./published.js").Listed} Listed
 * @typedef {{file: string, lessons: Record<string, Record<string, {solved: boolean, stars: number, tries: number}>> | null}} Noted
 *   null: foreign
 * @typedef {{solved: number, total: number, stars: number, weak: number}} Tally of a lesson; weak: tried, not perfect
 */

const FILE = "progress.json";
const MARKER = "ruleboard.json";
const FORMAT = 1;
const COUNTS = ["hints", "stars", "tries"];
const MOST_STARS = 3; // of one exercise

/** @param {any} value */
const isTable = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {any} effort */
const isEffort = (effort) =>
  isTable(effort) &&
  Object.keys(effort).sort().join() === ["hints", "solved", "stars", "tries"].join() &&
  typeof effort.solved === "boolean" &&
  COUNTS.every((name) => Number.isInteger(effort[name]) && effort[name] >= 0);

/**
 * Parses and validates the file; null if it contains anything that the boards would not have written.
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
 * The results of a lesson.
 *
 * @param {Noted} noted
 * @param {Listed} lesson
 * @returns {Tally}
 */
export function tally({ lessons }, { id, exercises }) {
  const done = lessons && Object.hasOwn(lessons, id) ? lessons[id] : {};
  const tried = exercises.filter((key) => Object.hasOwn(done, key)).map((key) => done[key]);
  return {
    solved: tried.filter(({ solved: is }) => is).length,
    total: exercises.length,
    stars: tried.reduce((sum, { stars }) => sum + stars, 0),
    weak: tried.filter(({ stars, tries }) => tries > 0 && stars < MOST_STARS).length,
  };
}

/** The progress file for one notebook. */
export class Diary {
  /**
   * @param {any} contents JupyterLab's contents manager
   * @param {string} path of the notebook
   */
  constructor(contents, path) {
    this.contents = contents;
    this.place = contents.localPath(path).split("/").slice(0, -1);
    /** @type {string | null | undefined} the learner's folder; null: none; undefined: not looked up */
    this.folder = undefined;
  }

  /**
   * The current progress; null if progress is not recorded here.
   *
   * @returns {Promise<Noted | null>}
   */
  async read() {
    const folder = (this.folder ??= await this.find());
    if (folder === null) return null;
    if (!(await this.names(folder)).has(FILE)) return { file: FILE, lessons: {} };
    return { file: FILE, lessons: lessonsIn(await this.text(`${folder}/${FILE}`)) };
  }

  /** The notebook's folder or its parent, whichever was handed out to a learner, if progress may be recorded there. */
  async find() {
    const above = this.place.length ? [this.place.slice(0, -1)] : [];
    for (const parts of [this.place, ...above]) {
      const folder = parts.join("/");
      if (!(await this.names(folder)).has(MARKER)) continue;
      try {
        return JSON.parse(await this.text(`${folder}/${MARKER}`)).progress === true ? folder : null;
      } catch {
        return folder; // unreadable settings count as the defaults
      }
    }
    return null;
  }

  /**
   * The file names in a folder: requesting a missing file would log an error in the page.
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
