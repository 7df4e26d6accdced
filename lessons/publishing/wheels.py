"""Makes packages small and quick for the browser: without what no lesson needs, and translated beforehand."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from lessons.publishing.fetching import CannotFetch

COMPILER = Path(__file__).with_name("compiling.mjs")
AT_START = Path(__file__).with_name("sitecustomize.py")

# What is for other places than a page, of packages and of Python's own library.
LEFT_OUT = (
    "*.data/*",
    "*.dist-info/*",
    "*.ipynb",
    "*/lessons.tar.xz",
    "*.pyi",
    "*.so",
    "*/labextension/*",
    "*/nbextension/*",
    "*/tests/*",
    "IPython/sphinxext/*",
    "pygments/formatters/*",
    "pygments/lexers/*",
    "pygments/styles/*",
    "prompt_toolkit/contrib/*",
    "ensurepip/*",
    "pydoc_data/*",
)
# What the above would take and must not.
KEPT = (
    "*.dist-info/METADATA",
    "*.dist-info/entry_points.txt",
    "pygments/formatters/__init__.py",
    "pygments/formatters/_mapping.py",
    "pygments/formatters/html.py",
    "pygments/formatters/terminal256.py",
    "pygments/lexers/__init__.py",
    "pygments/lexers/_mapping.py",
    "pygments/lexers/python.py",
    "pygments/lexers/special.py",
    "pygments/styles/__init__.py",
    "pygments/styles/_mapping.py",
    "pygments/styles/default.py",
    "pygments/styles/gruvbox.py",
    "pygments/styles/monokai.py",
    "pygments/styles/pastie.py",
)
# The date in archives, so that the same files make the same archive.
EARLIEST = (1980, 1, 1, 0, 0, 0)


def translated(archives: Sequence[Path], pyodide: Path, store: Path) -> list[Path]:
    """These archives, small and quick, the first of which is Python's own library; a store keeps them.

    They are looked at together: which of their parts a lesson loads shows when one is loaded.
    """
    recipe = hashlib.sha256(Path(__file__).read_bytes() + COMPILER.read_bytes())
    for file in (AT_START, pyodide / "package.json", *archives):
        recipe.update(file.read_bytes())
    place = store / recipe.hexdigest()[:16]
    if not place.exists():
        shutil.rmtree(store, ignore_errors=True)  # what was for others is not needed any more
        store.mkdir(parents=True)
        with tempfile.TemporaryDirectory(dir=store) as work:
            unpacked, packed = Path(work, "unpacked"), Path(work, "packed")
            for number, archive in enumerate(archives):
                _unpack(archive, unpacked / str(number))
            shutil.copy(AT_START, unpacked / "0")  # Python's own library comes first
            _translate(pyodide, unpacked)
            for number, archive in enumerate(archives):
                pack(unpacked / str(number), packed / archive.name)
            packed.rename(place)
    return [place / archive.name for archive in archives]


def pack(folder: Path, archive: Path) -> None:
    """All files of a folder in an archive, always the same from the same."""
    archive.parent.mkdir(parents=True, exist_ok=True)
    with ZipFile(archive, "w", ZIP_DEFLATED, compresslevel=9) as file:
        for path in sorted(each for each in folder.rglob("*") if each.is_file()):
            about = ZipInfo(path.relative_to(folder).as_posix(), EARLIEST)
            about.compress_type = ZIP_DEFLATED
            file.writestr(about, path.read_bytes())


def empty(name: str, version: str, folder: Path) -> Path:
    """A package with nothing in it, in the place of one that is asked for and not needed."""
    about = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    archive = folder / f"{name}-{version}-py3-none-any.whl"
    with ZipFile(archive, "w") as file:
        file.writestr(ZipInfo(f"{name}-{version}.dist-info/METADATA", EARLIEST), about)
    return archive


def needless(name: str) -> bool:
    """Whether a file of a package is left out."""
    out, kept = (any(fnmatch(name, each) for each in names) for names in (LEFT_OUT, KEPT))
    return out and not kept


def _unpack(archive: Path, folder: Path) -> None:
    with ZipFile(archive) as file:
        for name in file.namelist():
            if not name.endswith("/") and not needless(name):
                file.extract(name, folder)


def _translate(pyodide: Path, folder: Path) -> None:
    node = shutil.which("node")
    if node is None:
        raise CannotFetch("The packages are translated with Node.js, which is not here.")
    words = [node, str(COMPILER), str(pyodide), str(folder)]
    if subprocess.run(words, stdout=subprocess.DEVNULL, check=False).returncode:
        raise CannotFetch("Pyodide could not translate the packages; the reason is above.")
