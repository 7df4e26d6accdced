"""Reads PDN 3.0, and the formats that programs and people used before the standard.

It accepts any sign between squares and none, a cross for a quiet move, short notation, spaces, leading zeros, whole
paths where ends would suffice, captures split into single jumps, results of all kinds, remarks in braces, in round
brackets and bare, comments to the end of a line, and positions set up in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ruleboard.rules.base import Note, Site
from ruleboard.rules.draughts.codes import Fault, Remark
from ruleboard.rules.draughts.pdn_guess import ENOUGH, games, strangers
from ruleboard.rules.draughts.pdn_lines import Reader
from ruleboard.rules.draughts.pdn_moves import parts_of, site_of
from ruleboard.rules.draughts.pdn_sketch import Sketch, sketch
from ruleboard.rules.draughts.pdn_types import (
    OTHERS,
    POOL,
    names_of,
    other_game,
    rules_of,
    titled,
    translated,
)
from ruleboard.rules.draughts.pdn_words import EXAMPLE, Word, words
from ruleboard.rules.draughts.position import Position, parse, start
from ruleboard.rules.draughts.record import Record
from ruleboard.rules.draughts.rules import ENGLISH, FMJD, Rules
from ruleboard.rules.errors import InvalidPosition


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

    Without `rules`, a game follows its own tags, or else the game that its squares and moves fit; `record.remarks` then
    says which.
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


_PLACED = (
    Fault.NOT_PDN,
    Fault.ILLEGAL_IN_RECORD,
    Fault.ILLEGAL_AS_GUESSED,
    Fault.OTHER_GAME_TYPE,
    Fault.LOOKS_LIKE,
)
"""The codes of faults that include a line number."""


def read_record(text: str, rules: Rules | None = None) -> Record:
    """The first game of a PDN text."""
    for game in _games(text):
        return _record(game, rules)
    raise InvalidPosition(Fault.NOT_PDN, got=text, at=1, expected=EXAMPLE)


@dataclass
class _Game:
    """The tags, words and result of a game, and its first line."""

    line: int = 0
    tags: dict[str, str] = field(default_factory=dict)
    body: list[Word] = field(default_factory=list)
    result: str = ""

    def __bool__(self) -> bool:
        return bool(self.tags or self.body)

    @property
    def only_words(self) -> bool:
        """Whether it is a heading or a remark beside the games, not a game."""
        return not self.tags and all(word.kind == "words" for word in self.body)

    @property
    def moves(self) -> list[str]:
        """The written moves, those of variations included."""
        return [word.text for word in self.body if word.kind == "move"]

    @property
    def fen(self) -> str:
        return self.tags.get("FEN", "").strip(" ")


def _games(text: str) -> Iterator[_Game]:
    """Split a text into games. A game with an unclosed bracket ends at the next line that starts with a tag.

    Words between games belong to the next one, those after the last to none.
    """
    game, depth, count = _Game(), 0, 0
    for word in words(text):
        game.line = game.line or word.line
        depth = max(depth + (word.kind == "open") - (word.kind == "close"), 0)
        if word.kind == "tag" and (depth == 0 or word.first):
            if game.body and not game.only_words:
                count += 1
                yield game
                game, depth = _Game(word.line), 0
            game.tags[word.key] = word.text
        elif word.kind == "result" and depth == 0:
            if game or word.text != "*":
                game.result = word.text
                count += 1
                yield game
            game = _Game()
        else:
            game.body.append(word)
    if game and not (count and game.only_words):
        yield game


def _record(game: _Game, rules: Rules | None) -> Record:
    """Parse a game, by the rules that are given or that it names, or else by those that it fits."""
    if game.body and game.only_words:
        word = game.body[0]
        got = word.text.partition(" ")[0]
        raise InvalidPosition(Fault.NOT_PDN, got=got, at=word.line, expected=EXAMPLE)
    line = sketch(game.body)
    if (
        game.tags.get("GameType", "").partition(",")[0].strip() == POOL
        and "Variant" not in game.tags
    ):
        return _perhaps_pool(game, line, rules or ENGLISH)
    named = rules_of(game.tags, rules, game.line)
    return _by(game, line, named) if named else _guessed(game, line)


def _perhaps_pool(game: _Game, line: Sketch, rules: Rules) -> Record:
    """A game with the tag of American pool draughts, which some write for checkers: read if all moves are legal."""
    try:
        record = _by(game, line, rules)
    except InvalidPosition as fault:
        raise other_game(Note(OTHERS[POOL]), game.line) from fault
    return replace(record, remarks=(Note(Remark.NOT_POOL, {"rules": titled(rules.title)}),))


def _guessed(game: _Game, line: Sketch) -> Record:
    """A game that names no rules: the first game in which its moves are legal, with a remark if that was a guess."""
    best: tuple[int, InvalidPosition, Rules] | None = None
    for rules in games(game.moves, game.fen):
        try:
            record = _by(game, line, rules)
        except InvalidPosition as fault:
            far = fault.params.get("number", 0)
            if best is None or far > best[0]:
                best = far, fault, rules
            continue
        guess = Note(Remark.GUESSED, {"rules": titled(rules.title)})
        return record if rules == FMJD else replace(record, remarks=(guess,))
    assert best is not None, "there is always a game to try"
    raise _unknown(game, line, *best[1:])


def _unknown(game: _Game, line: Sketch, fault: InvalidPosition, rules: Rules) -> InvalidPosition:
    """The fault of a game that fits no rules: that of the best guess, unless it is of a game that we know by name."""
    if fault.code != Fault.ILLEGAL_IN_RECORD:
        return fault
    for stranger in strangers() if len(line.items) >= ENOUGH else ():
        with suppress(InvalidPosition):
            _read(game, line, stranger.rules, stranger.names)
            return other_game(Note(stranger.variety), game.line, code=Fault.LOOKS_LIKE)
    if rules == FMJD:
        return fault
    params = {**fault.params, "rules": titled(rules.title)}
    told = InvalidPosition(Fault.ILLEGAL_AS_GUESSED, sites=fault.sites, **params)
    told.__cause__ = fault.__cause__
    return told


def _by(game: _Game, line: Sketch, rules: Rules) -> Record:
    """Parse a game by its rules.

    Numbering from the corner that its tag names is tried only if the record is not legal otherwise: some programs write
    the wrong corner.
    """
    names = names_of(game.tags, rules)
    ways = [names, {}] if any(name[0].isalpha() for name in names) else [{}, names]
    try:
        return _read(game, line, rules, ways[0])
    except InvalidPosition:
        if names:
            with suppress(InvalidPosition):  # report the fault of the first attempt
                return _read(game, line, rules, ways[1])
        raise


def _read(game: _Game, line: Sketch, rules: Rules, names: Mapping[str, Site]) -> Record:
    first = _first(game, rules, names)
    reader = Reader(names, int(first.turn != int(rules.black_begins)))
    found = reader.line(line, first)
    result = game.tags.get("Result") or game.result or "*"
    return Record(first, found.plies, found.comments, game.tags, result)


def _first(game: _Game, rules: Rules, names: Mapping[str, Site]) -> Position:
    """The starting position.

    In some programs White begins where Black begins in our rules; some positions leave open whose move it is. The first
    move then tells.
    """
    fen = game.fen.strip("?")  # lidraughts writes a question mark for the usual start
    unsure = fen != game.fen and bool(fen)
    if unsure:
        fen = "WB"[rules.black_begins] + fen
    first = parse(translated(fen, names), rules) if fen else start(rules)
    if not game.moves or (fen and not unsure) or not (unsure or rules.black_begins):
        return first
    site = site_of(parts_of(game.moves[0])[0], first.layout, names)
    piece = first.pieces.get(site)
    if piece is None or piece.owner == first.turn:
        return first
    own, foe, kings, side = first.setting
    pieces = (own, foe) if side.turn == 0 else (foe, own)
    return Position(pieces, kings, 1 - first.turn, rules)
