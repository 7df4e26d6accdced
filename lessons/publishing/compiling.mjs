/**
 * Translates Python files for the browser's Python, by that Python itself: `node compiling.mjs PYODIDE FOLDER`. Each part
 * of the folder is a package, unpacked. A .py that a lesson loads becomes a .pyc in its place: a page that had to do so
 * itself would take twice as long to start. The others stay as they are, which is smaller.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, folder] = process.argv.slice(2).map((path) => resolve(path));

const TRANSLATE = `
import os, sys, types
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

WORK = "/work/"
OURS = "ruleboard/"  # of which every part is used by some lesson
sys.dont_write_bytecode = True
sys.path[:0] = [WORK + name for name in sorted(os.listdir(WORK))]

class Compiled(types.ModuleType):
    """In the place of a package that is not Python, and is not translated."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (), {})

for name in ("numpy", "numpy.typing", "PIL", "PIL.Image"):
    sys.modules[name] = Compiled(name)

import piplite.piplite, pyodide_kernel
shell = pyodide_kernel.kernel_instance.interpreter
shell.send_comm = lambda *about, **more: None
shell.run_cell("import anywidget, ipycanvas, ipywidgets")

def inside(path):
    """A file as its package knows it."""
    return path.partition(".zip/")[2] or path.removeprefix(WORK).partition("/")[2]

loaded = {"sitecustomize.py"} | {inside(getattr(each, "__file__", None) or "") for each in list(sys.modules.values())}

for place, _, files in os.walk(WORK):
    for path in (os.path.join(place, name) for name in files if name.endswith(".py")):
        name = inside(path)
        if name not in loaded and not name.startswith(OURS):
            continue
        with open(path, "rb") as file:
            source = file.read()
        code = compile(source, name, "exec", dont_inherit=True)
        with open(path + "c", "wb") as file:
            file.write(_code_to_hash_pyc(code, source_hash(source), False))
        os.remove(path)
`;

const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const options = { indexURL: `${runtime}/`, args: ["-X", "no_debug_ranges"] }; // which columns of a line failed nobody asks
const python = await loadPyodide(options);
python.FS.mkdirTree("/work");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/work");
python.globals.set("translate", TRANSLATE);
const fault = python.runPython(`
import traceback
fault = ""
try:
    exec(translate, {})
except Exception:
    fault = traceback.format_exc()
fault
`);
if (fault) {
  console.error(fault);
  process.exitCode = 1;
}
