"""The rules: a stone on a free point; what has no free point beside it is taken; who takes enough wins.

`start(THREE)` begins a game, `parse("B:Ba1,b2:Wc3:C0,0")` reads a position: whose turn, the stones of both, how many
each has taken, and the point that ko forbids, if there is one (`:Kb3`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from capture_go.codes import (
    Counted,
    Duty,
    Ended,
    Fault,
    Happened,
    Reason,
    Refused,
    Statement,
    Title,
)
from ruleboard.rules import ruleset
from ruleboard.rules.base import Counter, Event, Game, Note, Outcome, Piece, Refusal, Role, Site
from ruleboard.rules.errors import BadValue, IllegalMove, InvalidMove, InvalidPosition, Unknown
from ruleboard.rules.naming import Names

SIZE = 5
POINTS = tuple(f"{file}{rank}" for rank in range(SIZE, 0, -1) for file in "abcde")
"""Every point, as one reads the board."""

NEIGHBOURS: Mapping[Site, tuple[Site, ...]] = {
    point: tuple(
        other
        for other in POINTS
        if abs(ord(point[0]) - ord(other[0])) + abs(int(point[1]) - int(other[1])) == 1
    )
    for point in POINTS
}
STONES = (Piece(0, "stone"), Piece(1, "stone"))
LETTERS = "BW"

Board = Mapping[Site, int]
"""Whose stone stands on a point."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """What rule sets differ in."""

    name: str = "own"
    goal: int = 1  # so many stones have to be taken
    suicide: bool = False  # a stone without a free point may be placed, and is lost

    def __post_init__(self) -> None:
        ruleset.check_name(self.name)
        if not (isinstance(self.goal, int) and 1 <= self.goal <= len(POINTS)):
            raise BadValue(
                Fault.IMPOSSIBLE_SETTING, got=self.goal, at="goal", expected=f"1–{len(POINTS)}"
            )
        if not isinstance(self.suicide, bool):
            raise BadValue(
                Fault.IMPOSSIBLE_SETTING, got=self.suicide, at="suicide", expected="True, False"
            )

    @property
    def title(self) -> Note:
        """What these rules are called."""
        return ruleset.title(self, PRESETS, Title)

    @property
    def statements(self) -> Mapping[str, Note]:
        """What these rules say on each subject."""
        several = self.goal > 1
        return {
            "goal": Note(Statement.GOAL_SEVERAL, {"n": self.goal})
            if several
            else Note(Statement.GOAL_FIRST),
            "suicide": Note(Statement.SUICIDE_ALLOWED if self.suicide else Statement.SUICIDE_NEVER),
            "ko": Note(Statement.KO_RULE),
        }

    def differences(self, other: Rules | None = None) -> tuple[Note, ...]:
        """What is different here from other rules, by default from the usual ones."""
        return ruleset.differences(self, FIRST if other is None else other)

    def with_subject(self, subject: str, other: Rules) -> Rules:
        """These rules, except that on one subject they are as the other ones."""
        return ruleset.with_subject(self, subject, other, _SUBJECTS)

    def replace(self, **switches: Any) -> Rules:
        """These rules with some switches, or their name, set otherwise."""
        return ruleset.replace(self, **switches)

    def __repr__(self) -> str:
        return ruleset.expression(self, "capture_go", PRESETS)


_SUBJECTS: Mapping[str, tuple[str, ...]] = {"goal": ("goal",), "suicide": ("suicide",), "ko": ()}

FIRST = Rules(name="first")
THREE = Rules(name="three", goal=3)
DARING = Rules(name="daring", suicide=True)
PRESETS = MappingProxyType({rules.name: rules for rules in (FIRST, THREE, DARING)})


class Move(NamedTuple):
    """A stone on a point."""

    at: Site

    def __str__(self) -> str:
        return self.at


@dataclass(frozen=True)
class Position:
    """Stones on a board, and whose turn it is."""

    game: ClassVar[str] = "capture_go"

    rules: Rules = FIRST
    turn: int = 0
    stones: Board = field(default_factory=dict, hash=False)
    taken: tuple[int, int] = (0, 0)  # by each player
    ko: Site | None = None  # where a stone would bring the last position back

    @property
    def pieces(self) -> dict[Site, Piece]:
        """What stands on the board, as one reads it."""
        return {point: STONES[self.stones[point]] for point in POINTS if point in self.stones}

    @cached_property
    def outcome(self) -> Outcome | None:
        """Who has taken enough, or who is left without a move."""
        for player, count in enumerate(self.taken):
            if count >= self.rules.goal:
                return Outcome(player, Ended.ENOUGH_TAKEN)
        return None if self._free else Outcome(1 - self.turn, Ended.NO_MOVE)

    @cached_property
    def _free(self) -> tuple[Move, ...]:
        return tuple(Move(point) for point in POINTS if self._refusal(point) is None)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every point on which a stone may be placed; none once the game is over."""
        return () if self.outcome else self._free

    def refuse(self, attempt: Sequence[Site]) -> Refusal | None:
        """Why some clicks are no move; None if they are one."""
        for site in attempt:
            if site not in NEIGHBOURS:
                raise Unknown(Fault.UNKNOWN_SITE, got=site, expected=Names(site, POINTS))
        if self.outcome:
            return Refusal(Refused.GAME_OVER)
        if not attempt:
            return Refusal(Refused.CHOOSE_POINT)
        return self._refusal(attempt[0]) or (
            Refusal(Refused.ONE_CLICK_ONLY, {"at": attempt[0]}, tuple(attempt[:1]))
            if attempt[1:]
            else None
        )

    def _refusal(self, at: Site) -> Refusal | None:
        if at in self.stones:
            return Refusal(Refused.POINT_TAKEN, {"at": at}, (at,))
        if at == self.ko:
            return Refusal(Refused.KO, {"at": at}, (at,))
        stones = {**self.stones, at: self.turn}
        if self.rules.suicide or _captured(stones, at, 1 - self.turn):
            return None
        group = _group(stones, at)
        if _liberties(stones, group):
            return None
        walls = {site for stone in group for site in NEIGHBOURS[stone]} - group
        return Refusal(
            Refused.NO_LIBERTY, {"at": at}, tuple(site for site in POINTS if site in walls)
        )

    def move(self, text: str) -> Move:
        """The move that a text means."""
        at = text.strip().lower()
        if at not in NEIGHBOURS:
            raise InvalidMove(Fault.NOT_A_MOVE, got=text, expected="a1 … e5")
        refusal = self.refuse((at,))
        if refusal:
            raise IllegalMove(refusal, got=text)
        return Move(at)

    def _legal(self, move: Move | str) -> Move:
        return self.move(str(move))

    def play(self, move: Move | str) -> Position:
        """The position after a move."""
        at = self._legal(move).at
        gone = self._gone(at)
        suicide = at in gone
        taker = 1 - self.turn if suicide else self.turn
        black, white = (n + len(gone) * (player == taker) for player, n in enumerate(self.taken))
        stones = {**self.stones, at: self.turn}
        stones = {site: owner for site, owner in stones.items() if site not in gone}
        # A lone stone that has taken one could be taken back from there at once, and so on for ever.
        alone = not suicide and _group(stones, at) == {at} and _liberties(stones, {at}) == {*gone}
        ko = gone[0] if alone and len(gone) == 1 else None
        return Position(self.rules, 1 - self.turn, stones, (black, white), ko)

    def _gone(self, at: Site) -> tuple[Site, ...]:
        """What leaves the board when a stone is placed: stones of the other, or else one's own."""
        stones = {**self.stones, at: self.turn}
        gone = _captured(stones, at, 1 - self.turn)
        group = _group(stones, at)
        if not gone and not _liberties(stones, group):
            gone = group
        return tuple(site for site in POINTS if site in gone)

    def events(self, move: Move | str, clicked: Sequence[Site] = ()) -> tuple[Event, ...]:
        """A stone is placed; what has no free point leaves."""
        at, gone = self._legal(move).at, self._gone(self._legal(move).at)
        who = {"player": self.turn}
        placed = Event(
            Happened.PLACE, {**who, "at": at}, (at,), ((at, STONES[self.turn]),), 1, Role.MOVED
        )
        if not gone:
            return (placed,)
        changes = tuple((site, None) for site in gone)
        params = {**who, "n": len(gone), "sites": gone}
        return (placed, Event(Happened.TAKE, params, gone, changes, 1, Role.TAKEN))

    def reasons(self, move: Move | str) -> tuple[Note, ...]:
        """That it is the only move, or that it takes."""
        return tuple(self._reasons(self._legal(move)))

    def _reasons(self, move: Move) -> Iterator[Note]:
        if len(self.legal_moves) == 1:
            yield Note(Reason.ONLY_MOVE, {"player": self.turn})
        gone = self._gone(move.at)
        if gone:
            yield Note(Reason.TAKES, {"n": len(gone)}, gone)

    def clicks(self, move: Move | str) -> tuple[tuple[Site, ...], ...]:
        """One click on the point."""
        return ((self._legal(move).at,),)

    @property
    def duty(self) -> Note:
        """Place a stone."""
        return Note(Duty.OVER) if self.outcome else Note(Duty.PLACE, {"player": self.turn})

    @property
    def counters(self) -> tuple[Counter, ...]:
        """The stones that each player has taken."""
        return tuple(
            Counter(Counted.TAKEN, {"player": player, "n": count}, each=True)
            for player, count in enumerate(self.taken)
        )

    @property
    def text(self) -> str:
        """The position as `parse` reads it."""
        sides = (",".join(p for p in POINTS if self.stones.get(p) == player) for player in (0, 1))
        fields = [
            LETTERS[self.turn],
            *(letter + side for letter, side in zip(LETTERS, sides, strict=True)),
        ]
        fields.append("C{},{}".format(*self.taken))
        return ":".join((*fields, *((f"K{self.ko}",) if self.ko else ())))

    def diagram(self, pieces: Mapping[Site, Piece] | None = None) -> str:
        """The board in letters: ● Black, ○ White."""
        shown = self.pieces if pieces is None else pieces
        rows = []
        for rank in range(SIZE, 0, -1):
            stones = (shown.get(f"{file}{rank}") for file in "abcde")
            rows.append(
                " ".join([str(rank), *("·" if s is None else "●○"[s.owner or 0] for s in stones)])
            )
        return "\n".join((*rows, "  a b c d e"))

    def perft(self, depth: int, unit: str = "turns") -> int:
        """Count the move sequences of a length."""
        if depth == 0:
            return 1
        return sum(self.play(move).perft(depth - 1, unit) for move in self.legal_moves)

    def __str__(self) -> str:
        return self.diagram()

    def __repr__(self) -> str:
        return f"capture_go.parse({self.text!r}, {self.rules!r})"


def _group(stones: Board, at: Site) -> set[Site]:
    """The stones that hang together with the one on a point."""
    found, ahead = {at}, [at]
    while ahead:
        for site in NEIGHBOURS[ahead.pop()]:
            if site not in found and stones.get(site) == stones[at]:
                found.add(site)
                ahead.append(site)
    return found


def _liberties(stones: Board, group: set[Site]) -> set[Site]:
    return {site for stone in group for site in NEIGHBOURS[stone] if site not in stones}


def _captured(stones: Board, at: Site, owner: int) -> set[Site]:
    """The stones of a player beside a point that have no free point left."""
    groups = (_group(stones, site) for site in NEIGHBOURS[at] if stones.get(site) == owner)
    return {site for group in groups if not _liberties(stones, group) for site in group}


def start(rules: Rules = FIRST) -> Position:
    """An empty board; Black begins."""
    return Position(rules)


_TEXT = re.compile(r"([^:]*):B([^:]*):W([^:]*):C([^:]*)(?::K([^:]*))?")


def parse(text: str, rules: Rules = FIRST) -> Position:
    """The position of a text."""
    found = _TEXT.fullmatch(text.strip())
    if not found:
        raise InvalidPosition(Fault.NOT_A_POSITION, got=text, expected="B:Ba1,b2:Wc3:C0,0")
    turn, *sides, taken, ko = found.groups()
    if turn not in tuple(LETTERS):
        raise InvalidPosition(Fault.BAD_SIDE_TO_MOVE, got=turn, at=1, expected="B, W")
    stones: dict[Site, int] = {}
    for player, side in enumerate(sides):
        for site in filter(None, side.split(",")):
            _check(site)
            if site in stones:
                raise InvalidPosition(Fault.POINT_TWICE, got=site, at=LETTERS[player])
            stones[site] = player
    if ko is not None:
        _check(ko)
    if not re.fullmatch(r"\d+,\d+", taken):
        raise InvalidPosition(Fault.NOT_A_NUMBER, got=taken, at="C", expected="C0,0")
    black, white = map(int, taken.split(","))
    return Position(rules, LETTERS.index(turn), stones, (black, white), ko)


def _check(site: Site) -> None:
    if site not in NEIGHBOURS:
        raise Unknown(Fault.UNKNOWN_SITE, got=site, expected=Names(site, POINTS))


GAME = Game("capture_go", PRESETS, start, parse, sides=(1, 0))  # Black begins
