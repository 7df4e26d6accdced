"""Searches the games of two players: deeper and deeper by alpha-beta, until a limit is spent.

Every position of the tree is a generator of its own, which the one above it waits for: so the search can pause at any
node and go on where it was, and needs neither threads nor a stack of its own making. What was found is kept in a table
by position, so that the next, deeper round begins with the best moves of the one before.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from random import Random
from time import monotonic
from typing import Any

from ruleboard.players.knowledge import knowledge
from ruleboard.players.thinking import FARTHEST, WIN, Limit, Line, Thought
from ruleboard.rules.base import Position

SLICE = 250  # nodes between two pauses: some milliseconds
DEEPEST = 60  # plies, where nothing else ends the search
KEPT = 1 << 18  # positions in each half of the table

_PLIES = DEEPEST + 100  # with the captures that are followed beyond
_ALL = 2 * WIN  # more than any value
_PROVEN = WIN - FARTHEST
_MOST, _EXACT, _LEAST = -1, 0, 1  # whether the true value is at most the one that is kept, that one, or at least

Walk = Generator[None, None, int]
"""A node of the search: it pauses now and then, and ends with its value."""


class Spent(Exception):  # noqa: N818  (no error: the way out of a tree whose time is over)
    """The limit is spent."""


def think(position: Position, limit: Limit, lines: int, seed: int) -> Iterator[Thought]:
    """Search a position in slices; see `thinking.think`."""
    return Search(position, limit, lines, seed).thoughts()


class Search:
    """One search, with all that it remembers."""

    def __init__(self, position: Position, limit: Limit, lines: int, seed: int) -> None:
        """Make ready."""
        self.position = position
        self.limit = limit
        self.known = knowledge(position.game)
        moves = list(position.legal_moves)
        Random(seed).shuffle(moves)
        self.moves = list(self.known.order(position, moves))
        self.wanted = min(lines, len(moves))
        self.nodes = 0
        self.depth = 0
        self.found: list[Line] = []  # what the last full round found
        self.round: list[Line] = []  # what this one has found so far
        self.seen: set[Any] = set()  # the moves that this round has come to
        self.begun = monotonic()
        self.pause = SLICE
        self.table: dict[Any, tuple[int, int, int, Any]] = {}
        self.older: dict[Any, tuple[int, int, int, Any]] = {}
        self.killers: list[Any] = [None] * _PLIES
        self.history: dict[Any, int] = {}
        self.path: list[tuple[Any, ...]] = [()] * _PLIES  # the best line from each ply on

    def thoughts(self) -> Iterator[Thought]:
        """Round after round, each a ply deeper."""
        deepest = min(self.limit.depth or DEEPEST, DEEPEST)
        try:
            for depth in range(1, deepest + 1):
                self.round = []
                for _ in self._round(depth):
                    if self.found or self.round:
                        yield self._thought(final=False)
                self.found, self.depth = self.round, depth
                if self._settled(depth):
                    break
        except Spent:
            self.found = self._merged()
        yield self._thought(final=True)

    def _settled(self, depth: int) -> bool:
        """Whether looking deeper cannot change anything."""
        if len(self.moves) == 1 and self.wanted == 1 and self.limit.depth is None and depth >= 4:
            return True
        return all(line.proven and WIN - abs(line.value) <= depth for line in self.found)

    def _merged(self) -> list[Line]:
        """What an unfinished round found, and the lines of the last full one that it did not come to."""
        rest = [line for line in self.found if line.move not in self.seen]
        return sorted((*self.round, *rest), key=_worth)[: self.wanted]

    def _thought(self, *, final: bool) -> Thought:
        lines = tuple(self.found or self.round)
        return Thought(self.position, lines, self.nodes, self.depth, self._share(final), final)

    def _share(self, final: bool) -> float:
        if final:
            return 1.0
        shares = [0.0]
        if self.limit.nodes is not None:
            shares.append(self.nodes / self.limit.nodes)
        if self.limit.seconds is not None:
            shares.append((monotonic() - self.begun) / self.limit.seconds)
        if self.limit.nodes is None and self.limit.seconds is None and self.limit.depth:
            shares.append(self.depth / self.limit.depth)
        return min(1.0, max(shares))

    def _go_on(self) -> None:
        """After a pause: on, or out."""
        self.pause = self.nodes + SLICE
        limit = self.limit
        if limit.nodes is not None:
            self.pause = min(self.pause, limit.nodes)
        if not (self.found or self.round):  # something has to be known
            return
        if limit.nodes is not None and self.nodes >= limit.nodes:
            raise Spent
        if limit.seconds is not None and monotonic() - self.begun >= limit.seconds:
            raise Spent

    def _round(self, depth: int) -> Generator[None, None, None]:
        """Look at every move so deep; as many lines as are wanted are found exactly."""
        self.seen = set()
        position, known = self.position, self.known
        for move in self.moves:
            full = len(self.round) == self.wanted
            alpha = self.round[-1].value if full else -_ALL
            self.path[1] = ()
            after = known.after(position, move)
            sign = 1 if after.turn == position.turn else -1
            if full:
                value = yield from self._window(after, sign, depth, alpha, alpha + 1, 1)
            if not full or value > alpha:
                value = yield from self._window(after, sign, depth, alpha, _ALL, 1)
            self.seen.add(move)
            if value > alpha:
                line = Line(move, value, (move, *self.path[1]))
                self.round = sorted((*self.round, line), key=_worth)[: self.wanted]
        best = [line.move for line in self.round]
        self.moves = best + [move for move in self.moves if move not in best]

    def _window(
        self, after: Position, sign: int, depth: int, alpha: int, beta: int, ply: int
    ) -> Walk:
        """What a position that a move led to is worth to whoever made the move."""
        low, high = (alpha, beta) if sign > 0 else (-beta, -alpha)
        if depth > 1:
            value = yield from self._value(after, depth - 1, low, high, ply)
        else:
            value = self._calm(after, low, high, ply)
        return sign * value

    def _value(self, position: Position, depth: int, alpha: int, beta: int, ply: int) -> Walk:
        """What a position is worth to the player to move, looking so many plies ahead."""
        self.nodes += 1
        if self.nodes >= self.pause:
            yield
            self._go_on()
        known = self.known
        self.path[ply] = ()
        certain = self._certain(position, ply)
        if certain is not None:
            return certain
        key = known.key(position)
        kept = self.table.get(key) or self.older.get(key)
        first = None
        if kept is not None:
            seen, value, bound, first = kept
            if seen >= depth and beta - alpha == 1:
                value = value - ply if value > _PROVEN else value + ply if value < -_PROVEN else value
                if bound == _EXACT or (bound == _LEAST and value >= beta) or (bound == _MOST and value <= alpha):
                    return value
        best, chosen, floor, turn = -_ALL, None, alpha, position.turn
        for move in self._ordered(position, first, ply):
            after = known.after(position, move)
            sign = 1 if after.turn == turn else -1
            if chosen is not None and beta - alpha > 1:
                value = yield from self._window(after, sign, depth, alpha, alpha + 1, ply + 1)
                if alpha < value < beta:
                    value = yield from self._window(after, sign, depth, alpha, beta, ply + 1)
            else:
                value = yield from self._window(after, sign, depth, alpha, beta, ply + 1)
            if value > best:
                best, chosen = value, move
                if value > alpha:
                    alpha = value
                    self.path[ply] = (move, *self.path[ply + 1])
                    if value >= beta:
                        self.killers[ply] = move
                        self.history[move] = self.history.get(move, 0) + depth * depth
                        break
        self._keep(key, depth, best, _EXACT if floor < best < beta else _LEAST if best >= beta else _MOST, chosen, ply)
        return best

    def _calm(self, position: Position, alpha: int, beta: int, ply: int) -> int:
        """What a position is worth, once all captures that are due have been played."""
        self.nodes += 1
        self.path[ply] = ()
        certain = self._certain(position, ply)
        if certain is not None:
            return certain
        known = self.known
        if known.quiet(position) or ply + 1 >= _PLIES:
            return known.evaluate(position)
        best = -_ALL
        for move in known.order(position, position.legal_moves):
            after = known.after(position, move)
            if after.turn == position.turn:
                value = self._calm(after, alpha, beta, ply + 1)
            else:
                value = -self._calm(after, -beta, -alpha, ply + 1)
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    self.path[ply] = (move, *self.path[ply + 1])
                    if value >= beta:
                        break
        return best

    def _certain(self, position: Position, ply: int) -> int | None:
        """The value of a position that is over, or that is known for certain."""
        outcome = position.outcome
        if outcome is not None:
            if outcome.winner is None:
                return 0
            return WIN - ply if outcome.winner == position.turn else ply - WIN
        left = self.known.exact(position)
        if left is None:
            return None
        if left < 0:
            return 0
        return WIN - ply - left if left % 2 else ply + left - WIN

    def _ordered(self, position: Position, first: Any, ply: int) -> list[Any]:
        """The moves, likely good ones first: the one that was best before, then by what has cut the tree elsewhere."""
        moves = list(self.known.order(position, position.legal_moves))
        if len(moves) > 1:
            history, killer = self.history, self.killers[ply]
            moves.sort(key=lambda move: -history.get(move, 0))
            for move in (killer, first):
                if move is not None and move in moves:
                    moves.remove(move)
                    moves.insert(0, move)
        return moves

    def _keep(self, key: Any, depth: int, value: int, bound: int, move: Any, ply: int) -> None:
        """Remember what was found; of two halves of the table, the older is given up when the other is full."""
        value = value + ply if value > _PROVEN else value - ply if value < -_PROVEN else value
        if len(self.table) >= KEPT:
            self.older, self.table = self.table, {}
        self.table[key] = depth, value, bound, move


def _worth(line: Line) -> int:
    return -line.value
