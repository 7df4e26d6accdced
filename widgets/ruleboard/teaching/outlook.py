"""Looking ahead: whether a goal can be reached within some moves of one's own, whatever the others reply.

The search is exact. Every legal move and every legal reply is followed, so an exercise of several moves accepts each
way that leads to its goal, and an opponent who replies knows what refutes the others. It is bounded by the number of
moves that it looks at, never by time: the same exercise is possible on every machine, or on none.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ruleboard.rules.base import Position
from ruleboard.rules.errors import BadValue
from ruleboard.teaching.goal import Goal

LARGEST = 50_000
"""So many moves are looked at, at most, to find out what solves an exercise of several moves."""

MOST = 100  # moves of the learner that an exercise can have


class _TooFar(Exception):
    """More moves than there may be would have to be looked at."""


class Outlook:
    """What is in reach for one player who pursues a goal. `moves` are always that player's own."""

    def __init__(self, goal: Goal, player: int) -> None:
        self.goal = goal
        self.player = player
        self.bound: int | None = None  # so many moves may still be looked at
        self._known: dict[tuple[Position, int], bool] = {}
        self._lately: dict[int, Any] = {}  # what refuted last, by moves left: often it does again

    def answers(self, position: Position, moves: int) -> tuple[Any, ...]:
        """Every legal move that reaches the goal, or after which it can be reached in time."""
        return tuple(move for move in position.legal_moves if self.right(position, move, moves))

    def right(self, position: Position, move: Any, moves: int) -> bool:
        """Whether a move of the player reaches the goal, or leaves it within reach of the moves that remain."""
        if self.bound is not None:
            if not self.bound:
                raise _TooFar
            self.bound -= 1
        if self.goal.met(position, move):
            return True
        return moves > 1 and self.in_reach(position.play(move), moves - 1)

    def in_reach(self, position: Position, moves: int) -> bool:
        """Whether the goal can be reached from here, whoever is to move."""
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
        """What is replied to the player: what puts the goal out of reach, else what delays it longest.

        Of several such replies it is always the first, so that an exercise goes the same way every time.
        """
        for each in position.legal_moves:
            if not self.in_reach(position.play(each), moves):
                return each
        return max(position.legal_moves, key=lambda each: self._needed(position.play(each), moves))

    def line(self, position: Position, moves: int) -> tuple[Any, ...]:
        """A shortest way to the goal, with the replies that delay it longest."""
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
        """A reply after which the goal is out of reach; None if there is no such reply."""
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
def outlook(start: Position, goal: Goal, moves: int) -> Outlook:  # noqa: ARG001 - each exercise has its own
    """The outlook from the start of an exercise, kept while it goes on: what is found out need not be sought again."""
    return Outlook(goal, start.turn)


def answers(position: Position, goal: Goal, moves: int = 1) -> tuple[Any, ...]:
    """Every legal move that reaches the goal, or after which it can be reached in time, whatever is replied."""
    return outlook(position, goal, moves).answers(position, moves)


def check(position: Position, goal: Goal, moves: int) -> None:
    """Refuse an exercise that nobody can solve, and one of which that cannot be found out."""
    if not isinstance(goal, Goal):
        raise Goal.instead_of(goal)
    if goal.game not in ("", position.game):
        raise BadValue(
            "goal_of_other_game", got=f"{goal.code}", at=position.game, expected=goal.game
        )
    if not isinstance(moves, int) or isinstance(moves, bool) or not 1 <= moves <= MOST:
        raise BadValue("impossible_moves", got=moves, expected=("1", "2", "3"))
    seen = outlook(position, goal, moves)
    seen.bound = LARGEST if moves > 1 else None
    try:
        solvable = bool(seen.answers(position, moves))
    except _TooFar:
        outlook.cache_clear()  # half of a search would make the next one easier
        raise BadValue("too_far_ahead", got=position.text, n=moves, expected=LARGEST) from None
    finally:
        seen.bound = None
    if not solvable:
        code = "goal_out_of_reach" if moves == 1 else "goal_out_of_reach_in_moves"
        raise BadValue(code, got=position.text, n=moves)
