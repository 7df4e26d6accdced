"""Exact search: whether a goal can be reached within some own moves against every reply.

Every legal move and every legal reply is searched, so an exercise of several moves accepts each way to its goal, and
the opponent knows what refutes other moves. The search is limited by the number of moves it visits, never by time:
so an exercise is either possible on every machine or on none.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ruleboard.rules.arguments import is_number
from ruleboard.rules.base import Position
from ruleboard.rules.errors import BadValue
from ruleboard.teaching.defence import aim, stubborn
from ruleboard.teaching.goal import Goal

LARGEST = 50_000
"""The most moves visited to check that an exercise of several moves can be solved."""

MOST = 100  # moves of the learner that an exercise can have


class _TooFar(Exception):
    """The search would visit more moves than allowed."""


class Outlook:
    """Memoized search for one player who pursues a goal. `moves` always counts that player's own moves."""

    def __init__(self, goal: Goal, player: int) -> None:
        self.goal = goal
        self.player = player
        self.bound: int | None = None  # moves that may still be visited
        self._known: dict[tuple[Position, int], bool] = {}
        self._lately: dict[int, Any] = {}  # the last refutation by moves left, tried first

    def answers(self, position: Position, moves: int) -> tuple[Any, ...]:
        """Every legal move that reaches the goal at once, or after which it can still be reached in time."""
        return tuple(move for move in position.legal_moves if self.right(position, move, moves))

    def right(self, position: Position, move: Any, moves: int) -> bool:
        """Whether a move of the player reaches the goal, or keeps it reachable with the remaining moves."""
        if self.bound is not None:
            if not self.bound:
                raise _TooFar
            self.bound -= 1
        if self.goal.met(position, move):
            return True
        return moves > 1 and self.in_reach(position.play(move), moves - 1)

    def in_reach(self, position: Position, moves: int) -> bool:
        """Whether the goal can be reached from here; either side may be to move."""
        if not moves or position.outcome:
            return False
        key = (position, moves)
        if key not in self._known:
            self._known[key] = (
                any(self.right(position, move, moves) for move in position.legal_moves)
                if position.turn == self.player
                else self._refutation(position, moves) is None
            )
        return self._known[key]

    def reply(self, position: Position, moves: int) -> Any:
        """The opponent's reply: one that makes the goal unreachable, else the hardest of those that delay it longest.

        The same position always gets the same reply, so that an exercise is deterministic.
        """
        needed = {}
        for each in position.legal_moves:
            after = position.play(each)
            if not self.in_reach(after, moves):
                return each
            needed[each] = self._needed(after, moves)
        most = max(needed.values())
        longest = [each for each, count in needed.items() if count == most]
        return stubborn(position, longest, lambda after: self._ease(after, most))

    def _ease(self, position: Position, moves: int) -> tuple[int, int]:
        """How many sites the player can aim at, and how many moves are right; other opponents reply first."""
        while position.turn != self.player:
            position = position.play(self.reply(position, moves))
        right = self.answers(position, moves)
        return len({aim(position, move) for move in right}), len(right)

    def line(self, position: Position, moves: int) -> tuple[Any, ...]:
        """A shortest line to the goal, with the replies that delay it longest."""
        found = list[Any]()
        while True:
            if position.turn == self.player:
                needed = self._needed(position, moves)
                move = self.answers(position, needed)[0]
                if self.goal.met(position, move):
                    return (*found, move)
                moves -= 1
            else:
                move = self.reply(position, moves)
            found.append(move)
            position = position.play(move)

    def _refutation(self, position: Position, moves: int) -> Any:
        """A reply after which the goal cannot be reached; None if there is no such reply."""
        replies = position.legal_moves
        lately = self._lately.get(moves)
        for each in (lately, *replies) if lately in replies else replies:
            if not self.in_reach(position.play(each), moves):
                self._lately[moves] = each
                return each
        return None

    def _needed(self, position: Position, moves: int) -> int:
        """How many moves the goal needs from here against the best replies."""
        return next(count for count in range(1, moves + 1) if self.in_reach(position, count))


@lru_cache(maxsize=8)
def outlook(start: Position, goal: Goal, moves: int) -> Outlook:  # noqa: ARG001 - part of the cache key
    """The search of an exercise, cached so that its results are kept while the exercise goes on."""
    return Outlook(goal, start.turn)


def answers(position: Position, goal: Goal, moves: int = 1) -> tuple[Any, ...]:
    """Every legal move that reaches the goal at once, or after which it can be reached in time against every reply."""
    return outlook(position, goal, moves).answers(position, moves)


def check(position: Position, goal: Goal, moves: int) -> None:
    """Validate an exercise: raises BadValue if it cannot be solved, or if the search for that would be too large."""
    if not isinstance(goal, Goal):
        raise Goal.instead_of(goal)
    if goal.game not in ("", position.game):
        raise BadValue(
            "goal_of_other_game", got=f"{goal.code}", at=position.game, expected=goal.game
        )
    if not is_number(moves, 1) or moves > MOST:
        raise BadValue("impossible_moves", got=moves, expected=("1", "2", "3"))
    seen = outlook(position, goal, moves)
    seen.bound = LARGEST if moves > 1 else None
    try:
        solvable = bool(seen.answers(position, moves))
    except _TooFar:
        outlook.cache_clear()  # the partial results would make the next search cheaper
        raise BadValue("too_far_ahead", got=position.text, n=moves, expected=LARGEST) from None
    finally:
        seen.bound = None
    if not solvable:
        code = "goal_out_of_reach" if moves == 1 else "goal_out_of_reach_in_moves"
        raise BadValue(code, got=position.text, n=moves)
