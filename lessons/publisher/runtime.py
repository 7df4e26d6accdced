"""Pyodide with exactly the packages that a lesson needs, and the lock file from which a page loads them.

Versions come from Pyodide's lock file (TESTED), from this environment, so that the Python half of a widget matches its
JavaScript half (INSTALLED), and from the kernel, which ships three packages (BROUGHT).
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

from jupyterlite_pyodide_kernel.constants import PYODIDE_CDN_URL, PYODIDE_VERSION

from lessons.publisher import bundles, downloads, wheels
from lessons.publisher.arguments import ROOT
from lessons.publisher.downloads import CannotFetch

STORE = Path(sys.prefix) / "ruleboard-store"
KERNEL = Path(sys.prefix, "share/jupyter/labextensions/@jupyterlite/pyodide-kernel-extension")

# The files of Pyodide that a page loads.
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK = "pyodide-lock.json"

TESTED = (
    "asttokens",
    "decorator",
    "executing",
    "ipython",
    "micropip",
    "pure-eval",
    "pygments",
    "stack-data",
    "traitlets",
    "typing-extensions",
)
INSTALLED = ("anywidget", "comm", "ipycanvas", "ipywidgets", "psygnal")
BROUGHT = ("ipykernel", "piplite", "pyodide_kernel")  # by the kernel
# Packages that the kernel loads by name. All but jedi are on the bundle of the lessons; names are completed without it.
BY_NAME = ("comm", "ipykernel", "ipython", "jedi", "micropip", "piplite", "pyodide-kernel")
# Not used by lessons, but importable: downloaded from Pyodide's CDN on import.
ON_REQUEST = ("numpy", "pillow")

Packages = Mapping[str, Mapping[str, Any]]


def write(folder: Path) -> list[str]:
    """Write the runtime to a folder; returns the packages that a page loads at start."""
    raw = folder.parent / "raw"
    raw.mkdir(parents=True)
    pyodide = _pyodide()
    lock = json.loads((pyodide / LOCK).read_text(encoding="utf-8"))
    known: Packages = lock["packages"]
    python = ".".join(lock["info"]["python"].split(".")[:2])
    archives = [*_pure(known, python), *_brought(), _ruleboard(raw)]
    library = pyodide / wheels.LIBRARY
    made = wheels.bundled(library, archives, _cells(), pyodide, STORE / "bundled")
    folder.mkdir(parents=True)
    for path in (*(pyodide / name for name in CORE), *made.iterdir()):
        if path.stem != bundles.LESSONS:
            shutil.copy(path, folder)
    numbers = dict(map(_named, archives)) | {"jedi": "0"}
    loaded = [wheels.named(name, numbers[name], folder) for name in BY_NAME]
    lessons = made / f"{bundles.LESSONS}.bundle"
    # The version is a hash of the content, so that browsers do not use an outdated cache entry.
    mark = str(int(hashlib.sha256(lessons.read_bytes()).hexdigest()[:12], 16))
    loaded.append(wheels.named(bundles.LESSONS, mark, folder, lessons))
    at_once = {entry["name"]: entry for entry in map(_entry, loaded)}
    lock["packages"] = at_once | on_request(known)
    (folder / LOCK).write_text(json.dumps(lock), encoding="utf-8")
    shutil.rmtree(raw)
    return sorted(at_once)


def on_request(known: Packages) -> dict[str, dict[str, Any]]:
    """Lock entries of the optional packages, with addresses at Pyodide's CDN."""
    found = {}
    for name in ON_REQUEST:
        address = f"{PYODIDE_CDN_URL}/{known[name]['file_name']}"
        found[name] = {**known[name], "file_name": address}
    return found


def _named(wheel: Path) -> tuple[str, str]:
    """The normalized name and the version of a wheel."""
    name, number = wheel.name.split("-")[:2]
    return name.lower().replace("_", "-"), number


def _entry(wheel: Path) -> dict[str, Any]:
    """The lock entry of a wheel; without dependencies, since all are loaded together."""
    name, number = _named(wheel)
    return {
        "name": name,
        "version": number,
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": [],
        "depends": [],
        "unvendored_tests": False,
    }


def _cells() -> list[str]:
    """The code cells of the first lesson of each course."""
    lessons = sorted((ROOT / "lessons" / "en").glob("*-1.ipynb"))
    cells = [
        cell for path in lessons for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]
    ]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def _pyodide() -> Path:
    place = STORE / f"pyodide-{PYODIDE_VERSION}"
    if not (place / "package" / LOCK).exists():
        shutil.rmtree(place, ignore_errors=True)
        downloads.pyodide(PYODIDE_VERSION, place)
    return place / "package"


def _pure(known: Packages, python: str) -> list[Path]:
    pins = {name: str(known[name]["version"]) for name in TESTED}
    pins |= {name: version(name) for name in INSTALLED}
    mark = hashlib.sha256(json.dumps([pins, python]).encode()).hexdigest()[:16]
    place = STORE / f"wheels-{mark}"
    if not place.exists():
        unfinished = place.with_suffix(".part")
        shutil.rmtree(unfinished, ignore_errors=True)
        downloads.pure_wheels(pins, python, unfinished)
        unfinished.rename(place)
    return sorted(place.glob("*.whl"))


def _brought() -> list[Path]:
    places = [sorted((KERNEL / "static" / "pypi").glob(f"{name}-*.whl")) for name in BROUGHT]
    return [place[-1] for place in places]


def _ruleboard(folder: Path) -> Path:
    """Build the wheel of this checkout."""
    build = ("--no-deps", "--no-build-isolation", "--quiet", "--wheel-dir", str(folder), str(ROOT))
    if subprocess.run([sys.executable, "-P", "-m", "pip", "wheel", *build], check=False).returncode:
        raise CannotFetch("The package itself could not be built; the reason is above.")
    (wheel,) = folder.glob("ruleboard-*.whl")
    return wheel
