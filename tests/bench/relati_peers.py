"""What Relati's engine is measured against: a flood over prepared lists, and the naive engine of the tests.

The list flood is what one writes who wants speed and uses lists. The naive engine comes in two kinds: with its paths
prepared beforehand, and as the rule text has them, read anew from the lists of codes whenever a path is asked for.
"""

from __future__ import annotations

from functools import cache

from ruleboard.rules import relati
from ruleboard.rules.base import Piece
from tests.rules.relati import naive

BLANK = -1
EMPTY = Piece(None, "")


@cache
def prepared(size: int) -> list[list[tuple[int, int, int]]]:
    """For each square its paths as (first middle, second middle, end), squares numbered, -1 for no middle."""
    found = []
    for y in range(size):
        for x in range(size):
            paths = []
            for _, middles, end in naive.ways(size, (x, y)):
                numbers = [b * size + a for a, b in reversed(middles)] + [-1, -1]
                paths.append((numbers[0], numbers[1], end[1] * size + end[0]))
            found.append(paths)
    return found


class ListBoard:
    """A board as a list of owners, as the list flood wants it."""

    def __init__(self, position: relati.Position) -> None:
        sites = position.board.squares
        self.size = position.board.size
        pieces = [position.pieces.get(site, EMPTY) for site in sites]
        self.owners = [BLANK if piece.owner is None else piece.owner for piece in pieces]
        self.roots = [pieces.index(Piece(player, "root")) for player in range(position.players)]

    def reach(self, player: int) -> tuple[set[int], set[int]]:
        """The connected symbols and the squares to place on, by a flood over prepared lists."""
        owners, paths = self.owners, prepared(self.size)
        seen, room, queue = {self.roots[player]}, set(), [self.roots[player]]
        for square in queue:
            for one, two, end in paths[square]:
                if one >= 0 and (owners[one] >= 0 or (two >= 0 and owners[two] >= 0)):
                    continue
                owner = owners[end]
                if owner < 0:
                    room.add(end)
                elif owner == player and end not in seen:
                    seen.add(end)
                    queue.append(end)
        return seen, room


class ReadingGame(naive.Game):
    """The naive engine, its paths read anew each time."""

    ways = staticmethod(naive.read_ways)


def as_naive(kind: type[naive.Game], position: relati.Position) -> naive.Game:
    """The same position, without cannons and dead symbols, for the naive engine."""
    game = kind(position.players, position.board.size, naive.Options())
    for site, piece in position.pieces.items():
        assert piece.owner is not None
        game.symbols[position.board.xy(site)] = naive.Symbol(piece.owner, root=piece.kind == "root")
    game.turn = position.turn
    return game
