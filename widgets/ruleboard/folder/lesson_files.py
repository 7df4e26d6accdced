"""The lessons as they are shipped: the folder `lessons` of a checkout, or one file in what pip installs.

Seven editions share their pictures, so packed as one they take a fiftieth of their room, in the wheel and where it is
installed. The build writes that file with `pack`.
"""

from __future__ import annotations

import io
import json
import tarfile
from collections.abc import Iterator
from pathlib import Path

PACKED = Path(__file__).resolve().parent / "lessons.tar.xz"
CHECKOUT = Path(__file__).resolve().parents[3] / "lessons"
KINDS = ("*/*.ipynb", "pictures/*")  # lessons, in a folder for each edition, and what they show
START = "start"  # the page with all lessons
FIRST = f"{START}.ipynb"


class CannotUnpack(Exception):
    """This Python lacks what unpacking takes."""


def shipped() -> Path:
    """Where the lessons are on this machine."""
    return PACKED if PACKED.is_file() else CHECKOUT


def everything(source: Path) -> Iterator[tuple[str, bytes]]:
    """Every file that is handed out: its path, such as `en/start.ipynb`, and what it holds. Raises CannotUnpack."""
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
    """The file for the wheel: the same bytes whenever the lessons are the same."""
    import lzma  # not every Python has it

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
    except tarfile.CompressionError as error:  # a Python that somebody made without lzma
        raise CannotUnpack(str(error)) from error
    with archive:
        for member in archive:
            content = archive.extractfile(member)
            assert content is not None
            yield member.name, content.read()
