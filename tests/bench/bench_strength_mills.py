"""How well the mill games are played: against OpenSpiel's MCTS with equal CPU time, and each level against the next.

Run: `python tests/bench/bench_strength_mills.py [pairs of games] [seconds a move]`. OpenSpiel's search is in C++ and
counts playouts, not time: how many it gets is measured on the way, so that it spends as much CPU time as we do.
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
from tests.bench.matches import HEAD, Played, ladder, match, openings, thinking  # noqa: E402

OPENING = 4  # random plies
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


def main(pairs: int, seconds: float) -> int:
    """Print the table; 1 if a level is too close to the one below."""
    start = mills.start()
    print(HEAD)
    title = f"mills, {seconds} s a move: OpenSpiel MCTS"
    starts = openings(start, OPENING, pairs)
    print(match(title, thinking(seconds), Mcts(seconds).play, starts).row, flush=True)
    low = ladder("mills", start, OPENING, pairs)
    return min(low, 1)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    sys.exit(main(int((*arguments, "20")[0]), float((*arguments, "20", "0.2")[1])))
