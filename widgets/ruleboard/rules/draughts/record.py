"""A game on paper: where it began, its moves with all that was written beside them, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ruleboard.rules.draughts.moves import Move
from ruleboard.rules.draughts.position import Position

STRENGTHS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6, "*": 7}
"""The usual signs after a move, as the numbers (NAGs) that PDN 3.0 has for them; * is a forced move."""

RULE_SET = "Rules"
"""A tag of our own: the rule set, where it is not that of FMJD."""


@dataclass(frozen=True, slots=True)
class Ply:
    """One move of one side, with its notes and with what could have been played instead."""

    before: Position
    move: Move
    nags: tuple[int, ...] = ()  # 1 good, 2 bad, 3 very good …
    comments: tuple[str, ...] = ()  # what is said after it
    variations: tuple[Line, ...] = ()  # other moves in its place, and what follows them

    @property
    def after(self) -> Position:
        """The position after the move."""
        return self.before.play(self.move)


@dataclass(frozen=True, slots=True)
class Line:
    """Moves one after another, and what is said before the first."""

    plies: tuple[Ply, ...] = ()
    comments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A game as a PDN file has it."""

    start: Position
    line: Line = Line()
    tags: Mapping[str, str] = field(default_factory=dict, hash=False)  # White, Black, Event, Date …
    result: str = "*"  # 2-0, 1-1, 0-2 or as the file has it; * is open

    @classmethod
    def of(
        cls, start: Position, moves: Iterable[Move | str], tags: Mapping[str, str] | None = None
    ) -> Record:
        """The record of some moves from a position; the rules say how it ended."""
        position, plies = start, []
        for text in moves:
            move = position.legal(text)
            plies.append(Ply(position, move))
            position = position.play(move)
        named = dict(tags or {})
        return cls(start, Line(tuple(plies)), named, named.get("Result") or result(position))

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that were played."""
        return tuple(ply.move for ply in self.line.plies)

    @property
    def comments(self) -> dict[int, str]:
        """What is said once so many moves are played; 0 is before the first."""
        plies = enumerate(self.line.plies, start=1)
        said = {0: self.line.comments, **{number: ply.comments for number, ply in plies}}
        return {number: " ".join(texts) for number, texts in said.items() if texts}

    @property
    def positions(self) -> tuple[Position, ...]:
        """Every position of the game, the first included."""
        plies: Sequence[Ply] = self.line.plies
        return (self.start, *(ply.after for ply in plies))


def result(position: Position) -> str:
    """How a game ended, as international draughts writes it."""
    outcome = position.outcome
    if outcome is None:
        return "*"
    return {0: "2-0", 1: "0-2", None: "1-1"}[outcome.winner]
