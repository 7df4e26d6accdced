"""Moves and positions as text, reading and writing. Exceptions say what was found, where, and what was expected.

A position is written in fields: the side to move, White's and Black's points, and if needed men in hand (H), closed
points (X), turns played (T), mills that wait to be closed again (RW, RB: mill=own turns left), a man that swung from
one mill to another in the last turn (SW, SB: from-to), quiet turns (Q), turns with three men each (L) and the quiet
moves since the last placing or removal (P).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NoReturn, cast

from ruleboard.rules.arguments import check_value
from ruleboard.rules.base import Refusal, Site
from ruleboard.rules.errors import IllegalMove, InvalidMove, InvalidPosition, safe_repr
from ruleboard.rules.mills import refusals
from ruleboard.rules.mills.codes import Fault
from ruleboard.rules.mills.engine import OffBoard, Past
from ruleboard.rules.mills.move import Move
from ruleboard.rules.mills.rules import Rules
from ruleboard.rules.mills.tables import Tables, bits, tables
from ruleboard.rules.naming import Names
from ruleboard.rules.persistent_list import PersistentList

if TYPE_CHECKING:
    from ruleboard.rules.mills.position import Position

_MOVE = re.compile(r"(?:([0-9a-wyz]+)-)?([0-9a-wyz]+)((?:x[0-9a-wyz]+)*)")
_ALIKE = str.maketrans({"×": "x", ":": "x", "–": "-", "—": "-", "−": "-"})
_FIELD = re.compile(r"(RW|RB|SW|SB|[WBHXTQPL])(.*)", re.IGNORECASE)
_FIELDS = ("W", "B", "H", "X", "T", "RW", "RB", "SW", "SB", "Q", "L", "P")


def legal_move(position: Position, text: str) -> Move:
    """Parse a turn, and look it up among the legal ones."""
    source, target, removed = read_move(text, position.state.engine.tables)
    wanted = source, target, sorted(removed)
    for move in position.legal_moves:
        if (move.source, move.target, sorted(move.removed)) == wanted:
            return move
    why = refusals.explain(position, source, target, removed)
    raise IllegalMove(cast("Refusal", why), got=text)  # not legal, so there is always a reason


def written(move: Move | str) -> str:
    """A turn as text; for a Move with invalid fields a text that does not parse."""
    check_value("move", move, Move | str)
    try:
        return str(move)
    except TypeError:
        return safe_repr(tuple(move))


def read_move(text: str, table: Tables) -> tuple[Site | None, Site, tuple[Site, ...]]:
    """Parse a turn, legal or not: from, to, removed."""
    found = _MOVE.fullmatch("".join(text.split()).lower().translate(_ALIKE))
    if not found:
        raise InvalidMove(Fault.NOT_A_MOVE, got=text, expected=_examples(table))
    source, target, rest = found.groups()
    removed = tuple(rest.split("x")[1:])
    for name in (source, target, *removed):
        if name is not None and name not in table.bit:
            raise InvalidMove(
                Fault.UNKNOWN_POINT_IN_MOVE, got=text, at=name, expected=Names(name, table.names)
            )
    return source, target, removed


def _examples(table: Tables) -> tuple[str, ...]:
    """Examples of moves on this board."""
    here, there, *_, taken = table.names
    return here, f"{here}x{taken}", f"{here}-{there}", f"{here}-{there}x{taken}"


def write_position(position: Position) -> str:
    """The position as one line of text."""
    return ":".join(_fields(position))


def _fields(position: Position) -> Iterator[str]:
    (engine, own, foe, off), turn = position.state, position.turn
    table = engine.tables
    sides = (own, foe)[:: 1 - 2 * turn]
    yield "WB"[turn]
    for letter, men in zip("WB", sides, strict=True):
        yield letter + ",".join(table.sites[men])
    if any(position.hands):
        yield "H{},{}".format(*position.hands)
    if off.closed:
        yield "X" + ",".join(table.sites[off.closed])
    if position.turns:
        yield f"T{position.turns}"
    for letter, delays in zip("WB", (off.delays, off.foe_delays)[:: 1 - 2 * turn], strict=True):
        waiting = [
            f"{'-'.join(table.board.mills[bit.bit_length() - 1])}={left}"
            for left, mills in enumerate(delays, start=1)
            for bit in bits(mills)
        ]
        if waiting:
            yield f"R{letter}{','.join(waiting)}"
    for letter, swung, men in zip(
        "WB", (off.swung, off.foe_swung)[:: 1 - 2 * turn], sides, strict=True
    ):
        if swung:
            yield f"S{letter}{table.sites[swung & ~men][0]}-{table.sites[swung & men][0]}"
    if off.quiet:
        yield f"Q{off.quiet}"
    if off.last:
        yield f"L{off.last}"
    if off.past:
        yield "P" + ",".join(_quiet_moves(position))


def _quiet_moves(position: Position) -> Iterator[str]:
    """The moves between the positions in `past`; a move changes only the men of its own side."""
    engine, own, foe, off = position.state
    sites = engine.tables.sites
    for (before, _), (_, after) in pairwise((*off.past, (own, foe))):
        yield f"{sites[before & ~after][0]}-{sites[after & ~before][0]}"


def read_position(text: str, rules: Rules) -> tuple[int, int, int, int, OffBoard]:
    """Parse a position: the masks own and foe, the side to move, turns played, and the state beside the board."""
    side, *rest = "".join(text.split()).split(":")
    if side.upper() not in ("W", "B") or not side:
        _fault(Fault.BAD_SIDE_TO_MOVE, got=side, at="1", expected=("W", "B"))
    return _Reader(rules, _split(rest)).state("WB".index(side.upper()))


def _fault(code: Fault, *, sites: tuple[Site, ...] = (), **params: Any) -> NoReturn:
    raise InvalidPosition(code, sites=sites, **params)


def _split(parts: list[str]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for number, part in enumerate(parts, start=2):
        found = _FIELD.fullmatch(part)
        if not found:
            _fault(Fault.UNKNOWN_FIELD, got=part, at=str(number), expected=_FIELDS)
        letter = found[1].upper()
        if letter in fields:
            _fault(Fault.FIELD_TWICE, got=part, at=str(number))
        fields[letter] = found[2].lower()
    for letter in "WB":
        if letter not in fields:
            _fault(Fault.MISSING_FIELD, got=":".join(parts), expected=letter)
    return fields


class _Reader:
    """Parses the fields of one text into numbers."""

    def __init__(self, rules: Rules, fields: Mapping[str, str]) -> None:
        self.rules = rules
        self.table: Tables = tables(rules.board)
        self.fields = fields

    def state(self, turn: int) -> tuple[int, int, int, int, OffBoard]:
        men = self.points("W"), self.points("B")
        closed = self.points("X")
        for here, there in ((men[0], men[1]), (men[0] | men[1], closed)):
            if here & there:
                twice = self.table.sites[here & there]
                _fault(Fault.POINT_TWICE, got=twice, at=("W", "B", "X"), sites=twice)
        hands = self.hands(men)
        if closed and not (self.rules.marked_points and any(hands)):
            got = self.table.sites[closed]
            _fault(Fault.POINTS_CANNOT_BE_CLOSED, got=got, at="X", sites=got)
        delays = self.delays("RW"), self.delays("RB")
        quiet = self.number(
            "Q", counted=self.rules.limit > 0 and self.rules.limit_counts == "quiet"
        )
        first, last = turn, 1 - turn
        own, foe = men[first], men[last]
        past = self.past(own, foe)
        swung = self.swung("SW", men[0], foe=men[1]), self.swung("SB", men[1], foe=men[0])
        few = self.number("L", counted=self.rules.last_men_limit > 0)
        off = OffBoard(
            *(hands[first], hands[last], closed, delays[first], delays[last], quiet, past),
            *(swung[first], swung[last], few),
        )
        return own, foe, turn, self.number("T"), off

    def names(self, letter: str) -> list[str]:
        written = self.fields.get(letter, "")
        return written.split(",") if written else []

    def points(self, letter: str) -> int:
        found = 0
        for name in self.names(letter):
            bit = self.point(name, letter)
            if found & bit:
                _fault(Fault.POINT_TWICE, got=name, at=letter, sites=(name,))
            found |= bit
        return found

    def point(self, name: str, at: str) -> int:
        if name not in self.table.bit:
            _fault(Fault.UNKNOWN_POINT, got=name, at=at, expected=Names(name, self.table.names))
        return self.table.bit[name]

    def number(self, letter: str, *, counted: bool = True) -> int:
        written = self.fields.get(letter)
        if written is None:
            return 0
        if not counted:
            _fault(Fault.FIELD_WITHOUT_RULE, got=letter + written, at=letter)
        if not (written.isascii() and written.isdigit()):
            _fault(Fault.NOT_A_NUMBER, got=written, at=letter, expected=f"{letter}12")
        return int(written)

    def hands(self, men: tuple[int, int]) -> tuple[int, int]:
        written = self.fields.get("H", "0,0")
        found = re.fullmatch(r"(\d+),(\d+)", written, re.ASCII)
        if not found:
            _fault(Fault.BAD_HANDS, got=written, at="H", expected="H7,7")
        hands = int(found[1]), int(found[2])
        for letter, side, hand in zip("WB", men, hands, strict=True):
            if side.bit_count() + hand > self.rules.men:
                got = side.bit_count() + hand
                _fault(Fault.TOO_MANY_MEN, got=got, at=letter, expected=self.rules.men)
        return hands

    def delays(self, letter: str) -> tuple[int, ...]:
        queue = [0] * self.rules.rebuild_delay
        if letter in self.fields and not queue:
            _fault(Fault.FIELD_WITHOUT_RULE, got=letter + self.fields[letter], at=letter)
        for written in self.names(letter):
            mill, _, left = written.partition("=")
            line = tuple(mill.split("-"))
            lines = self.table.board.mills
            number = next(
                (n for n, known in enumerate(lines) if line in (known, known[::-1])), None
            )
            if number is None or left not in map(str, range(1, len(queue) + 1)):
                _fault(
                    Fault.BAD_REBUILD, got=written, at=letter, expected=f"{'-'.join(lines[0])}=1"
                )
            queue[int(left) - 1] |= 1 << number
        return tuple(queue) if any(queue) else ()

    def swung(self, letter: str, men: int, *, foe: int) -> int:
        """The two points of a man that left one mill to close another."""
        written = self.fields.get(letter)
        if written is None:
            return 0
        if self.rules.swing_back:
            _fault(Fault.FIELD_WITHOUT_RULE, got=letter + written, at=letter)
        ends = [self.point(name, letter) for name in written.split("-")]
        if len(ends) != 2 or (men | foe) & ends[0] or not men & ends[1]:
            _fault(Fault.BAD_PAST, got=written, at=letter, expected="a7-d7")
        return ends[0] | ends[1]

    def past(self, own: int, foe: int) -> Past:
        """The positions before each quiet move, reconstructed by taking the moves back."""
        moves = self.names("P")
        if "P" in self.fields and not self.rules.repetition:
            _fault(Fault.FIELD_WITHOUT_RULE, got="P" + self.fields["P"], at="P")
        found = []
        for move in reversed(moves):
            ends = [self.point(name, "P") for name in move.split("-")]
            if len(ends) != 2 or not foe & ends[1] or (own | foe) & ends[0]:
                _fault(Fault.BAD_PAST, got=move, at="P", expected="a7-d7")
            own, foe = foe ^ ends[0] ^ ends[1], own
            found.append((own, foe))
        return PersistentList(found[::-1])
