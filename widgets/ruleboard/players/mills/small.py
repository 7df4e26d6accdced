"""Solves the games on small boards while one waits, by the engine itself: every position, backwards from the end.

Three men's morris is such a game, and so is any other with three men a side on at most nine points, on a board of the
user's own as well.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import lru_cache

from ruleboard.rules.mills import Position, Rules, start
from ruleboard.rules.mills.engine import OffBoard

MEN, POINTS = 3, 9  # what is larger takes too long

Key = tuple[int, int, OffBoard]
"""A position as it is played on from: the men of the player to move, those of the other, and what is off the board."""


def is_small(rules: Rules) -> bool:
    """Whether a game is small, and the men on the board and in hand are all that matters for its future."""
    return (
        rules.men == MEN
        and len(rules.board.points) <= POINTS
        and not (rules.limit or rules.repetition or rules.rebuild_delay)
    )


def plies(position: Position) -> int | None:
    """The plies until the end of a position, -1 for a draw; None if the game is not small, or never comes there."""
    return solved(position.rules).get(_key(position)) if is_small(position.rules) else None


@lru_cache(8)
def solved(rules: Rules) -> dict[Key, int]:
    """The plies until the end of every position that a small game can come to; -1 for a draw."""
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
            # After the last move the player to move has lost: an own mill stands only in positions set up by hand.
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
    """Every position that a game can come to, each once."""
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
