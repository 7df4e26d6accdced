"""A position of a Relati game: the board, the player to move and the actions left; it implements `Position`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ruleboard.rules.arguments import check_bits, check_depth, check_sites, check_value, checked
from ruleboard.rules.base import Counter, Event, Note, Outcome, Piece, Refusal, Site
from ruleboard.rules.errors import IllegalMove, InvalidPosition, Unknown, short_repr
from ruleboard.rules.relati import actions, ending, events, notation, notes, refusals
from ruleboard.rules.relati.board import Board, board
from ruleboard.rules.relati.codes import Fault
from ruleboard.rules.relati.field import Field, Player, linked
from ruleboard.rules.relati.move import END, PLACE, STOP, Move, table
from ruleboard.rules.relati.path import whose
from ruleboard.rules.relati.pieces import pieces
from ruleboard.rules.relati.rules import BASIC, Rules


class Position:
    """An immutable position. Created by `start`, `parse` and `play`.

    After the end of a game, `turn` is the last mover, with no action left.
    """

    __slots__ = ("_acted", "_field", "_left", "_moves", "_rules", "_turn")

    game: ClassVar[str] = "relati"

    @checked
    def __init__(
        self, field: Field, rules: Rules, turn: int, left: int = 1, *, acted: bool = False
    ) -> None:
        check_bits(left=(left, left))
        if turn not in range(len(field.sides)):
            raise InvalidPosition("bad_bits", got=short_repr(turn), at="turn")
        self._field = field
        self._rules = rules
        self._turn = turn
        self._left = left
        self._acted = acted
        self._moves: tuple[Move, ...] | None = None

    @property
    def rules(self) -> Rules:
        return self._rules

    @property
    def board(self) -> Board:
        return self._field.board

    @property
    def field(self) -> Field:
        """Symbols and links as bit masks, for analysis."""
        return self._field

    @property
    def players(self) -> int:
        """The number of players: 2 to 4."""
        return len(self._field.sides)

    @property
    def turn(self) -> int:
        """The player to move; after the end, the one who acted last."""
        return self._turn

    @property
    def actions_left(self) -> int:
        """The actions left in this turn; 0 when the game is over."""
        return self._left

    @property
    def acted(self) -> bool:
        """Whether the player has acted in this turn, so that further actions may be skipped."""
        return self._acted

    @property
    def pieces(self) -> Mapping[Site, Piece]:
        return pieces(self._field)

    @property
    def text(self) -> str:
        return notation.write(self)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Placing, then building, attacking, migrating, each in reading order; last, ending the turn."""
        if self._moves is None:
            self._moves = self._find_moves()
        return self._moves

    def _find_moves(self) -> tuple[Move, ...]:
        field, rules, turn = self._field, self._rules, self._turn
        if not self._left:
            return ()
        board = field.board
        found = tuple(board.pick(table(board, PLACE), field.room(turn)))
        if rules.extended and (found or self._acted or rules.can_act == "any"):
            found += tuple(actions.further(field, rules, turn))
        return (*found, END) if self._acted else found

    @property
    def outcome(self) -> Outcome | None:
        if self._left and self.legal_moves:
            return None
        return ending.outcome(self._field, self._rules, self._turn)

    def can_act(self, player: int) -> bool:
        """Whether this player would have an action if it were their turn."""
        return actions.able(self._field, self._rules, whose(self, player))

    def move(self, text: str) -> Move:
        check_value("text", text, str)
        move = notation.read_move(text, self.board, self.rules)
        refused = refusals.of_move(self, move)
        if refused:
            raise IllegalMove(refused, got=text)
        return move

    def play(self, move: Move | str) -> Position:
        return self._play(self.legal(move))

    def legal(self, move: Move | str) -> Move:
        """The move, or the parsed text, if it is legal; otherwise raises what `move` raises."""
        if isinstance(move, str):
            return self.move(move)
        if type(move) is not Move:
            check_value("move", move, Move | str)
        refused = None if self._allows(move) else refusals.of_move(self, move)
        if refused:
            raise IllegalMove(refused, got=str(move))
        return move

    def _allows(self, move: Move) -> bool:
        if move.action == PLACE and self._left and not move.aim:
            bit = self._field.board.bit.get(move.site, 0)
            return bool(bit & self._field.room(self._turn))
        return move in self.legal_moves

    def _play(self, move: Move) -> Position:
        turn, rules = self._turn, self._rules
        field = actions.perform(self._field, rules, turn, move)
        follower = ending.follower(field, rules, turn)
        if follower is None:
            return _made(field, rules, turn, 0)
        if rules.consecutive and move.action != STOP:
            # Relati, 連續行動: further actions add up; they are lost if no action is possible.
            left = self._left - 1 + actions.bonus(self._field, field, turn)
            if left and actions.capable(field, rules, turn):
                return _made(field, rules, turn, left, acted=True)
        return _made(field, rules, follower)

    def refuse(self, attempt: Sequence[Site]) -> Refusal | None:
        return refusals.of_clicks(self, check_sites("attempt", attempt))

    def events(
        self,
        move: Move | str,
        clicked: Sequence[Site] = (),
    ) -> tuple[Event, ...]:
        """The atomic steps of a legal move; `clicked` is not needed, as there is only one order of clicks."""
        check_sites("clicked", clicked)
        return tuple(events.events(self, self.legal(move)))

    def reasons(self, move: Move | str) -> tuple[Note, ...]:
        return notes.reasons(self, self.legal(move))

    @property
    def duty(self) -> Note:
        return notes.duty(self)

    @property
    def counters(self) -> tuple[Counter, ...]:
        return notes.counters(self)

    def clicks(self, move: Move | str) -> tuple[tuple[Site, ...], ...]:
        """One square for placing, building, migrating; cannon and targets for an attack.

        Ending the turn takes no click: the empty sequence.
        """
        return (events.clicks(self, move if move == END else self.legal(move)),)

    def perft(self, depth: int, unit: str = "turns") -> int:
        """The number of sequences of this many actions."""
        if unit != "turns":
            raise Unknown(Fault.UNKNOWN_UNIT, got=unit, expected="turns")
        return self._perft(check_depth(depth))

    def _perft(self, depth: int) -> int:
        if depth > 1:
            return sum(self._play(move)._perft(depth - 1) for move in self.legal_moves)
        return self._count() if depth else 1

    def _count(self) -> int:
        if self._moves is None and self._left and not self._rules.extended:
            return self._field.room(self._turn).bit_count() + self._acted
        return len(self.legal_moves)

    @checked
    def diagram(self, pieces: Mapping[Site, Piece] | None = None) -> str:
        """The board as text: sign, then * root, a number of shells, e out of ammunition, ~ disconnected, + dead."""
        return notation.draw(self.board, self.pieces if pieces is None else pieces)

    def __str__(self) -> str:
        return self.diagram()

    def __repr__(self) -> str:
        rules = f", {self.rules!r}" if self.rules.named else ""  # other rules are in the text
        return f"relati.parse({self.text!r}{rules})"

    def _key(self) -> tuple[object, ...]:
        field = self._field
        return field.board.size, field.sides, self._turn, self._left, self._acted, self._rules

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())


def _made(field: Field, rules: Rules, turn: int, left: int = 1, *, acted: bool = False) -> Position:
    """Create a position without validation, for search."""
    found = object.__new__(Position)
    found._field, found._rules, found._turn = field, rules, turn
    found._left, found._acted, found._moves = left, acted, None
    return found


def start(players: int | Rules = 2, rules: Rules = BASIC, size: int | None = None) -> Position:
    """The empty board for 2 to 4 players; `start(rules)` is for two.

    The usual size is 4 × players + 1; for two players with fewer paths, 5 or 7.
    """
    if isinstance(players, Rules):
        return start(2, players, size)
    usual = notation.usual_size(players)
    if size is None:
        size = _LEARNING.get(rules.paths, usual) if players == 2 else usual
    return Position(linked(board(size, rules.paths), (Player(),) * players), rules, 0)


_LEARNING = {8: 5, 16: 7}
"""Board sizes for learning the connections with two players, by the number of paths."""


def parse(text: str, rules: Rules | None = None) -> Position:
    """Parse a position. Its letters name the rules; the argument `rules` overrides them."""
    field, rules, turn, left, acted = notation.read(text, rules)
    return Position(field, rules, turn, left, acted=acted)
