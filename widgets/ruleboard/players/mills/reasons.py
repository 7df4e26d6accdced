"""Reasons for moves of mill games: mills that are closed, opened or stopped, blocked men."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ruleboard.players.mills.features import double_mills, open_mills
from ruleboard.players.reasons import PlayedOut, Turn, cost
from ruleboard.players.thinking import Line
from ruleboard.rules.base import Code, Event, Note, Role, Site, Way
from ruleboard.rules.mills import Position


class Why(Code):
    """Codes of reasons that apply to mill games."""

    CLOSES = "closes", "the move closes a mill", "mill"
    STOPS = "stops", "the move takes a point on which the other side would have closed a mill", "at"
    DOUBLE = "double", "the move makes a double mill: to and fro, each time a mill is closed", "at"
    TWO_OPEN = (
        "two_open",
        "the move makes two mills that can be closed next, and only one can be stopped",
        "sites",
    )
    OPEN = "open", "the move makes a mill that can be closed next", "at"
    LETS_CLOSE = "lets_close", "the reply closes a mill", "mill"
    LETS_DOUBLE = "lets_double", "the reply makes a double mill", "at"
    MORE_MOBILITY = "more_mobility", "men with more room"
    LESS_MOBILITY = "less_mobility", "men with less room"
    FEWER_BLOCKED = "fewer_blocked", "fewer men that cannot move"
    MORE_BLOCKED = "more_blocked", "more men that cannot move"
    MORE_CROSSINGS = "more_crossings", "more men where four lines meet"
    LESS_CROSSINGS = "less_crossings", "fewer men where four lines meet"
    MORE_OPEN = "more_open", "more mills that can be closed next"
    LESS_OPEN = "less_open", "fewer mills that can be closed next"
    GETS_DOUBLE = "gets_double", "a double mill at the end of the line"
    NO_DOUBLE = "no_double", "no double mill at the end of the line, but at the better one's"
    LESS_RIVAL_MOBILITY = "less_rival_mobility", "the opponent's men have less room"
    MORE_RIVAL_MOBILITY = "more_rival_mobility", "the opponent's men have more room"
    MORE_RIVAL_BLOCKED = "more_rival_blocked", "more of the opponent's men cannot move"
    LESS_RIVAL_BLOCKED = "less_rival_blocked", "fewer of the opponent's men cannot move"
    LESS_RIVAL_CROSSINGS = "less_rival_crossings", "fewer of the other men where four lines meet"
    MORE_RIVAL_CROSSINGS = "more_rival_crossings", "more of the other men where four lines meet"
    LESS_RIVAL_OPEN = "less_rival_open", "fewer mills that the opponent can close next"
    MORE_RIVAL_OPEN = "more_rival_open", "more mills that the opponent can close next"
    NO_RIVAL_DOUBLE = "no_rival_double", "the opponent's double mill is gone"
    RIVAL_DOUBLE = "rival_double", "a double mill of the opponent at the end of the line"


TOLD_FEATURES: Mapping[str, tuple[Code, Code]] = {
    "mobility": (Why.MORE_MOBILITY, Why.LESS_MOBILITY),
    "blocked": (Why.FEWER_BLOCKED, Why.MORE_BLOCKED),
    "crossings": (Why.MORE_CROSSINGS, Why.LESS_CROSSINGS),
    "open_mills": (Why.MORE_OPEN, Why.LESS_OPEN),
    "double_mills": (Why.GETS_DOUBLE, Why.NO_DOUBLE),
}
"""Maps a feature to two codes: it is better at the end of the line, or worse."""

RIVAL_FEATURES: Mapping[str, tuple[Code, Code]] = {
    "mobility": (Why.LESS_RIVAL_MOBILITY, Why.MORE_RIVAL_MOBILITY),
    "blocked": (Why.MORE_RIVAL_BLOCKED, Why.LESS_RIVAL_BLOCKED),
    "crossings": (Why.LESS_RIVAL_CROSSINGS, Why.MORE_RIVAL_CROSSINGS),
    "open_mills": (Why.LESS_RIVAL_OPEN, Why.MORE_RIVAL_OPEN),
    "double_mills": (Why.NO_RIVAL_DOUBLE, Why.RIVAL_DOUBLE),
}
"""The same for the opponent's features; the first code is good for the player who moves."""


def reasons(position: Position, line: Line, better: Line | None) -> tuple[Note, ...]:
    """Notes about the mills of a move or, compared with a better one, those of the reply."""
    played = PlayedOut(position, line)
    if better is None:
        return tuple(_for(played.first)) or tuple(cost(played))
    return tuple(_against(played, better, position))


def _for(turn: Turn) -> Iterator[Note]:
    before, after, player = turn.before, turn.after, turn.before.turn
    mills = _mills(turn)
    if mills:
        yield _mill(Why.CLOSES, mills[0])
    doubled = _new_doubles(turn)
    if doubled:
        yield _at(Why.DOUBLE, doubled[0])
    # Points where the opponent could have closed a mill.
    rival = open_mills(before, 1 - player)
    if turn.move.target in rival:
        yield _at(Why.STOPS, turn.move.target)
    if not mills:
        fresh = sorted(open_mills(after, player) - open_mills(before, player) - {*doubled})
        if len(fresh) > 1:
            sites = tuple(fresh)
            yield Event(Why.TWO_OPEN, {"sites": sites}, sites, role=Role.SHOWN)
        elif fresh:
            yield _at(Why.OPEN, fresh[0])


def _against(played: PlayedOut, better: Line, position: Position) -> Iterator[Note]:
    reply = played.reply
    kept = PlayedOut(position, better).reply
    if reply is None:
        return
    closed = _mills(reply)
    if closed and not (kept and _mills(kept)):
        yield _mill(Why.LETS_CLOSE, closed[0])
    doubled = _new_doubles(reply)
    if doubled and not (kept and _new_doubles(kept)):
        yield _at(Why.LETS_DOUBLE, doubled[0])


def _mills(turn: Turn) -> list[Way]:
    """The mills that a turn closes."""
    return [Way(event.sites) for event in turn.events if event.role is Role.FORMED]


def _new_doubles(turn: Turn) -> list[Site]:
    """The points of double mills that a turn creates."""
    player = turn.before.turn
    return sorted(double_mills(turn.after, player) - double_mills(turn.before, player))


def _mill(code: Code, mill: Way) -> Event:
    return Event(code, {"mill": mill}, tuple(mill), role=Role.FORMED)


def _at(code: Code, site: Site) -> Event:
    return Event(code, {"at": site}, (site,), role=Role.SHOWN)
