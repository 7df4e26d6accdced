"""Installs games from outside as a user has them: laid on the path, and found by their entry points."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import invalidate_caches
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


def lay(folder: Path, name: str, package: str, modules: Mapping[str, str]) -> None:
    """Write down a package with some modules, and that it is a game of a name."""
    for module, source in modules.items():
        path = folder / package / f"{module}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    told = folder / f"{package}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Name: {package}\nVersion: 1.0\n", encoding="utf-8")
    entry = f"[{registry.GROUP}]\n{name} = {package}\n"
    (told / "entry_points.txt").write_text(entry, encoding="utf-8")


@contextmanager
def on_the_path(folder: Path) -> Iterator[Path]:
    """Games in a folder are there for a while."""
    before = set(sys.modules)
    sys.path.append(str(folder))
    invalidate_caches()
    look_again()
    yield folder
    sys.path.remove(str(folder))
    for module in set(sys.modules) - before:
        if str(getattr(sys.modules[module], "__file__", None) or "").startswith(str(folder)):
            del sys.modules[module]
    look_again()


def look_again() -> None:
    """Games are looked for once; after an installation they are looked for again."""
    known = (registry.games, registry.broken, registry.game, registry.part)
    for each in (*known, registry._fault, registry._outside):
        each.cache_clear()


def whole(name: str) -> dict[str, str]:
    """The modules that a game needs, with as little in them as possible."""
    rules = f"from ruleboard.rules import Game\nGAME = Game({name!r}, {{'only': None}}, None, None)"
    return {"__init__": "", "rules": rules, "scene": "", "sentences": "SENTENCES = {}"}
