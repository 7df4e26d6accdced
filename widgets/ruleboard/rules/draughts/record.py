"""The record of a game: starting position, moves with comments and variations, result."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

from ruleboard.rules import record as base
from ruleboard.rules.arguments import checked_class
from ruleboard.rules.base import Position as AnyPosition

STRENGTHS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6, "*": 7}
"""The usual signs after a move, as the numbers (NAGs) of PDN 3.0; * is a forced move."""

RULE_SET = "Rules"
"""A tag of our own: the name of the rule set, if it is not FMJD."""


@dataclass(frozen=True, slots=True)
class Ply(base.Ply):
    """One move, with its comments, NAGs and variations."""

    nags: tuple[int, ...] = ()  # 1 good, 2 bad, 3 very good …
    variations: tuple[Variation, ...] = ()  # alternatives to this move


@dataclass(frozen=True, slots=True)
class Variation:
    """A sequence of moves, with the comments before the first."""

    plies: tuple[Ply, ...] = ()
    comments: tuple[str, ...] = ()


@checked_class
@dataclass(frozen=True, slots=True)
class Record(base.Record):
    """The record of a PDN game. Its result is 2-0, 1-1, 0-2, or as the file has it."""

    plies: tuple[Ply, ...] = ()

    @classmethod
    def of(
        cls, start: AnyPosition, moves: Iterable[Any], tags: Mapping[str, str] | None = None
    ) -> Self:
        """The record of a sequence of moves from a position, with the result by the rules."""
        plain = base.Record.of(start, moves)
        plies = tuple(Ply(ply.before, ply.move) for ply in plain.plies)
        named = dict(tags or {})
        ended = named.get("Result") or result(plain.positions[-1])
        return cls(start, plies, tags=named, result=ended)

    @property
    def line(self) -> Variation:
        """The game itself as a Variation."""
        return Variation(self.plies, self.comments)


def result(position: AnyPosition) -> str:
    """The result in the notation of international draughts."""
    outcome = position.outcome
    if outcome is None:
        return "*"
    return {0: "2-0", 1: "0-2", None: "1-1"}[outcome.winner]
