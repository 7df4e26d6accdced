"""Fast evaluation of draughts on bit masks, called at every leaf: equals the weighted sum of the features."""

from __future__ import annotations

from functools import cache

from ruleboard.players.draughts.features import FEATURES, PLACES, place
from ruleboard.rules.draughts import Position
from ruleboard.rules.draughts.sides import Side

HOPE = 50  # hundredths that a quiet move may gain while the opponent threatens to capture
WIDE = 11  # squares per table lookup
_CHUNK = (1 << WIDE) - 1

Chunks = tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]


def evaluate(position: Position) -> int:
    """The static value of a position for the player to move."""
    own, foe, kings, side = position.setting
    scales, other = weights(side), side.other
    empty = side.dark ^ own ^ foe
    value = 0
    if kings:
        value = scales.king * ((own & kings).bit_count() - (foe & kings).bit_count())
        own &= ~kings
        foe &= ~kings
    steps = (own * side.men_lanes & empty * side.empty_lanes & side.stepping).bit_count()
    steps -= (foe * other.men_lanes & empty * other.empty_lanes & side.stepping).bit_count()
    return value + scales.mobility * steps + scales.men(own, foe)


def at_rest(position: Position, least: int) -> int | None:
    """The static value of a position without kings and captures, or of one that stays below `least`; else None.

    While the opponent threatens to capture, no move raises the value by more than HOPE.
    """
    own, foe, kings, side = position.setting
    # Men never move backwards: without kings no position is repeated.
    if kings or position.clock >= side.rules.clock_limit:
        return None
    other = side.other
    empty = side.dark ^ own ^ foe
    able = own * side.men_lanes & empty * side.empty_lanes
    steps = (able & side.stepping).bit_count()
    if not steps or able & foe * side.foe_lanes:
        return None
    able = foe * other.men_lanes & empty * other.empty_lanes
    scales = weights(side)
    steps -= (able & side.stepping).bit_count()
    value = scales.mobility * steps + scales.men(own, foe)
    if able & own * other.foe_lanes and value + HOPE > least:
        return None
    return value


class Weights:
    """The weights of a rule set for one side, as lookup tables for bit masks. Made by `weights`."""

    __slots__ = ("chunks", "halves", "king", "mobility", "one_sided", "steps", "support")

    def __init__(self, side: Side) -> None:
        board = side.layout
        self.king = FEATURES["kings" if side.rules.kings_fly else "short_kings"]
        self.support, self.mobility = FEATURES["support"], FEATURES["mobility"]
        self.one_sided = FEATURES["one_sided"]
        self.steps = board.forward[1]
        half = board.size // 2
        columns = {
            bit: square.column for bit, square in zip(board.bits, board.board.squares, strict=True)
        }
        self.halves = (
            sum(bit for bit, column in columns.items() if column < half - 1),
            sum(bit for bit, column in columns.items() if column > half),
        )
        self.chunks = _chunks(side)

    def men(self, own: int, foe: int) -> int:
        """The value of both sides' men: their squares, support, and balance of the wings."""
        value = 0
        for shift, mine, theirs in self.chunks:
            value += mine[own >> shift & _CHUNK] - theirs[foe >> shift & _CHUNK]
        near, far = self.steps
        pairs = (own & own >> near).bit_count() + (own & own >> far).bit_count()
        pairs -= (foe & foe >> near).bit_count() + (foe & foe >> far).bit_count()
        left, right = self.halves
        skew = abs((own & left).bit_count() - (own & right).bit_count())
        skew -= abs((foe & left).bit_count() - (foe & right).bit_count())
        return value + self.support * pairs + self.one_sided * skew


@cache
def weights(side: Side) -> Weights:
    """The weights of a side, cached."""
    return Weights(side)


def _chunks(side: Side) -> Chunks:
    """Lookup tables: the value of every set of men on WIDE squares, for the side and for the opponent."""
    board = side.layout
    tables = []
    for shift in range(0, board.width, WIDE):
        worth = []
        for player in (side.turn, 1 - side.turn):
            each = [_worth(board.site.get(1 << shift + n), side, player) for n in range(WIDE)]
            table = [0]
            for value in each:  # all sets without this square, then with it
                table += [before + value for before in table]
            worth.append(tuple(table))
        tables.append((shift, worth[0], worth[1]))
    return tuple(tables)


def _worth(site: str | None, side: Side, player: int) -> int:
    """The value of a man by its square; 0 if there is no such square."""
    if site is None:
        return 0
    at = place(side.layout.board[site], player, side.layout.size)
    return sum(FEATURES[name] * count(at) for name, count in PLACES.items())
