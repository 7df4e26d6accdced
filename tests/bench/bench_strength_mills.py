"""How well the mill games are played: against OpenSpiel's MCTS with equal CPU time, and each level against the next.

Run: `python tests/bench/bench_strength_mills.py`, for a part of it with `--levels 5 6 --pairs 10` or with `--rival MCTS
--seconds 0.1` (`strength.py`). OpenSpiel's search is in C++ and counts playouts, not time: how many it gets is measured
on the way, so that it spends as much CPU time as we do.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import process_time
from typing import Any

import pyspiel

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "widgets"), str(ROOT)]

from ruleboard.rules import mills  # noqa: E402
from tests.bench.matches import Played  # noqa: E402
from tests.bench.strength import Board, Rival, measure  # noqa: E402

BOARDS = {"mills": Board(mills.start(), 4)}
POINTS = mills.STANDARD.board.index


def step_of(move: mills.Move) -> int:
    """A step as they number it: points 0-23, and moves 24 + 24 * from + to."""
    target = POINTS[move.target]
    return target if move.source is None else 24 + 24 * POINTS[move.source] + target


class Mcts:
    """OpenSpiel's player; it gets its moves from ours and plays on a state of its own."""

    def __init__(self, seconds: float) -> None:
        """Begin with a guess of how many playouts fit into the time."""
        self.seconds = seconds
        self.game = pyspiel.load_game("nine_mens_morris")
        self.playouts = 1000

    def play(self, played: Played, seed: int) -> Any:
        """Its turn: a step, and a removal if that closes a mill."""
        state = self.game.new_initial_state()  # which is known only by the moves that lead to it
        for move in played.moves:
            state.apply_action(step_of(move))
            for point in move.removed:
                state.apply_action(POINTS[point])
        moves = played.position.legal_moves
        step = self.search(state, seed)
        state.apply_action(step)
        found = [move for move in moves if step_of(move) == step]
        if not found[0].removed:
            return found[0]
        removed = self.search(state, seed + 1)
        return next(move for move in found if POINTS[move.removed[0]] == removed)

    def search(self, state: Any, seed: int) -> int:
        """One search of theirs; how long it took decides how many playouts the next one gets."""
        bot = pyspiel.MCTSBot(
            self.game,
            pyspiel.RandomRolloutEvaluator(1, seed),
            1.4,
            self.playouts,
            1000,
            True,
            seed,
            False,
        )
        begun = process_time()
        found: int = bot.step(state)
        spent = process_time() - begun
        if spent > 0:
            share = self.seconds / spent
            self.playouts = max(100, int(self.playouts * min(2.0, max(0.5, share))))
        return found


RIVALS = {"MCTS": Rival(BOARDS["mills"], lambda seconds: Mcts(seconds).play)}


if __name__ == "__main__":
    sys.exit(measure(__doc__.split("\n\n")[0], RIVALS, BOARDS))
