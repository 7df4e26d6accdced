"""Python for the browser, with exactly the packages that a lesson needs, and the list from which a page loads them.

Versions come from three places: what Pyodide has tested (its lock), what this environment has installed (so that the
Python half of a widget fits the half in the page), and the kernel, which brings three packages of its own.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from jupyterlite_pyodide_kernel.constants import PYODIDE_VERSION

from lessons.publishing import fetching, wheels
from lessons.publishing.fetching import CannotFetch
from lessons.publishing.wishes import ROOT

STORE = Path(sys.prefix) / "ruleboard-store"
KERNEL = Path(sys.prefix, "share/jupyter/labextensions/@jupyterlite/pyodide-kernel-extension")

# What of Pyodide itself a page loads; the rest of it is for other programs.
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"
LOCK = "pyodide-lock.json"

TESTED = (
    "asttokens",
    "decorator",
    "executing",
    "ipython",
    "micropip",
    "prompt-toolkit",
    "pure-eval",
    "pygments",
    "stack-data",
    "traitlets",
    "typing-extensions",
    "wcwidth",
)
INSTALLED = ("anywidget", "comm", "ipycanvas", "ipywidgets", "psygnal")
COMPILED = ("numpy", "pillow")
BROUGHT = ("ipykernel", "piplite", "pyodide_kernel")  # by the kernel
NEEDLESS = ("jedi",)  # the kernel asks for it; without, names are completed all the same

Packages = Mapping[str, Mapping[str, Any]]


def write(folder: Path, own: Path | None) -> list[str]:
    """Write all of it to a folder; returns the names of the packages, which a page loads at once."""
    raw = folder.parent / "raw"
    raw.mkdir(parents=True)
    pyodide = _pyodide()
    lock = json.loads((pyodide / LOCK).read_text(encoding="utf-8"))
    known: Packages = lock["packages"]
    python = ".".join(lock["info"]["python"].split(".")[:2])
    pure = [*_pure(known, python), *_brought(), _ruleboard(raw)]
    library, *translated = wheels.translated(
        [pyodide / LIBRARY, *pure], pyodide, STORE / "translated"
    )
    made = [
        *translated,
        *fetching.compiled_wheels(COMPILED, known, raw, own),
        *(wheels.empty(name, known[name]["version"], raw) for name in NEEDLESS),
    ]
    folder.mkdir(parents=True)
    for name in CORE:
        shutil.copy(pyodide / name, folder)
    for archive in (library, *made):
        shutil.copy(archive, folder)
    lock["packages"] = entries(made)
    (folder / LOCK).write_text(json.dumps(lock), encoding="utf-8")
    shutil.rmtree(raw)
    return sorted(lock["packages"])


def entries(made: Iterable[Path]) -> dict[str, dict[str, Any]]:
    """What Pyodide has to know of each package; all are loaded together, so that none depends on another."""
    return {entry["name"]: entry for entry in map(_entry, made)}


def _entry(wheel: Path) -> dict[str, Any]:
    name, number = wheel.name.split("-")[:2]
    with ZipFile(wheel) as file:
        tops = {each.partition("/")[0].partition(".py")[0] for each in file.namelist()}
    return {
        "name": name.lower().replace("_", "-"),
        "version": number,
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": sorted(top for top in tops if "." not in top),
        "depends": [],
        "unvendored_tests": False,
    }


def _pyodide() -> Path:
    place = STORE / f"pyodide-{PYODIDE_VERSION}"
    if not (place / "package" / LOCK).exists():
        shutil.rmtree(place, ignore_errors=True)
        fetching.pyodide(PYODIDE_VERSION, place)
    return place / "package"


def _pure(known: Packages, python: str) -> list[Path]:
    pins = {name: str(known[name]["version"]) for name in TESTED}
    pins |= {name: version(name) for name in INSTALLED}
    mark = hashlib.sha256(json.dumps([pins, python]).encode()).hexdigest()[:16]
    place = STORE / f"wheels-{mark}"
    if not place.exists():
        unfinished = place.with_suffix(".part")
        shutil.rmtree(unfinished, ignore_errors=True)
        fetching.pure_wheels(pins, python, unfinished)
        unfinished.rename(place)
    return sorted(place.glob("*.whl"))


def _brought() -> list[Path]:
    places = [sorted((KERNEL / "static" / "pypi").glob(f"{name}-*.whl")) for name in BROUGHT]
    return [place[-1] for place in places]


def _ruleboard(folder: Path) -> Path:
    """The package of this checkout."""
    build = ("--no-deps", "--no-build-isolation", "--quiet", "--wheel-dir", str(folder), str(ROOT))
    if subprocess.run([sys.executable, "-m", "pip", "wheel", *build], check=False).returncode:
        raise CannotFetch("The package itself could not be built; the reason is above.")
    (wheel,) = folder.glob("ruleboard-*.whl")
    return wheel
