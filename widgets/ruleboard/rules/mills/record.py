"""Records of games: moves with numbers and comments, reading and writing.

    [Rules "chengsan"]
    [White "Ada"]
    1. d6 f4 {Black stays away.} 2. b6 f6 3. f2 a1 *

Tags and numbers are optional. A comment is in braces, or after a semicolon to the end of the line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Self

from ruleboard.rules import find
from ruleboard.rules import record as base
from ruleboard.rules.arguments import checked_class
from ruleboard.rules.base import Position as AnyPosition
from ruleboard.rules.errors import IllegalMove, InvalidMove, InvalidPosition
from ruleboard.rules.mills.codes import Fault
from ruleboard.rules.mills.move import Move
from ruleboard.rules.mills.position import Position, parse, start
from ruleboard.rules.mills.rules import STANDARD, Rules

RULES, POSITION = "Rules", "Position"
"""The tags for the rule set and the starting position."""

OPEN = "*"
RESULTS = {0: "1-0", 1: "0-1", None: "1/2-1/2"}
"""The result by winner; an unfinished game has a star."""

_WORD = re.compile(
    r"""(?P<tag>\[\s*(?P<name>\w+)\s+"(?P<value>[^"\n]*)"\s*\])
    | \{(?P<braced>[^}]*)\}
    | ;(?P<rest>[^\n]*)
    | (?P<number>\d+(?:\.+|…))
    | (?P<result>1-0|0-1|1/2-1/2|½-½|\*)(?=\s|$|[;{])
    | (?P<move>[^\s{}\[\];.…]+)
    | (?P<wrong>\S)""",
    re.VERBOSE,
)
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
        return cls(start, plies, tags=dict(tags or {}), result=_result(last))

    def __str__(self) -> str:
        return write(self)


class _Word(NamedTuple):
    kind: str
    text: str
    line: int
    name: str = ""


def read(text: str, rules: Rules | None = None) -> Record:
    """Parse a record; `rules` overrides those that its tags name."""
    words = [*_words(text)]
    tags = {word.name: word.text for word in words if word.kind == "tag"}
    begin = position = _start(tags, rules)
    plies: list[base.Ply] = []
    result, said = OPEN, list[str]()
    for word in words:
        if word.kind == "move":
            move = _move(position, word)
            plies.append(base.Ply(position, move))
            position = position.play(move)
        elif word.kind == "result":
            result = word.text.replace("½", "1/2")
        elif word.kind == "comment" and plies:
            plies[-1] = replace(plies[-1], comments=(*plies[-1].comments, word.text))
        elif word.kind == "comment":
            said.append(word.text)
    own = {name: value for name, value in tags.items() if name not in (RULES, POSITION)}
    ended = _result(position) if result == OPEN else result
    return Record(begin, tuple(plies), tuple(said), own, ended)


def _words(text: str) -> Iterator[_Word]:
    for found in _WORD.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        kind = str(found.lastgroup)
        if kind == "wrong":
            raise InvalidPosition(
                Fault.NOT_A_RECORD, got=found[0], at=line, expected='d6xa1, 12., {…}, [White "…"]'
            )
        if found["tag"]:
            yield _Word("tag", found["value"], line, found["name"])
        elif kind in ("braced", "rest"):
            if said := " ".join(found[kind].split()):
                yield _Word("comment", said, line)
        elif kind != "number":
            yield _Word(kind, found[0], line)


def _start(tags: Mapping[str, str], rules: Rules | None) -> Position:
    if rules is None:
        _, rules = find(f"{Position.game}:{tags.get(RULES, STANDARD.name)}")
    return parse(tags[POSITION], rules) if POSITION in tags else start(rules)


def _move(position: Position, word: _Word) -> Move:
    try:
        return position.move(word.text)
    except (IllegalMove, InvalidMove) as error:
        raise InvalidPosition(
            Fault.MOVE_IN_RECORD, sites=error.sites, got=word.text, at=word.line
        ) from error


def _result(position: AnyPosition) -> str:
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
    yield from _comments(record.comments)
    again = True  # whether a black move needs its number: at the start, and after a comment
    for count, ply in enumerate(record.plies, start=record.start.turn):
        number, black = divmod(count, 2)
        if not black:
            yield f"{number + 1}."
        elif again:
            yield f"{number + 1}…"
        yield str(ply.move)
        yield from _comments(ply.comments)
        again = bool(ply.comments)
    yield record.result


def _comments(texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        yield "{" + text.replace("}", ")").replace("{", "(") + "}"
