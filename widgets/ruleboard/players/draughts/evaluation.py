"""The sum of the features of draughts, worked out on masks: a search asks for it at every leaf."""

from __future__ import annotations

from functools import cache

from ruleboard.players.draughts.features import FEATURES, PLACES, place
from ruleboard.rules.draughts import Position
from ruleboard.rules.draughts.sides import Side

HOPE = 50  # hundredths that a quiet move may gain, where the other side threatens to capture
WIDE = 11  # squares that are looked up at once
_CHUNK = (1 << WIDE) - 1

Chunks = tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]


def evaluate(position: Position) -> int:
    """What a position is worth to the player to move."""
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
    """The value of a position without kings in which nobody can capture, or one that stays below what counts.

    Where the other side threatens to capture, nothing that can be done about it lifts the value much.
    """
    own, foe, kings, side = position.setting
    # Men never go back: without kings nothing is repeated.
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
    """The weights of a rule set for one side, laid out for masks. Made by `weights`."""

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
        """What the men of both are worth by where they stand, and how they stand together."""
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
    """The weights of a side."""
    return Weights(side)


def _chunks(side: Side) -> Chunks:
    """What every set of men on some squares is worth, of the side and of the other."""
    board = side.layout
    tables = []
    for shift in range(0, board.width, WIDE):
        worth = []
        for player in (side.turn, 1 - side.turn):
            each = [_worth(board.site.get(1 << shift + n), side, player) for n in range(WIDE)]
            table = [0]
            for value in each:  # every set without the next square, then with it
                table += [before + value for before in table]
            worth.append(tuple(table))
        tables.append((shift, worth[0], worth[1]))
    return tuple(tables)


def _worth(site: str | None, side: Side, player: int) -> int:
    """What a man on a square is worth by its place; 0 where there is no square."""
    if site is None:
        return 0
    at = place(side.layout.board[site], player, side.layout.size)
    return sum(FEATURES[name] * count(at) for name, count in PLACES.items())
