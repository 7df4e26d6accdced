"""The lessons as shipped: the folder `lessons` of a checkout, or one archive in the installed package.

Seven editions share their pictures: in one archive they compress to a fiftieth. The wheel build writes it with `pack`.
"""

from __future__ import annotations

import io
import json
import tarfile
from collections.abc import Iterator
from pathlib import Path

PACKED = Path(__file__).resolve().parent / "lessons.tar.xz"
CHECKOUT = Path(__file__).resolve().parents[3] / "lessons"
KINDS = ("*/*.ipynb", "pictures/*")  # notebooks, in a folder for each edition, and pictures
START = "start"  # the page with all lessons
FIRST = f"{START}.ipynb"


class CannotUnpack(Exception):
    """This Python was built without lzma."""


def shipped() -> Path:
    """The folder or archive with the lessons."""
    return PACKED if PACKED.is_file() else CHECKOUT


def everything(source: Path) -> Iterator[tuple[str, bytes]]:
    """Path, such as `en/start.ipynb`, and content of every file. Raises CannotUnpack."""
    return _unpacked(source) if source.is_file() else _gathered(source)


def names(source: Path, edition: str) -> list[str]:
    """The lessons of an edition, in the order of its start page."""
    found = []
    for path, content in everything(source):
        folder, _, name = path.partition("/")
        if folder == edition and name == FIRST:
            page = json.loads(content)
            return [lesson["id"] for lesson in page["metadata"]["lesson"]["lessons"]]
        if folder == edition:
            found.append(name.removesuffix(".ipynb"))
    return found


def pack(source: Path) -> bytes:
    """The archive for the wheel; reproducible."""
    import lzma  # optional in builds of Python

    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w") as archive:
        for name, content in _gathered(source):
            about = tarfile.TarInfo(name)
            about.size = len(content)
            archive.addfile(about, io.BytesIO(content))
    return lzma.compress(whole.getvalue(), preset=9 | lzma.PRESET_EXTREME)


def _gathered(source: Path) -> Iterator[tuple[str, bytes]]:
    for kind in KINDS:
        for path in sorted(source.glob(kind), key=lambda path: (path.name != FIRST, path)):
            if path.is_file() and not path.name.startswith("."):
                yield path.relative_to(source).as_posix(), path.read_bytes()


def _unpacked(source: Path) -> Iterator[tuple[str, bytes]]:
    try:
        archive = tarfile.open(source, "r:xz")  # noqa: SIM115  # closed below
    except tarfile.CompressionError as error:  # no lzma
        raise CannotUnpack(str(error)) from error
    with archive:
        for member in archive:
            content = archive.extractfile(member)
            assert content is not None
            yield member.name, content.read()
