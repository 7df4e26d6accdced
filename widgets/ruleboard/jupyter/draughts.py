"""What only draughts have in a notebook: all captures of a position, found and counted one after another."""

from __future__ import annotations

from collections.abc import Mapping

from ruleboard.jupyter.appearance import AUTO
from ruleboard.jupyter.demo import Demo
from ruleboard.jupyter.options import position_of, validated
from ruleboard.jupyter.size import Size
from ruleboard.machines.demo import Caption
from ruleboard.rules.base import Position
from ruleboard.teaching.draughts.captures import captures_film
from ruleboard.teaching.narration import errors_in_words, game_named, words_of


class Captures(Demo):
    """A film that thinks aloud and strikes out what takes too little: `Captures("draughts", "W:W26:B12,K21,31,32")`.

    With `ask` it stops before the verdict and lets the viewer choose, where only one capture is right.
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
        size: Size = None,
        text: bool = False,
    ) -> None:
        with errors_in_words(words_of(lang), game_named(game)):
            film = captures_film(position_of(game, position), ask=ask)
        super().__init__(film=film, captions=captions, lang=lang, theme=theme, size=size, text=text)
