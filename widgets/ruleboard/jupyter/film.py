"""Films that are ready made and found by their names: what they show, no record of moves would."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from ruleboard.jupyter.demo import Caption, Demo
from ruleboard.rules.base import Position, Unknown
from ruleboard.session.demo import Frame
from ruleboard.teaching.narration import errors_in_words, words_of


class Film(Demo):
    """One film out of a table of them; another name is answered with those that there are."""

    def __init__(
        self,
        kind: str,
        films: Mapping[str, Callable[[], tuple[Frame, ...]]],
        *,
        captions: Mapping[int, Caption] | None = None,
        lang: str,
        theme: str,
        size: int | None,
    ) -> None:
        with errors_in_words(words_of(lang), "play"):
            if kind not in films:
                raise Unknown("unknown_film", got=kind, expected=", ".join(films))
        self._frames = films[kind]()
        start = self._frames[0].position
        super().__init__(start, captions=captions, lang=lang, theme=theme, size=size)

    def _film(
        self, _start: Position, _moves: Sequence[Any], _asks: Collection[int]
    ) -> tuple[Frame, ...]:
        return self._frames
