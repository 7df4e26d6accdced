"""Downloads Pyodide with npm, and packages with pip."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path

PYODIDE = "pyodide"


class CannotFetch(RuntimeError):
    """A part of the site cannot be downloaded or built; the message says why and what helps."""


def pyodide(version: str, folder: Path) -> Path:
    """Download Pyodide; returns the folder with its files."""
    npm = shutil.which("npm")
    if npm is None:
        raise CannotFetch(
            "npm is needed to download Pyodide, and was not found. Install Node.js first."
        )
    folder.mkdir(parents=True, exist_ok=True)
    words = [npm, "pack", "--silent", "--pack-destination", str(folder), f"{PYODIDE}@{version}"]
    if subprocess.run(words, stdout=subprocess.DEVNULL, check=False).returncode:
        raise CannotFetch(
            f"npm could not download Pyodide {version}. Is there a network connection?"
        )
    (archive,) = folder.glob(f"{PYODIDE}-*.tgz")
    with tarfile.open(archive) as file:
        file.extractall(folder, filter="data")
    return folder / "package"


def pure_wheels(pins: Mapping[str, str], python: str, folder: Path) -> list[Path]:
    """Download pure Python wheels of pinned versions."""
    kind = ("--only-binary=:all:", "--python-version", python, "--platform", "any")
    anywhere = ("--implementation", "py", "--abi", "none", "--no-deps", "--quiet")
    needs = [f"{name}=={version}" for name, version in pins.items()]
    words = [sys.executable, "-P", "-m", "pip", "download", *kind, *anywhere, "--dest", str(folder)]
    if subprocess.run([*words, *needs], check=False).returncode:
        raise CannotFetch("pip could not download all packages; the reason is above.")
    return sorted(folder.glob("*.whl"))
