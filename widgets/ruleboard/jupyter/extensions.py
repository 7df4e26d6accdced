"""Relati's optional rules as films that a teacher shows with one line."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ruleboard.jupyter.demo import Caption
from ruleboard.jupyter.film import Film
from ruleboard.teaching import extensions


class Extension(Film):
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
        films = {name: partial(make, ask=ask) for name, make in extensions.FILMS.items()}
        super().__init__(kind, films, captions=captions, lang=lang, theme=theme, size=size)
