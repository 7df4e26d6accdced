"""Search for games of two players: alpha-beta with iterative deepening, until a limit is spent.

Every node of the tree is a generator, called by `yield from`: so the search can pause at any node and resume there,
without threads or an explicit stack. A transposition table keeps the results, so that the next, deeper round begins
with the best moves of the round before.
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
MARGIN = 10  # hundredths per ply: so far above beta in a shallow search, the deep one is skipped
DEEPEST = 60  # maximum search depth in plies
KEPT = 1 << 16  # positions in each half of the transposition table

_PLIES = DEEPEST + 100  # with the captures of the quiescence search

Walk = Generator[None, None, int]
"""A node of the search: a generator that yields at pauses and returns the value."""


def think(position: Position, limit: Limit, lines: int, seed: int) -> Iterator[Thought]:
    """Search a position in slices; see `thinking.think`."""
    return Search(position, limit, lines, seed).thoughts()


class Search(Rounds):
    """One search, with its transposition table and move ordering."""

    def __init__(
        self, position: Position, limit: Limit, lines: int, seed: int, *, selective: bool = True
    ) -> None:
        """`selective=False` turns off reductions, extensions and pruning: all moves are searched to the same depth."""
        super().__init__(position, limit, SLICE)
        self.selective = selective
        self.known = knowledge(position.game)
        moves = list(position.legal_moves)
        Random(seed).shuffle(moves)
        self.moves = list(self.known.order(position, moves))
        self.wanted = min(lines, len(moves))
        self.seen: set[Any] = set()  # the moves searched in this round
        self.older: dict[Any, tuple[int, int, int, Any]] = {}
        self.killers: list[Any] = [None] * _PLIES
        self.history: dict[Any, int] = {}
        self.path: list[tuple[Any, ...]] = [()] * _PLIES  # principal variation from each ply

    def thoughts(self) -> Iterator[Thought]:
        """Iterative deepening: each round searches one ply deeper."""
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
        """Whether a deeper search cannot change the result."""
        if len(self.moves) == 1 and self.wanted == 1 and self.limit.depth is None and depth >= 4:
            return True
        return all(line.proven and WIN - abs(line.value) <= depth for line in self.found)

    def merged(self) -> list[Line]:
        """The lines of the current round, and those of the last complete one for moves not searched since."""
        rest = [line for line in self.found if line.move not in self.seen]
        return sorted((*self.round, *rest), key=by_value)[: self.wanted]

    def _round(self, depth: int) -> Generator[None, None, None]:
        """Search every root move to this depth; the `wanted` best lines get exact values."""
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
        """The value of the position after a move, for the player who made the move."""
        low, high = (alpha, beta) if sign > 0 else (-beta, -alpha)
        if depth > 0:
            value = yield from self._value(after, depth, low, high, ply)
        else:
            value = self._calm(after, low, high, ply)
        return sign * value

    def _value(self, position: Position, depth: int, alpha: int, beta: int, ply: int) -> Walk:
        """The value of a position for the player to move, searched to this depth."""
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
        late = len(moves)  # from this index on, moves are first searched at a reduced depth
        below = depth - 1
        if late == 1 and self.selective:
            below = depth  # extension: a forced move costs no depth
        elif self.selective and depth >= 3 and self.known.quiet(position):
            late = 3
            if narrow and -PROVEN < beta < PROVEN:  # prune if a shallow search is far above beta
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
        """The value of the best move, and the move; `plan` is the depth below and the index of the first late move."""
        below, late = plan
        after_move, turn = self.known.after, position.turn
        best, chosen = -INFINITE, moves[0]
        for number, move in enumerate(moves):
            after = after_move(position, move)
            sign = 1 if after.turn == turn else -1
            value = alpha + 1
            if number:  # null window: only whether it is better than alpha
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
        """Look up a position: its best move, and its value if the entry is deep enough and decides the window."""
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
        """Quiescence search: the value of a position after all captures that are due."""
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
        """The value of a position that is over or exactly known, else None."""
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
        """The moves sorted: table move, then the order of the game; equal ones by killer move and history."""
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
        """Store an entry; when one half of the table is full, the older half is dropped."""
        value = value + ply if value > PROVEN else value - ply if value < -PROVEN else value
        if len(self.table) >= KEPT:
            self.older, self.table = self.table, {}
        self.table[key] = depth, value, bound, move
