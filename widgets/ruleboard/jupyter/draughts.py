"""Widgets for draughts only: a film that finds and counts all captures of a position."""

from __future__ import annotations

from collections.abc import Mapping

from ruleboard.jupyter.demo import Demo
from ruleboard.jupyter.options import position_of, validated
from ruleboard.jupyter.size import Size
from ruleboard.jupyter.words_widget import AUTO
from ruleboard.machines.demo import Caption
from ruleboard.rules.base import Position
from ruleboard.teaching.draughts.captures import captures_film
from ruleboard.teaching.narration import errors_in_words, game_named, words_of


class Captures(Demo):
    """A film of all captures that strikes out those that take too few: `Captures("draughts", "W:W26:B12,K21,31,32")`.

    With `ask` it stops before the verdict and lets the viewer choose, if only one capture is legal.
    """

    @validated
    def __init__(
        self,
        game: str | Position = "draughts",
        position: str | None = None,
        *,
        ask: bool = False,
        captions: Mapping[int, Caption] | None = None,
        lang: str = "en",
        theme: str = AUTO,
        notation: str = "",
        size: Size = None,
        text: bool = False,
    ) -> None:
        with errors_in_words(words_of(lang), game_named(game)):
            film = captures_film(position_of(game, position), ask=ask)
        super().__init__(
            film=film,
            captions=captions,
            lang=lang,
            theme=theme,
            notation=notation,
            size=size,
            text=text,
        )
