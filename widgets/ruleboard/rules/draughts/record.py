"""A game on paper: where it began, its moves with all that was written beside them, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

from ruleboard.rules import record as base
from ruleboard.rules.arguments import checked_class
from ruleboard.rules.base import Position as AnyPosition

STRENGTHS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6, "*": 7}
"""The usual signs after a move, as the numbers (NAGs) that PDN 3.0 has for them; * is a forced move."""

RULE_SET = "Rules"
"""A tag of our own: the rule set, where it is not that of FMJD."""


@dataclass(frozen=True, slots=True)
class Ply(base.Ply):
    """One move of one side, with its notes and with what could have been played instead."""

    nags: tuple[int, ...] = ()  # 1 good, 2 bad, 3 very good …
    variations: tuple[Variation, ...] = ()  # other moves in its place, and what follows them


@dataclass(frozen=True, slots=True)
class Variation:
    """Moves one after another, and what is said before the first."""

    plies: tuple[Ply, ...] = ()
    comments: tuple[str, ...] = ()


@checked_class
@dataclass(frozen=True, slots=True)
class Record(base.Record):
    """A game as a PDN file has it. Its result is 2-0, 1-1, 0-2 or as the file has it."""

    plies: tuple[Ply, ...] = ()

    @classmethod
    def of(
        cls, start: AnyPosition, moves: Iterable[Any], tags: Mapping[str, str] | None = None
    ) -> Self:
        """The record of some moves from a position; the rules say how it ended."""
        plain = base.Record.of(start, moves)
        plies = tuple(Ply(ply.before, ply.move) for ply in plain.plies)
        named = dict(tags or {})
        ended = named.get("Result") or result(plain.positions[-1])
        return cls(start, plies, tags=named, result=ended)

    @property
    def line(self) -> Variation:
        """The game itself, as a variation of it would be told."""
        return Variation(self.plies, self.comments)


def result(position: AnyPosition) -> str:
    """How a game ended, as international draughts writes it."""
    outcome = position.outcome
    if outcome is None:
        return "*"
    return {0: "2-0", 1: "0-2", None: "1-1"}[outcome.winner]
