/**
 * Translates Python files for the browser's Python, by that Python itself, and notes which of them lessons load:
 * `node compiling.mjs PYODIDE FOLDER`. The folder has Python's own library in `library`, all packages together in
 * `packages`, and in `cells.json` the code of the lessons, which is run here. A .py that is loaded becomes a .pyc in its
 * place: a page that had to do so itself would take twice as long to start. `loaded.json` then says what was loaded at
 * the very start, before any package is there.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, folder] = process.argv.slice(2).map((path) => resolve(path));

const TRANSLATE = `
import ast, json, os, sys
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

WORK = "/work/"
OURS = "ruleboard/"  # of which every part is used by some lesson, and which explains itself to whoever asks
sys.dont_write_bytecode = True

def inside(path):
    """A file as its package knows it."""
    return path.partition(".zip/")[2] or path.removeprefix(WORK).partition("/")[2]

def loaded():
    return {inside(getattr(each, "__file__", None) or "") for each in list(sys.modules.values())} - {""}

import lzma, pyodide._package_loader, pyodide.code, pyodide.http, tarfile, zipfile  # what brings the packages
first = loaded() | {"sitecustomize.py"}

sys.path.insert(0, WORK + "packages")
import piplite.piplite, pyodide_kernel
shell = pyodide_kernel.kernel_instance.interpreter
shell.send_comm = lambda *about, **more: None
shell.kernel._parent_header = {}  # nobody asked
with open(WORK + "cells.json", encoding="utf-8") as file:
    cells = json.load(file)
for cell in cells:
    done = shell.run_cell(cell)
    assert done.success, (cell, done.error_before_exec or done.error_in_exec)
shell.object_inspect_mime("rb.Play")
with pyodide_kernel.kernel.PyodideKernel(interpreter=shell).interpreter.builtin_trap:
    shell.Completer.use_jedi = False
    list(shell.Completer.complete("rb.Pl"))
for wrong in ("1 / 0", "1 +", "rb.Play('nothing')"):
    assert not shell.run_cell(wrong).success
every = first | loaded()

def without_help(tree):
    """A module without what it says to whoever asks for help: a quarter of its size."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, False):
            node.body[0].value.value = ""
    return tree

for place, _, files in os.walk(WORK):
    for path in (os.path.join(place, name) for name in files if name.endswith(".py")):
        name = inside(path)
        if name not in every and not name.startswith(OURS):
            continue
        with open(path, "rb") as file:
            source = file.read()
        tree = ast.parse(source)
        code = compile(tree if name.startswith(OURS) else without_help(tree), name, "exec", dont_inherit=True)
        with open(path + "c", "wb") as file:
            file.write(_code_to_hash_pyc(code, source_hash(source), False))
        os.remove(path)
with open(WORK + "loaded.json", "w", encoding="utf-8") as file:
    json.dump({"first": sorted(first)}, file)
`;

const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const options = { indexURL: `${runtime}/`, args: ["-X", "no_debug_ranges"] }; // which columns of a line failed nobody asks
const python = await loadPyodide(options);
python.FS.mkdirTree("/work");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/work");
python.globals.set("translate", TRANSLATE);
const fault = python.runPython(`
import sys, traceback
fault = ""
try:
    exec(translate, {})
except BaseException:
    fault = traceback.format_exc()
fault
`);
if (fault) {
  console.error(fault);
  process.exitCode = 1;
}
