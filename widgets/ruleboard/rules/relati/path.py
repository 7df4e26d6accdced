"""The paths that can connect a square, up to 40, each with its shape and its blockers.

A shape is named as seen from the square being connected towards the source. The same three steps, walked from the
source, would have the other name, so a picture drawn from the source must keep the name found here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any

from ruleboard.rules.arguments import check_value
from ruleboard.rules.base import Site
from ruleboard.rules.errors import Unknown
from ruleboard.rules.relati.board import STEPS, Board
from ruleboard.rules.relati.codes import Fault
from ruleboard.rules.relati.field import Field

if TYPE_CHECKING:
    from ruleboard.rules.relati.position import Position

SHAPES = ("normal", "remote_normal", "straight_turn", "turn_straight", "turn_turn")
STABLE = SHAPES[2:]
"""The three shapes of a remote stable connection."""

KINDS = ("normal", "remote_normal", "remote_stable")

Offset = tuple[int, int]


class NoSource(StrEnum):
    """Why a square cannot be a source."""

    DISCONNECTED = "disconnected"  # an own symbol that is disconnected
    CANNON = "cannon"  # an own cannon
    DEAD = "dead"  # an own symbol that is dead
    ENEMY = "enemy"  # a live symbol of another player
    EMPTY = "empty"  # nothing, or a dead symbol of another player


@dataclass(frozen=True, slots=True)
class Path:
    """One of the paths from a square to a source, open or not."""

    shape: str  # one of SHAPES
    square: Site  # the square being connected
    middles: tuple[Site, ...]  # from the square to the source: none, one or two
    source: Site
    blocked: tuple[Site, ...]  # the middles that are not blank
    fault: NoSource | None  # why the source is not valid; None if it is

    @property
    def open(self) -> bool:
        """Whether this path connects the square."""
        return not self.blocked and self.fault is None

    @property
    def own(self) -> bool:
        """Whether an own symbol is at its end, even one that is not a valid source."""
        return self.fault not in (NoSource.ENEMY, NoSource.EMPTY)

    @property
    def kind(self) -> str:
        """One of KINDS: the three stable shapes are one kind."""
        return self.shape if self.shape in KINDS else "remote_stable"

    @property
    def sites(self) -> tuple[Site, ...]:
        """All squares of the path, from the square to the source."""
        return (self.square, *self.middles, self.source)

    @property
    def told(self) -> dict[str, Any]:
        """The parameters of a sentence about the path: its ends, its shape, and its squares joined by dashes."""
        way = "–".join(self.sites)
        return {"shape": self.shape, "at": self.square, "source": self.source, "way": way}


def _offsets() -> tuple[tuple[str, tuple[Offset, ...]], ...]:
    rook = tuple(STEPS.values())
    king = (*rook, (1, -1), (-1, -1), (1, 1), (-1, 1))
    found: list[tuple[str, tuple[Offset, ...]]] = [("normal", (step,)) for step in king]
    found += [("remote_normal", ((x, y), (2 * x, 2 * y))) for x, y in king]
    turns = [((a, b), (c, d)) for a, b in rook for c, d in rook if not a * c + b * d]
    for shape, order in ("straight_turn", "LLs"), ("turn_straight", "sLL"), ("turn_turn", "LsL"):
        for long, short in turns:
            x = y = 0
            walk = []
            for letter in order:
                across, down = long if letter == "L" else short
                x, y = x + across, y + down
                walk.append((x, y))
            found.append((shape, tuple(walk)))
    return tuple(found)


OFFSETS = _offsets()
"""The 40 paths as (shape, offsets from the square, ending at the source) in columns and rows, nearest kind first.

Rules with fewer paths use the first 8 or 16: one kind, or two.
"""


@cache
def routes(board: Board, site: Site) -> tuple[tuple[str, tuple[Site, ...]], ...]:
    """The paths from a square that stay on the board, as (shape, squares after the first)."""
    board[site]  # raises Unknown for an unknown square
    column, row = board.xy(site)
    found = []
    for shape, walk in OFFSETS[: board.paths]:
        bits = [board.at(column + x, row + y) for x, y in walk]
        if all(bits):
            found.append((shape, tuple(board.site[bit] for bit in bits)))
    return tuple(found)


def whose(position: Position, player: int | None) -> int:
    """Validate the player of an analysis; None means the player to move."""
    if player is None:
        return position.turn
    check_value("player", player, int)
    if player not in range(position.players):
        expected = tuple(range(position.players))
        raise Unknown(Fault.UNKNOWN_PLAYER, got=player, expected=expected)
    return player


def paths(position: Position, square: Site, player: int | None = None) -> tuple[Path, ...]:
    """All paths to a square for a player, by default the one to move; nearest kind first.

    Paths without an own symbol at the source are included, with the fault EMPTY or ENEMY.
    """
    field, bits = position.field, position.board.bit
    player = whose(position, player)
    blank, faults = field.blank, _faults(field, player)
    found = []
    for shape, walk in routes(position.board, square):
        middles, source = walk[:-1], walk[-1]
        blocked = tuple(site for site in middles if not bits[site] & blank)
        fault = next(name for squares, name in faults if bits[source] & squares)
        found.append(Path(shape, square, middles, source, blocked, fault))
    return tuple(found)


def _faults(field: Field, player: int) -> tuple[tuple[int, NoSource | None], ...]:
    """Why squares cannot be sources: bit masks with their fault, in the order of the checks."""
    side = field.sides[player]
    return (
        (field.sources(player), None),
        (side.cannons, NoSource.CANNON),
        (side.live, NoSource.DISCONNECTED),
        (side.dead, NoSource.DEAD),
        (field.blank, NoSource.EMPTY),
        (field.live, NoSource.ENEMY),
    )


def open_paths(position: Position, square: Site, player: int | None = None) -> tuple[Path, ...]:
    """The paths that connect a square."""
    return tuple(path for path in paths(position, square, player) if path.open)


def nearest_miss(position: Position, square: Site, player: int | None = None) -> Path | None:
    """The failing path to an own symbol that comes closest to connecting; None if no own symbol is near.

    The cost is the number of blockers, plus one for an invalid source, more for a dead one.
    """
    near = (path for path in paths(position, square, player) if path.own and not path.open)
    return min(near, key=lambda path: len(path.blocked) + _WEIGHT[path.fault], default=None)


_WEIGHT = {None: 0.0, NoSource.DISCONNECTED: 1.0, NoSource.CANNON: 1.0, NoSource.DEAD: 1.5}
