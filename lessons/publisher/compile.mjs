/**
 * Compiles the Python files that lessons import to .pyc, with Pyodide itself: `node compile.mjs PYODIDE FOLDER`.
 * The folder has the standard library in `library`, all packages in `packages`, and the code of the lessons in
 * `cells.json`, which is run here to find the imports. Compiling in the page would double its start time. `loaded.json`
 * lists the modules that Pyodide imports at start, before any package is loaded.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, folder] = process.argv.slice(2).map((path) => resolve(path));

const TRANSLATE = `
import ast, json, os, sys
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

WORK = "/work/"
OURS = "ruleboard/"  # all of it is compiled, with docstrings, for help()
sys.dont_write_bytecode = True

def inside(path):
    """The path of a file inside its package."""
    return path.partition(".zip/")[2] or path.removeprefix(WORK).partition("/")[2]

def loaded():
    return {inside(getattr(each, "__file__", None) or "") for each in list(sys.modules.values())} - {""}

import lzma, pyodide._package_loader, pyodide.code, pyodide.http, tarfile, zipfile  # used to load packages
first = loaded() | {"sitecustomize.py"}

sys.path.insert(0, WORK + "packages")
import piplite.piplite, pyodide_kernel
shell = pyodide_kernel.kernel_instance.interpreter
shell.send_comm = lambda *about, **more: None
shell.kernel._parent_header = {}  # no request
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
    """Drop docstrings: a quarter of the size."""
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
const options = { indexURL: `${runtime}/`, args: ["-X", "no_debug_ranges"] }; // smaller .pyc; tracebacks without columns
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
