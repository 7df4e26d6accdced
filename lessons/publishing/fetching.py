"""Brings what the site is made of: Pyodide from npm, pure packages with pip, NumPy and Pillow from Pyodide's place.

Whatever cannot be had is told in one sentence, and nothing is half made.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tarfile
import urllib.error
import urllib.request
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

PYODIDE = "pyodide"
PATIENCE = 60  # seconds


class CannotFetch(Exception):
    """Something that the site is made of cannot be had; says what, and what helps."""


def pyodide(version: str, folder: Path) -> Path:
    """Python for the browser, as npm has it: the folder with its files."""
    npm = shutil.which("npm")
    if npm is None:
        raise CannotFetch("Pyodide comes from npm, which is not here. Install Node.js first.")
    folder.mkdir(parents=True, exist_ok=True)
    words = [npm, "pack", "--silent", "--pack-destination", str(folder), f"{PYODIDE}@{version}"]
    if subprocess.run(words, stdout=subprocess.DEVNULL, check=False).returncode:
        raise CannotFetch(f"npm could not bring Pyodide {version}. Is the network there?")
    (archive,) = folder.glob(f"{PYODIDE}-*.tgz")
    with tarfile.open(archive) as file:
        file.extractall(folder, filter="data")
    return folder / "package"


def pure_wheels(pins: Mapping[str, str], python: str, folder: Path) -> list[Path]:
    """Packages that are Python and nothing else, as wheels."""
    kind = ("--only-binary=:all:", "--python-version", python, "--platform", "any")
    anywhere = ("--implementation", "py", "--abi", "none", "--no-deps", "--quiet")
    needs = [f"{name}=={version}" for name, version in pins.items()]
    words = [sys.executable, "-m", "pip", "download", *kind, *anywhere, "--dest", str(folder)]
    if subprocess.run([*words, *needs], check=False).returncode:
        raise CannotFetch("pip could not bring all packages; the reason is above.")
    return sorted(folder.glob("*.whl"))


def compiled_wheels(
    names: Iterable[str],
    lock: Mapping[str, Mapping[str, Any]],
    folder: Path,
    own: Path | None,
) -> list[Path]:
    """Packages that are compiled for the browser: those of a folder, or those that Pyodide's lock names."""
    return [_own(name, own) if own else _published(lock[name], folder) for name in names]


def _own(name: str, folder: Path) -> Path:
    found = sorted(folder.glob(f"{name}-*.whl"))
    if len(found) != 1:
        raise CannotFetch(f"{folder} should have one wheel of {name}; it has {len(found)}.")
    return found[0]


def _published(package: Mapping[str, Any], folder: Path) -> Path:
    """A package as Pyodide publishes it, letter by letter."""
    from jupyterlite_pyodide_kernel.constants import PYODIDE_CDN_URL

    name: str = package["file_name"]
    address = f"{PYODIDE_CDN_URL}/{name}"
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:  # noqa: S310  # https, as above
            content: bytes = answer.read()
    except (urllib.error.URLError, TimeoutError, ConnectionError) as trouble:
        help_ = "With builds of your own: python lessons/site.py --wheels FOLDER"
        raise CannotFetch(f"{address} cannot be had ({trouble}). {help_}") from trouble
    if hashlib.sha256(content).hexdigest() != package["sha256"]:
        raise CannotFetch(f"{address} is not what Pyodide's lock names.")
    path = folder / name
    path.write_bytes(content)
    return path
