"""What a visitor loads, and when: which file of which package lies on which bundle.

A first visit loads Python's own library as far as Python needs it to start (FIRST) and what every lesson needs
(LESSONS). The other bundles are fetched when a module of them is imported (sitecustomize.py): nothing is missing, it
only comes later.
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

# Of the package itself: what no lesson uses, what some games end with, and what one language has.
# Games stay together: which there are shows in their folders (rules/registry.py).
OURS = (
    ("ruleboard/__main__.*", REST),
    ("ruleboard/cli.*", REST),
    ("ruleboard/start/*", REST),
    ("ruleboard/jupyter/kernel.*", REST),
    ("ruleboard/jupyter/pages/*", REST),
    ("ruleboard/players/mills/make_*", REST),
    ("ruleboard/players/mills/tables/*", "tables"),
    *((f"ruleboard/lang/{code}/*", code) for code in LANGUAGES if code != SOURCE),
)
# The date in archives, so that the same files make the same archive.
EARLIEST = (1980, 1, 1, 0, 0, 0)
# As small as it gets, with a dictionary that a page has room for.
SMALL = lzma.PRESET_EXTREME | 6


def of_library(name: str, first: Collection[str]) -> str:
    """The bundle of a file of Python's own library. What belongs to one package of it starts together."""
    top = PurePosixPath(name).parts[0]
    if not name.endswith(".py") and any(top in (each, f"{each}c") for each in first):
        return FIRST
    return REST if name.endswith(".py") else LESSONS


def of_packages(name: str) -> str:
    """The bundle of a file of a package: what no lesson has loaded was not translated, and is still a .py."""
    if name.endswith(".py"):
        return REST
    return next((bundle for pattern, bundle in OURS if fnmatch(name, pattern)), LESSONS)


def tops(names: Iterable[str]) -> set[str]:
    """The modules and packages that stand at the top, with the ending that they have there."""
    return {PurePosixPath(name).parts[0] for name in names}


def modules(names: Iterable[str]) -> list[str]:
    """What can be imported from a bundle: its modules, and folders, from which texts and tables are read."""
    found = set()
    for path in map(PurePosixPath, names):
        if path.suffix in {".py", ".pyc"}:
            found.add(path.with_suffix("") if path.stem != "__init__" else path.parent)
        found |= set(path.parents) - {PurePosixPath()}
    return sorted(".".join(path.parts) for path in found)


def index(bundles: dict[str, list[str]]) -> str:
    """Which modules are on which bundle, for the Python that looks for them; those that come at once are not told."""
    at_once = {each for name in (FIRST, LESSONS) for each in modules(bundles.get(name, ()))}
    later = {
        bundle: [each for each in modules(names) if each not in at_once]
        for bundle, names in bundles.items()
        if bundle not in {FIRST, LESSONS}
    }
    return json.dumps(later, separators=(",", ":"))


def pack(files: dict[str, Path], *, deflated: bool) -> bytes:
    """Files in an archive, always the same from the same; those of a kind lie together, which makes it smaller."""
    kind = ZIP_DEFLATED if deflated else ZIP_STORED
    whole = io.BytesIO()
    with ZipFile(whole, "w", kind, compresslevel=9) as archive:
        for name in sorted(files, key=lambda each: (PurePosixPath(each).suffix, each)):
            about = ZipInfo(name, EARLIEST)
            about.compress_type = kind
            archive.writestr(about, files[name].read_bytes())
    return whole.getvalue() if deflated else lzma.compress(whole.getvalue(), preset=SMALL)
