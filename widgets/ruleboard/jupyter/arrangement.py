"""Builds the child widgets of a board from the layout that its kind declares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any

from ipywidgets import GridBox, HBox, VBox

from ruleboard.jupyter.assets import layout
from ruleboard.jupyter.face import Face
from ruleboard.jupyter.panel import Panel
from ruleboard.jupyter.textboard import TextView
from ruleboard.jupyter.words_model import Ears
from ruleboard.lang import LANGUAGES, Words
from ruleboard.page.controls import BOX, BUTTON, MOTION
from ruleboard.page.kind import Columns, Part, Stage
from ruleboard.page.legend import explains
from ruleboard.page.view import Place

NARROW = 130  # pixels: minimum width of boards side by side, four on a projector; below that the row scrolls

READING: Mapping[str, Place | None] = {BOX: None, "legend": None, f"{BUTTON}{MOTION.name}": None}
"""Places that a text board omits: it has its own move box, no marks to explain, and no animation."""

NAMES = {
    "moves": "ui.moves",
    "start": "ui.start_position",
    "box": "ui.move_box",
    "slider": "ui.slider",
    "language": "ui.language",
    "lost": "ui.lost",
    "run_again": "ui.run_again",
    "ringed": "ui.ringed",
    "arrow_to": "ui.arrow_to",
    "arrow_begins": "ui.arrow_begins",
    "wiped": "ui.wiped",
    "choices": "ui.choices",
    "make": "ui.make",
    "places": "ui.places",
    "pick": "ui.pick",
    "progress": "ui.progress",
    "ruleboard-sound-on": "ui.sound_on",
    "ruleboard-sound-off": "ui.sound_off",
    "ruleboard-moving-on": "ui.motion_on",
    "ruleboard-moving-off": "ui.motion_off",
}
"""Texts that the page shows itself, with their catalog keys."""


def names(words: Words) -> dict[str, str]:
    """The texts that the page shows itself, and the separator between two sentences."""
    found = {each: words.first(key, at="{at}") for each, key in NAMES.items()}
    return {**found, "pause": LANGUAGES[words.languages[0]].pause}


def boards(ears: Ears, size: int, *, count: int, text: bool) -> tuple[Face, ...]:
    """The views of the boards, on a canvas or as text. The canvas is imported lazily, so text boards never load it."""
    if text:
        return tuple(TextView(ears, alone=not number) for number in range(count))
    painted = import_module("ruleboard.jupyter.board").BoardView
    return tuple(painted(ears, size) for _ in range(count))


def arranged(
    parts: Iterable[Part], faces: tuple[Any, ...], game: str, size: int, *, text: bool
) -> tuple[Any, ...]:
    """The child widgets of a board, from top to bottom."""
    kept: Place = ("key", "legend") if explains(game) else "legend"
    others: Mapping[str, Place | None] = {"legend": kept, **(READING if text else {})}

    def panel(places: Iterable[Place]) -> Panel:
        return Panel(faces[0].pad, *_with(others, places), size=size)

    def made(part: Part) -> Any:
        if isinstance(part, Columns):
            return _columns(part, faces, size)
        if not isinstance(part, Stage):
            return panel(part.places)
        column = panel(part.places)
        column.add_class("ruleboard-words")
        stage = HBox([faces[0], column], layout=layout())
        stage.add_class("ruleboard-stage")
        return stage

    return tuple(map(made, parts))


def _columns(part: Columns, faces: tuple[Face, ...], size: int) -> GridBox:
    tracks = f"repeat({len(faces)}, minmax({NARROW}px, {size}px))"
    table = GridBox(
        [_column(face, part, size) for face in faces],
        layout=layout(grid_template_columns=tracks, max_width="100%"),
    )
    table.add_class("ruleboard-columns")
    return table


def _column(face: Face, part: Columns, size: int) -> VBox:
    column = VBox(
        [Panel(face.pad, *part.over), face, Panel(face.pad, *part.under)],
        layout=layout(width=f"{size}px", max_width="100%"),
    )
    column.add_class("ruleboard-column")
    return column


def _with(others: Mapping[str, Place | None], places: Iterable[Place]) -> tuple[Place, ...]:
    """Replace places by name, recursively; a place that is replaced with None is omitted."""
    found = (
        others.get(each, each) if isinstance(each, str) else _with(others, each) for each in places
    )
    return tuple(each for each in found if each is not None)


def close(part: Any) -> None:
    """Close a child widget and its children; shared layouts stay open."""
    if not isinstance(part, Face):
        for child in getattr(part, "children", ()):
            close(child)
    part.close()
