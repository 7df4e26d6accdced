"""Finds out which moves the words of a line mean.

Some words fit several moves: a capture of which only the ends are written, a short notation. What follows settles it:
the reading is right under which the game goes on to its end. If two do, nobody can tell, and that is a fault. The work
is limited, so that a record takes time in proportion to its length.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ruleboard.rules.base import Site
from ruleboard.rules.draughts.codes import Fault, Refused
from ruleboard.rules.draughts.move import Move
from ruleboard.rules.draughts.pdn_moves import Parts, meanings, parts_of
from ruleboard.rules.draughts.pdn_sketch import Item, Sketch
from ruleboard.rules.draughts.pdn_types import translated
from ruleboard.rules.draughts.position import Position, parse
from ruleboard.rules.errors import (
    AmbiguousMove,
    BadValue,
    IllegalMove,
    InvalidMove,
    InvalidPosition,
)
from ruleboard.rules.record import Ply, Variation

TRIES, SPARE = 3, 400
"""How many moves may be tried for each written one, and how many more in a record."""


class Option(NamedTuple):
    """One meaning of a word: the move (None: a position was set up), and the item and position after it."""

    move: Move | None
    following: int
    after: Position


@dataclass
class Fork:
    """An item with its possible meanings, one of which is chosen at present."""

    index: int
    before: Position
    options: list[Option]
    chosen: int = 0

    @property
    def option(self) -> Option:
        return self.options[self.chosen]


@dataclass(frozen=True)
class Reader:
    """Reads the lines of one record."""

    names: Mapping[str, Site]
    first: int  # 1 if the first move of the record has the number "1..."

    def line(self, sketch: Sketch, position: Position, played: int = 0) -> Variation:
        """A line and its variations, from a position after so many moves of the record."""
        plies: list[Ply] = []
        for fork in self._settled(sketch.items, position, played):
            move, following, _ = fork.option
            if move is None:
                continue
            items = sketch.items[fork.index : following]
            before, number = fork.before, played + len(plies)
            plies.append(
                Ply(
                    before,
                    move,
                    tuple(text for item in items for text in item.comments),
                    tuple(nag for item in items for nag in item.nags),
                    tuple(self.line(v, before, number) for i in items for v in i.variations),
                )
            )
        return Variation(tuple(plies), tuple(sketch.comments))

    def _settled(self, items: list[Item], position: Position, played: int) -> list[Fork]:
        """The only choice of meanings under which all words are legal."""
        found: list[Fork] | None = None
        fault: InvalidPosition | None = None
        furthest, work = -1, TRIES * len(items) + SPARE
        path: list[Fork] = []
        at = 0
        while True:
            while at < len(items) and work:
                work -= 1
                try:
                    path.append(Fork(at, position, self._options(items, at, position)))
                except BadValue as error:
                    if at > furthest:
                        furthest, fault = at, self._illegal(items[at], path, played, error)
                    break
                _, at, position = path[-1].option
            else:
                if found or at < len(items):
                    raise self._unclear(items, found, path, played)
                found = [Fork(each.index, each.before, [each.option]) for each in path]
            while path and path[-1].chosen + 1 == len(path[-1].options):
                path.pop()
            if not path:
                break
            path[-1].chosen += 1
            _, at, position = path[-1].option
        if found is None:
            assert fault is not None
            raise fault from fault.__cause__
        return found

    def _options(self, items: list[Item], at: int, position: Position) -> list[Option]:
        """The meanings of an item, or of several if a capture is written jump by jump."""
        word = items[at].word
        if not items[at].is_move:
            return [Option(None, at + 1, parse(translated(word.text, self.names), position.rules))]
        parts, following = parts_of(word.text), at + 1
        while True:
            try:
                moves = meanings(position, parts, word.text, self.names)
            except IllegalMove as error:
                more = self._more(items, following, parts)
                if error.code != Refused.MUST_CONTINUE or not more:
                    raise
                parts, following = (*parts, *more), following + 1
                continue
            return [Option(move, following, position.play(move)) for move in moves]

    @staticmethod
    def _more(items: list[Item], following: int, parts: Parts) -> Parts:
        """The rest of a capture, if the next word goes on where this one ends."""
        if following == len(items) or not items[following].is_move or not items[following - 1].bare:
            return ()
        begins, *rest = parts_of(items[following].word.text)
        return tuple(rest) if begins == parts[-1] else ()

    def _unclear(
        self, items: list[Item], found: list[Fork] | None, path: list[Fork], played: int
    ) -> InvalidPosition:
        """Two readings go on to the end, or there are too many to try: the first word that they read differently."""
        same = zip(found or (), path, strict=False)
        apart = (count for count, (one, two) in enumerate(same) if one.option != two.option)
        first = next(count for count, fork in enumerate(path) if len(fork.options) > 1)
        count = next(apart, first)
        item = items[path[count].index]
        moves = [option.move for option in path[count].options]
        error = AmbiguousMove(moves, got=item.word.text)
        return self._illegal(item, path[:count], played, error)

    def _illegal(
        self, item: Item, path: list[Fork], played: int, error: BadValue
    ) -> InvalidPosition:
        """The fault of an item: its line, its number in the game, and the reason."""
        if not isinstance(error, AmbiguousMove | IllegalMove | InvalidMove):
            assert isinstance(error, InvalidPosition)
            return error  # of a position that is set up
        moves = played + sum(fork.option.move is not None for fork in path)
        fault = InvalidPosition(
            Fault.ILLEGAL_IN_RECORD,
            sites=error.sites,
            got=item.word.text,
            at=item.word.line,
            number=(moves + self.first) // 2 + 1,
            why=error.code,
        )
        fault.__cause__ = error
        return fault
