"""A game on paper: moves with numbers and comments, read from a text and written as one.

    [Rules "chengsan"]
    [White "Ada"]
    1. d6 f4 {Black stays away.} 2. b6 f6 3. f2 a1 *

Tags are optional, and so are numbers. A comment stands in braces, or after a semicolon to the end of its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ruleboard.rules import find
from ruleboard.rules.base import IllegalMove, InvalidMove, InvalidPosition
from ruleboard.rules.mills.codes import Fault
from ruleboard.rules.mills.position import Position, parse, start
from ruleboard.rules.mills.rules import STANDARD, Rules
from ruleboard.rules.mills.tables import Move

RULES, POSITION = "Rules", "Position"
"""The tags that say what is played, and from where."""

OPEN = "*"
RESULTS = {0: "1-0", 1: "0-1", None: "1/2-1/2"}
"""How a game ended, by its winner; a game that goes on has a star."""

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


@dataclass(frozen=True, slots=True)
class Record:
    """Where a game began, its moves, what was said of them, and how it ended."""

    start: Position
    moves: tuple[Move, ...] = ()
    comments: Mapping[int, str] = field(default_factory=dict, hash=False)
    """What is said once so many moves are played; 0 is before the first."""
    tags: Mapping[str, str] = field(default_factory=dict, hash=False)  # White, Black, Event, Date …
    result: str = OPEN

    @classmethod
    def of(
        cls,
        start: Position,
        moves: Iterable[Move | str],
        comments: Mapping[int, str] | None = None,
        tags: Mapping[str, str] | None = None,
    ) -> Record:
        """The record of some moves from a position; the rules say how it ended."""
        position, played = start, []
        for text in moves:
            move = position.move(str(text))
            played.append(move)
            position = position.play(move)
        return cls(start, tuple(played), dict(comments or {}), dict(tags or {}), _result(position))

    @property
    def positions(self) -> tuple[Position, ...]:
        """Every position of the game, the first included."""
        found = [self.start]
        for move in self.moves:
            found.append(found[-1].play(move))
        return tuple(found)

    def __str__(self) -> str:
        """The record as text."""
        return write(self)


class _Word(NamedTuple):
    kind: str
    text: str
    line: int
    name: str = ""


def read(text: str, rules: Rules | None = None) -> Record:
    """The record of a text. Rules that are given win over those that its tags name."""
    words = [*_words(text)]
    tags = {word.name: word.text for word in words if word.kind == "tag"}
    begin = _start(tags, rules)
    position, moves, result = begin, list[Move](), OPEN
    comments: dict[int, str] = {}
    for word in words:
        if word.kind == "move":
            moves.append(_move(position, word))
            position = position.play(moves[-1])
        elif word.kind == "result":
            result = word.text.replace("½", "1/2")
        elif word.kind == "comment":
            before = comments.get(len(moves), "")
            comments[len(moves)] = f"{before} {word.text}".strip()
    own = {name: value for name, value in tags.items() if name not in (RULES, POSITION)}
    return Record(
        begin, tuple(moves), comments, own, _result(position) if result == OPEN else result
    )


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
            yield _Word("comment", " ".join(found[kind].split()), line)
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


def _result(position: Position) -> str:
    outcome = position.outcome
    return OPEN if outcome is None else RESULTS[outcome.winner]


def write(record: Record) -> str:
    """A record as text: its tags, the moves with numbers and comments, and how it ended."""
    from textwrap import fill  # slow to import, and most games are never written

    begin = record.start
    tags = dict(record.tags)
    if begin.rules.name != STANDARD.name:
        tags = {RULES: begin.rules.name, **tags}
    if begin != start(begin.rules):
        tags[POSITION] = begin.text
    head = [f'[{name} "{value}"]' for name, value in tags.items()]
    body = fill(" ".join(_body(record)), _WIDTH, break_long_words=False, break_on_hyphens=False)
    return "\n".join([*head, *([""] if head else []), body]) + "\n"


def _body(record: Record) -> Iterator[str]:
    first = record.start.turn
    told = False  # whether a comment came just now: then a black move needs its number again
    for count, move in enumerate((None, *record.moves)):
        if move is not None:
            number, black = divmod(count - 1 + first, 2)
            if not black:
                yield f"{number + 1}."
            elif told or count == 1:
                yield f"{number + 1}…"
            yield str(move)
        comment = record.comments.get(count, "")
        told = bool(comment)
        if told:
            yield "{" + comment.replace("}", ")").replace("{", "(") + "}"
    yield record.result
