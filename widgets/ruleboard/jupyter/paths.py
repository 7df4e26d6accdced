"""Relati's paths: films of them, a bench to block them on, a drill to name them."""

from __future__ import annotations

from typing import Any

from ruleboard.jupyter.controls import button
from ruleboard.jupyter.film import Film
from ruleboard.jupyter.widget import BoardWidget
from ruleboard.rules import relati
from ruleboard.rules.base import Position, Site, Unknown
from ruleboard.session import bench, drill
from ruleboard.session.inputs import Do
from ruleboard.teaching import films
from ruleboard.teaching.narration import errors_in_words, words_of

LARGEST_DRILL = 24  # every shape in every direction


class Shapes(Film):
    """A film of one kind of connection: `Shapes("normal")`, `Shapes("turn_turn")`, `Shapes("three_shapes")`."""

    def __init__(
        self,
        kind: str = "three_shapes",
        *,
        lang: str = "en",
        theme: str = "light",
        size: int | None = None,
    ) -> None:
        super().__init__(kind, films.FILMS, lang=lang, theme=theme, size=size)


class Paths(BoardWidget[bench.BenchState]):
    """One target, its paths to one source, and blockers that clicks set and take away: `Paths("F3", "E5")`."""

    commands = {"f": Do("flip"), "d": "describe"}

    def __init__(
        self,
        target: Site = "F3",
        source: Site = "E5",
        position: str | Position | None = None,
        *,
        lang: str = "en",
        theme: str = "light",
        size: int | None = None,
    ) -> None:
        with errors_in_words(words_of(lang), "relati"):
            start = _position(position or _smallest(target, source))
            linked = any(p.source == source for p in relati.paths(start, target))
            if not linked or source not in start.pieces:
                raise Unknown("not_linked", got=f"{target}-{source}", expected="F3, E5")
            machine = bench.begin_bench(start, target, source)
            super().__init__(machine, bench.step, lang=lang, theme=theme, size=size)

    def _arrange(self) -> tuple[Any, ...]:
        self._retry = button("refresh", lambda: self._do(Do("retry")))
        return (self._view, self._status, self._row(self._retry, self._language))

    def _retell(self) -> None:
        self._retry.description = self._words.short("ui.restart")


class ShapeDrill(BoardWidget[drill.DrillState]):
    """Paths to a root, and buttons with the names of the three stable shapes: `ShapeDrill()`.

    `count` is the number of questions; another `mix` brings them in another order.
    """

    commands = {
        "1": Do("answer", 0),
        "2": Do("answer", 1),
        "3": Do("answer", 2),
        "f": Do("flip"),
        "d": "describe",
    }

    def __init__(
        self,
        position: str | Position = "2@7 O1 - O=D4*",
        *,
        count: int = 8,
        mix: int = 1,
        lang: str = "en",
        theme: str = "light",
        size: int | None = None,
    ) -> None:
        with errors_in_words(words_of(lang), "relati"):
            if not 1 <= count <= LARGEST_DRILL:
                raise Unknown("impossible_count", got=count, expected=f"1–{LARGEST_DRILL}")
            machine = drill.begin_drill(_position(position), count, mix)
            super().__init__(machine, drill.step, lang=lang, theme=theme, size=size)

    def _arrange(self) -> tuple[Any, ...]:
        self._names = {
            shape: button("", self._answerer(number)) for number, shape in enumerate(drill.STABLE)
        }
        self._retry = button("refresh", lambda: self._do(Do("retry")))
        return (
            self._view,
            self._status,
            self._row(*self._names.values(), wide=True),
            self._row(self._retry, self._language),
        )

    def _answerer(self, number: int) -> Any:
        return lambda: self._do(Do("answer", number))

    def answer(self, shape: str) -> None:
        """Name the shape, as its button does: "straight_turn", "turn_straight", "turn_turn"."""
        self._do(Do("answer", drill.STABLE.index(shape)))

    def _retell(self) -> None:
        for shape, made in self._names.items():
            made.description = self._words.short(f"relati.shape.{shape}")
            made.disabled = self._machine.mode == "over"
        self._retry.description = self._words.short("ui.retry")


def _position(position: str | Position) -> Any:
    return relati.parse(position) if isinstance(position, str) else position


def _smallest(target: Site, source: Site) -> str:
    """A root on the smallest board that holds both ends: the larger its squares, the clearer the paths."""
    fits = {target, source} <= set(relati.board(7).squares)
    return f"2@7 O1 - O={source}*" if fits else f"2 O1 - O={source}*"
