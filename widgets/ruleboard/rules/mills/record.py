"""Records of games, and how they are written: moves with numbers, comments and variations.

[Rules "chengsan"]
[White "Ada"]
1. d6 $1 f4 {Black stays away.} (1… b2) 2. b6 f6 3. f2 a1 *
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Self

from ruleboard.rules import record as base
from ruleboard.rules.arguments import checked_class
from ruleboard.rules.base import Position as AnyPosition
from ruleboard.rules.mills.position import start
from ruleboard.rules.mills.rules import STANDARD

RULES, POSITION = "Rules", "Position"
"""Our tags for the rule set and the starting position."""

FEN, SETUP = "FEN", "SetUp"
"""The tags for the starting position that Sanmill writes."""

OPEN = "*"
RESULTS = {0: "1-0", 1: "0-1", None: "1/2-1/2"}
"""The result by winner; an unfinished game has a star."""

_WIDTH = 100


@checked_class
@dataclass(frozen=True, slots=True)
class Record(base.Record):
    """The record of a mill game; `str(record)` is its text."""

    @classmethod
    def of(
        cls, start: AnyPosition, moves: Iterable[Any], tags: Mapping[str, str] | None = None
    ) -> Self:
        """The record of a sequence of moves from a position, with the result by the rules."""
        plies = base.Record.of(start, moves).plies
        last = plies[-1].after if plies else start
        return cls(start, plies, tags=dict(tags or {}), result=result_of(last))

    def __str__(self) -> str:
        return write(self)


def result_of(position: AnyPosition) -> str:
    """The result by the rules."""
    outcome = position.outcome
    return OPEN if outcome is None else RESULTS[outcome.winner]


def write(record: base.Record) -> str:
    """A record as text: tags, numbered moves with comments, result."""
    from textwrap import fill  # slow to import, rarely needed

    begin = record.start
    tags = dict(record.tags)
    if begin.rules != STANDARD:
        tags = {RULES: begin.rules.name, **tags}
    if begin != start(begin.rules):
        tags[POSITION] = begin.text
    head = [f'[{name} "{value}"]' for name, value in tags.items()]
    body = fill(" ".join(_body(record)), _WIDTH, break_long_words=False, break_on_hyphens=False)
    return "\n".join([*head, *([""] if head else []), body]) + "\n"


def _body(record: base.Record) -> Iterator[str]:
    yield from _line(record.line, record.start.turn)
    yield record.result


def _line(line: base.Variation, played: int) -> Iterator[str]:
    """The words of a line that begins after so many moves, Black's first one counted where Black begins."""
    yield from _comments(line.comments)
    again = True  # whether a black move needs its number: at the start, and after a note
    for count, ply in enumerate(line.plies, start=played):
        number, black = divmod(count, 2)
        if not black:
            yield f"{number + 1}."
        elif again:
            yield f"{number + 1}…"
        yield str(ply.move)
        yield from (f"${nag}" for nag in ply.nags)
        yield from _comments(ply.comments)
        for variation in ply.variations:
            yield f"({' '.join(_line(variation, count))})"
        again = bool(ply.comments or ply.variations)


def _comments(texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        yield "{" + text.replace("}", ")").replace("{", "(") + "}"
