"""Searches games of any number of players: one of them thinks, and expects the worst from all the others.

Every player but one is taken as an opponent who wants nothing but to harm that one: so alpha-beta holds, and where two
play it is exact. Moves are looked at in the order of what they are worth at once, and far from the end of a line only
the better part of them: in a game where dozens of moves are legal, depth is worth more than breadth.

Where three or four play, one could take everybody for selfish instead (max-n). Measured on small boards, that plays
neither better nor worse (tests/bench/bench_strength_many.py, README); on the usual ones it sees a ply less, as nothing
can be cut off.

The search pauses at its inner nodes, each of which is a generator that the one above it waits for.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from ruleboard.players.knowledge import knowledge, players
from ruleboard.players.rounds import EXACT, INFINITE, LOWER, PROVEN, UPPER, Rounds, Spent, by_value
from ruleboard.players.thinking import FARTHEST, LIKELY, WIN, Limit, Line, Thought
from ruleboard.rules.base import Position

SLICE = 200  # the cost of what is looked at between two pauses: some milliseconds
DEEPEST = 60  # plies, where nothing else ends the search
WIDTHS = (0, 1000, 8, 10, 12, 14)  # how many moves are followed, by the plies that are left
ROOT = (1000, 1000, 1000, 24, 20, 16)  # how many of the first moves, by the depth of the round

_DECIDED = LIKELY - FARTHEST


class Ended(NamedTuple):
    """How a position ends, where that is certain."""

    winner: int | None
    plies: int  # until then


class Sight(NamedTuple):
    """What the search asks a game for."""

    worth: Callable[[Any, int], int]  # of a position to a player, in hundredths
    ended: Callable[[Any], Ended | None]  # also where the end is only a matter of counting
    after: Callable[[Any, Any], Any]  # a legal move
    players: int = 2
    cost: int = 1  # of looking at a position, where that takes longer than usual


class Child(NamedTuple):
    """A move, where it leads, and what that is worth at first sight."""

    value: int
    certain: bool
    move: Any
    after: Any


Walk = Generator[None, None, int]


def think(position: Position, limit: Limit, lines: int, seed: int) -> Iterator[Thought]:
    """Search a position of a game that says nothing of its own search; see `thinking.think`."""
    return Search(position, _usual(position), limit, lines, seed).thoughts()


def follow(position: Position, move: Any, limit: Limit) -> Iterator[Thought]:
    """Look at one move alone: what it is worth, and what follows."""
    return Search(position, _usual(position), limit, 1, 0, moves=[move]).thoughts()


def _usual(position: Position) -> Sight:
    """What every game can be asked for."""
    known = knowledge(position.game)

    def ended(at: Position) -> Ended | None:
        outcome = known.outcome(at)
        return None if outcome is None else Ended(outcome.winner, 0)

    return Sight(known.worth, ended, known.after, players(position))


class Search(Rounds):
    """One search by one player, with all that it remembers. Every value in it is that player's."""

    def __init__(
        self,
        position: Position,
        sight: Sight,
        limit: Limit,
        lines: int,
        seed: int,
        *,
        moves: Sequence[Any] = (),  # to choose from, if not from all
    ) -> None:
        super().__init__(position, limit, SLICE)
        self.sight = sight
        self.me = position.turn
        # It takes several others to bring a loss about: they need not do so.
        self.lost = WIN if sight.players == 2 else LIKELY
        self.path: list[tuple[Any, ...]] = [()] * (DEEPEST + 2)  # the best line from each ply on
        moves = list(moves or position.legal_moves)
        Random(seed).shuffle(moves)
        self.children = self._children(position, moves, 0)
        self.wanted = min(lines, len(moves))

    def thoughts(self) -> Iterator[Thought]:
        """Round after round, each a ply deeper."""
        self.found = [Line(c.move, c.value, (c.move,)) for c in self.children[: self.wanted]]
        self.depth = 1
        deepest = min(self.limit.depth or DEEPEST, DEEPEST)
        try:
            self.check()
            for depth in range(2, deepest + 1):
                if self._settled():
                    break
                self.found, self.round = self.merged(), []
                self._front([line.move for line in self.found])
                for _ in self._look(depth):
                    yield self.thought(final=False)
        except Spent:
            pass
        self.found = self.merged()
        yield self.thought(final=True)

    def _settled(self) -> bool:
        """Whether looking deeper cannot change anything."""
        if len(self.children) == 1 and self.depth > 2 and self.limit.depth is None:
            return True
        lines = self.merged()
        won = self.wanted == 1 and lines[0].value > PROVEN
        return won or all(line.proven for line in lines)

    def merged(self) -> list[Line]:
        """What this round has found, then the lines of the one before; nothing that was seen less is worth more."""
        if not self.round:
            return self.found
        seen = {line.move for line in self.round}
        last = self.round[-1].value
        rest = (
            replace(line, value=min(line.value, last))
            for line in self.found
            if line.move not in seen
        )
        return [*self.round, *rest][: self.wanted]

    def _front(self, moves: Sequence[Any]) -> None:
        """Look at these moves first from now on."""
        rank = {move: number for number, move in enumerate(moves)}
        self.children.sort(key=lambda child: rank.get(child.move, len(rank)))

    def _look(self, depth: int) -> Generator[None, None, None]:
        """Look at the moves so deep; as many lines as are wanted are found exactly."""
        width = max(self.wanted, ROOT[min(depth, len(ROOT) - 1)])
        for number, child in enumerate(self.children):
            if number >= width and not _decided(self.round[0].value, mine=True):
                break
            full = len(self.round) == self.wanted
            alpha = self.round[-1].value if full else -INFINITE
            self.path[1] = ()
            value = child.value
            if not child.certain:
                value = INFINITE
                if full:
                    value = yield from self._value(child.after, depth - 1, alpha, alpha + 1, 1)
                if value > alpha:
                    value = yield from self._value(child.after, depth - 1, alpha, INFINITE, 1)
            if value > alpha:
                line = Line(child.move, value, (child.move, *self.path[1]))
                self.round = sorted((*self.round, line), key=by_value)[: self.wanted]
                self.depth = depth

    def _value(self, position: Position, depth: int, alpha: int, beta: int, ply: int) -> Walk:
        """What a position is worth, looking so many plies ahead."""
        if self.nodes >= self.pause:
            yield
            self.check()
        if depth == 1:
            return self._last(position, alpha, beta, ply)
        kept = self.table.get(position)
        first = None
        if kept is not None:
            seen, value, bound, first = kept
            if seen >= depth and beta - alpha == 1 and _holds(value, bound, alpha, beta):
                return value
        mine, low, high = position.turn == self.me, alpha, beta
        children = self._children(position, position.legal_moves, ply, first)
        best, chosen = -INFINITE if mine else INFINITE, None
        width = WIDTHS[min(depth, len(WIDTHS) - 1)]
        for number, child in enumerate(children):
            if number >= width and not _decided(best, mine=mine):
                break
            self.path[ply + 1] = ()
            value = child.value
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
        bound = UPPER if best <= alpha else LOWER if best >= beta else EXACT
        self.table[position] = depth, best, bound, chosen
        return best

    def _last(self, position: Position, alpha: int, beta: int, ply: int) -> int:
        """What a position is worth one ply from the end of the line."""
        mine = position.turn == self.me
        best, chosen = -INFINITE if mine else INFINITE, None
        for move in position.legal_moves:
            value, _ = self._sight(self.sight.after(position, move), ply + 1)
            if value > best if mine else value < best:
                best, chosen = value, move
                if best >= beta if mine else best <= alpha:
                    break
        self.path[ply] = (chosen,)
        return best

    def _children(
        self, position: Position, moves: Sequence[Any], ply: int, first: Any = None
    ) -> list[Child]:
        """The moves, those that are best at first sight first, but one of an earlier round before all."""
        found = []
        for move in moves:
            after = self.sight.after(position, move)
            found.append(Child(*self._sight(after, ply + 1), move, after))
        found.sort(key=_value_of, reverse=position.turn == self.me)
        if first is not None:
            found.sort(key=lambda child: child.move != first)
        return found

    def _sight(self, position: Position, ply: int) -> tuple[int, bool]:
        """What a position is worth at first sight, and whether that is certain."""
        self.nodes += self.sight.cost
        ended = self.sight.ended(position)
        if ended is None:
            return self.sight.worth(position, self.me), False
        if ended.winner is None:
            return 0, True
        far = ply + ended.plies
        return (WIN - far if ended.winner == self.me else far - self.lost), True


def _decided(best: int, *, mine: bool) -> bool:
    """Whether a player seems to lose with every move: that is claimed only once all their moves are searched."""
    return best < -_DECIDED if mine else best > _DECIDED


def _holds(value: int, bound: int, alpha: int, beta: int) -> bool:
    """Whether what is kept is enough to know on which side of the window the value lies."""
    return bound == EXACT or (value >= beta if bound == LOWER else value <= alpha)


def _value_of(child: Child) -> int:
    return child.value
