"""Prepares packages for the browser: drops needless files, compiles to .pyc, and packs bundles."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path
from zipfile import ZipFile, ZipInfo

from lessons.publisher import bundles
from lessons.publisher.downloads import CannotFetch

HERE = Path(__file__).parent
COMPILER = HERE / "compile.mjs"
AT_START = HERE / "sitecustomize.py"
INSTEAD = HERE / "replacements"
LIBRARY = "python_stdlib.zip"

# Files without use in a page.
LEFT_OUT = (
    "*.data/*",
    "*.dist-info/*",
    "*.ipynb",
    "*/lessons.tar.xz",
    "*.po",
    "*.pyi",
    "*.so",
    "*/labextension/*",
    "*/nbextension/*",
    "*/tests/*",
    "*/LICENSE*",
    "*/README*",
    "ipycanvas/offscreen_canvas/*",
    "IPython/sphinxext/*",
    "pygments/formatters/*",
    "pygments/lexers/*",
    "pygments/styles/*",
    "ensurepip/*",
    "pydoc_data/*",
    "ruleboard/cli.py",  # the commands, which a page cannot run
    "ruleboard/start/*",
    "ruleboard/jupyter/voila_server.py",
)
# Exceptions from LEFT_OUT.
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


def bundled(
    library: Path, archives: Sequence[Path], cells: Sequence[str], pyodide: Path, store: Path
) -> Path:
    """A folder with the bundles of the standard library and these packages, cached in the store.

    The cells of lessons are run to find out which modules a lesson imports.
    """
    key = hashlib.sha256(json.dumps(cells).encode())
    own = (
        Path(__file__),
        Path(bundles.__file__),
        COMPILER,
        AT_START,
        *sorted(INSTEAD.rglob("*.py")),
    )
    for file in (*own, pyodide / "package.json", library, *archives):
        key.update(file.read_bytes())
    place = store / key.hexdigest()[:16]
    if not place.exists():
        shutil.rmtree(store, ignore_errors=True)  # drop outdated entries
        store.mkdir(parents=True)
        with tempfile.TemporaryDirectory(dir=store) as work:
            unpacked, made = Path(work, "unpacked"), Path(work, "made")
            _unpack(library, unpacked / "library")
            for archive in archives:
                _unpack(archive, unpacked / "packages")
            shutil.copy(AT_START, unpacked / "library")
            shutil.copytree(INSTEAD, unpacked / "packages", dirs_exist_ok=True)
            (unpacked / "cells.json").write_text(json.dumps(cells), encoding="utf-8")
            _compile(pyodide, unpacked)
            _write_bundles(unpacked, made)
            made.rename(place)
    return place


def named(name: str, version: str, folder: Path, bundle: Path | None = None) -> Path:
    """A wheel with metadata only, or with a bundle: Pyodide looks for packages by these names."""
    stem = f"{name.replace('-', '_')}-{version}"
    archive = folder / f"{stem}-py3-none-any.whl"
    with ZipFile(archive, "w") as file:
        about = ZipInfo(f"{stem}.dist-info/METADATA", bundles.EARLIEST)
        file.writestr(about, header(f"Name: {name}\nVersion: {version}\n"))
        if bundle is not None:
            file.writestr(ZipInfo(bundle.name, bundles.EARLIEST), bundle.read_bytes())
    return archive


def header(metadata: str) -> str:
    """Metadata reduced to name and version."""
    known = ("Name:", "Version:")
    lines = [line for line in metadata.splitlines() if line.startswith(known)][: len(known)]
    return "\n".join(["Metadata-Version: 2.1", *lines, ""])


def needless(name: str) -> bool:
    """Whether a file is dropped."""
    out, kept = (any(fnmatch(name, each) for each in names) for names in (LEFT_OUT, KEPT))
    return out and not kept


def _unpack(archive: Path, folder: Path) -> None:
    with ZipFile(archive) as file:
        for name in file.namelist():
            if name.endswith("/") or needless(name):
                continue
            file.extract(name, folder)
            if name.endswith(".dist-info/METADATA"):
                metadata = folder / name
                metadata.write_text(header(metadata.read_text(encoding="utf-8")), encoding="utf-8")


def _compile(pyodide: Path, folder: Path) -> None:
    node = shutil.which("node")
    if node is None:
        raise CannotFetch("Node.js is needed to compile the packages, and was not found.")
    words = [node, str(COMPILER), str(pyodide), str(folder)]
    if subprocess.run(words, stdout=subprocess.DEVNULL, check=False).returncode:
        raise CannotFetch("Pyodide could not compile the packages; the reason is above.")


def _write_bundles(unpacked: Path, made: Path) -> None:
    """Write every file into its bundle."""
    first = bundles.tops(
        json.loads((unpacked / "loaded.json").read_text(encoding="utf-8"))["first"]
    )
    found: dict[str, dict[str, Path]] = {}
    for part in ("library", "packages"):
        for path in (each for each in (unpacked / part).rglob("*") if each.is_file()):
            name = path.relative_to(unpacked / part).as_posix()
            bundle = (
                bundles.of_library(name, first) if part == "library" else bundles.of_packages(name)
            )
            found.setdefault(bundle, {})[name] = path
    about = unpacked / "bundles.json"
    about.write_text(
        bundles.index({bundle: list(files) for bundle, files in found.items()}), "utf-8"
    )
    made.mkdir()
    library = found.pop(bundles.FIRST) | {about.name: about}
    (made / LIBRARY).write_bytes(bundles.pack(library, deflated=True))
    for bundle, files in found.items():
        (made / f"{bundle}.bundle").write_bytes(bundles.pack(files, deflated=False))
