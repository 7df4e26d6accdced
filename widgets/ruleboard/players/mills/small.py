"""Solves games on small boards on the fly, with the engine: retrograde analysis of every position.

Small are three men's morris and every other game with three men a side on at most nine points, also on a board that
the user defines.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import lru_cache

from ruleboard.rules.mills import Position, Rules, start
from ruleboard.rules.mills.engine import OffBoard

MEN, POINTS = 3, 9  # larger games take too long

Key = tuple[int, int, OffBoard]
"""What decides the future of a position: men of the player to move, men of the opponent, what is off the board."""


def is_small(rules: Rules) -> bool:
    """Whether a game is small, and its future depends only on the men on the board and in hand."""
    return (
        rules.men == MEN
        and len(rules.board.points) <= POINTS
        and not (rules.limit or rules.repetition or rules.rebuild_delay)
    )


def plies(position: Position) -> int | None:
    """The plies until the end of a position, -1 for a draw; None if the game is not small or cannot reach it."""
    return solved(position.rules).get(_key(position)) if is_small(position.rules) else None


@lru_cache(8)
def solved(rules: Rules) -> dict[Key, int]:
    """The plies until the end of every reachable position of a small game; -1 for a draw."""
    leads_to = {_key(position): position for position in _reached(rules)}
    before: dict[Key, list[Key]] = {key: [] for key in leads_to}
    open_moves: dict[Key, int] = {}
    found: dict[Key, int] = {}
    settled: deque[Key] = deque()
    for key, position in leads_to.items():
        after = [_key(position._play(move)) for move in position.legal_moves]
        open_moves[key] = len(after)
        for following in after:
            before[following].append(key)
        outcome = position.outcome
        if outcome is not None and outcome.winner is not None:
            # The player to move has lost: they can have a mill at the end only if the position was set up by hand.
            assert outcome.winner != position.turn
            found[key] = 0
            settled.append(key)
    while settled:
        following = settled.popleft()
        left = found[following]
        for key in before[following]:
            open_moves[key] -= 1
            if key not in found and (left % 2 == 0 or open_moves[key] == 0):
                found[key] = left + 1
                settled.append(key)
    return {key: found.get(key, -1) for key in leads_to}


def _key(position: Position) -> Key:
    _, own, foe, off = position.state
    return own, foe, off


def _reached(rules: Rules) -> Iterator[Position]:
    """Every reachable position of a game, each once."""
    first = start(rules)
    seen, waiting = {_key(first)}, [first]
    while waiting:
        position = waiting.pop()
        yield position
        for move in position.legal_moves:
            following = position._play(move)
            key = _key(following)
            if key not in seen:
                seen.add(key)
                waiting.append(following)
