"""A position of draughts: immutable, fast to search; it implements the `Position` protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ruleboard.rules.arguments import check_bits, check_depth, check_sites, check_value, checked
from ruleboard.rules.base import Counter, Event, Note, Outcome, Piece, Refusal, Site
from ruleboard.rules.draughts import (
    counting,
    ending,
    events,
    notation,
    notes,
    pieces,
    refusals,
)
from ruleboard.rules.draughts import routes as ways
from ruleboard.rules.draughts.board import Board
from ruleboard.rules.draughts.codes import Fault, Refused
from ruleboard.rules.draughts.layout import Layout, layout
from ruleboard.rules.draughts.legal import generate
from ruleboard.rules.draughts.move import Move
from ruleboard.rules.draughts.rules import FMJD, Rules
from ruleboard.rules.draughts.sides import Side, sides
from ruleboard.rules.errors import IllegalMove, Unknown
from ruleboard.rules.persistent_list import PersistentList

_new = object.__new__


class Position:
    """An immutable position. Created by `start`, `parse` and `play`.

    Positions are equal as defined by 国际跳棋 三次重复: the same rules, pieces and side to move, whatever came before.
    After a draw, moves are still legal, since records of real games continue where no player claimed the draw.
    """

    __slots__ = ("_clock", "_ended", "_foe", "_kings", "_moves", "_own", "_past", "_side", "_still")

    game: ClassVar[str] = "draughts"

    _own: int  # pieces of the side to move
    _foe: int  # pieces of the other side
    _kings: int  # the kings of both sides
    _side: Side
    _clock: int  # plies since the last progress
    _past: Position | None
    _moves: tuple[Move, ...] | None
    _ended: Outcome | None
    _still: PersistentList[tuple[int, int, int]]

    @checked
    def __init__(
        self, pieces: tuple[int, int], kings: int, turn: int, rules: Rules, clock: int = 0
    ) -> None:
        """Create a position from masks of the board's layout: White's pieces, Black's pieces, and the kings of both."""
        white, black = pieces
        dark = layout(rules.size).dark
        check_bits(pieces=(white, dark), turn=(turn, 1), clock=(clock, clock))
        check_bits(pieces=(black, dark & ~white), kings=(kings, white | black))
        self._own, self._foe = (white, black)[:: 1 - 2 * turn]
        self._kings = kings
        self._side = sides(rules)[turn]
        self._clock = clock
        self._past = None
        self._moves = None

    @property
    def rules(self) -> Rules:
        return self._side.rules

    @property
    def board(self) -> Board:
        return self._side.layout.board

    @property
    def layout(self) -> Layout:
        """The board as bit masks, for analysis."""
        return self._side.layout

    @property
    def turn(self) -> int:
        """The player to move: 0 is White, 1 is Black."""
        return self._side.turn

    @property
    def setting(self) -> ways.Setting:
        """Masks for analysis: own pieces, the other side's, the kings of both; and the side to move."""
        return self._own, self._foe, self._kings, self._side

    @property
    def clock(self) -> int:
        """The number of plies without progress, as the rule set counts them."""
        return self._clock

    @property
    def past(self) -> Position | None:
        """The position before the last move; None at the start of the record."""
        return self._past

    @property
    def still(self) -> PersistentList[tuple[int, int, int]]:
        """The earlier positions since the last man's move or capture: only these can be repeated."""
        try:
            return self._still
        except AttributeError:  # computed lazily: most repetitions are found without it
            for each in reversed([*ending.unasked(self)]):
                past = each._past
                known = past and ending.men(past) == ending.men(each)
                each._still = (
                    past._still.plus(past.setting[:3]) if past and known else PersistentList()
                )
            return self._still

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """All legal moves: captures (under most rules only the largest), or else all quiet moves."""
        moves = self._moves
        if moves is None:
            moves = self._moves = generate(self._own, self._foe, self._kings, self._side)
        return moves

    @property
    def outcome(self) -> Outcome | None:
        try:
            return self._ended
        except AttributeError:  # computed lazily: most positions of a search do not need it
            self._ended = ending.outcome(self)
            return self._ended

    @property
    def pieces(self) -> Mapping[Site, Piece]:
        """Men and kings of White (0) and Black (1)."""
        return pieces.pieces(self)

    @property
    def text(self) -> str:
        """The position as FEN: W:W31-50:B1-20, with :H5 for five plies without progress."""
        return notation.write_position(self)

    @property
    def duty(self) -> Note:
        """To capture n pieces with one of these pieces, or to move."""
        return notes.duty(self)

    @property
    def counters(self) -> tuple[Counter, ...]:
        """The pieces of both sides, and the distance to each kind of draw."""
        return notes.counters(self)

    def move(self, text: str) -> Move:
        """Parse a legal move: "32-28", "19x30", "47x38x24x13x36"."""
        check_value("text", text, str)
        return notation.read_move(self, text)

    def legal(self, move: Move | str) -> Move:
        """This position's own copy of a move, which knows its routes; raises what `move` raises if it is not legal."""
        if isinstance(move, str):
            return self.move(move)
        for known in self.legal_moves:
            if known == move:
                return known
        check_value("move", move, Move | str)
        asked = notation.made_by_hand(move, self._side.move)
        params = {"source": asked.start, "target": asked.end}
        other = Refusal(Refused.OTHER_CAPTURE, params, asked.captured)
        raise IllegalMove(self.refuse((asked.start, asked.end)) or other, got=str(asked))

    def play(self, move: Move | str) -> Position:
        if self._moves is None or move not in self._moves:
            move = self.legal(move)
        return self._play(move)

    def _play(self, move: Move) -> Position:
        """`play` without checks, for search and perft."""
        origin, target, taken = move
        side = self._side
        kings = self._kings
        after = _new(Position)
        after._side = side.other
        after._past = self
        after._moves = None
        after._foe = self._own ^ origin | target
        if taken:
            after._own = self._foe ^ taken
            after._clock = 0
            if kings & origin:
                kings = kings ^ origin | target
            elif target & side.far or taken & side.passing:
                kings |= target
            after._kings = kings & ~taken
            return after
        after._own = self._foe
        if kings & origin:
            after._kings = kings ^ origin | target
            after._clock = self._clock + 1
        elif target & side.far:
            after._kings = kings | target
            after._clock = 0
        else:
            after._kings = kings
            after._clock = self._clock + 1 if side.men_tick else 0
        return after

    def refuse(self, attempt: Sequence[Site]) -> Refusal | None:
        """Why these clicks are not a complete legal move; None if they are. `LIGHT` is a click on a light square."""
        return refusals.refuse(self, check_sites("attempt", attempt))

    def events(self, move: Move | str, clicked: Sequence[Site] = ()) -> tuple[Event, ...]:
        """The atomic steps of a legal move, by the route that was clicked, or else the main route."""
        return events.events(self, self.legal(move), check_sites("clicked", clicked))

    def reasons(self, move: Move | str) -> tuple[Note, ...]:
        return notes.reasons(self, self.legal(move))

    def routes(self, move: Move | str) -> tuple[tuple[Site, ...], ...]:
        """All routes of a legal move, square by square; the first is the main route, used for notation and display."""
        return ways.routes(self.legal(move))

    def clicks(self, move: Move | str) -> tuple[tuple[Site, ...], ...]:
        """Start and end; then all routes jump by jump; then all routes cut short by a click on the end."""
        return events.clicks(self.legal(move))

    def perft(self, depth: int, unit: str = "turns") -> int:
        """The number of sequences of this many legal moves; draws do not end them."""
        if unit != "turns":
            raise Unknown(Fault.UNKNOWN_UNIT, got=unit, expected="turns")
        return counting.count(self.setting, check_depth(depth))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.setting == other.setting

    def __hash__(self) -> int:
        return hash((self._own, self._foe, self._kings, self._side.turn))

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle with the past as a list, so that long games do not exceed the recursion limit."""
        line = [(past._own, past._foe, past._kings, past._clock) for past in ending.back(self)]
        return _restored, (self.rules, self.turn, line)

    def __repr__(self) -> str:
        return f"draughts.parse({self.text!r}, {self.rules!r})"

    @checked
    def diagram(self, pieces: Mapping[Site, Piece] | None = None) -> str:
        """The board as text: w and b are men, W and B kings; each row is between the numbers of its outer squares."""
        return notation.draw(self.layout, self.pieces if pieces is None else pieces)

    def __str__(self) -> str:
        return self.diagram()


def start(rules: Rules = FMJD) -> Position:
    """The starting position: men on all rows except the two in the middle."""
    return Position(layout(rules.size).men, 0, int(rules.black_begins), rules)


def parse(text: str, rules: Rules = FMJD) -> Position:
    """Parse a FEN. Spaces, lower case, a final dot and the surrounding tag are accepted."""
    setup = notation.read_position(text, layout(rules.size))
    return Position(setup.pieces, setup.kings, setup.turn, rules, setup.clock)


def _restored(rules: Rules, turn: int, line: list[tuple[int, int, int, int]]) -> Position:
    past = None
    for number, (own, foe, kings, clock) in reversed(list(enumerate(line))):
        player = (turn + number) % 2
        position = Position((own, foe) if player == 0 else (foe, own), kings, player, rules, clock)
        position._past = past
        past = position
    assert past is not None
    return past
