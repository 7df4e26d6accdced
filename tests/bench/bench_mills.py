"""How fast the mill rules are against OpenSpiel's nine men's morris (C++ behind its Python API), in one run.

Run: `python tests/bench/bench_mills.py [rounds]`. Times are CPU time; both engines take turns, our memo tables are
emptied before every round, the best round counts. A ratio above 1 means that we are faster.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "widgets"))

import pyspiel

from ruleboard.rules import mills, perft

Count = Callable[[mills.Position], int]

WHITE = ("e5", "e3", "c5", "f4", "d6", "d2", "g4", "a7", "d1")
BLACK = ("e4", "d5", "d3", "f6", "b2", "c4", "d7", "g7", "a4")


def ours() -> mills.Position:
    """M1 of the rule book: nine men each, White to move."""
    return mills.parse(f"W:W{','.join(WHITE)}:B{','.join(BLACK)}")


def theirs() -> Any:
    """The same position, placed man by man."""
    state = pyspiel.load_game("nine_mens_morris").new_initial_state()
    index = mills.STANDARD.board.index
    for white, black in zip(WHITE, BLACK, strict=True):
        state.apply_action(index[white])
        state.apply_action(index[black])
    return state


def their_steps(state: Any, depth: int) -> int:
    """Perft through OpenSpiel's Python API: clone, apply, legal actions."""
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    found = 0
    for action in actions:
        following = state.clone()
        following.apply_action(action)
        found += their_steps(following, depth - 1)
    return found


def their_turns(state: Any, depth: int) -> int:
    """The same where a removal belongs to its move: the player to move tells one from the other."""
    player, found = state.current_player(), 0
    for action in state.legal_actions():
        following = state.clone()
        following.apply_action(action)
        if following.current_player() == player:  # a mill is closed: the removals end this turn
            if depth == 1:
                found += len(following.legal_actions())
                continue
            for removal in following.legal_actions():
                after = following.clone()
                after.apply_action(removal)
                found += their_turns(after, depth - 1)
        else:
            found += their_turns(following, depth - 1) if depth > 1 else 1
    return found


def our_steps(position: mills.Position, depth: int) -> int:
    """Perft in steps through our public API: legal moves and checked play, the last steps counted."""
    if depth == 1:
        return position.mobility
    found = 0
    for move in position.legal_moves:
        if not move.removed:
            found += our_steps(position.play(move), depth - 1)
        elif depth == 2:
            found += 1
        else:
            found += our_steps(position.play(move), depth - 2)
    return found


def our_steps_made(position: mills.Position, depth: int) -> int:
    """The same, but even the last steps are made."""
    if depth == 1:
        return len(position.steps)
    found = 0
    for move in position.legal_moves:
        if not move.removed:
            found += our_steps_made(position.play(move), depth - 1)
        elif depth == 2:
            found += 1
        else:
            found += our_steps_made(position.play(move), depth - 2)
    return found


def our_turns(position: mills.Position, depth: int) -> int:
    """Perft in turns through our public API."""
    if depth == 1:
        return len(position.legal_moves)
    return sum([our_turns(position.play(move), depth - 1) for move in position.legal_moves])


def measure(
    rounds: int, peer: Callable[[], int], root: Callable[[], mills.Position], own: Count
) -> tuple[float, float]:
    """The best times of the peer and of our own work in milliseconds; they must agree in what they count."""
    best = [float("inf"), float("inf")]
    for _ in range(rounds):
        position = root()
        position.state.engine.forget()
        counts = []
        works: list[Callable[[], int]] = [peer, partial(own, position)]
        for number, work in enumerate(works):
            begun = process_time()
            counts.append(work())
            best[number] = min(best[number], 1000 * (process_time() - begun))
        if counts[0] != counts[1]:
            raise SystemExit(f"the engines disagree: {counts}")
    return best[0], best[1]


def main() -> None:
    """Measure everything and print it."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    state, start = theirs(), mills.start
    empty = pyspiel.load_game("nine_mens_morris").new_initial_state()
    m1_5, m1_6 = partial(their_steps, state, 5), partial(their_steps, state, 6)
    m1_4, empty_4 = partial(their_turns, state, 4), partial(their_steps, empty, 4)
    works: list[tuple[str, float, Callable[[], int], Callable[[], mills.Position], Count]] = [
        ("M1, depth 5 in steps, public API", 0.85, m1_5, ours, lambda p: our_steps(p, 5)),
        ("… with the last steps made, not counted", 0, m1_5, ours, lambda p: our_steps_made(p, 5)),
        ("M1, depth 6 in steps, own counter", 2, m1_6, ours, lambda p: perft(p, 6, "steps")),
        ("M1, depth 4 in turns, own counter", 1.3, m1_4, ours, lambda p: perft(p, 4)),
        ("M1, depth 4 in turns, public API", 0, m1_4, ours, lambda p: our_turns(p, 4)),
        ("start, depth 4 in steps, own counter", 0, empty_4, start, lambda p: perft(p, 4, "steps")),
        ("start, depth 4 in steps, public API", 0, empty_4, start, lambda p: our_steps(p, 4)),
    ]
    print(f"{f'best of {rounds} rounds, memos empty':42} {'OpenSpiel':>11} {'ruleboard':>11}")
    for title, aim, peer, root, own in works:
        their_time, our_time = measure(rounds, peer, root, own)
        aimed = f"  (aim ≥ {aim})" if aim else ""
        ratio = f"ratio {their_time / our_time:5.2f}{aimed}"
        print(f"{title:42} {their_time:8.2f} ms {our_time:8.2f} ms   {ratio}")


if __name__ == "__main__":
    main()
