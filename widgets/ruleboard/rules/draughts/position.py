"""A state of a game of draughts: immutable, quick to search, and able to say why."""

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
from ruleboard.rules.draughts.rules import GUOJI, Rules
from ruleboard.rules.draughts.sides import Side, sides
from ruleboard.rules.errors import IllegalMove, Unknown
from ruleboard.rules.persistent_list import PersistentList

_new = object.__new__


class Position:
    """An immutable state of a game. Made by `start`, `parse` and `play`.

    Two positions are equal where 国际跳棋 三次重复 calls them the same: the same rules, pieces and side to move,
    whatever came before. Moves remain possible after a draw, as records of real games go on where nobody claimed it.
    """

    __slots__ = ("_clock", "_ended", "_foe", "_kings", "_moves", "_own", "_past", "_side", "_still")

    game: ClassVar[str] = "draughts"

    _own: int  # pieces of the side to move
    _foe: int  # pieces of the other side
    _kings: int  # the kings among both
    _side: Side
    _clock: int  # moves of one side each since the last progress
    _past: Position | None
    _moves: tuple[Move, ...] | None
    _ended: Outcome | None
    _still: PersistentList[tuple[int, int, int]]

    @checked
    def __init__(
        self, pieces: tuple[int, int], kings: int, turn: int, rules: Rules, clock: int = 0
    ) -> None:
        """Set up from masks of the board's layout: the pieces of White and of Black, and the kings among both."""
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
        """The rule set."""
        return self._side.rules

    @property
    def board(self) -> Board:
        """The squares."""
        return self._side.layout.board

    @property
    def layout(self) -> Layout:
        """The squares as bits, for analysis."""
        return self._side.layout

    @property
    def turn(self) -> int:
        """Who moves: 0 White, 1 Black."""
        return self._side.turn

    @property
    def setting(self) -> ways.Setting:
        """The masks of the position, for analysis: own pieces, the other side's, the kings of both, and the side."""
        return self._own, self._foe, self._kings, self._side

    @property
    def clock(self) -> int:
        """How many moves of one side each have passed without progress, as the rule set counts them."""
        return self._clock

    @property
    def past(self) -> Position | None:
        """The position before the last move; None where the record begins."""
        return self._past

    @property
    def still(self) -> PersistentList[tuple[int, int, int]]:
        """The positions before this one since a man moved or a piece was taken: those that may come up again."""
        try:
            return self._still
        except AttributeError:  # hardly ever asked for: most repetitions are found without it
            for each in reversed([*ending.unasked(self)]):
                past = each._past
                known = past and ending.men(past) == ending.men(each)
                each._still = (
                    past._still.plus(past.setting[:3]) if past and known else PersistentList()
                )
            return self._still

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The moves that the rules allow: captures, of which most rules demand the largest, or else all quiet moves."""
        moves = self._moves
        if moves is None:
            moves = self._moves = generate(self._own, self._foe, self._kings, self._side)
        return moves

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        try:
            return self._ended
        except AttributeError:  # not asked before; most positions of a search never are
            self._ended = ending.outcome(self)
            return self._ended

    @property
    def pieces(self) -> Mapping[Site, Piece]:
        """What stands where: men and kings of White (0) and of Black (1)."""
        return pieces.pieces(self)

    @property
    def text(self) -> str:
        """The position as FEN: W:W31-50:B1-20, with :H5 where five moves have passed without progress."""
        return notation.write_position(self)

    @property
    def duty(self) -> Note:
        """What the player to move has to do: capture n pieces with one of these, or move."""
        return notes.duty(self)

    @property
    def counters(self) -> tuple[Counter, ...]:
        """The pieces of both sides, and how near every kind of draw is."""
        return notes.counters(self)

    def move(self, text: str) -> Move:
        """The legal move that a text means: "32-28", "19x30", "47x38x24x13x36"."""
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
        """The position after a legal move."""
        if self._moves is None or move not in self._moves:
            move = self.legal(move)
        return self._play(move)

    def _play(self, move: Move) -> Position:
        """The position after a move that is known to be legal."""
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
        """Why these squares, clicked one after another, are no legal move; None exactly when they are one.

        A light square is called `LIGHT`.
        """
        return refusals.refuse(self, check_sites("attempt", attempt))

    def events(self, move: Move | str, clicked: Sequence[Site] = ()) -> tuple[Event, ...]:
        """The atomic steps of a legal move, by the route that was clicked, or else the one that is written."""
        return events.events(self, self.legal(move), check_sites("clicked", clicked))

    def reasons(self, move: Move | str) -> tuple[Note, ...]:
        """What is worth saying of a legal move, most notes last."""
        return notes.reasons(self, self.legal(move))

    def routes(self, move: Move | str) -> tuple[tuple[Site, ...], ...]:
        """Every way in which a legal move can be made, square by square; the first is the one to write and to show."""
        return ways.routes(self.legal(move))

    def clicks(self, move: Move | str) -> tuple[tuple[Site, ...], ...]:
        """Start and end; then every route jump by jump; then every route that is cut short by a click on the end."""
        return events.clicks(self.legal(move))

    def perft(self, depth: int, unit: str = "turns") -> int:
        """Count the sequences of legal moves of a length; no draw shortens them."""
        if unit != "turns":
            raise Unknown(Fault.UNKNOWN_UNIT, got=unit, expected="turns")
        return counting.count(self.setting, check_depth(depth))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.setting == other.setting

    def __hash__(self) -> int:
        return hash((self._own, self._foe, self._kings, self._side.turn))

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles keep the past, as a list: a long game is not too deep for them."""
        line = [(past._own, past._foe, past._kings, past._clock) for past in ending.back(self)]
        return _restored, (self.rules, self.turn, line)

    def __repr__(self) -> str:
        return f"draughts.parse({self.text!r}, {self.rules!r})"

    @checked
    def diagram(self, pieces: Mapping[Site, Piece] | None = None) -> str:
        """The board in letters: w and b are men, W and B kings; each row between the numbers of its outer squares."""
        return notation.draw(self.layout, self.pieces if pieces is None else pieces)

    def __str__(self) -> str:
        return self.diagram()


def start(rules: Rules = GUOJI) -> Position:
    """The position in which every game begins: men on all rows but the two in the middle."""
    return Position(layout(rules.size).men, 0, int(rules.black_begins), rules)


def parse(text: str, rules: Rules = GUOJI) -> Position:
    """The position of a FEN. Spaces, small letters, a final dot and the tag around it do not matter."""
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
