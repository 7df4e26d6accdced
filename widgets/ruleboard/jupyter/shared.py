"""What all boards of a kernel share, made once and kept: a page has to fetch every model of a lesson when it is loaded.

The scripts and the sheet of a board are by far its largest part: one model carries them, and every pad and panel has
only a few lines that fetch it. Layouts that are equal are one layout. Whatever is kept here is never changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any, TypeVar, cast

from ipywidgets import Layout, Widget
from traitlets import Unicode

SCRIPTS = (
    "whole.js",
    "large.js",
    "lost.js",
    "kept.js",
    "call.js",
    "switches.js",
    "sound.js",
    "motion.js",
    "pictures.js",
    "pen.js",
    "drag.js",
    "gesture.js",
    "labels.js",
    "naming.js",
    "plain.js",
    "pad.js",
    "controls.js",
    "tray.js",
    "panel.js",
)
"""One module for the page, in this order: names of one are known to all."""

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

W = TypeVar("W", bound=Widget)

_kept: dict[Hashable, Widget] = {}


class Assets(Widget):
    """The scripts and the sheet of all boards."""

    js = Unicode().tag(sync=True)
    css = Unicode().tag(sync=True)


def kept(key: Hashable, make: Callable[[], W]) -> W:
    """A widget that all boards share; made anew if somebody has closed all widgets."""
    found = _kept.get(key)
    if found is None or found.comm is None:
        found = _kept[key] = make()
    return cast("W", found)


def assets() -> Assets:
    """The scripts and the sheet."""
    return kept(Assets, lambda: Assets(js=_together(SCRIPTS), css=_together(SHEETS)))


def layout(**traits: str) -> Layout:
    """A layout that equal ones share; without margins, as all parts of a board are."""
    return kept(tuple(sorted(traits.items())), lambda: Layout(margin="0", **traits))


def loader(part: str) -> str:
    """The few lines by which a model finds its part of the scripts: the function that draws it."""
    here = Path(__file__).parent / "loader.js"
    return here.read_text(encoding="utf-8").replace("PART", part)


def _together(names: tuple[str, ...]) -> Any:
    here = Path(__file__).parent
    return "".join((here / name).read_text(encoding="utf-8") for name in names)
