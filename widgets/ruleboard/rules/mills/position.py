"""A position of a mill game: immutable, equal by value; it implements the `Position` protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from ruleboard.rules.arguments import check_bits, check_sites, check_value, checked
from ruleboard.rules.base import Counter, Event, Note, Outcome, Piece, Refusal, Site
from ruleboard.rules.mills import (
    counting,
    drawing,
    ending,
    events,
    notation,
    notes,
    pieces,
    refusals,
)
from ruleboard.rules.mills.board import Board, BoardLine
from ruleboard.rules.mills.engine import ONLY_SLIDES, Engine, OffBoard, State, engine
from ruleboard.rules.mills.move import Move
from ruleboard.rules.mills.rules import STANDARD, Rules

_bare = object.__new__


class Position:
    """Men on a board, men in hand, the side to move. Created by `start`, `parse` and `play`."""

    __slots__ = (
        "_clock",
        "_engine",
        "_foe",
        "_moves",
        "_off",
        "_over",
        "_own",
    )

    game: ClassVar[str] = "mills"

    # Own and foe are the bit masks of the player to move and of the other, in board order.
    _engine: Engine
    _own: int
    _foe: int
    _clock: int  # twice the turns played, plus one if Black is to move
    _off: OffBoard
    _over: Outcome | None  # how the game ended, unless by having no legal turn
    _moves: tuple[Move, ...] | None

    @checked
    def __init__(
        self, rules: Rules, own: int, foe: int, turn: int, turns: int, off: OffBoard
    ) -> None:
        """Internal: use `start` or `parse`."""
        machine = engine(rules)
        check_bits(own=(own, machine.full), foe=(foe, machine.full & ~own), turn=(turn, 1))
        check_bits(turns=(turns, turns))
        self._engine = machine
        self._own = own
        self._foe = foe
        self._clock = 2 * turns + turn
        if machine.simple:
            off = machine.off_board(own, foe, off.hand, off.foe_hand)
        self._off = off
        self._over = ending.outcome(machine, own, foe, off, turn, turns)
        self._moves = None

    @property
    def rules(self) -> Rules:
        return self._engine.rules

    @property
    def board(self) -> Board:
        return self._engine.rules.board

    @property
    def turn(self) -> int:
        """The player to move: 0 is White."""
        return self._clock & 1

    @property
    def turns(self) -> int:
        """The number of turns that both players have played."""
        return self._clock >> 1

    @property
    def steps(self) -> tuple[Move, ...]:
        """The legal placings and moves, without the removals that some of them include."""
        return () if self._over else self._engine.steps(self._own, self._foe, self._off)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """All legal turns: placings and moves, with their removals."""
        moves = self._moves
        if moves is None:
            own, foe, off = self._own, self._foe, self._off
            moves = () if self._over else self._engine.turns(own, foe, off)
            self._moves = moves
        return moves

    @property
    def outcome(self) -> Outcome | None:
        if self._over is None and not self.legal_moves:
            return ending.blocked(self._engine, self.turn)
        return self._over

    @property
    def mobility(self) -> int:
        """The number of legal placings and moves, `len(position.steps)`, mostly without generating them."""
        own, foe, machine = self._own, self._foe, self._engine
        if self._over:
            return 0
        if self._off is ONLY_SLIDES:
            lanes = machine.lanes
            blank = machine.full ^ own ^ foe
            return (own * lanes.men_sum & blank * lanes.blank_sum & lanes.mask).bit_count()
        return machine.mobility(own, foe, self._off)

    def play(self, move: Move | str) -> Position:
        for legal in self._moves or self.legal_moves:
            if legal is move:  # moves are shared objects, so identity is faster than equality
                break
        else:
            legal = notation.legal_move(self, notation.written(move))
        if self._off is not ONLY_SLIDES or legal[4]:
            return self._play(legal)
        # A plain slide is the most frequent turn: inlined to save a call.
        following = _bare(Position)
        following._engine = self._engine
        following._own = self._foe
        following._foe = self._own ^ legal[3]
        following._clock = (self._clock + 2) ^ 1
        following._moves = following._over = None
        following._off = ONLY_SLIDES
        return following

    def _play(self, move: Move) -> Position:
        """`play` without checks, for search and perft."""
        following = _bare(Position)
        following._engine = machine = self._engine
        following._own = own = self._foe ^ move[4]
        following._foe = foe = self._own ^ move[3]
        following._clock = clock = (self._clock + 2) ^ 1
        following._moves = following._over = None
        if self._off is ONLY_SLIDES and not move[4]:
            following._off = ONLY_SLIDES
            return following
        off = machine.after(self._own, self._foe, self._off, move)
        following._off = off
        if move[4] or not machine.simple:
            following._over = ending.outcome(machine, own, foe, off, clock & 1, clock >> 1)
        return following

    def move(self, text: str) -> Move:
        """Parse a legal turn: d6, d6xa1, a7-d7, a7-d7xa1."""
        check_value("text", text, str)
        return notation.legal_move(self, text)

    def refuse(self, attempt: Sequence[Site]) -> Refusal | None:
        return refusals.refuse(self, check_sites("attempt", attempt))

    def events(self, move: Move | str, clicked: Sequence[Site] = ()) -> tuple[Event, ...]:
        """The atomic steps of a legal turn; men are removed in the order in which they were clicked."""
        return events.events(self, self.legal(move), check_sites("clicked", clicked))

    def reasons(self, move: Move | str) -> tuple[Note, ...]:
        return notes.reasons(self, self.legal(move))

    def clicks(self, move: Move | str) -> tuple[tuple[Site, ...], ...]:
        """All sequences of clicks for a legal turn; removals in board order come first."""
        return events.clicks(self, self.legal(move))

    def legal(self, move: Move | str) -> Move:
        """This position's legal turn that equals `move`; a Move created elsewhere is matched by its notation."""
        known = any(legal is move for legal in self.legal_moves)
        return cast("Move", move) if known else notation.legal_move(self, notation.written(move))

    def perft(self, depth: int, unit: str = "turns") -> int:
        """The number of sequences of this length, in turns or in steps, where each removal counts as a step."""
        return counting.perft(self, depth, unit)

    @property
    def state(self) -> State:
        """The position as bit masks, with its engine."""
        return State(self._engine, self._own, self._foe, self._off)

    @property
    def pieces(self) -> Mapping[Site, Piece]:
        """Men and closed points, in board order."""
        return pieces.pieces(self)

    @property
    def hands(self) -> tuple[int, int]:
        """The men in hand of White and of Black."""
        hands = self._off.hand, self._off.foe_hand
        return hands if self.turn == 0 else hands[::-1]

    @property
    def closed(self) -> tuple[Site, ...]:
        """The points marked with a red ×, in board order."""
        return self._engine.tables.sites[self._off.closed]

    @property
    def mills(self) -> tuple[BoardLine, ...]:
        """The closed mills of both sides."""
        return tuple(
            line
            for line, mill in zip(self.board.mills, self._engine.tables.mills, strict=True)
            if mill in (self._own & mill, self._foe & mill)
        )

    def phase(self, player: int) -> str:
        """The phase of a player: "placing", "moving" or "flying"."""
        return notes.phase(self, player)

    @property
    def duty(self) -> Note:
        return notes.duty(self)

    @property
    def counters(self) -> tuple[Counter, ...]:
        """Men in hand and on the board, turns until a draw, turns that an opened mill must wait."""
        return notes.counters(self)

    @property
    def text(self) -> str:
        """The position as one line: W:Wa7,d7:Ba1:H7,7:Xb2:T12."""
        return notation.write_position(self)

    @checked
    def diagram(self, pieces: Mapping[Site, Piece] | None = None) -> str:
        return drawing.write(self.board, self.pieces if pieces is None else pieces)

    def __str__(self) -> str:
        return self.diagram()

    def __repr__(self) -> str:
        rules = "" if self.rules == STANDARD else f", {self.rules!r}"
        return f"mills.parse({self.text!r}{rules})"

    def __eq__(self, other: object) -> bool:
        """Compares the rules and everything that `text` contains."""
        if not isinstance(other, Position):
            return NotImplemented
        return self._value() == other._value()

    def __hash__(self) -> int:
        return hash((self._own, self._foe, self._clock, self._off))

    def _value(self) -> tuple[Any, ...]:
        return self._own, self._foe, self._clock, self._off, self._engine.rules

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle by value, without the engine."""
        return Position, (self.rules, self._own, self._foe, self.turn, self.turns, self._off)


def start(rules: Rules = STANDARD) -> Position:
    """The empty board with all men in hand."""
    return Position(rules, 0, 0, 0, 0, OffBoard(rules.men, rules.men))


def parse(text: str, rules: Rules = STANDARD) -> Position:
    """Parse a position such as W:Wa7,d7:Ba1:H7,7:Xb2:T12."""
    return Position(rules, *notation.read_position(text, rules))
