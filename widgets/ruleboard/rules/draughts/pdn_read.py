"""Reads PDN 3.0, and what programs and people wrote before there was a standard.

Taken as they come: any sign between squares, spaces, leading zeros, whole paths where ends would do, captures split
into their jumps, results of every kind, remarks to the end of a line, set-up positions in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from ruleboard.rules.base import AmbiguousMove, IllegalMove, InvalidMove, InvalidPosition
from ruleboard.rules.draughts.codes import Fault, Refused
from ruleboard.rules.draughts.move import Move
from ruleboard.rules.draughts.notation import squares
from ruleboard.rules.draughts.pdn_words import EXAMPLE, Word, words
from ruleboard.rules.draughts.position import Position, parse, start
from ruleboard.rules.draughts.record import RULE_SET, STRENGTHS, Line, Ply, Record
from ruleboard.rules.draughts.rules import BRAZILIAN, ENGLISH, FMJD, PRESETS, RUSSIAN, Rules

GAME_TYPES = {"20": FMJD, "21": ENGLISH, "25": RUSSIAN, "26": BRAZILIAN}
"""The games of PDN 3.0 that are played by such rules, by their number there."""


def read_pdn(text: str, rules: Rules | None = None) -> tuple[Record, ...]:
    """Every game of a PDN text.

    Without rules given, a game follows its own tags, or else FMJD: most records were played by its rules.
    """
    return tuple(_record(*game, rules) for game in _games(text))


def read_record(text: str, rules: Rules | None = None) -> Record:
    """The first game of a PDN text."""
    for game in _games(text):
        return _record(*game, rules)
    raise InvalidPosition(Fault.NOT_PDN, got=text, at=1, expected=EXAMPLE)


@dataclass
class _Words:
    """The words of one game's moves, taken one after another."""

    words: list[Word] = field(default_factory=list)
    at: int = 0

    def take(self) -> Word | None:
        if self.at == len(self.words):
            return None
        self.at += 1
        return self.words[self.at - 1]

    def next_move(self) -> str | None:
        more = self.at < len(self.words) and self.words[self.at].kind == "move"
        return self.words[self.at].text if more else None


def _games(text: str) -> Iterator[tuple[dict[str, str], list[Word], str]]:
    """The tags, the words and the result of every game."""
    tags: dict[str, str] = {}
    body: list[Word] = []
    depth = 0
    for word in words(text):
        depth += (word.kind == "open") - (word.kind == "close")
        if word.kind == "tag" and depth == 0:
            if body:
                yield tags, body, ""
                tags, body = {}, []
            tags[word.key] = word.text
        elif word.kind == "result" and depth == 0:
            if tags or body or word.text != "*":
                yield tags, body, word.text
            tags, body = {}, []
        else:
            body.append(word)
    if tags or body:
        yield tags, body, ""


def _record(tags: dict[str, str], body: list[Word], result: str, rules: Rules | None) -> Record:
    said = tags.get("GameType", "").partition(",")[0].strip()
    if rules is None:
        rules = PRESETS.get(tags.get(RULE_SET, "").lower(), GAME_TYPES.get(said, FMJD))
    if said and (said not in GAME_TYPES or GAME_TYPES[said].size != rules.size):
        known = ", ".join(GAME_TYPES)
        raise InvalidPosition(Fault.OTHER_GAME_TYPE, got=said, at="GameType", expected=known)
    first = parse(tags["FEN"], rules) if "FEN" in tags else start(rules)
    line = _line(_Words(body), first, nested=False)
    return Record(first, line.plies, line.comments, tags, tags.get("Result") or result or "*")


def _line(source: _Words, position: Position, *, nested: bool) -> Line:
    plies: list[Ply] = []
    said: list[str] = []
    waiting: list[Line] = []  # variations that come before the move in whose place they are
    before = position  # where the last move was played
    while (word := source.take()) is not None:
        match word.kind:
            case "move":
                move = _move(source, position, word)
                plies.append(Ply(position, move, variations=tuple(waiting)))
                before, position = position, position.play(move)
                waiting = []
            case "setup":
                position = parse(word.text, position.rules)
            case "open":
                instead = before if plies else position
                variation = _line(source, instead, nested=True)
                if variation == Line():
                    continue  # empty brackets say nothing
                if plies:
                    plies[-1] = replace(plies[-1], variations=(*plies[-1].variations, variation))
                else:
                    waiting.append(variation)
            case "close" if nested:
                return _closed(source, plies, said, waiting)
            case "close" | "tag":
                raise _fault(word, EXAMPLE)
            case "result":
                continue  # how a variation would have ended
            case _:
                _note(word, plies, said)
    if nested:
        raise InvalidPosition(Fault.NOT_PDN, got="(", at=source.words[-1].line, expected=")")
    return _closed(source, plies, said, waiting)


def _closed(source: _Words, plies: list[Ply], said: list[str], waiting: list[Line]) -> Line:
    """A line that is over. What was said in place of a move that never came is kept; moves cannot be."""
    if any(line.plies for line in waiting):
        raise InvalidPosition(
            Fault.NOT_PDN, got="(", at=source.words[-1].line, expected="32-28 (31-27)"
        )
    said += [comment for line in waiting for comment in line.comments]
    return Line(tuple(plies), tuple(said))


def _note(word: Word, plies: list[Ply], said: list[str]) -> None:
    """A comment, a number or a sign that belongs to the move before it."""
    sign = word.text.strip("()")
    nag = int(word.text) if word.kind == "nag" else STRENGTHS.get(sign)
    if word.kind != "comment" and nag is not None:
        if plies:
            plies[-1] = replace(plies[-1], nags=(*plies[-1].nags, nag))
        return
    text = " ".join(word.text.split())
    if plies:
        plies[-1] = replace(plies[-1], comments=(*plies[-1].comments, text))
    else:
        said.append(text)


def _move(source: _Words, position: Position, word: Word) -> Move:
    """The move of a word, or of several words where a capture was written jump by jump."""
    text = word.text
    while True:
        try:
            return position.move(text)
        except IllegalMove as error:
            following = source.next_move()
            if (
                error.code == Refused.MUST_CONTINUE
                and following
                and _goes_on(position, text, following)
            ):
                board = position.layout
                text = "x".join((*squares(board, text), *squares(board, following)[1:]))
                source.take()
                continue
            raise _illegal(word, error.code, error.sites) from error
        except (AmbiguousMove, InvalidMove) as error:
            raise _illegal(word, error.code, error.sites) from error


def _goes_on(position: Position, text: str, following: str) -> bool:
    board = position.layout
    return squares(board, text)[-1] == squares(board, following)[0]


def _illegal(word: Word, why: str, sites: tuple[str, ...]) -> InvalidPosition:
    return InvalidPosition(
        Fault.ILLEGAL_IN_RECORD, sites=sites, got=word.text, at=word.line, why=why
    )


def _fault(word: Word, expected: str) -> InvalidPosition:
    return InvalidPosition(Fault.NOT_PDN, got=word.text, at=word.line, expected=expected)
