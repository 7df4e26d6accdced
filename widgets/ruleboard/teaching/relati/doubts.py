"""Facts that help with a question about Relati: they name what decides, and leave the decision to the learner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ruleboard.rules.base import Site
from ruleboard.rules.relati import PLACE, Position, links, open_paths, paths
from ruleboard.rules.relati.codes import Refused
from ruleboard.teaching.facts import Fact, Finder, is_one_of
from ruleboard.teaching.proposals import Proposal
from ruleboard.teaching.relati.wrong_reasons import described

NEIGHBOURS_ONLY = 8  # paths of the rules for the first lesson
TAKEN = (Refused.CELL_TAKEN, Refused.CELL_DEAD)
UNSOUND = (Refused.NO_PATH_DISCONNECTED, Refused.NO_PATH_CANNON, Refused.NO_PATH_DEAD)


def _places(position: Position, **_: Any) -> Iterator[Fact]:
    if position.field.sides[position.turn].absent:
        yield Fact("first_symbol")
        return
    ends = position.board.names(position.field.sources(position.turn))
    yield Fact("from_symbols", {"n": len(ends)})


def _tried(position: Position, tried: Proposal, **_: Any) -> Iterator[Fact]:
    """The fact that decides whether a symbol can be placed; of other actions, nothing."""
    meant = described(position, tried)
    if position.outcome or meant["action"] != PLACE:
        return
    at, refusal = meant["at"], tried.refusal
    if position.field.sides[position.turn].absent:
        yield Fact("first_symbol")
    elif is_one_of(refusal, TAKEN):
        yield Fact("look_on", {"at": at}, (at,))
    elif is_one_of(refusal, [Refused.NO_PATH]) or position.board.paths == NEIGHBOURS_ONLY:
        yield Fact("nearest", {"at": at, "source": _nearest(position, at)})
    elif refusal and is_one_of(refusal, UNSOUND):
        source = refusal.params["source"]
        yield Fact("sound", {"source": source}, (source,))
    else:
        yield from _paths(position, at, tried)


def _paths(position: Position, at: Site, tried: Proposal) -> Iterator[Fact]:
    """How many paths lead to the symbol in question, open or not."""
    refusal = tried.refusal
    source = refusal.params.get("source") if refusal else open_paths(position, at)[0].source
    ways = [path for path in paths(position, at) if path.own and path.source == source]
    if ways:
        yield Fact("paths_to", {"at": at, "source": source, "n": len(ways)})


def _nearest(position: Position, at: Site) -> Site:
    """The symbol of the player that is nearest to a square, as a king walks."""
    own = [site for site, piece in position.pieces.items() if piece.owner == position.turn]
    x, y = position.board.xy(at)

    def far(site: Site) -> tuple[int, int]:
        column, row = position.board.xy(site)
        across, down = abs(column - x), abs(row - y)
        return max(across, down), across + down

    return min(own, key=far)


def _cuts(position: Position, tried: Proposal, **_: Any) -> Iterator[Fact]:
    meant = described(position, tried)
    if meant["action"] != PLACE:
        return
    at = meant["at"]
    others = (player for player in range(position.players) if player != position.turn)
    joins = [link for player in others for link in links(position, player) if link.carries]
    through = [link for link in joins if any(at in path.middles for path in link.paths)]
    yield Fact("through" if through else "through_none", {"at": at, "n": len(through)})


QUESTIONS: Mapping[str, Finder] = {
    "places": _places,
    "yes_no": _tried,
    "reason": _tried,
    "cuts": _cuts,
}
