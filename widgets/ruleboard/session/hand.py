"""Drag and drop, as an alternative to clicks.

A drag is a click on the piece, unless it is selected already, and a click where it is dropped. So everything that can
be clicked can be dragged, and a refused drop is answered like a refused click.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from ruleboard.rules.base import Piece, Position, Site
from ruleboard.session.clicks import Clicks, Ways
from ruleboard.session.inputs import Click, Hand, Input, Reply, Shown


@dataclass(frozen=True, slots=True)
class Drop:
    """A piece was dragged from one site to another, or off the board (`target` is None)."""

    source: Site
    target: Site | None


S = TypeVar("S")
R = TypeVar("R")


def in_hand(
    position: Position,
    ways: Ways,
    clicked: Clicks,
    pieces: Mapping[Site, Piece],
    *,
    holds: Site | None = None,
    owed: bool = False,
) -> Hand:
    """What can be dragged after some clicks; `owed` if the rules demand a choice before anything else.

    While any piece can move, every piece of the player to move can be dragged: if it cannot move, the answer says why.
    While none can move, none can be dragged: on a touch screen that would only hinder scrolling.
    """
    if position.outcome:
        return Hand()
    if owed:
        return Hand(off=tuple(site for site in ways.next_sites(clicked) if site in pieces))
    standing = position.pieces
    if not any(site in standing and ways.next_sites((site,)) for site in ways.next_sites(())):
        return Hand()
    own = tuple(site for site, piece in pieces.items() if piece.owner == position.turn)
    begun = len(clicked) > 1  # no other piece can be picked up in the middle of a move
    leads = {} if begun else {site: ways.next_sites((site,)) for site in own}
    return Hand(holds, own, ways={site: sites for site, sites in leads.items() if sites})


def is_meant(shown: Shown, given: Drop) -> bool:
    """Whether a drop is intended. A drop beside the board is not, unless the piece may only leave the board."""
    if given.source in shown.hand.off:
        return given.target is None
    return given.target is not None and given.source in shown.pieces


def drop(
    step: Callable[[Any, Input], tuple[Any, R]],
    state: S,
    given: Drop,
    shown: Callable[[Any], Shown],
) -> tuple[S, R | Reply]:
    """The next state of a machine after a drop, and its reply; `shown` tells what the board shows of a state.

    A piece that cannot be dragged is handled as if it were clicked: the reply says why it cannot.
    """
    seen = shown(state)
    if not is_meant(seen, given):
        return state, Reply()
    if given.source not in seen.hand.carried:
        return step(state, Click(given.source))
    if seen.hand.holds != given.source:
        state, reply = step(state, Click(given.source))
        if shown(state).hand.holds != given.source:
            return state, reply
    assert given.target is not None
    return step(state, Click(given.target))
