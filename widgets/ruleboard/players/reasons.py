"""Says what decides for a move, or against it beside a better one. Only what the lines show is said.

A line is played out on the board of the rules; what happens there (somebody takes something, the game ends) is what may
be told. A game tells more of itself: `reasons` in its part of this layer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ruleboard.players.thinking import Line
from ruleboard.rules.base import Code, Event, Note, Position, Role, Site
from ruleboard.rules.registry import part

MOST = 2  # notes for one move: who reads more, sees less


class Why(Code):
    """What can be said of a line of any game."""

    WINS_AT_ONCE = "wins_at_once", "the move ends the game, and wins it"
    WINS_BY_FORCE = "wins_by_force", "the line ends the game, and wins it", "n"
    LOSES_BY_FORCE = "loses_by_force", "the line ends the game, and loses it", "n"
    TAKES = "takes", "the move takes what stands there", "sites", "n"
    LETS_TAKE = "lets_take", "the reply takes what stands there", "sites", "n"


class Turn(NamedTuple):
    """One move of a line."""

    before: Position
    events: tuple[Event, ...]
    after: Position

    @property
    def taken(self) -> tuple[Site, ...]:
        """The sites of what it takes."""
        return tuple(
            site for event in self.events if event.role is Role.TAKEN for site in event.sites
        )


def why(position: Position, line: Line, better: Line | None = None) -> tuple[Note, ...]:
    """What decides for a move; beside a better one, what decides against it. At most two notes."""
    own = getattr(part(position.game, "players"), "reasons", None)
    said: list[Note] = list(own(position, line, better)) if own else []
    codes = {note.code for note in said}
    said += [note for note in _told(position, line, better) if note.code not in codes]
    return tuple(said[:MOST])


def played_out(position: Position, line: Line) -> tuple[Turn, ...]:
    """The moves of a line, one after another."""
    turns = []
    for move in line.expected:
        after = position.play(move)
        turns.append(Turn(position, position.events(move), after))
        position = after
    return tuple(turns)


def _told(position: Position, line: Line, better: Line | None) -> Iterator[Note]:
    turns = played_out(position, line)
    if line.plies is not None:
        won = line.value > 0
        if won and line.plies == 1:
            yield Note(Why.WINS_AT_ONCE)
        else:
            n = (line.plies + 1) // 2
            yield Note(Why.WINS_BY_FORCE if won else Why.LOSES_BY_FORCE, {"n": n})
    taken = turns[0].taken
    if taken and better is None:
        yield _sites(Why.TAKES, taken)
    if len(turns) > 1 and turns[1].before.turn != position.turn and (lost := turns[1].taken):
        if better is not None and line.value < better.value:
            yield _sites(Why.LETS_TAKE, lost)


def _sites(code: Why, sites: tuple[Site, ...]) -> Event:
    return Event(code, {"sites": sites, "n": len(sites)}, sites, role=Role.TAKEN)
