"""Import hooks for Python on the site, run by Pyodide at start.

The bundle that every lesson needs is loaded with Pyodide, and unpacked at the first import that needs it. The others
(catalogs of a language, endgame tables, the rest) are fetched when a module of them is imported; `bundles.json` has the
modules of each.

The visitor's files are never searched for modules: each lookup there is a synchronous request to the page, and with a
few hundred modules a lesson would take a minute to start.
"""

import json
import sys
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from typing import Any

FILES = "/drive"  # where the kernel mounts the visitor's files
PACKAGES = Path(next((path for path in sys.path if path.endswith("site-packages")), ""))
LESSONS = PACKAGES / "lessons.bundle"
BUNDLES = Path("/lib/bundles")
OK = 200  # HTTP status
LIST = "bundles.json"


class EmptyFinder:
    """A path entry finder that finds no module."""

    @staticmethod
    def find_spec(name: str, target: object = None) -> None:
        """Return None."""


def skip_files(path: str) -> type[EmptyFinder]:
    """Path hook: claim the visitor's files, leave every other path to the next hook."""
    if path == FILES or path.startswith(f"{FILES}/"):
        return EmptyFinder
    raise ImportError(path)


class BundleFinder:
    """Meta path finder for modules in bundles; the last in the chain."""

    def __init__(self, loader: Any) -> None:
        """`loader` reads data files beside this module."""
        self._loader = loader
        self._bundle: dict[str, str] = {}  # by module; read lazily

    def find_spec(self, name: str, path: Any = None, _: object = None) -> ModuleSpec | None:
        """The spec of a module, after fetching its bundle."""
        if LESSONS.exists():
            packed = LESSONS.read_bytes()
            LESSONS.unlink()  # first, since unpacking imports modules too
            unpack(packed, PACKAGES)
            found = PathFinder.find_spec(name, path)
            if found is not None:
                return found
        if not self._bundle:
            index = json.loads(self._loader.get_data(str(Path(__file__).with_name(LIST))))
            self._bundle = {each: bundle for bundle, names in index.items() for each in names}
        bundle = self._bundle.get(name)
        if bundle is None:
            return None
        folder = BUNDLES / bundle
        if not folder.exists():
            unpack(fetched(bundle, name), folder)
        return PathFinder.find_spec(name, [str(folder.joinpath(*name.split(".")[:-1]))])


def unpack(packed: bytes, folder: Path) -> None:
    """Unpack a bundle into a folder."""
    import lzma
    from io import BytesIO
    from zipfile import ZipFile

    ZipFile(BytesIO(lzma.decompress(packed))).extractall(folder)
    sys.path_importer_cache.clear()  # cached directory listings are outdated


def fetched(bundle: str, name: str) -> bytes:
    """Download a bundle synchronously."""
    from js import XMLHttpRequest  # type: ignore[import-not-found]  # provided by Pyodide
    from pyodide.ffi import JsException  # type: ignore[import-not-found]
    from pyodide_js import _api  # type: ignore[import-not-found]

    request = XMLHttpRequest.new()
    request.open("GET", f"{_api.config.indexURL}{bundle}.bundle", False)  # noqa: FBT003  # synchronous
    request.responseType = "arraybuffer"
    try:
        request.send()
    except JsException as trouble:
        raise ImportError(f"{name} cannot be had without the network", name=name) from trouble
    if request.status != OK:
        raise ImportError(f"{name} cannot be had: the site answers {request.status}", name=name)
    return bytes(request.response.to_bytes())


sys.path_hooks.insert(0, skip_files)
sys.meta_path.append(BundleFinder(globals().get("__loader__")))
