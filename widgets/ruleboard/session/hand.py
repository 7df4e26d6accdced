"""What can be taken in hand and carried: the same moves as by clicks, for whoever would rather drag and drop.

A drag is nothing of its own. It is a click on the piece, unless that is in hand already, and a click where it is
dropped; so whatever can be clicked can be dragged, and a refused drop is answered like a refused click.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from ruleboard.rules.base import Piece, Position, Site
from ruleboard.session.clicks import Clicks, Ways
from ruleboard.session.inputs import Click, Hand, Input, Reply, State


@dataclass(frozen=True, slots=True)
class Drop:
    """A piece was dragged from one site to another; without a target, off the board."""

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
    """What can be carried after some clicks; `owed` if the rules wait for a choice before anything else.

    Every piece of the player to move can be taken where pieces move at all: one that cannot go is answered with the
    reason. Where nothing moves, nothing can be taken: a finger that means to scroll would only be held up.
    """
    if position.outcome:
        return Hand()
    if owed:
        return Hand(off=tuple(site for site in ways.next_sites(clicked) if site in pieces))
    standing = position.pieces
    if not any(site in standing and ways.next_sites((site,)) for site in ways.next_sites(())):
        return Hand()
    own = tuple(site for site, piece in pieces.items() if piece.owner == position.turn)
    begun = len(clicked) > 1  # nothing else can be taken in the middle of a move
    leads = {} if begun else {site: ways.next_sites((site,)) for site in own}
    return Hand(holds, own, ways={site: sites for site, sites in leads.items() if sites})


def is_meant(state: State, given: Drop) -> bool:
    """Whether a drop is no slip; what is dropped beside the board, or may only leave it, stays where it was."""
    if given.source in state.hand.off:
        return given.target is None
    return given.target is not None and given.source in state.pieces


def _itself(state: Any) -> Any:
    return state


def drop(
    step: Callable[[Any, Input], tuple[Any, R]],
    state: S,
    given: Drop,
    shown: Callable[[Any], State] = _itself,
) -> tuple[S, R | Reply]:
    """The next state of a machine after a drop, and what it answers; `shown` is what its state shows on the board.

    What cannot be carried is answered as if it were clicked: why it cannot.
    """
    if not is_meant(shown(state), given):
        return state, Reply()
    if given.source not in shown(state).hand.carried:
        return step(state, Click(given.source))
    if shown(state).hand.holds != given.source:
        state, reply = step(state, Click(given.source))
        if shown(state).hand.holds != given.source:
            return state, reply
    assert given.target is not None
    return step(state, Click(given.target))
