"""Assigns every file of Python's library and of the packages to a bundle, and packs the bundles.

A first visit downloads what Python needs to start (FIRST) and what every lesson needs (LESSONS). The other bundles are
fetched lazily, when one of their modules is imported (sitecustomize.py).
"""

from __future__ import annotations

import io
import json
import lzma
from collections.abc import Collection, Iterable
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from ruleboard.lang import LANGUAGES, SOURCE

FIRST = "first"
LESSONS = "lessons"
REST = "rest"

# Our own package: what no lesson uses, endgame tables, and the catalogs of each language.
# All games are in one bundle: the registry finds them by their folders (rules/registry.py).
OURS = (
    ("ruleboard/__main__.*", REST),
    ("ruleboard/cli.*", REST),
    ("ruleboard/start/*", REST),
    ("ruleboard/jupyter/kernel.*", REST),
    ("ruleboard/jupyter/voila_server.*", REST),
    ("ruleboard/jupyter/pages/*", REST),
    ("ruleboard/players/mills/make_*", REST),
    ("ruleboard/players/mills/tables/*", "tables"),
    *((f"ruleboard/lang/{code}/*", code) for code in LANGUAGES if code != SOURCE),
)
# A fixed date, for reproducible archives.
EARLIEST = (1980, 1, 1, 0, 0, 0)
# Best compression, with a dictionary that fits into the memory of a page.
SMALL = lzma.PRESET_EXTREME | 6


def of_library(name: str, first: Collection[str]) -> str:
    """The bundle of a file of the standard library; a package is not split."""
    top = PurePosixPath(name).parts[0]
    if not name.endswith(".py") and any(top in (each, f"{each}c") for each in first):
        return FIRST
    return REST if name.endswith(".py") else LESSONS


def of_packages(name: str) -> str:
    """The bundle of a file of a package; a .py was not compiled, because no lesson imports it."""
    if name.endswith(".py"):
        return REST
    return next((bundle for pattern, bundle in OURS if fnmatch(name, pattern)), LESSONS)


def tops(names: Iterable[str]) -> set[str]:
    """The top-level names, with suffix."""
    return {PurePosixPath(name).parts[0] for name in names}


def modules(names: Iterable[str]) -> list[str]:
    """The importable names of a bundle: modules, and folders, which hold data files."""
    found = set()
    for path in map(PurePosixPath, names):
        if path.suffix in {".py", ".pyc"}:
            found.add(path.with_suffix("") if path.stem != "__init__" else path.parent)
        found |= set(path.parents) - {PurePosixPath()}
    return sorted(".".join(path.parts) for path in found)


def index(bundles: dict[str, list[str]]) -> str:
    """JSON with the modules of each lazy bundle, for sitecustomize.py."""
    at_once = {each for name in (FIRST, LESSONS) for each in modules(bundles.get(name, ()))}
    later = {
        bundle: [each for each in modules(names) if each not in at_once]
        for bundle, names in bundles.items()
        if bundle not in {FIRST, LESSONS}
    }
    return json.dumps(later, separators=(",", ":"))


def pack(files: dict[str, Path], *, deflated: bool) -> bytes:
    """A reproducible zip archive, sorted by suffix, which compresses better; LZMA around it unless `deflated`."""
    kind = ZIP_DEFLATED if deflated else ZIP_STORED
    whole = io.BytesIO()
    with ZipFile(whole, "w", kind, compresslevel=9) as archive:
        for name in sorted(files, key=lambda each: (PurePosixPath(each).suffix, each)):
            about = ZipInfo(name, EARLIEST)
            about.compress_type = kind
            archive.writestr(about, files[name].read_bytes())
    return whole.getvalue() if deflated else lzma.compress(whole.getvalue(), preset=SMALL)
