"""Features of a draughts position, named as a teacher names them.

Most are the squares of the men; the others are support, mobility, balance of the wings, and kings. The weights are
hundredths of a man: fitted to the values of a deeper search for ten thousand positions of games by the FMJD's rules,
and rounded.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ruleboard.rules.draughts import Position
from ruleboard.rules.draughts.board import Square

FEATURES: Mapping[str, int] = {
    "men": 100,
    "kings": 300,
    "short_kings": 150,
    "advance": 1,
    "near_crowning": 40,
    "back_row": 12,
    "centre": 2,
    "edge": 2,
    "support": 9,
    "mobility": 6,
    "one_sided": -3,
}


class Place(NamedTuple):
    """A square from a player's point of view."""

    row: int  # from the player's side, from 0
    column: int
    size: int  # of the board


PLACES: Mapping[str, Callable[[Place], int]] = {
    "men": lambda _: 1,
    "advance": lambda at: at.row,
    "near_crowning": lambda at: max(0, at.row - at.size + 4),
    "back_row": lambda at: int(at.row == 0),
    "centre": lambda at: int(at.size // 4 < at.column < at.size - 1 - at.size // 4),
    "edge": lambda at: int(at.column in (0, at.size - 1)),
}
"""The features of a man that depend on its square."""


def place(square: Square, player: int, size: int) -> Place:
    """A square from a player's point of view."""
    return Place(square.row if player else size - 1 - square.row, square.column, size)


def features(position: Position, player: int) -> Mapping[str, int]:
    """The value of each feature for a player."""
    board = position.board
    own = {site: piece for site, piece in position.pieces.items() if piece.owner == player}
    men = [board[site] for site, piece in own.items() if piece.kind == "man"]
    found = {
        name: sum(worth(place(square, player, board.size)) for square in men)
        for name, worth in PLACES.items()
    }
    kings = len(own) - len(men)
    found["kings" if position.rules.kings_fly else "short_kings"] = kings
    found["short_kings" if position.rules.kings_fly else "kings"] = 0
    at = {(square.row, square.column) for square in men}
    taken = {(board[site].row, board[site].column) for site in position.pieces}
    ahead = 1 if player else -1
    on_board = range(board.size)
    found["support"] = sum(
        (row - ahead, column + way) in at for row, column in at for way in (-1, 1)
    )
    found["mobility"] = sum(
        row + ahead in on_board
        and column + way in on_board
        and (row + ahead, column + way) not in taken
        for row, column in at
        for way in (-1, 1)
    )
    half = board.size // 2
    found["one_sided"] = abs(
        sum(column < half - 1 for _, column in at) - sum(column > half for _, column in at)
    )
    return found
