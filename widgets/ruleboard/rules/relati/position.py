"""A state of a Relati game: whose turn it is, how many actions are left, who is skipped, when the game is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ruleboard.rules.base import (
    Counter,
    Event,
    IllegalMove,
    Note,
    Outcome,
    Piece,
    Refusal,
    Site,
    Unknown,
)
from ruleboard.rules.relati import acting, events, notation, refusal, telling, turns
from ruleboard.rules.relati import move as moves
from ruleboard.rules.relati.board import Board
from ruleboard.rules.relati.codes import Ended, Fault
from ruleboard.rules.relati.field import Field
from ruleboard.rules.relati.move import END, PLACE, STOP, Move
from ruleboard.rules.relati.piece import pieces
from ruleboard.rules.relati.rules import Rules


class Position:
    """An immutable state of a game. Made by `start`, `parse` and `play`.

    A game that is over keeps the last mover's turn with no action left.
    """

    __slots__ = ("_acted", "_field", "_left", "_moves", "_rules", "_turn")

    game: ClassVar[str] = "relati"

    def __init__(
        self, field: Field, rules: Rules, turn: int, left: int = 1, *, acted: bool = False
    ) -> None:
        self._field = field
        self._rules = rules
        self._turn = turn
        self._left = left
        self._acted = acted
        self._moves: tuple[Move, ...] | None = None

    @property
    def rules(self) -> Rules:
        """The optional rules in force."""
        return self._rules

    @property
    def board(self) -> Board:
        """The squares."""
        return self._field.board

    @property
    def field(self) -> Field:
        """Symbols and links as sets of squares: what analysis works on."""
        return self._field

    @property
    def players(self) -> int:
        """How many play: 2 to 4."""
        return len(self._field.sides)

    @property
    def turn(self) -> int:
        """The player who acts; after the end, the one who acted last."""
        return self._turn

    @property
    def actions_left(self) -> int:
        """The actions left in this turn; 0 when the game is over."""
        return self._left

    @property
    def acted(self) -> bool:
        """Whether the player has acted in this turn, so that further actions may be given up."""
        return self._acted

    @property
    def pieces(self) -> Mapping[Site, Piece]:
        """What stands where."""
        return pieces(self._field)

    @property
    def text(self) -> str:
        """The position on one line; `parse` reads it."""
        return notation.write(self)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Placing, then building, attacking, migrating, each in reading order; last, giving up further actions."""
        if self._moves is None:
            self._moves = self._find_moves()
        return self._moves

    def _find_moves(self) -> tuple[Move, ...]:
        field, rules, turn = self._field, self._rules, self._turn
        if not self._left:
            return ()
        board = field.board
        found = tuple(board.pick(moves.table(board, PLACE), field.room(turn)))
        if rules.extended and (found or rules.can_act == "any"):
            found += tuple(acting.further(field, rules, turn))
        return (*found, END) if self._acted else found

    @property
    def outcome(self) -> Outcome | None:
        """Relati, 遊戲規則: who alone can act still, after acting, has won; if nobody can, nobody has."""
        if self._left:
            over = (
                not self.legal_moves
                and turns.follower(self._field, self._rules, self._turn) is None
            )
            return Outcome(None, Ended.NOBODY_CAN_ACT) if over else None
        if acting.able(self._field, self._rules, self._turn):
            return Outcome(self._turn, Ended.ONLY_ONE_CAN_ACT)
        return Outcome(None, Ended.NOBODY_CAN_ACT)

    def can_act(self, player: int) -> bool:
        """Whether this player would have an action, were it his turn."""
        return acting.able(self._field, self._rules, player)

    def move(self, text: str) -> Move:
        """The legal move that a text means."""
        move = moves.read(text, self.board, self.rules)
        refused = refusal.of_move(self, move)
        if refused:
            raise IllegalMove(refused, got=text)
        return move

    def play(self, move: Move | str) -> Position:
        """The position after a legal move, given as a move or as text."""
        if isinstance(move, str):
            return self._play(self.move(move))
        refused = None if self._allows(move) else refusal.of_move(self, move)
        if refused:
            raise IllegalMove(refused, got=str(move))
        return self._play(move)

    def _allows(self, move: Move) -> bool:
        if move.action == PLACE and self._left and not move.aim:
            bit = self._field.board.bit.get(move.site, 0)
            return bool(bit & self._field.room(self._turn))
        return move in self.legal_moves

    def _play(self, move: Move) -> Position:
        turn, rules = self._turn, self._rules
        field = acting.perform(self._field, rules, turn, move)
        follower = turns.follower(field, rules, turn)
        if follower is None:
            return Position(field, rules, turn, 0)
        if rules.consecutive and move.action != STOP:
            # Relati, 連續行動: further actions add up; they lapse when the player cannot act.
            left = self._left - 1 + turns.bonus(self._field, field, turn)
            if left and acting.able(field, rules, turn):
                return Position(field, rules, turn, left, acted=True)
        return Position(field, rules, follower)

    def refuse(self, attempt: Sequence[Site]) -> Refusal | None:
        """None exactly when these sites, clicked one after another, are a whole legal move."""
        return refusal.of_clicks(self, tuple(attempt))

    def events(
        self,
        move: Move,
        clicked: Sequence[Site] = (),  # noqa: ARG002  # part of the contract
    ) -> tuple[Event, ...]:
        """The atomic steps of a legal move; there is one way to click it."""
        return tuple(events.events(self, move))

    def reasons(self, move: Move) -> tuple[Note, ...]:
        """What is worth saying of a legal move."""
        return telling.reasons(self, move)

    @property
    def duty(self) -> Note:
        """What the player to move has to do."""
        return telling.duty(self)

    @property
    def counters(self) -> tuple[Counter, ...]:
        """The numbers that a player keeps an eye on."""
        return telling.counters(self)

    def clicks(self, move: Move) -> tuple[tuple[Site, ...], ...]:
        """The squares one clicks: one for placing, building, migrating; cannon and targets for an attack.

        Giving up further actions takes no click: the empty sequence.
        """
        return (acting.clicks(self._field, self._rules, self._turn, move),)

    def perft(self, depth: int, unit: str = "turns") -> int:
        """Count the sequences of so many actions."""
        if unit != "turns":
            raise Unknown(Fault.UNKNOWN_UNIT, got=unit, expected="turns")
        if depth > 1:
            return sum(self._play(move).perft(depth - 1) for move in self.legal_moves)
        return self._count() if depth else 1

    def _count(self) -> int:
        if self._moves is None and self._left and not self._rules.extended:
            return self._field.room(self._turn).bit_count() + self._acted
        return len(self.legal_moves)

    def diagram(self, pieces: Mapping[Site, Piece] | None = None) -> str:
        """The board in letters: sign, then * root, a number of shells, e out of ammunition, ~ disconnected, + dead."""
        return notation.draw(self.board, self.pieces if pieces is None else pieces)

    def __str__(self) -> str:
        return self.diagram()

    def __repr__(self) -> str:
        return f"relati.parse({self.text!r})"

    def _key(self) -> tuple[object, ...]:
        field = self._field
        return field.board.size, field.sides, self._turn, self._left, self._acted, self._rules

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())
