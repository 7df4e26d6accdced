"""Reads records of mill games, in our form and as Sanmill and PlayOK write them.

Numbers are optional. A comment is in braces, or after a semicolon to the end of the line; a variation is in round
brackets and replaces the move before it; a removal may be a word of its own; signs and NAGs follow a move.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ruleboard.rules import find
from ruleboard.rules.errors import IllegalMove, InvalidMove, InvalidPosition
from ruleboard.rules.mills.codes import Fault
from ruleboard.rules.mills.foreign import named, read_fen
from ruleboard.rules.mills.move import Move
from ruleboard.rules.mills.position import Position, parse, start
from ruleboard.rules.mills.record import FEN, OPEN, POSITION, RULES, SETUP, Record, result_of
from ruleboard.rules.mills.rules import STANDARD, Rules
from ruleboard.rules.record import STRENGTHS, Ply, Variation

DEEPEST = 50  # maximum nesting of variations
EXAMPLE = 'd6xa1, 12., {…}, [White "…"]'

_WORD = re.compile(
    r"""(?P<tag>\[\s*(?P<name>\w+)\s+"(?P<value>[^"\n]*)"\s*\])
    | \{(?P<braced>[^}]*)\}
    | ;(?P<rest>[^\n]*)
    | \$(?P<nag>\d{1,9})
    | (?P<number>\d+(?:\.+|…)|\.+|…)
    | (?P<result>1-0|0-1|1/2-1/2|½-½|\*)(?=\s|$|[;{(])
    | (?P<open>\()
    | (?P<close>\))
    | (?P<sign>[!?]+)
    | (?P<removal>[x×:][^\s{}\[\]();.…!?$]+)
    | (?P<move>[^\s{}\[\]();.…!?$]+)
    | (?P<wrong>\S)""",
    re.VERBOSE | re.IGNORECASE,
)


class _Word(NamedTuple):
    kind: str
    text: str
    line: int
    name: str = ""


@dataclass
class _Turn:
    """A written turn: its words, joined, and what stands behind them."""

    text: str
    line: int
    comments: list[str] = field(default_factory=list)
    nags: list[int] = field(default_factory=list)
    variations: list[_Line] = field(default_factory=list)


@dataclass
class _Line:
    """A line as it is written, with the comments before its first move."""

    turns: list[_Turn] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)

    def take(self, word: _Word) -> None:
        """Add a move, or what belongs to the last one."""
        last = self.turns[-1] if self.turns else None
        if word.kind == "move":
            self.turns.append(_Turn(word.text, word.line))
        elif word.kind == "comment":
            (last.comments if last else self.comments).append(word.text)
        elif last is None:
            raise _wrong(word)
        elif word.kind == "removal":
            last.text += word.text
        elif word.kind == "nag":
            last.nags.append(int(word.text))
        elif word.text in STRENGTHS:
            last.nags.append(STRENGTHS[word.text])
        else:
            last.comments.append(word.text)


def read(text: str, rules: Rules | None = None) -> Record:
    """Parse a record; `rules` overrides those that its tags name."""
    words = [*_words(text)]
    tags = {word.name: word for word in words if word.kind == "tag"}
    begin = _start(tags, rules)
    written, result = _lines([word for word in words if word.kind != "tag"])
    line = _read(written, begin, 0, begin.turn)
    last: Position = line.plies[-1].after if line.plies else begin  # type: ignore[assignment]
    own = {name: word.text for name, word in tags.items() if name not in _STARTS}
    ended = result_of(last) if result == OPEN else result
    return Record(begin, line.plies, line.comments, own, ended)


_STARTS = (RULES, POSITION, FEN, SETUP)
"""The tags that say where a record begins: `write` finds them anew."""


def _words(text: str) -> Iterator[_Word]:
    line, at = 1, 0
    for found in _WORD.finditer(text):
        line += text.count("\n", at, found.start())
        at = found.start()
        kind = str(found.lastgroup)
        if found["tag"]:
            yield _Word("tag", found["value"], line, found["name"])
        elif kind in ("braced", "rest"):
            if said := " ".join(found[kind].split()):
                yield _Word("comment", said, line)
        elif kind == "wrong":
            raise _wrong(_Word(kind, found[0], line))
        elif kind != "number":
            yield _Word(kind, found[kind], line)


def _wrong(word: _Word) -> InvalidPosition:
    return InvalidPosition(Fault.NOT_A_RECORD, got=word.text, at=word.line, expected=EXAMPLE)


def _start(tags: Mapping[str, _Word], rules: Rules | None) -> Position:
    if rules is None:
        name = tags[RULES].text if RULES in tags else STANDARD.name
        _, rules = find(f"{Position.game}:{name}")
    assert isinstance(rules, Rules)
    if POSITION in tags:
        return parse(tags[POSITION].text, rules)
    if FEN in tags:
        return read_fen(tags[FEN].text, rules, tags[FEN].line)
    return start(rules)


def _lines(words: list[_Word]) -> tuple[_Line, str]:
    """The game as it is written, and its result."""
    lines, result = [_Line()], OPEN
    for word in words:
        if word.kind == "open":
            if not lines[-1].turns or len(lines) > DEEPEST:
                raise _wrong(word)
            lines.append(_Line())
        elif word.kind == "close":
            if len(lines) == 1:
                raise _wrong(word)
            done = lines.pop()
            if done.turns or done.comments:
                lines[-1].turns[-1].variations.append(done)
        elif word.kind == "result":
            result = word.text.replace("½", "1/2") if len(lines) == 1 else result
        else:
            lines[-1].take(word)
    if len(lines) > 1:
        raise _wrong(words[-1]._replace(text="("))
    return lines[0], result


def _read(written: _Line, position: Position, played: int, first: int) -> Variation:
    """A line with its variations, from a position after so many moves of the record."""
    plies: list[Ply] = []
    for count, turn in enumerate(written.turns, start=played):
        move = _move(position, turn, (count + first) // 2 + 1)
        others = tuple(_read(each, position, count, first) for each in turn.variations)
        plies.append(Ply(position, move, tuple(turn.comments), tuple(turn.nags), others))
        position = position.play(move)
    return Variation(tuple(plies), tuple(written.comments))


def _move(position: Position, turn: _Turn, number: int) -> Move:
    try:
        return position.move(named(turn.text, position.board))
    except (IllegalMove, InvalidMove) as error:
        raise InvalidPosition(
            Fault.MOVE_IN_RECORD, sites=error.sites, got=turn.text, at=turn.line, number=number
        ) from error
