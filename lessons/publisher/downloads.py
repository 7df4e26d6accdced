"""Brings what the site is made of: Pyodide from npm, packages with pip.

Whatever cannot be had is told in one sentence, and nothing is half made.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path

PYODIDE = "pyodide"


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
    words = [sys.executable, "-P", "-m", "pip", "download", *kind, *anywhere, "--dest", str(folder)]
    if subprocess.run([*words, *needs], check=False).returncode:
        raise CannotFetch("pip could not bring all packages; the reason is above.")
    return sorted(folder.glob("*.whl"))
