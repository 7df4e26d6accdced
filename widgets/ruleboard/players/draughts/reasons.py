"""Reasons for moves of draughts: men that become kings, and the formation of the men."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ruleboard.players.reasons import PlayedOut, cost
from ruleboard.players.thinking import Line
from ruleboard.rules.base import Code, Event, Note, Role, Site
from ruleboard.rules.draughts import Position


class Why(Code):
    """Codes of reasons that apply to draughts."""

    CROWNS = "crowns", "a man becomes a king with this move", "at"
    WILL_CROWN = "will_crown", "a man becomes a king in the line", "at"
    LETS_CROWN = "lets_crown", "a man of the other side becomes a king in the line", "at"
    MORE_CENTRE = "more_centre", "more men in the centre"
    LESS_CENTRE = "less_centre", "fewer men in the centre"
    MORE_SUPPORT = "more_support", "more men that stand behind each other"
    LESS_SUPPORT = "less_support", "fewer men that stand behind each other"
    MORE_MOBILITY = "more_mobility", "more free moves"
    LESS_MOBILITY = "less_mobility", "fewer free moves"
    MORE_ADVANCE = "more_advance", "men that are further ahead"
    LESS_ADVANCE = "less_advance", "men that are further back"
    MORE_BACK_ROW = "more_back_row", "more men on the own back row"
    LESS_BACK_ROW = "less_back_row", "fewer men on the own back row"
    LESS_ONE_SIDED = "less_one_sided", "men on both wings"
    MORE_ONE_SIDED = "more_one_sided", "men on one wing"
    LESS_RIVAL_CENTRE = "less_rival_centre", "the opponent's centre is weaker"
    MORE_RIVAL_CENTRE = "more_rival_centre", "the opponent's centre is stronger"
    LESS_RIVAL_SUPPORT = "less_rival_support", "the opponent's men stand apart"
    MORE_RIVAL_SUPPORT = "more_rival_support", "the opponent's men stand behind each other"
    LESS_RIVAL_MOBILITY = "less_rival_mobility", "the opponent has fewer free moves"
    MORE_RIVAL_MOBILITY = "more_rival_mobility", "the opponent has more free moves"
    LESS_RIVAL_ADVANCE = "less_rival_advance", "the opponent's men are further back"
    MORE_RIVAL_ADVANCE = "more_rival_advance", "the opponent's men are further ahead"
    LESS_RIVAL_BACK_ROW = "less_rival_back_row", "fewer men on the opponent's back row"
    MORE_RIVAL_BACK_ROW = "more_rival_back_row", "more men on the opponent's back row"
    MORE_RIVAL_ONE_SIDED = "more_rival_one_sided", "the opponent's men on one wing"
    LESS_RIVAL_ONE_SIDED = "less_rival_one_sided", "the opponent's men on both wings"


TOLD_FEATURES: Mapping[str, tuple[Code, Code]] = {
    "centre": (Why.MORE_CENTRE, Why.LESS_CENTRE),
    "support": (Why.MORE_SUPPORT, Why.LESS_SUPPORT),
    "mobility": (Why.MORE_MOBILITY, Why.LESS_MOBILITY),
    "advance": (Why.MORE_ADVANCE, Why.LESS_ADVANCE),
    "near_crowning": (Why.MORE_ADVANCE, Why.LESS_ADVANCE),
    "back_row": (Why.MORE_BACK_ROW, Why.LESS_BACK_ROW),
    "one_sided": (Why.LESS_ONE_SIDED, Why.MORE_ONE_SIDED),  # its weight is negative
}
"""Maps a feature to two codes: it is better at the end of the line, or worse."""

RIVAL_FEATURES: Mapping[str, tuple[Code, Code]] = {
    "centre": (Why.LESS_RIVAL_CENTRE, Why.MORE_RIVAL_CENTRE),
    "support": (Why.LESS_RIVAL_SUPPORT, Why.MORE_RIVAL_SUPPORT),
    "mobility": (Why.LESS_RIVAL_MOBILITY, Why.MORE_RIVAL_MOBILITY),
    "advance": (Why.LESS_RIVAL_ADVANCE, Why.MORE_RIVAL_ADVANCE),
    "near_crowning": (Why.LESS_RIVAL_ADVANCE, Why.MORE_RIVAL_ADVANCE),
    "back_row": (Why.LESS_RIVAL_BACK_ROW, Why.MORE_RIVAL_BACK_ROW),
    "one_sided": (Why.MORE_RIVAL_ONE_SIDED, Why.LESS_RIVAL_ONE_SIDED),
}
"""The same for the opponent's features; the first code is good for the player who moves."""


def reasons(position: Position, line: Line, better: Line | None) -> tuple[Note, ...]:
    """Notes about new kings in the line: own ones for it; the opponent's that the better line prevents, against it."""
    played = PlayedOut(position, line)
    if better is None:
        return tuple(_own(played)) or tuple(cost(played))
    other = PlayedOut(position, better)
    against = [
        site for site in _crowned(played, own=False) if site not in _crowned(other, own=False)
    ]
    return tuple(_king(Why.LETS_CROWN, site) for site in against[:1])


def _own(played: PlayedOut) -> Iterator[Note]:
    now = played.first.sites(Role.CROWNED)
    later = _crowned(played, own=True)
    if now:
        yield _king(Why.CROWNS, now[0])
    elif later:
        yield _king(Why.WILL_CROWN, later[0])


def _crowned(played: PlayedOut, *, own: bool) -> list[Site]:
    """The sites where men of the player, or of the opponent, become kings in a line."""
    return [
        site
        for turn in played.turns
        if (turn.before.turn == played.player) is own
        for site in turn.sites(Role.CROWNED)
    ]


def _king(code: Code, site: Site) -> Event:
    return Event(code, {"at": site}, (site,), role=Role.CROWNED)
