"""Installs the game from outside as a user has it: built as a wheel, laid on the path, found by its entry point."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from ruleboard.rules import registry

SOURCE = Path(__file__).resolve().parents[1] / "outside"
NAME = "capture_go"


def install(folder: Path) -> Path:
    """Build the package in a copy, so that nothing is written here, and unpack its wheel; returns the place."""
    copy, place = folder / "source", folder / "place"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.mo"))
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "dist")]
    subprocess.run(build, cwd=copy, check=True, capture_output=True)
    (wheel,) = (folder / "dist").glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(place)
    return place


def look_again() -> None:
    """Games are looked for once; after an installation they are looked for again."""
    for known in (registry.games, registry.game, registry.part, registry._outside):
        known.cache_clear()
