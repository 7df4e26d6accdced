"""Relati's optional rules as films that a teacher shows with one line."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ruleboard.jupyter.demo import Caption, Demo
from ruleboard.rules.base import Position, Unknown
from ruleboard.session.demo import Frame
from ruleboard.teaching import extensions
from ruleboard.teaching.narration import errors_in_words, words_of


class Extension(Demo):
    """A film of one optional rule: `Extension("cannon")`, `Extension("consecutive")`, `Extension("migration")`.

    "chain" shows cannons that hand on their shells, "death" what a dead symbol is. With `ask` a film stops before the
    move that matters and lets the viewer find it.
    """

    def __init__(
        self,
        kind: str = "cannon",
        *,
        ask: bool = False,
        captions: Mapping[int, Caption] | None = None,
        lang: str = "en",
        theme: str = "light",
        size: int | None = None,
    ) -> None:
        with errors_in_words(words_of(lang), "relati"):
            if kind not in extensions.FILMS:
                raise Unknown("unknown_film", got=kind, expected=", ".join(extensions.FILMS))
        self._frames = extensions.FILMS[kind](ask=ask)
        start = self._frames[0].position
        super().__init__(start, captions=captions, lang=lang, theme=theme, size=size)

    def _film(
        self, _start: Position, _moves: Sequence[Any], _asks: Collection[int]
    ) -> tuple[Frame, ...]:
        return self._frames
