"""Searches games of two players with much to choose from: what is good for one is bad for the other (alpha-beta)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ruleboard.players.rounds import DECIDED, Look, Rounds, width
from ruleboard.players.thinking import WIN
from ruleboard.rules.base import Position

_ALL = 2 * WIN  # more than any value
# The true value is at most the one that is kept, that one, or at least that.
_MOST, _EXACT, _LEAST = (-1, 0, 1)

Walk = Generator[None, None, int]


class Duel(Rounds):
    """A search of two players. Every value in it is that of the player who thinks."""

    def _look(self, depth: int) -> Look:
        """Look at the moves so deep; as many lines as are wanted are found exactly."""
        for child in self._first(depth):
            full = len(self.round) == self.wanted
            alpha = self.round[-1].value if full else -_ALL
            value = child.values[self.me]
            if not child.certain:
                value = _ALL
                if full:
                    value = yield from self._value(child.after, depth - 1, alpha, alpha + 1, 1)
                if value > alpha:
                    value = yield from self._value(child.after, depth - 1, alpha, _ALL, 1)
            if value > alpha:
                self._found(depth, child.move, value)

    def _value(self, position: Position, depth: int, alpha: int, beta: int, ply: int) -> Walk:
        """What a position is worth, looking so many plies ahead."""
        if self.nodes >= self.pause:
            yield
            self._check()
        if depth == 1:
            return self._last(position, alpha, beta, ply)
        kept: tuple[int, int, int, Any] | None = self.table.get(position)
        first = None
        if kept is not None:
            seen, value, bound, first = kept
            if seen >= depth and beta - alpha == 1 and _holds(value, bound, alpha, beta):
                return value
        mine, low, high = position.turn == self.me, alpha, beta
        best, chosen = -_ALL if mine else _ALL, None
        children = self._children(position, position.legal_moves, ply, first)
        for number, child in enumerate(children):
            if number >= width(depth) and not _decided(best, mine=mine):
                break
            self.path[ply + 1] = ()
            value = child.values[self.me]
            if not child.certain:
                if chosen is None or high - low == 1:
                    value = yield from self._value(child.after, depth - 1, low, high, ply + 1)
                else:
                    scout = (low, low + 1) if mine else (high - 1, high)
                    value = yield from self._value(child.after, depth - 1, *scout, ply + 1)
                    if low < value < high:
                        value = yield from self._value(child.after, depth - 1, low, high, ply + 1)
            if value > best if mine else value < best:
                best, chosen = value, child.move
                self.path[ply] = (chosen, *self.path[ply + 1])
                low, high = (max(low, best), high) if mine else (low, min(high, best))
                if low >= high:
                    break
        bound = _MOST if best <= alpha else _LEAST if best >= beta else _EXACT
        self.table[position] = depth, best, bound, chosen
        return best

    def _last(self, position: Position, alpha: int, beta: int, ply: int) -> int:
        """What a position is worth one ply from the end of the line."""
        mine = position.turn == self.me
        best, chosen = -_ALL if mine else _ALL, None
        for move in position.legal_moves:
            values, _ = self._sight(self.sight.after(position, move), ply + 1)
            value = values[self.me]
            if value > best if mine else value < best:
                best, chosen = value, move
                if best >= beta if mine else best <= alpha:
                    break
        self.path[ply] = (chosen,)
        return best


def _decided(best: int, *, mine: bool) -> bool:
    """Whether somebody seems to have lost whatever he does: that is said only when all his moves have been followed."""
    return best < -DECIDED if mine else best > DECIDED


def _holds(value: int, bound: int, alpha: int, beta: int) -> bool:
    """Whether what is kept is enough to know on which side of the window the value lies."""
    return bound == _EXACT or (value >= beta if bound == _LEAST else value <= alpha)
