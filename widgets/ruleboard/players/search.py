"""Searches the games of two players: deeper and deeper by alpha-beta, until a limit is spent.

Every position of the tree is a generator of its own, which the one above it waits for: so the search can pause at any
node and go on where it was, and needs neither threads nor a stack of its own making. What was found is kept in a table
by position, so that the next, deeper round begins with the best moves of the one before.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from random import Random
from typing import Any

from ruleboard.players.knowledge import knowledge
from ruleboard.players.rounds import EXACT, INFINITE, LOWER, PROVEN, UPPER, Rounds, Spent, by_value
from ruleboard.players.thinking import WIN, Limit, Line, Thought
from ruleboard.rules.base import Position

SLICE = 250  # nodes between two pauses: some milliseconds
MARGIN = 10  # hundredths a ply: so far ahead in a shallow look, a deep one is spared
DEEPEST = 60  # plies, where nothing else ends the search
KEPT = 1 << 16  # positions in each half of the table

_PLIES = DEEPEST + 100  # with the captures that are followed beyond

Walk = Generator[None, None, int]
"""A node of the search: it pauses now and then, and ends with its value."""


def think(position: Position, limit: Limit, lines: int, seed: int) -> Iterator[Thought]:
    """Search a position in slices; see `thinking.think`."""
    return Search(position, limit, lines, seed).thoughts()


class Search(Rounds):
    """One search, with all that it remembers."""

    def __init__(
        self, position: Position, limit: Limit, lines: int, seed: int, *, selective: bool = True
    ) -> None:
        """Make ready. Unless it is selective, the search is plain: no move is looked at less deeply than another."""
        super().__init__(position, limit, SLICE)
        self.selective = selective
        self.known = knowledge(position.game)
        moves = list(position.legal_moves)
        Random(seed).shuffle(moves)
        self.moves = list(self.known.order(position, moves))
        self.wanted = min(lines, len(moves))
        self.seen: set[Any] = set()  # the moves that this round has come to
        self.older: dict[Any, tuple[int, int, int, Any]] = {}
        self.killers: list[Any] = [None] * _PLIES
        self.history: dict[Any, int] = {}
        self.path: list[tuple[Any, ...]] = [()] * _PLIES  # the best line from each ply on

    def thoughts(self) -> Iterator[Thought]:
        """Round after round, each a ply deeper."""
        deepest = min(self.limit.depth or DEEPEST, DEEPEST)
        try:
            for depth in range(1, deepest + 1):
                for _ in self._round(depth):
                    if self.found or self.round:
                        yield self.thought(final=False)
                self.found, self.depth, self.round, self.seen = self.round, depth, [], set()
                if self._settled(depth):
                    break
        except Spent:
            pass
        yield self.thought(final=True)

    def _settled(self, depth: int) -> bool:
        """Whether looking deeper cannot change anything."""
        if len(self.moves) == 1 and self.wanted == 1 and self.limit.depth is None and depth >= 4:
            return True
        return all(line.proven and WIN - abs(line.value) <= depth for line in self.found)

    def merged(self) -> list[Line]:
        """What an unfinished round found, and the lines of the last full one that it did not come to."""
        rest = [line for line in self.found if line.move not in self.seen]
        return sorted((*self.round, *rest), key=by_value)[: self.wanted]

    def _round(self, depth: int) -> Generator[None, None, None]:
        """Look at every move so deep; as many lines as are wanted are found exactly."""
        position, known = self.position, self.known
        for move in self.moves:
            full = len(self.round) == self.wanted
            alpha = self.round[-1].value if full else -INFINITE
            self.path[1] = ()
            after = known.after(position, move)
            sign = 1 if after.turn == position.turn else -1
            if full:
                value = yield from self._look(after, sign, depth - 1, alpha, alpha + 1, 1)
            if not full or value > alpha:
                value = yield from self._look(after, sign, depth - 1, alpha, INFINITE, 1)
            self.seen.add(move)
            if value > alpha:
                line = Line(move, value, (move, *self.path[1]))
                self.round = sorted((*self.round, line), key=by_value)[: self.wanted]
        best = [line.move for line in self.round]
        self.moves = best + [move for move in self.moves if move not in best]

    def _look(
        self, after: Position, sign: int, depth: int, alpha: int, beta: int, ply: int
    ) -> Walk:
        """What a position that a move led to is worth to whoever made the move."""
        low, high = (alpha, beta) if sign > 0 else (-beta, -alpha)
        if depth > 0:
            value = yield from self._value(after, depth, low, high, ply)
        else:
            value = self._calm(after, low, high, ply)
        return sign * value

    def _value(self, position: Position, depth: int, alpha: int, beta: int, ply: int) -> Walk:
        """What a position is worth to the player to move, looking so many plies ahead."""
        self.nodes += 1
        if self.nodes >= self.pause:
            yield
            self.check()
        self.path[ply] = ()
        certain = self._certain(position, ply)
        if certain is not None:
            return certain
        key = self.known.key(position)
        narrow = beta - alpha == 1
        first, value = self._recalled(key, depth, alpha, beta, ply)
        if value is not None and narrow:
            return value
        moves = self._ordered(position, first, ply)
        late = len(moves)  # from here on, moves are looked at less deeply first
        below = depth - 1
        if late == 1 and self.selective:
            below = depth  # a forced move costs nothing
        elif self.selective and depth >= 3 and self.known.quiet(position):
            late = 3
            if narrow and -PROVEN < beta < PROVEN:  # so far ahead that a shallow look will do
                ahead = beta + MARGIN * depth
                value = yield from self._value(position, depth * 2 // 5, ahead - 1, ahead, ply)
                if value >= ahead:
                    return value - MARGIN * depth
        best, chosen = yield from self._best(position, moves, (below, late), alpha, beta, ply)
        bound = LOWER if best >= beta else EXACT if best > alpha else UPPER
        self._keep(key, depth, best, bound, chosen, ply)
        if bound == LOWER:
            self.killers[ply] = chosen
            self.history[chosen] = self.history.get(chosen, 0) + depth * depth
        return best

    def _best(
        self,
        position: Position,
        moves: Sequence[Any],
        plan: tuple[int, int],
        alpha: int,
        beta: int,
        ply: int,
    ) -> Generator[None, None, tuple[int, Any]]:
        """The best of some moves, and its value."""
        below, late = plan
        after_move, turn = self.known.after, position.turn
        best, chosen = -INFINITE, moves[0]
        for number, move in enumerate(moves):
            after = after_move(position, move)
            sign = 1 if after.turn == turn else -1
            value = alpha + 1
            if number:  # only to see whether it is better at all
                less = below - 1 if number >= late else below
                value = yield from self._look(after, sign, less, alpha, alpha + 1, ply + 1)
                if value > alpha and less < below:
                    value = yield from self._look(after, sign, below, alpha, alpha + 1, ply + 1)
            if not number or alpha < value < beta:
                value = yield from self._look(after, sign, below, alpha, beta, ply + 1)
            if value > best:
                best, chosen = value, move
                if value > alpha:
                    alpha = value
                    self.path[ply] = (move, *self.path[ply + 1])
                    if value >= beta:
                        break
        return best, chosen

    def _recalled(
        self, key: Any, depth: int, alpha: int, beta: int, ply: int
    ) -> tuple[Any, int | None]:
        """The move that was best here before, and the value, if it was looked at deeply enough to settle it."""
        kept = self.table.get(key) or self.older.get(key)
        if kept is None:
            return None, None
        seen, value, bound, move = kept
        if seen < depth or (seen > depth and not self.selective):
            return move, None
        if value > PROVEN:
            value -= ply
        elif value < -PROVEN:
            value += ply
        settled = (
            bound == EXACT
            or (bound == LOWER and value >= beta)
            or (bound == UPPER and value <= alpha)
        )
        return move, value if settled else None

    def _calm(self, position: Position, alpha: int, beta: int, ply: int) -> int:
        """What a position is worth, once all captures that are due have been played."""
        self.nodes += 1
        self.path[ply] = ()
        known = self.known
        value = known.at_rest(position, alpha if self.selective else -INFINITE)
        if value is not None:
            return value
        certain = self._certain(position, ply)
        if certain is not None:
            return certain
        if known.quiet(position) or ply + 1 >= _PLIES:
            return known.evaluate(position)
        best = -INFINITE
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
        outcome = self.known.outcome(position)
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

    def _ordered(self, position: Position, first: Any, ply: int) -> Sequence[Any]:
        """The moves, likely good ones first: the best before, then as the game says, by what was best elsewhere."""
        moves = position.legal_moves
        if len(moves) < 2:
            return moves
        history, killer = self.history, self.killers[ply]
        ordered = sorted(moves, key=lambda move: -history.get(move, 0))
        if killer in moves:
            ordered.remove(killer)
            ordered.insert(0, killer)
        found = self.known.order(position, ordered)
        if first is None or first == found[0] or first not in moves:
            return found
        return [first, *(move for move in found if move != first)]

    def _keep(self, key: Any, depth: int, value: int, bound: int, move: Any, ply: int) -> None:
        """Remember what was found; of two halves of the table, the older is given up when the other is full."""
        value = value + ply if value > PROVEN else value - ply if value < -PROVEN else value
        if len(self.table) >= KEPT:
            self.older, self.table = self.table, {}
        self.table[key] = depth, value, bound, move
