"""What the measurements of strength have in common: what is asked for, and a table of the answers.

Without options everything is played, which takes hours. `--levels 5 6` plays one step of the ladder, `--rival` one
other program, `--board` one board of several; `--pairs` says how many pairs of games at most. A step of the ladder ends
as soon as it is clear whether it is high enough. Scores so far go to the error stream.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from ruleboard.players.levels import LEVELS
from tests.bench.matches import AIM, HEAD, Player, match, of_level, openings, thinking


class Board(NamedTuple):
    """Where a game begins."""

    start: Any
    plies: int  # random ones, before the players begin


class Rival(NamedTuple):
    """Somebody to play against, with so much CPU time a move."""

    board: Board
    player: Callable[[float], Player]


def asked(about: str, rivals: Mapping[str, Rival], boards: Mapping[str, Board]) -> Any:
    """What whoever runs it wants to know."""
    ask = argparse.ArgumentParser(description=about)
    ask.add_argument("--pairs", type=int, default=20, help="of games, at most")
    ask.add_argument("--seconds", type=float, default=0.2, help="a move, against others")
    ask.add_argument("--rival", choices=rivals, help="only this one")
    ask.add_argument("--board", choices=boards, help="only this one's levels")
    ask.add_argument("--levels", type=int, nargs=2, choices=LEVELS, help="only these two")
    return ask.parse_args()


def measure(about: str, rivals: Mapping[str, Rival], boards: Mapping[str, Board]) -> int:
    """Print the table that is asked for; 1 if a level is too close to the one below."""
    given = asked(about, rivals, boards)
    everything = not (given.rival or given.board or given.levels)
    print(HEAD, flush=True)
    for name, rival in rivals.items():
        if everything or name == given.rival:
            title = f"{given.seconds} s a move: {name}"
            starts = openings(*rival.board, given.pairs)
            player = rival.player(given.seconds)
            print(match(title, thinking(given.seconds), player, starts).row, flush=True)
    low = 0
    steps = [(min(given.levels), max(given.levels))] if given.levels else [*pairwise(LEVELS)]
    for name, board in boards.items():
        if everything or given.board == name or (given.levels and not given.board):
            low += sum(step(name, board, each, given.pairs) < AIM for each in steps)
    return min(low, 1)


def step(name: str, board: Board, levels: tuple[int, int], pairs: int) -> float:
    """Print a row for a level against a lower one; its share of the points."""
    lower, higher = levels
    title = f"{name}: level {higher} against level {lower}"
    found = match(title, of_level(higher), of_level(lower), openings(*board, pairs), aim=AIM)
    print(found.row, flush=True)
    return found.share
