"""Builds what a board is made of on its page, from the places that its kind names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any

from ipywidgets import GridBox, HBox, VBox

from ruleboard.jupyter.face import Face
from ruleboard.jupyter.pad import Ears
from ruleboard.jupyter.panel import Panel
from ruleboard.jupyter.shared import layout
from ruleboard.jupyter.textboard import TextView
from ruleboard.lang import LANGUAGES, Words
from ruleboard.page.controls import BOX, BUTTON, MOTION
from ruleboard.page.kind import Columns, Part, Stage
from ruleboard.page.legend import explains
from ruleboard.page.view import Place

NARROW = 130  # pixels: how far boards shrink to stand side by side, four on a projector; beyond that one swipes

READING: Mapping[str, Place | None] = {BOX: None, "legend": None, f"{BUTTON}{MOTION.name}": None}
"""A board in words has its box beside it, nothing painted to explain, and nothing that moves."""

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
"""What a page says of its own, in the reader's language."""


def names(words: Words) -> dict[str, str]:
    """What a page says of its own, and the pause between two sentences."""
    found = {each: words.first(key, at="{at}") for each, key in NAMES.items()}
    return {**found, "pause": LANGUAGES[words.languages[0]].pause}


def boards(ears: Ears, size: int, *, count: int, text: bool) -> tuple[Face, ...]:
    """Boards on the page: painted, or in words. Who reads does not have to load what paints."""
    if text:
        return tuple(TextView(ears, alone=not number) for number in range(count))
    painted = import_module("ruleboard.jupyter.board").BoardView
    return tuple(painted(ears, size) for _ in range(count))


def arranged(
    parts: Iterable[Part], faces: tuple[Face, ...], game: str, size: int, *, text: bool
) -> tuple[Any, ...]:
    """The parts of a widget, from top to bottom."""
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
    """Some places with others instead of some of them, in frames too; None is no place at all."""
    found = (
        others.get(each, each) if isinstance(each, str) else _with(others, each) for each in places
    )
    return tuple(each for each in found if each is not None)


def close(part: Any) -> None:
    """Close a part of a board, with its own parts; layouts are shared, and stay."""
    if not isinstance(part, Face):
        for child in getattr(part, "children", ()):
            close(child)
    part.close()
