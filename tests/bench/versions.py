"""Plays this program against another version of it: whether a change of weights or of the search makes it stronger.

The other version is a folder with its package, as `widgets` of a second checkout; it plays in a process of its own.
Both look at equally many positions a move. Run: `python tests/bench/versions.py mills ../before/widgets --nodes 1000
--pairs 50`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "widgets"), str(ROOT)]

from ruleboard.players.thinking import Limit, settle, think  # noqa: E402
from ruleboard.rules import begin  # noqa: E402
from tests.bench.matches import HEAD, Played, Player, match, openings  # noqa: E402

OPENING = 6  # random plies

ANSWER = """
import json, sys
from ruleboard.players.thinking import Limit, settle, think
from ruleboard.rules import begin
for line in sys.stdin:
    name, moves, nodes, seed = json.loads(line)
    position = begin(name)
    for number in moves:
        position = position.play(position.legal_moves[number])
    chosen = settle(think(position, Limit(nodes=nodes), seed=seed)).best.move
    print(position.legal_moves.index(chosen), flush=True)
"""


class Other:
    """The other version, asked for its moves. Moves go to and fro by their place among the legal ones."""

    def __init__(self, name: str, widgets: Path, nodes: int) -> None:
        """Let it begin to listen."""
        self.name, self.nodes = name, nodes
        self.process = subprocess.Popen(
            [sys.executable, "-c", ANSWER],
            env={**os.environ, "PYTHONPATH": str(widgets.resolve(strict=True))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, played: Played, seed: int) -> Any:
        """Its move."""
        numbers, position = [], played.start
        for move in played.moves:
            numbers.append(position.legal_moves.index(move))
            position = position.play(move)
        asked, told = self.process.stdin, self.process.stdout
        assert asked is not None
        assert told is not None
        print(json.dumps([self.name, numbers, self.nodes, seed]), file=asked, flush=True)
        return position.legal_moves[int(told.readline())]


def ours(nodes: int) -> Player:
    """This version."""
    limit = Limit(nodes=nodes)
    return lambda played, seed: settle(think(played.position, limit, seed=seed)).best.move


def main() -> None:
    """Print a row of the table."""
    ask = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    ask.add_argument("game", help="such as mills or draughts:english")
    ask.add_argument("other", type=Path, help="the folder of the other version's package")
    ask.add_argument("--nodes", type=int, default=1000, help="a move")
    ask.add_argument("--pairs", type=int, default=50, help="of games")
    given = ask.parse_args()
    other = Other(given.game, given.other, given.nodes)
    starts = openings(begin(given.game), OPENING, given.pairs)
    title = f"{given.game}, {given.nodes} positions a move, against {given.other}"
    print(HEAD)
    print(match(title, ours(given.nodes), other.play, starts).row)
    other.process.terminate()


if __name__ == "__main__":
    main()
