"""Searches games of more than two players: each is expected to do what is best for himself (max-n).

A position is worth something to each of them, and whoever is to move chooses what is worth most to him. So nothing can
be cut off as alpha-beta does it; but to expect the worst from all the others together, which could be, takes them for
allies, and that they are not (tests/bench/bench_strength_many.py measures both).

What is only expected is not proven: whoever loses anyway may choose who wins. A win counts as proven where it follows
whatever the others do.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from ruleboard.players.rounds import DECIDED, PROVEN, Look, Rounds, Values, width
from ruleboard.players.thinking import LIKELY, WIN
from ruleboard.rules.base import Position

_NOTHING = -2 * WIN  # less than any value

Walk = Generator[None, None, Values]


class Selfish(Rounds):
    """A search in which everybody looks after himself."""

    def _look(self, depth: int) -> Look:
        """Look at the moves so deep; the next round begins with those that were best in this one."""
        worth = {}
        for child in self._first(depth):
            values = child.values
            if not child.certain:
                values = yield from self._values(child.after, depth - 1, 1)
            worth[child.move] = values[self.me]
            self._found(depth, child.move, values[self.me])
        self.children.sort(key=lambda child: -worth.get(child.move, _NOTHING))

    def _values(self, position: Position, depth: int, ply: int) -> Walk:
        """What a position is worth to each, looking so many plies ahead."""
        if self.nodes >= self.pause:
            yield
            self._check()
        if depth == 1:
            return self._last(position, ply)
        kept: tuple[tuple[int, int], Values, tuple[Any, ...]] | None = self.table.get(position)
        first = None
        if kept is not None:
            seen, values, line = kept
            if seen == (depth, ply):
                self.path[ply] = line
                return values
            first = line[0]
        turn, followed = position.turn, []
        best: Values = ()
        children = self._children(position, position.legal_moves, ply, first)
        for number, child in enumerate(children):
            if number >= width(depth) and best[turn] >= -DECIDED:
                break
            self.path[ply + 1] = ()
            values = child.values
            if not child.certain:
                values = yield from self._values(child.after, depth - 1, ply + 1)
            followed.append(values)
            if self._prefers(turn, values, best):
                best = values
                self.path[ply] = (child.move, *self.path[ply + 1])
        best = _honest(best, followed, turn)
        self.table[position] = (depth, ply), best, self.path[ply]
        return best

    def _last(self, position: Position, ply: int) -> Values:
        """What a position is worth to each one ply from the end of the line."""
        turn, followed = position.turn, []
        best: Values = ()
        for move in position.legal_moves:
            values, _ = self._sight(self.sight.after(position, move), ply + 1)
            followed.append(values)
            if self._prefers(turn, values, best):
                best = values
                self.path[ply] = (move,)
        return _honest(best, followed, turn)

    def _prefers(self, turn: int, values: Values, best: Values) -> bool:
        """Whether a player likes this better. Of what he likes as much, the one who thinks expects the worst."""
        if not best or values[turn] != best[turn]:
            return not best or values[turn] > best[turn]
        return (-values[self.me], *values) > (-best[self.me], *best)


def _honest(best: Values, followed: Sequence[Values], turn: int) -> Values:
    """What a choice is worth to each. Another's win is certain only if it follows from every choice; else it is likely.

    Whoever loses by his best choice has lost by all of them, and then all have been followed.
    """
    if best[turn] > PROVEN or max(best) <= PROVEN:
        return best
    return [
        value
        if value <= PROVEN or all(each[player] > PROVEN for each in followed)
        else value - WIN + LIKELY
        for player, value in enumerate(best)
    ]
