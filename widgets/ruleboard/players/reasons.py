"""Says what decides for a move, or against it beside a better one. Only what the lines show is said.

A line is played out on the board of the rules; what happens there (somebody takes something, the game ends), and by
which feature the ends of two lines differ most, is what may be told. A game tells more of itself: `reasons` in its part
of this layer, and `TOLD_FEATURES`, the codes for more and for less of a feature.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from ruleboard.players.knowledge import knowledge
from ruleboard.players.thinking import Line
from ruleboard.rules.base import Code, Event, Note, Position, Role, Site
from ruleboard.rules.registry import part

MOST = 2  # notes for one move: who reads more, sees less
CLEAR = 8  # hundredths that a feature has to differ by, to be worth a word


class Why(Code):
    """What can be said of a line of any game."""

    WINS_NOW = "wins_now", "the move ends the game, and wins it"
    WINS_SOON = "wins_soon", "the line wins, and so many own moves are still to come", "n"
    LOSES_SOON = "loses_soon", "the line loses in so many moves of the other side", "n"
    MISSES_WIN = "misses_win", "the better line wins by force, this one does not"
    TAKES = "takes", "the move takes what stands there, for nothing", "sites", "n"
    GAINS = "gains", "the line takes so much more than it loses", "sites", "n"
    SHOT = "shot", "the line first gives something, then takes so much", "sites", "n"
    EXCHANGES = "exchanges", "the line takes as much as it loses", "n"
    LETS_TAKE = "lets_take", "the other side takes what stands there, for nothing", "sites", "n"
    MISSES = "misses", "the better move takes what stands there", "sites", "n"
    MORE_FREEDOM = "more_freedom", "more moves to choose from"
    LESS_FREEDOM = "less_freedom", "fewer moves to choose from"


TOLD_FEATURES: Mapping[str, tuple[Code, Code]] = {"freedom": (Why.MORE_FREEDOM, Why.LESS_FREEDOM)}
"""What is said of more, and of less, of a feature, where a game names none of its own."""


class Turn(NamedTuple):
    """One move of a line."""

    before: Any  # positions of their game's own class, as the move is
    move: Any
    events: tuple[Event, ...]
    after: Any

    def sites(self, role: Role) -> tuple[Site, ...]:
        """The sites of all that happens of one kind."""
        return tuple(site for event in self.events if event.role is role for site in event.sites)


class PlayedOut:
    """A line, played out on the board."""

    def __init__(self, position: Position, line: Line) -> None:
        """Play it."""
        self.line = line
        self.player = position.turn
        turns = []
        for move in line.expected:
            after = position.play(move)
            turns.append(Turn(position, move, position.events(move), after))
            position = after
        self.turns = tuple(turns)
        self.end = position

    @property
    def first(self) -> Turn:
        """The move itself."""
        return self.turns[0]

    @property
    def reply(self) -> Turn | None:
        """The next move, where it is another player's."""
        following = self.turns[1] if len(self.turns) > 1 else None
        return following if following and following.before.turn != self.player else None

    def moves(self, *, own: bool, plies: int) -> int:
        """How many further moves of the player, or moves of the others, until the end, which is so many plies away."""
        if self.end.outcome is None:  # the line does not show it; players take turns
            return plies // 2
        return sum((turn.before.turn == self.player) is own for turn in self.turns[1:])

    @cached_property
    def taken(self) -> tuple[Site, ...]:
        """What the player takes in the whole line."""
        return tuple(
            s for t in self.turns if t.before.turn == self.player for s in t.sites(Role.TAKEN)
        )

    @cached_property
    def lost(self) -> tuple[Site, ...]:
        """What the others take."""
        return tuple(
            s for t in self.turns if t.before.turn != self.player for s in t.sites(Role.TAKEN)
        )

    @property
    def net(self) -> int:
        """How much more is taken than lost."""
        return len(self.taken) - len(self.lost)


def why(position: Position, line: Line, better: Line | None = None) -> tuple[Note, ...]:
    """What decides for a move; beside a better one, what decides against it. At most two notes."""
    own = getattr(part(position.game, "players"), "reasons", None)
    played = PlayedOut(position, line)
    if better is None:
        said = [*_won(played), *(own(position, line, None) if own else ()), *_for(played)]
    else:
        other = PlayedOut(position, better)
        said = [*_decided(played, other), *(own(position, line, better) if own else ())]
        said += _against(played, other)
    if not said:
        said = [*_feature(position, played, None if better is None else other)]
    return tuple(said[:MOST])


def _won(played: PlayedOut) -> Iterator[Note]:
    """That a move wins."""
    line = played.line
    if line.plies is not None and line.value > 0:
        further = played.moves(own=True, plies=line.plies - 1)
        yield Note(Why.WINS_SOON, {"n": further}) if further else Note(Why.WINS_NOW)


def _for(played: PlayedOut) -> Iterator[Note]:
    """What a move takes, and what that costs."""
    won, lost, at_once = played.taken, played.lost, played.first.sites(Role.TAKEN)
    if len(won) > len(lost):
        if at_once and not lost:
            yield _taken(Why.TAKES, at_once)
        elif not at_once and lost and _begins(played):
            yield _taken(Why.SHOT, won)
        else:
            sites = tuple(dict.fromkeys(won))
            yield Event(Why.GAINS, {"sites": sites, "n": played.net}, sites, role=Role.TAKEN)
    elif won and len(won) == len(lost) and (at_once or _begins(played)):
        yield Note(Why.EXCHANGES, {"n": len(won)})


def _begins(played: PlayedOut) -> bool:
    """Whether the reply takes something: what follows has begun with this move."""
    return played.reply is not None and bool(played.reply.sites(Role.TAKEN))


def _decided(played: PlayedOut, better: PlayedOut) -> Iterator[Note]:
    """That a move loses, or lets a win go."""
    line = played.line
    if line.plies is not None and line.value < 0:
        n = played.moves(own=False, plies=line.plies)
        yield Note(Why.LOSES_SOON, {"n": max(1, n)})
    elif better.line.plies is not None and better.line.value > 0 and not line.proven:
        yield Note(Why.MISSES_WIN)


def _against(played: PlayedOut, better: PlayedOut) -> Iterator[Note]:
    """What a move loses that the better one keeps, and what it does not take."""
    if played.net >= better.net:
        return
    reply = played.reply
    taken = reply.sites(Role.TAKEN) if reply else ()
    if taken and played.net < 0:
        yield _taken(Why.LETS_TAKE, taken)
    missed = better.first.sites(Role.TAKEN)
    if missed and better.net > 0 and not played.first.sites(Role.TAKEN):
        yield _taken(Why.MISSES, missed)


def _taken(code: Code, sites: tuple[Site, ...]) -> Event:
    return Event(code, {"sites": sites, "n": len(sites)}, sites, role=Role.TAKEN)


def _feature(position: Position, played: PlayedOut, better: PlayedOut | None) -> Iterator[Note]:
    """The feature in which the line's end differs most: from the better line's, or from where it began."""
    known = knowledge(position.game)
    told = getattr(part(position.game, "players"), "TOLD_FEATURES", TOLD_FEATURES)
    player = position.turn
    here, there = played.end, position if better is None else better.end
    own, other = known.features(here, player), known.features(there, player)
    by = {name: known.weights[name] * (own[name] - other[name]) for name in told}
    name = max(by, key=lambda each: by[each] if better is None else -by[each], default=None)
    if name is None or abs(by[name]) < CLEAR or (by[name] > 0) is not (better is None):
        return
    more, less = told[name]
    yield Note(more if better is None else less)
