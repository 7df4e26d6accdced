"""Reads PDN 3.0, and the formats that programs and people used before the standard.

It accepts any sign between squares, spaces, leading zeros, whole paths where ends would suffice, captures split into
single jumps, results of all kinds, comments to the end of a line, and positions set up in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ruleboard.rules.base import Site
from ruleboard.rules.draughts.codes import Fault, Refused
from ruleboard.rules.draughts.move import Move
from ruleboard.rules.draughts.notation import squares
from ruleboard.rules.draughts.pdn_types import names_of, rules_of, translated
from ruleboard.rules.draughts.pdn_words import EXAMPLE, Word, words
from ruleboard.rules.draughts.position import Position, parse, start
from ruleboard.rules.draughts.record import STRENGTHS, Ply, Record, Variation
from ruleboard.rules.draughts.rules import Rules
from ruleboard.rules.errors import AmbiguousMove, IllegalMove, InvalidMove, InvalidPosition


class BadGame(NamedTuple):
    """A game of a file that cannot be read: its number and its line, both from 1, and the exception."""

    number: int
    line: int
    fault: InvalidPosition


class Games(NamedTuple):
    """The games of a file: the readable ones, and the faults of the others."""

    records: tuple[Record, ...]
    faults: tuple[BadGame, ...]


def read_pdn(text: str, rules: Rules | None = None) -> tuple[Record, ...]:
    """All games of a PDN text.

    Without `rules`, a game follows its own tags, or else FMJD, by whose rules most records were played.
    """
    return tuple(_record(game, rules) for game in _games(text))


def read_games(text: str, rules: Rules | None = None) -> Games:
    """All readable games of a PDN text, and for each other one its line and its fault."""
    records, faults = [], []
    for number, game in enumerate(_games(text), start=1):
        try:
            records.append(_record(game, rules))
        except InvalidPosition as fault:
            at = fault.params.get("at")
            line = at if isinstance(at, int) and fault.code in _PLACED else game.line
            faults.append(BadGame(number, line, fault))
    return Games(tuple(records), tuple(faults))


_PLACED = (Fault.NOT_PDN, Fault.ILLEGAL_IN_RECORD, Fault.OTHER_GAME_TYPE)
"""The codes of faults that include a line number."""


def read_record(text: str, rules: Rules | None = None) -> Record:
    """The first game of a PDN text."""
    for game in _games(text):
        return _record(game, rules)
    raise InvalidPosition(Fault.NOT_PDN, got=text, at=1, expected=EXAMPLE)


@dataclass
class _Words:
    """An iterator over the words of a game's moves, with lookahead."""

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


@dataclass
class _Game:
    """The tags, words and result of a game, and its first line."""

    line: int = 0
    tags: dict[str, str] = field(default_factory=dict)
    body: list[Word] = field(default_factory=list)
    result: str = ""

    def __bool__(self) -> bool:
        return bool(self.tags or self.body)


def _games(text: str) -> Iterator[_Game]:
    """Split a text into games. A game with an unclosed bracket ends at the next line that starts with a tag."""
    game, depth = _Game(), 0
    for word in words(text):
        game.line = game.line or word.line
        depth = max(depth + (word.kind == "open") - (word.kind == "close"), 0)
        if word.kind == "tag" and (depth == 0 or word.first):
            if game.body:
                yield game
                game, depth = _Game(word.line), 0
            game.tags[word.key] = word.text
        elif word.kind == "result" and depth == 0:
            if game or word.text != "*":
                game.result = word.text
                yield game
            game = _Game()
        else:
            game.body.append(word)
    if game:
        yield game


def _record(game: _Game, rules: Rules | None) -> Record:
    """Parse a game.

    Numbering from the corner that its tag names is tried only if the record is not legal otherwise: some programs write
    the wrong corner.
    """
    rules = rules_of(game.tags, rules, game.line)
    names = names_of(game.tags, rules)
    ways = [names, {}] if any(name[0].isalpha() for name in names) else [{}, names]
    try:
        return _read(game, rules, ways[0])
    except InvalidPosition:
        if names:
            with suppress(InvalidPosition):  # report the fault of the first attempt
                return _read(game, rules, ways[1])
        raise


def _read(game: _Game, rules: Rules, names: Mapping[str, Site]) -> Record:
    body = [
        word._replace(text=translated(word.text, names)) if word.kind in ("move", "setup") else word
        for word in game.body
    ]
    tags = game.tags
    fen = tags.get("FEN", "").strip(" ?")  # lidraughts writes a question mark for the usual start
    first = parse(translated(fen, names), rules) if fen else _begun(start(rules), body)
    line = _line(_Words(body), first)
    return Record(first, line.plies, line.comments, tags, tags.get("Result") or game.result or "*")


def _begun(first: Position, body: list[Word]) -> Position:
    """The starting position: in some programs White begins where Black begins in our rules."""
    word = next((word for word in body if word.kind == "move"), None)
    try:
        site = squares(first.layout, word.text)[0] if word else ""
    except InvalidMove:
        return first  # reported when the move is read
    piece = first.pieces.get(site)
    if piece is None or piece.owner == first.turn or not first.rules.black_begins:
        return first
    return Position(first.layout.men, 0, 1 - first.turn, first.rules)


DEEPEST = 50  # maximum nesting of variations


def _line(source: _Words, position: Position, *, nested: int = 0) -> Variation:
    plies: list[Ply] = []
    said: list[str] = []
    waiting: list[Variation] = []  # variations written before the move that they replace
    before = position  # the position before the last move
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
                variation = _variation(source, instead, word, nested)
                if variation == Variation():
                    continue  # empty brackets
                if plies:
                    plies[-1] = replace(plies[-1], variations=(*plies[-1].variations, variation))
                else:
                    waiting.append(variation)
            case "close" if nested:
                return _closed(source, plies, said, waiting)
            case "close" | "tag" | "strange":
                raise _fault(word, EXAMPLE)
            case "result":
                continue  # the result of a variation
            case _:
                _note(word, plies, said)
    if nested:
        raise InvalidPosition(Fault.NOT_PDN, got="(", at=source.words[-1].line, expected=")")
    return _closed(source, plies, said, waiting)


def _variation(source: _Words, position: Position, word: Word, nested: int) -> Variation:
    if nested == DEEPEST:
        raise _fault(word, EXAMPLE)
    return _line(source, position, nested=nested + 1)


def _closed(
    source: _Words, plies: list[Ply], said: list[str], waiting: list[Variation]
) -> Variation:
    """Finish a line. Comments of variations to a move that is missing are kept; moves there are a fault."""
    if any(line.plies for line in waiting):
        raise InvalidPosition(
            Fault.NOT_PDN, got="(", at=source.words[-1].line, expected="32-28 (31-27)"
        )
    said += [comment for line in waiting for comment in line.comments]
    return Variation(tuple(plies), tuple(said))


def _note(word: Word, plies: list[Ply], said: list[str]) -> None:
    """Attach a comment, a NAG or a sign to the preceding move."""
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
    """The move of a word, or of several words if a capture is written jump by jump."""
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
