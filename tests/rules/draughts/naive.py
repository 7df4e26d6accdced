"""A second engine for draughts, as plain as the rule book: pieces in a dictionary, one square at a time, every route.

It shares nothing with the real one, so that where both agree, both are probably right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

Spot = tuple[int, int]  # row and column, from 0
Route = tuple[Spot, ...]
Key = tuple[int, int, frozenset[int]]  # from, to, captured: what one move is

DIAGONALS = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def spot(number: int) -> Spot:
    row, place = divmod(number - 1, 5)
    return row, place * 2 + (1 if row % 2 == 0 else 0)


def number(where: Spot) -> int:
    return where[0] * 5 + where[1] // 2 + 1


def inside(where: Spot) -> bool:
    return 0 <= where[0] < 10 and 0 <= where[1] < 10


@dataclass
class Naive:
    """A position: pieces are "w", "b" for men and "W", "B" for kings."""

    pieces: dict[Spot, str]
    turn: Literal["w", "b"]
    guoji: bool
    clock: int = 0
    history: list[str] = field(default_factory=list)
    lone: list[int] = field(default_factory=list)  # pieces against a lone king, after every move

    def own(self, where: Spot) -> bool:
        return self.pieces.get(where, "").lower() == self.turn

    def foe(self, where: Spot) -> bool:
        return where in self.pieces and not self.own(where)

    def far(self, where: Spot) -> bool:
        return where[0] == (0 if self.turn == "w" else 9)

    def captures(self) -> dict[Key, set[Route]]:
        """Every complete capture of any length with all its routes, not yet cut down to the longest."""
        found: dict[Key, set[Route]] = {}
        for start, piece in self.pieces.items():
            if piece.lower() == self.turn:
                for route, taken in self.chains(start, (start,), (), piece.isupper()):
                    key = number(start), number(route[-1]), frozenset(map(number, taken))
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
        if taken and not went_on:
            yield route, taken

    def jumps(self, start: Spot, at: Spot, taken: Route, king: bool) -> Iterator[tuple[Spot, Spot]]:
        for down, right in DIAGONALS:
            where = at[0] + down, at[1] + right
            while king and inside(where) and (where not in self.pieces or where == start):
                where = where[0] + down, where[1] + right
            if not self.foe(where) or where in taken:
                continue
            over = where
            land = over[0] + down, over[1] + right
            while inside(land) and (land not in self.pieces or land == start):
                yield over, land
                if not king:
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
                while inside(where) and where not in self.pieces:
                    found[number(start), number(where), frozenset()] = {(start, where)}
                    if piece.islower():
                        break
                    where = where[0] + down, where[1] + right
        return found

    def moves(self) -> dict[Key, set[Route]]:
        """The legal moves with all their routes."""
        captures = self.captures()
        if not captures:
            return self.quiet()
        most = max(len(taken) for _, _, taken in captures)
        return {key: routes for key, routes in captures.items() if len(key[2]) == most}

    def play(self, key: Key, route: Route) -> Naive:
        pieces = dict(self.pieces)
        piece = pieces.pop(spot(key[0]))
        crowned = False
        if piece.islower():
            touched = route[1:] if self.guoji else route[-1:]
            crowned = any(self.far(where) for where in touched)
        for taken in key[2]:
            del pieces[spot(taken)]
        pieces[spot(key[1])] = piece.upper() if crowned else piece
        progress = bool(key[2]) or crowned or (piece.islower() and not self.guoji)
        clock = 0 if progress else self.clock + 1
        past = [*self.history, self.diagram()]
        lone = [*self.lone, self.against_lone_king()]
        return Naive(pieces, "b" if self.turn == "w" else "w", self.guoji, clock, past, lone)

    def diagram(self) -> str:
        return f"{self.turn} {sorted(self.pieces.items())}"

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
        if not self.moves():
            return "b" if self.turn == "w" else "w"
        if self.history.count(self.diagram()) >= 2:
            return "repetition"
        if not self.guoji:
            now = [*self.lone, self.against_lone_king()]
            five = next((i for i, many in enumerate(now) if many in (1, 2)), None)
            if five is not None and len(now) - 1 - five >= 10:
                return "five_moves"
            sixteen = next((i for i, many in enumerate(now) if many == 3), None)
            if sixteen is not None and len(now) - 1 - sixteen >= 32:
                return "sixteen_moves"
        if self.clock >= 50:
            return "no_progress" if self.guoji else "king_moves"
        return None
