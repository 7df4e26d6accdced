"""Models that all boards of a kernel share: a page fetches every model of a lesson when it is loaded.

Scripts and style sheets are by far the largest part of a board. One model carries them; the script of every pad and
panel is only a loader. Equal layouts are one model. Shared models are never changed.
"""

from __future__ import annotations

import re
from graphlib import TopologicalSorter
from pathlib import Path

from ipywidgets import Layout, Widget
from traitlets import Unicode

from ruleboard.jupyter import notebook

SCRIPTS = Path(__file__).parent / "scripts"
LOADER = SCRIPTS / "loader.js"

STYLES = Path(__file__).parent / "styles"
SHEETS = (
    "pad.css",
    "drag.css",
    "motion.css",
    "words.css",
    "room.css",
    "large.css",
    "tray.css",
    "reading.css",
)
"""In the order of the cascade: of two rules with the same specificity, the later one applies."""

IMPORT = re.compile(r'^import \{[^}]*\} from "\./([\w.]+)";\n', re.MULTILINE)
COMMENT = re.compile(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/\n", re.MULTILINE | re.DOTALL)
"""A JSDoc comment on lines of its own: most of a script's bytes, which no page needs."""


class Assets(Widget):
    """The scripts and the style sheets of all boards."""

    js = Unicode().tag(sync=True)
    css = Unicode().tag(sync=True)


def assets() -> Assets:
    """The model with scripts and style sheets."""
    return notebook.NOTEBOOK.shared(Assets, lambda: Assets(js=script(), css=sheet()))


def layout(**traits: str) -> Layout:
    """A shared layout with these traits and without margins."""
    key = tuple(sorted(traits.items()))
    return notebook.NOTEBOOK.shared(key, lambda: Layout(margin="0", **traits))


def loader(part: str) -> str:
    """The script of one kind of widget: it imports the shared scripts and calls the function `part`."""
    return COMMENT.sub("", LOADER.read_text(encoding="utf-8")).replace("PART", part)


def script(folder: Path = SCRIPTS) -> str:
    """The board scripts as one ES module: each follows those that it imports, without its imports and JSDoc.

    Top-level names must therefore be unique among all scripts, and imports must have the form of `IMPORT`.
    """
    paths = sorted(set(folder.glob("*.js")) - {folder / LOADER.name})
    texts = {path.name: path.read_text(encoding="utf-8") for path in paths}
    imports = {name: IMPORT.findall(text) for name, text in texts.items()}
    order = TopologicalSorter(imports).static_order()
    return "".join(COMMENT.sub("", IMPORT.sub("", texts[name])) for name in order)


def sheet() -> str:
    """The style sheets as one."""
    return "".join((STYLES / name).read_text(encoding="utf-8") for name in SHEETS)
