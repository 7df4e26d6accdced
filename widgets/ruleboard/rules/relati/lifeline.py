"""Life lines: how each symbol hangs on the root, and the empty squares on which most symbols hang."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from ruleboard.rules.base import Site
from ruleboard.rules.relati.link import Link, levels, links
from ruleboard.rules.relati.net import flood
from ruleboard.rules.relati.path import whose

if TYPE_CHECKING:
    from ruleboard.rules.relati.position import Position


@dataclass(frozen=True, slots=True)
class Lifelines:
    """A player's connections as seen from the root."""

    levels: tuple[tuple[Site, ...], ...]  # the root, those linked to it, those linked to these …
    lines: tuple[Link, ...]  # the links from each level to the next
    hanging: Mapping[
        Site, tuple[Site, ...]
    ]  # empty square: symbols cut off by an enemy there, most first


def lifelines(position: Position, player: int | None = None) -> Lifelines:
    """The life lines of a player, the one to move unless said otherwise."""
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
