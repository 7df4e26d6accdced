"""A second engine for draughts, as plain as the rule book: pieces in a dictionary, one square at a time, every route.

It shares nothing with the real one, so that where both agree, both are probably right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

Spot = tuple[int, int]  # row and column, from 0
Route = tuple[Spot, ...]
Key = tuple[int, int, frozenset[int]]  # from, to, captured: what one move is

DIAGONALS = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def spot(number: int, size: int) -> Spot:
    row, place = divmod(number - 1, size // 2)
    return row, place * 2 + (1 if row % 2 == 0 else 0)


def number(where: Spot, size: int) -> int:
    return where[0] * (size // 2) + where[1] // 2 + 1


@dataclass
class Naive:
    """A position: pieces are "w", "b" for men and "W", "B" for kings."""

    pieces: dict[Spot, str]
    turn: Literal["w", "b"]
    guoji: bool  # a man is crowned in passing
    size: int
    clock: int = 0
    past: Naive | None = None
    most: bool = True  # only the largest captures may be played
    back: bool = True  # men capture backward
    flies: bool = True  # kings do
    men_count: bool = True  # moves of men let the clock run
    limit: int = 50
    lone: bool = False  # endings against a lone king are limited

    def inside(self, where: Spot) -> bool:
        return 0 <= where[0] < self.size and 0 <= where[1] < self.size

    def number(self, where: Spot) -> int:
        return number(where, self.size)

    def spot(self, number: int) -> Spot:
        return spot(number, self.size)

    def own(self, where: Spot) -> bool:
        return self.pieces.get(where, "").lower() == self.turn

    def foe(self, where: Spot) -> bool:
        return where in self.pieces and not self.own(where)

    def far(self, where: Spot) -> bool:
        return where[0] == (0 if self.turn == "w" else self.size - 1)

    def captures(self) -> dict[Key, set[Route]]:
        """Every complete capture of any length with all its routes, not yet cut down to the longest."""
        found: dict[Key, set[Route]] = {}
        for start, piece in self.pieces.items():
            if piece.lower() == self.turn:
                for route, taken in self.chains(start, (start,), (), piece.isupper()):
                    ends = self.number(start), self.number(route[-1])
                    key = (*ends, frozenset(map(self.number, taken)))
                    found.setdefault(key, set()).add(route)
        return found

    def chains(
        self, start: Spot, route: Route, taken: Route, king: bool
    ) -> Iterator[tuple[Route, Route]]:
        went_on = False
        for over, land in self.jumps(start, route[-1], taken, king):
            went_on = True
            crowned = king or (self.guoji and self.far(land))
            yield from self.chains(start, (*route, land), (*taken, over), crowned)
        if taken and not went_on and (self.most or self.may_stop(start, route, taken, king)):
            yield route, taken

    def may_stop(self, start: Spot, route: Route, taken: Route, king: bool) -> bool:
        """Whether no other square behind the last piece jumped lets the capture go on."""
        before = list(self.jumps(start, route[-2], taken[:-1], king))
        others = [land for over, land in before if over == taken[-1] and land != route[-1]]
        return not any(any(self.jumps(start, land, taken, king)) for land in others)

    def jumps(self, start: Spot, at: Spot, taken: Route, king: bool) -> Iterator[tuple[Spot, Spot]]:
        forward = -1 if self.turn == "w" else 1
        for down, right in DIAGONALS:
            if not king and not self.back and down != forward:
                continue
            where = at[0] + down, at[1] + right
            far = king and self.flies
            while far and self.inside(where) and (where not in self.pieces or where == start):
                where = where[0] + down, where[1] + right
            if not self.foe(where) or where in taken:
                continue
            over = where
            land = over[0] + down, over[1] + right
            while self.inside(land) and (land not in self.pieces or land == start):
                yield over, land
                if not far:
                    break
                land = land[0] + down, land[1] + right

    def quiet(self) -> dict[Key, set[Route]]:
        found: dict[Key, set[Route]] = {}
        for start, piece in self.pieces.items():
            if piece.lower() != self.turn:
                continue
            forward = -1 if self.turn == "w" else 1
            for down, right in DIAGONALS:
                if piece.islower() and down != forward:
                    continue
                where = start[0] + down, start[1] + right
                while self.inside(where) and where not in self.pieces:
                    found[self.number(start), self.number(where), frozenset()] = {(start, where)}
                    if piece.islower() or not self.flies:
                        break
                    where = where[0] + down, where[1] + right
        return found

    @cached_property
    def moves(self) -> dict[Key, set[Route]]:
        """The legal moves with all their routes."""
        captures = self.captures()
        if not captures:
            return self.quiet()
        if not self.most:
            return captures
        most = max(len(taken) for _, _, taken in captures)
        return {key: routes for key, routes in captures.items() if len(key[2]) == most}

    def play(self, key: Key, route: Route) -> Naive:
        pieces = dict(self.pieces)
        piece = pieces.pop(self.spot(key[0]))
        crowned = False
        if piece.islower():
            touched = route[1:] if self.guoji else route[-1:]
            crowned = any(self.far(where) for where in touched)
        for taken in key[2]:
            del pieces[self.spot(taken)]
        pieces[self.spot(key[1])] = piece.upper() if crowned else piece
        progress = bool(key[2]) or crowned or (piece.islower() and not self.men_count)
        clock = 0 if progress else self.clock + 1
        other: Literal["w", "b"] = "b" if self.turn == "w" else "w"
        return replace(self, pieces=pieces, turn=other, clock=clock, past=self)

    def history(self) -> list[Naive]:
        """Every position of the game, this one last."""
        found, position = [self], self.past
        while position is not None:
            found.append(position)
            position = position.past
        return found[::-1]

    @cached_property
    def against_lone_king(self) -> int:
        """How many pieces, one of them a king, stand against a single king: 1, 2 or 3; else 0."""
        for strong, weak in (("w", "b"), ("b", "w")):
            count = Counter(self.pieces.values())
            many = count[strong] + count[strong.upper()]
            if count[weak] == 0 and count[weak.upper()] == 1 and count[strong.upper()] and many < 4:
                return many
        return 0

    def outcome(self) -> str | None:
        """The winner, or the name of a draw."""
        if not self.moves:
            return "b" if self.turn == "w" else "w"
        history = self.history()
        if sum(p.turn == self.turn and p.pieces == self.pieces for p in history) >= 3:
            return "repetition"
        if self.lone:
            now = [position.against_lone_king for position in history]
            five = next((i for i, many in enumerate(now) if many in (1, 2)), None)
            if five is not None and len(now) - 1 - five >= 10:
                return "five_moves"
            sixteen = next((i for i, many in enumerate(now) if many == 3), None)
            if sixteen is not None and len(now) - 1 - sixteen >= 32:
                return "sixteen_moves"
        if self.clock >= self.limit:
            kings = "king_moves" if self.limit == 50 else "only_kings"
            return "no_progress" if self.men_count else kings
        return None
