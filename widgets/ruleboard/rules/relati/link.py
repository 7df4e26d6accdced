"""Links between symbols and what it takes to cut them, and what a move would cut and heal."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from ruleboard.rules.base import Site, Unknown
from ruleboard.rules.relati import acting
from ruleboard.rules.relati.field import Field
from ruleboard.rules.relati.path import Path, paths

if TYPE_CHECKING:
    from ruleboard.rules.relati.move import Move
    from ruleboard.rules.relati.position import Position


@dataclass(frozen=True, slots=True)
class Link:
    """A direct connection between two live symbols of a player."""

    square: Site  # the end being connected
    source: Site  # the end nearer to the root; never a cannon
    paths: tuple[Path, ...]  # those that are clear, seen from the square
    cuts: tuple[tuple[Site, ...], ...]  # minimal sets of squares that would cut it, smallest first

    @property
    def kind(self) -> str:
        """normal, remote_normal or remote_stable."""
        return self.paths[0].kind

    @property
    def cut_number(self) -> int | None:
        """How many enemy symbols cut this link at least; None if nothing does."""
        return len(self.cuts[0]) if self.cuts else None

    @property
    def carries(self) -> bool:
        """Whether the source itself is connected, so that the link connects."""
        return self.paths[0].fault is None


@dataclass(frozen=True, slots=True)
class Effect:
    """What a move does to the symbols of each player, as squares by player."""

    cut: tuple[tuple[Site, ...], ...]  # newly disconnected
    healed: tuple[tuple[Site, ...], ...]  # connected again
    died: tuple[tuple[Site, ...], ...]  # killed, replaced as root, or cannons that were cut off


def minimal_cuts(ways: tuple[Path, ...], empty: frozenset[Site]) -> tuple[tuple[Site, ...], ...]:
    """The smallest sets of empty squares that block all these paths; none if one of them cannot be blocked.

    A dead symbol on a path keeps it clear for ever: nothing can be placed there.
    """
    choices = [[site for site in path.middles if site in empty] for path in ways]
    hits = {frozenset(pick) for pick in product(*choices)}
    least = [hit for hit in hits if not any(other < hit for other in hits)]
    return tuple(sorted((tuple(sorted(hit)) for hit in least if hit), key=lambda c: (len(c), c)))


def _link(position: Position, player: int, square: Site, source: Site) -> Link | None:
    ways = tuple(
        path
        for path in paths(position, square, player)
        if path.source == source and not path.blocked
    )
    if not ways:
        return None
    empty = frozenset(position.board.names(position.field.empty))
    return Link(square, source, ways, minimal_cuts(ways, empty))


def links(position: Position, player: int | None = None) -> tuple[Link, ...]:
    """All direct links between a player's live symbols, from the root outwards."""
    player = position.turn if player is None else player
    order = _from_root(position.field, player)
    cannons = frozenset(position.board.names(position.field.sides[player].cannons))
    found = []
    for index, square in enumerate(order):
        for source in order[:index]:
            ends = (source, square) if source in cannons else (square, source)
            if ends[1] not in cannons and _near(position, square, source):
                link = _link(position, player, *ends)
                if link:
                    found.append(link)
    return tuple(found)


def cuts(position: Position, one: Site, other: Site) -> tuple[tuple[Site, ...], ...]:
    """The minimal sets of squares whose occupation cuts the link of two symbols; () if nothing cuts it."""
    for player in range(position.players):
        for link in links(position, player):
            if {link.square, link.source} == {one, other}:
                return link.cuts
    raise Unknown("not_linked", sites=(one, other), got=f"{one}-{other}", expected="a direct link")


def effect(position: Position, move: Move | str) -> Effect:
    """What a legal move cuts, heals and kills."""
    legal = position.move(str(move))
    before = position.field
    after = acting.perform(before, position.rules, position.turn, legal)
    names, players = position.board.names, range(position.players)
    return Effect(
        cut=tuple(names(after.lost(p) & before.linked(p)) for p in players),
        healed=tuple(names(before.lost(p) & after.linked(p)) for p in players),
        died=tuple(names(after.sides[p].dead & ~before.sides[p].dead) for p in players),
    )


def _near(position: Position, one: Site, other: Site) -> bool:
    reach = 2
    (a, b), (c, d) = position.board.xy(one), position.board.xy(other)
    return abs(a - c) <= reach and abs(b - d) <= reach


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
