"""Links between symbols: what cuts them, and how each symbol depends on the root (lifelines)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from types import MappingProxyType
from typing import TYPE_CHECKING

from ruleboard.rules.base import Site
from ruleboard.rules.errors import BadValue
from ruleboard.rules.relati.codes import Fault
from ruleboard.rules.relati.field import Field
from ruleboard.rules.relati.path import Path, paths, whose
from ruleboard.rules.relati.reach import flood

if TYPE_CHECKING:
    from ruleboard.rules.relati.position import Position


@dataclass(frozen=True, slots=True)
class Link:
    """A direct connection between two live symbols of a player."""

    square: Site  # the end that is connected
    source: Site  # the end closer to the root; never a cannon
    paths: tuple[Path, ...]  # those without blockers, from the square to the source
    cuts: tuple[tuple[Site, ...], ...]  # minimal sets of squares that cut it, smallest first

    @property
    def kind(self) -> str:
        """One of KINDS: "normal", "remote_normal" or "remote_stable"."""
        return self.paths[0].kind

    @property
    def carries(self) -> bool:
        """Whether the source itself is connected, so that the link connects the square."""
        return self.paths[0].fault is None


@dataclass(frozen=True, slots=True)
class Lifelines:
    """A player's connections, seen from the root."""

    # Symbols by distance from the root, counted in links.
    levels: tuple[tuple[Site, ...], ...]
    # The links from each level to the next.
    lines: tuple[Link, ...]
    # By empty square: the symbols that an enemy there would cut off; squares that cut most come first.
    hanging: Mapping[Site, tuple[Site, ...]]


def minimal_cuts(ways: tuple[Path, ...], empty: frozenset[Site]) -> tuple[tuple[Site, ...], ...]:
    """The minimal sets of empty squares that block all these paths; none if a path cannot be blocked.

    A path over a dead symbol stays open there: nothing can be placed on it.
    """
    choices = [[site for site in path.middles if site in empty] for path in ways]
    hits = {frozenset(pick) for pick in product(*choices)}
    least = [hit for hit in hits if not any(other < hit for other in hits)]
    return tuple(sorted((tuple(sorted(hit)) for hit in least if hit), key=lambda c: (len(c), c)))


def _links_of(position: Position, player: int, square: Site) -> Iterator[Link]:
    """The links from a symbol to all near ones that are not cannons."""
    field = position.field
    ends = field.sides[player].live & ~field.sides[player].cannons
    empty = frozenset(position.board.names(field.empty))
    ways: dict[Site, list[Path]] = {}
    for path in paths(position, square, player):
        if not path.blocked and position.board.bit[path.source] & ends:
            ways.setdefault(path.source, []).append(path)
    for source, found in ways.items():
        yield Link(square, source, tuple(found), minimal_cuts(tuple(found), empty))


def links(position: Position, player: int | None = None) -> tuple[Link, ...]:
    """All direct links between a player's live symbols, from the root outwards."""
    player = whose(position, player)
    order = _from_root(position.field, player)
    rank = {site: number for number, site in enumerate(order)}
    cannons = frozenset(position.board.names(position.field.sides[player].cannons))
    return tuple(
        link
        for square in order
        for link in _links_of(position, player, square)
        if square in cannons or rank[link.source] < rank[square]
    )


def cuts(position: Position, one: Site, other: Site) -> tuple[tuple[Site, ...], ...]:
    """The minimal sets of squares whose occupation cuts the link between two symbols; () if nothing can cut it."""
    for player in range(position.players):
        for square in position.board.names(position.field.sides[player].live):
            if square not in (one, other):
                continue
            for link in _links_of(position, player, square):
                if link.source in (one, other):
                    return link.cuts
    raise BadValue(Fault.NOT_LINKED, sites=(one, other), got=f"{one}–{other}")


def _from_root(field: Field, player: int) -> list[Site]:
    order: list[Site] = []
    for level in levels(field, player):
        order += field.board.names(level)
    return order + list(field.board.names(field.lost(player)))


def levels(field: Field, player: int) -> list[int]:
    """The connected symbols by their distance from the root, counted in links."""
    side, rest = field.sides[player], field.linked(player)
    found = []
    level = side.root
    while level:
        found.append(level)
        rest &= ~level
        level = field.step(level & ~side.cannons) & rest
    return found


def lifelines(position: Position, player: int | None = None) -> Lifelines:
    """The lifelines of a player, by default the one to move."""
    player = whose(position, player)
    names = position.board.names
    steps = tuple(names(level) for level in levels(position.field, player))
    depth = {site: number for number, level in enumerate(steps) for site in level}
    lines = tuple(
        link
        for link in links(position, player)
        if link.carries and depth.get(link.square, 0) == depth[link.source] + 1
    )
    return Lifelines(steps, lines, MappingProxyType(_hanging(position, player)))


def _hanging(position: Position, player: int) -> dict[Site, tuple[Site, ...]]:
    field, board = position.field, position.board
    side, linked, blank = field.sides[player], field.linked(player), field.blank
    found = {}
    for site in board.names(field.room(player)):
        left = flood(board.near, side.root, side.plain, blank ^ board.bit[site]) | side.root
        cut = linked & ~left
        if side.root and cut:
            found[site] = board.names(cut)
    return dict(sorted(found.items(), key=lambda item: -len(item[1])))
