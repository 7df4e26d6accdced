"""Python on the site runs this when it starts: where modules come from, and when.

What every lesson needs comes at once, as one archive; it is unpacked when the first of it is imported. Everything else
lies on bundles beside it: what one language needs, what ends some games, and what no lesson needs. A bundle is
fetched when somebody imports a module of it. `bundles.json` says which modules are on which bundle.

Modules never come from the visitor's files, though Python would look there first. They lie behind the page, and every
look is a request that waits for an answer: with a few hundred modules, a lesson would take a minute to begin.
"""

import json
import sys
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from typing import Any

FILES = "/drive"  # where the kernel shows the visitor's files
PACKAGES = Path(next((path for path in sys.path if path.endswith("site-packages")), ""))
LESSONS = PACKAGES / "lessons.bundle"
BUNDLES = Path("/lib/bundles")
FOUND = 200  # what a web server says about a file that is there
LIST = "bundles.json"


class Nothing:
    """A place in which no module is ever found."""

    @staticmethod
    def find_spec(name: str, target: object = None) -> None:
        """Nothing."""


def pass_by(path: str) -> type[Nothing]:
    """Take care of the visitor's files, and leave every other place to the others."""
    if path == FILES or path.startswith(f"{FILES}/"):
        return Nothing
    raise ImportError(path)


class Bundles:
    """Finds modules that nobody else has found."""

    def __init__(self, loader: Any) -> None:
        """The loader is the one that reads what lies beside this module."""
        self._loader = loader
        self._bundle: dict[str, str] = {}  # of each module, as soon as somebody asks

    def find_spec(self, name: str, path: Any = None, _: object = None) -> ModuleSpec | None:
        """Where a module is, on a bundle that is fetched for it."""
        if LESSONS.exists():
            packed = LESSONS.read_bytes()
            LESSONS.unlink()  # first: to unpack it, Python may look for a module again
            unpack(packed, PACKAGES)
            found = PathFinder.find_spec(name, path)
            if found is not None:
                return found
        if not self._bundle:
            told = json.loads(self._loader.get_data(str(Path(__file__).with_name(LIST))))
            self._bundle = {each: bundle for bundle, names in told.items() for each in names}
        bundle = self._bundle.get(name)
        if bundle is None:
            return None
        folder = BUNDLES / bundle
        if not folder.exists():
            unpack(fetched(bundle, name), folder)
        return PathFinder.find_spec(name, [str(folder.joinpath(*name.split(".")[:-1]))])


def unpack(packed: bytes, folder: Path) -> None:
    """Put what is on a bundle into a folder."""
    import lzma
    from io import BytesIO
    from zipfile import ZipFile

    ZipFile(BytesIO(lzma.decompress(packed))).extractall(folder)
    sys.path_importer_cache.clear()  # who has looked there before has not seen it


def fetched(bundle: str, name: str) -> bytes:
    """A bundle as it lies on the site; whoever imports waits for it."""
    from js import XMLHttpRequest  # type: ignore[import-not-found]  # of the page
    from pyodide.ffi import JsException  # type: ignore[import-not-found]
    from pyodide_js import _api  # type: ignore[import-not-found]

    request = XMLHttpRequest.new()
    request.open("GET", f"{_api.config.indexURL}{bundle}.bundle", False)  # noqa: FBT003  # and wait
    request.responseType = "arraybuffer"
    try:
        request.send()
    except JsException as trouble:
        raise ImportError(f"{name} cannot be had without the network", name=name) from trouble
    if request.status != FOUND:
        raise ImportError(f"{name} cannot be had: the site answers {request.status}", name=name)
    return bytes(request.response.to_bytes())


sys.path_hooks.insert(0, pass_by)
sys.meta_path.append(Bundles(globals().get("__loader__")))
