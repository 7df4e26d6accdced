"""Base class of the board widget with its display options: language, theme, coordinates, animation, drawings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from inspect import getattr_static
from typing import Any

import traitlets
from ipywidgets import VBox

from ruleboard.jupyter.face import Face
from ruleboard.jupyter.options import Text, Truth, validated_method
from ruleboard.jupyter.pad import Pad
from ruleboard.jupyter.pen import Drawing, drawings
from ruleboard.lang import EDITIONS, Words
from ruleboard.machines.board import Board
from ruleboard.machines.notation import NotABoard, read, write
from ruleboard.page.view import COORDINATES, Look
from ruleboard.rules.base import Position, Site
from ruleboard.rules.errors import BadValue, Unknown
from ruleboard.scene.theme import DARK, LIGHT, THEMES
from ruleboard.teaching.narration import errors_in_words

AUTO = "auto"  # the theme that follows the page
CHOSEN = ("lang", "theme", "coordinates", "animate", "pen")
"""The attributes of a board that can be set."""

NOWHERE = object()


class Appearance(VBox):
    """The traits and the drawings of a board; invalid values are rejected, and nothing changes."""

    lang = Text("en", help=f"The language, or two: {', '.join(EDITIONS)}.")
    theme = Text(
        AUTO, help="The colours: light, dark, contrast, or auto: light or dark as the page is."
    )
    coordinates = Text(
        "names",
        help="What stands at the squares: names, grid (rows and columns, where a game has them) or none.",
    )
    animate = Truth(
        default_value=True,
        help="Whether moves are seen to happen, where a reader wants that.",
    )

    _words: Words
    _text: bool  # whether it is a text board
    _value: Board[Any]
    _first: Board[Any]  # the initial value
    _faces: tuple[Face, ...]

    @property
    def words(self) -> Words:
        """The catalog of the board's language."""
        return self._words

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self._value.shown.position

    def __setattr__(self, name: str, value: Any) -> None:
        """Set an attribute; an unknown public name raises `Unknown` with the valid names, instead of being created."""
        if not name.startswith("_") and not self._can_be_set(name):
            with errors_in_words(self._words, self.position.game):
                raise Unknown("unknown_option", got=name, expected=CHOSEN)
        super().__setattr__(name, value)

    def _can_be_set(self, name: str) -> bool:
        member = getattr_static(type(self), name, NOWHERE)
        return member is not NOWHERE and not (isinstance(member, property) and member.fset is None)

    @property
    def pad(self) -> Pad:
        """The pad of the board; with several boards, that of the first."""
        return self._faces[0].pad

    @property
    def faces(self) -> tuple[Face, ...]:
        """The boards on the page: one, or several side by side."""
        return self._faces

    @property
    def pads(self) -> tuple[Pad, ...]:
        """The pads of all boards."""
        return tuple(face.pad for face in self._faces)

    @validated_method
    def draw(self, *sites: Site) -> None:
        """Draw a ring, `draw("d6")`, or an arrow, `draw("d6", "f6")`; `board.pen = ()` removes all drawings."""
        self.pen = (*self.pen, sites)

    @property
    def pen(self) -> tuple[Drawing, ...]:
        """The drawings on the board: a ring is `("d6",)`, an arrow `("d6", "f6")`. The next move removes them."""
        return tuple(tuple(each) for each in self.pad.drawn)

    @pen.setter
    @validated_method
    def pen(self, pen: Iterable[Site | Sequence[Site]]) -> None:
        found = drawings(pen, [site[0] for site in self.pad.sites])
        for pad in self.pads:
            pad.drawn = found

    def come(self) -> None:
        """Scroll the board into view and give it the keyboard focus."""
        self.pad.called = True

    @property
    def value(self) -> Board[Any]:
        """The complete state of the board, without its display options, as one immutable value; it can be set."""
        return self._value

    @value.setter
    def value(self, value: Board[Any]) -> None:
        self._take(value)

    def _take(self, value: Board[Any]) -> None:
        self._value = value

    @property
    def saved(self) -> str:
        """The inputs to the board and those below it, serialized as text; empty if they are too many to replay."""
        return write(self._value) or ""

    @validated_method
    def restore(self, text: str) -> None:
        """Replay a text from `saved`; a text that does not fit this board raises `Unknown` and changes nothing.

        The board must have been created by the same call as the saved one.
        """
        try:
            self.value = read(self._first, text)
        except NotABoard as error:
            raise BadValue("foreign_board") from error

    @traitlets.validate("lang")
    def _check_language(self, proposal: dict[str, Any]) -> str:
        with errors_in_words(self._words, self.position.game):
            self._words = Words(proposal["value"])
        return str(proposal["value"])

    @traitlets.validate("theme")
    def _check_theme(self, proposal: dict[str, Any]) -> str:
        value = str(proposal["value"])
        with errors_in_words(self._words, self.position.game):
            if value not in (AUTO, *THEMES):
                raise Unknown("unknown_theme", got=value, expected=(AUTO, *THEMES))
        return value

    @traitlets.validate("coordinates")
    def _check_coordinates(self, proposal: dict[str, Any]) -> str:
        value = str(proposal["value"])
        with errors_in_words(self._words, self.position.game):
            if value not in COORDINATES:
                raise Unknown("unknown_coordinates", got=value, expected=tuple(COORDINATES))
        return value

    def _chosen_look(self, *, dark: bool) -> Look:
        """The current display options; `dark` resolves the theme "auto"."""
        page = DARK if dark else LIGHT
        theme = page.name if self.theme == AUTO else self.theme
        return Look(theme, self.coordinates, self._text)
