"""What an author or a reader chooses of a board's looks: the language, the colours, what stands at the squares."""

from __future__ import annotations

from inspect import getattr_static
from typing import Any

import traitlets

from ruleboard.jupyter.options import Text, Truth
from ruleboard.lang import EDITIONS, Words
from ruleboard.page.view import COORDINATES, Look
from ruleboard.rules.base import Position, Unknown
from ruleboard.scene.theme import DARK, LIGHT, THEMES
from ruleboard.teaching.narration import errors_in_words

AUTO = "auto"  # the theme that follows the page
CHOSEN = ("lang", "theme", "coordinates", "animate", "pen")
"""What can be set on a board that is there."""

NOWHERE = object()


class Looks(traitlets.HasTraits):
    """The part of a widget that keeps them. What does not exist is refused, and nothing changes."""

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
    _text: bool  # whether the board is read instead of seen

    @property
    def position(self) -> Position:
        """The position on the board."""
        raise NotImplementedError

    def __setattr__(self, name: str, value: Any) -> None:
        """Choose something. A slip in a name, which Python would take without a word, is answered with the names."""
        if not name.startswith("_") and not self._can_be_set(name):
            with errors_in_words(self._words, self.position.game):
                raise Unknown("unknown_option", got=name, expected=CHOSEN)
        super().__setattr__(name, value)

    def _can_be_set(self, name: str) -> bool:
        member = getattr_static(type(self), name, NOWHERE)
        return member is not NOWHERE and not (isinstance(member, property) and member.fset is None)

    def _refresh(self, _: object = None) -> None:
        raise NotImplementedError

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
        """What an author or a reader has chosen; on a page that is dark or not."""
        page = DARK if dark else LIGHT
        theme = page.name if self.theme == AUTO else self.theme
        return Look(theme, self.coordinates, self._text)

    def _darkened(self, _: object) -> None:
        """A page has turned dark, or light."""
        if self.theme == AUTO:
            self._refresh()
