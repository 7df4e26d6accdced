"""Widgets for Relati only: films of its connections and rules, a bench for paths, a drill to name them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from ruleboard.jupyter.demo import Demo
from ruleboard.jupyter.options import validated
from ruleboard.jupyter.practice import Practice
from ruleboard.jupyter.size import Size
from ruleboard.jupyter.widget import BoardWidget
from ruleboard.jupyter.words_widget import AUTO
from ruleboard.machines.board import Board
from ruleboard.machines.demo import Caption
from ruleboard.machines.relati import bench
from ruleboard.page.relati import KIND
from ruleboard.rules import relati
from ruleboard.rules.base import Site
from ruleboard.rules.errors import BadValue, Unknown
from ruleboard.session.film import Frame
from ruleboard.teaching.narration import errors_in_words, words_of
from ruleboard.teaching.relati import optional_rules, paths, questions

LARGEST_DRILL = 24  # every shape in every direction


class Shapes(Demo):
    """A film of one kind of connection: `Shapes("normal")`, `Shapes("turn_turn")`, `Shapes("three_shapes")`."""

    @validated
    def __init__(
        self,
        kind: str = "three_shapes",
        *,
        lang: str = "en",
        theme: str = AUTO,
        size: Size = None,
        text: bool = False,
    ) -> None:
        super().__init__(
            film=_film(paths.FILMS, kind, lang), lang=lang, theme=theme, size=size, text=text
        )


class Extension(Demo):
    """A film of one optional rule: `Extension("cannon")`, `Extension("consecutive")`, `Extension("migration")`.

    "chain" shows cannons that pass on their shells, "death" shows what a dead symbol is. With `ask` a film stops before
    the key move and lets the viewer find it.
    """

    @validated
    def __init__(
        self,
        kind: str = "cannon",
        *,
        ask: bool = False,
        captions: Mapping[int, Caption] | None = None,
        lang: str = "en",
        theme: str = AUTO,
        size: Size = None,
        text: bool = False,
    ) -> None:
        made = {name: partial(make, ask=ask) for name, make in optional_rules.FILMS.items()}
        film = _film(made, kind, lang)
        super().__init__(film=film, captions=captions, lang=lang, theme=theme, size=size, text=text)


class Paths(BoardWidget):
    """A target, its paths to a source, and blockers that clicks add and remove: `Paths("F3", "E5")`."""

    kind = KIND

    @validated
    def __init__(
        self,
        target: Site = "F3",
        source: Site = "E5",
        position: str | relati.Position | None = None,
        *,
        lang: str = "en",
        theme: str = AUTO,
        size: Size = None,
        text: bool = False,
    ) -> None:
        with errors_in_words(words_of(lang), "relati"):
            start = _position(position or _smallest(target, source))
            linked = any(p.source == source for p in relati.paths(start, target))
            if not linked or source not in start.pieces:
                raise BadValue("not_linked", got=f"{target}-{source}", expected=("F3", "E5"))
            board = Board(bench.MACHINE, bench.begin_bench(start, target, source))
            super().__init__(board, lang=lang, theme=theme, size=size, text=text)


class ShapeDrill(Practice):
    """A practice in which the learner names the shape of a path, one of the three stable ones: `ShapeDrill()`.

    `count` is the number of questions; `mix` is the seed of their order.
    """

    @validated
    def __init__(
        self,
        position: str | relati.Position = "2@7 O1 - O=D4*",
        *,
        count: int = 8,
        mix: int = 1,
        lang: str = "en",
        theme: str = AUTO,
        size: Size = None,
        text: bool = False,
    ) -> None:
        with errors_in_words(words_of(lang), "relati"):
            if not 1 <= count <= LARGEST_DRILL:
                raise BadValue("impossible_count", got=count, expected=f"1–{LARGEST_DRILL}")
            tasks = questions.drill(_position(position), count, mix)
        super().__init__(relati.GAME.name, tasks, lang=lang, theme=theme, size=size, text=text)


def _film(
    films: Mapping[str, Callable[[], tuple[Frame, ...]]], kind: str, lang: str
) -> tuple[Frame, ...]:
    """Look up a film by name; an unknown name raises `Unknown` with the valid ones."""
    with errors_in_words(words_of(lang), "relati"):
        if kind not in films:
            raise Unknown("unknown_film", got=kind, expected=tuple(films))
        return films[kind]()


def _position(position: str | relati.Position) -> Any:
    return relati.parse(position) if isinstance(position, str) else position


def _smallest(target: Site, source: Site) -> str:
    """A root on the smallest board that contains both ends: larger squares make the paths clearer."""
    fits = {target, source} <= set(relati.board(7).squares)
    return f"2@7 O1 - O={source}*" if fits else f"2 O1 - O={source}*"
