/**
 * DOM events between the boards and the JupyterLab extension. The extension gets a copy of this file from
 * lessons/build.py.
 */

export const CHANGED = "ruleboard:changed"; // whoever saves pictures calls preventDefault
export const KEPT = "ruleboard:kept"; // carries the picture
export const TOGGLE_LARGE = "ruleboard:large"; // sent to a widget
