/**
 * What the bar above a lesson is made of: the ways that learners take often are buttons, all others are in its menu.
 */

import { Bar, button, choice, nameIt } from "./bar.js";
import { spoken } from "./line.js";
import { named } from "./places.js";
import { say } from "./published.js";
import { linksOf, titleOf } from "./view.js";

const THEME = "apputils:change-theme";
const MENU = ["ruleboard:larger", "ruleboard:again", "ruleboard:next", "ruleboard:all", "ruleboard:notebook"];

const isDark = () => document.body.dataset.jpThemeLight === "false";

export class Header {
  /**
   * @param {import("./ways.js").Ways} ways
   * @param {any} Menu Lumino's
   */
  constructor(ways, Menu) {
    this.ways = ways;
    const { app, Widget } = ways.lab;
    this.menu = new Menu({ commands: app.commands });
    MENU.forEach((command) => this.menu.addItem({ command }));
    this.more = button("more", "⋯", this.told("more"), () => this.open(), true);
    this.more.ariaHasPopup = "menu";
    const back = button("all", "←", this.told("all"), () => void ways.all.get("all")?.());
    this.bar = new Bar(ways.panel, Widget, [back, this.title()], [...this.language(), ...this.theme(), this.more]);
    this.menu.aboutToClose.connect(() => this.more.focus({ preventScroll: true }));
    ways.panel.disposed.connect(() => this.menu.dispose());
  }

  /**
   * @param {string} key
   * @returns {import("./line.js").Told}
   */
  told(key) {
    const { about, known } = this.ways;
    const all = say(key, about, known);
    return { lang: all[0].lang, text: all.map(({ text }) => text).join(" · ") };
  }

  title() {
    const { panel, about, known } = this.ways;
    const lang = known.words[about.languages[0]]?.html ?? "";
    const made = spoken({ lang, text: titleOf(panel) }, "strong");
    made.className = "ruleboard-title";
    return made;
  }

  /** @returns {HTMLElement[]} the editions, where the lesson links to others */
  language() {
    const { panel, about, known } = this.ways;
    const here = about.languages.join("-");
    const { editions } = linksOf(panel);
    const isKnown = (/** @type {string} */ edition) => edition.split("-").every((code) => Object.hasOwn(known.words, code));
    const order = [...Object.keys(known.words), ...Object.keys(known.words).map((code) => `${code}-en`)];
    const all = [...new Set([...editions, here])].filter(isKnown).sort((one, other) => order.indexOf(one) - order.indexOf(other));
    if (!editions.length) return [];
    const options = new Map(all.map((edition) => [edition, named(edition, known.words)]));
    return [choice("language", this.told("language"), options, here, (edition) => this.ways.turnTo(edition))];
  }

  /** @returns {HTMLElement[]} the button for light or dark, where the page has both */
  theme() {
    const { commands } = this.ways.lab.app;
    if (!commands.hasCommand(THEME)) return [];
    const turn = () => commands.execute(THEME, { theme: `JupyterLab ${isDark() ? "Light" : "Dark"}` });
    const made = button("theme", "", this.told("dark"), turn, true);
    const show = () => {
      const dark = isDark();
      made.firstElementChild?.replaceChildren(dark ? "☀" : "☾");
      nameIt(made, this.told(dark ? "light" : "dark"));
    };
    const dressed = new MutationObserver(show);
    dressed.observe(document.body, { attributeFilter: ["data-jp-theme-light"] });
    this.ways.panel.disposed.connect(() => dressed.disconnect());
    show();
    return [made];
  }

  /**
   * Open the menu: below its button, or where the right button of the mouse was pressed.
   *
   * @param {{clientX: number, clientY: number}} [at]
   */
  open(at) {
    const { right, bottom } = this.more.getBoundingClientRect();
    const place = at ? [at.clientX, at.clientY] : [right, bottom];
    this.menu.open(...place, at ? {} : { horizontalAlignment: "right" });
  }
}
