"""All captures of a position, found and counted one after another; what takes too little is struck out."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ruleboard.jupyter.demo import Caption, Demo
from ruleboard.rules.base import Position
from ruleboard.session.demo import Frame
from ruleboard.teaching.tries import tries_film


class Captures(Demo):
    """A film that thinks aloud: `Captures("draughts", "W:W26:B12,K21,31,32")`.

    With `ask` it stops before the verdict and lets the viewer choose, where only one capture is right.
    """

    def __init__(
        self,
        game: str | Position = "draughts",
        position: str | None = None,
        *,
        ask: bool = False,
        captions: Mapping[int, Caption] | None = None,
        lang: str = "en",
        theme: str = "light",
        size: int | None = None,
    ) -> None:
        self._ask = ask
        super().__init__(game, position, captions=captions, lang=lang, theme=theme, size=size)

    def _film(
        self, start: Position, _moves: Sequence[Any], _asks: Collection[int]
    ) -> tuple[Frame, ...]:
        return tries_film(start, ask=self._ask)
