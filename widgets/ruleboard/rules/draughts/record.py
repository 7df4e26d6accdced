"""The record of a game of draughts: what PDN adds to the record that every game has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

from ruleboard.rules import record as base
from ruleboard.rules.arguments import checked_class
from ruleboard.rules.base import Position as AnyPosition

Ply, Variation = base.Ply, base.Variation
"""PDN has the moves and variations that every record has."""

RULE_SET = "Rules"
"""A tag of our own: the name of the rule set, if it is not FMJD."""


@checked_class
@dataclass(frozen=True, slots=True)
class Record(base.Record):
    """The record of a PDN game. Its result is 2-0, 1-1, 0-2, or as the file has it."""

    @classmethod
    def of(
        cls, start: AnyPosition, moves: Iterable[Any], tags: Mapping[str, str] | None = None
    ) -> Self:
        """The record of a sequence of moves from a position, with the result by the rules."""
        plain = base.Record.of(start, moves)
        named = dict(tags or {})
        ended = named.get("Result") or result(plain.positions[-1])
        return cls(start, plain.plies, tags=named, result=ended)


def result(position: AnyPosition) -> str:
    """The result in the notation of international draughts."""
    outcome = position.outcome
    if outcome is None:
        return "*"
    return {0: "2-0", 1: "0-2", None: "1-1"}[outcome.winner]
