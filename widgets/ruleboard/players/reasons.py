"""Reasons for a move, or against it compared with a better one, as notes. Only facts that the lines show.

A line is played out by the rules. Its events (captures, the end of the game) are reasons, and so is the feature in
which the ends of two lines differ most. The `players` module of a game may add `reasons`, and the codes for a feature
that is better or worse at the end: `TOLD_FEATURES` of the player, `RIVAL_FEATURES` of the others. There is always at
least one note: if nothing decides, it names what follows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from ruleboard.players.knowledge import knowledge, players
from ruleboard.players.thinking import Line
from ruleboard.rules.base import Code, Event, Note, Position, Role, Site
from ruleboard.rules.registry import part

MOST = 2  # maximum of notes for one move: more would not be read
CLEAR = 8  # minimum difference of a feature, in hundredths, to be mentioned


class Why(Code):
    """Codes of reasons that apply to every game."""

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
    LOSES_LATER = "loses_later", "after these moves this is lost", "moves", "sites", "n"
    WINS_MORE = "wins_more", "the better line takes so much more than this one", "n"
    FORCED = "forced", "there is no other move"
    DRAWS = "draws", "the line ends in a draw"
    LOST = "lost", "even the best line loses in so many moves of the other side", "n"
    STILL_LOSES = "still_loses", "even a good line loses so much more than it takes", "n"
    TRADES = "trades", "later in the line each side loses so much", "n"
    KEEPS = "keeps", "nothing is lost in the whole line"
    STILL_CUT = "still_cut", "even in a good line so much is cut off", "n"
    FOLLOWS = "follows", "the moves after a worse one, where nothing else is known", "moves"
    WORTH_LESS = "worth_less", "the position after it is worth less, and more is not known"
    MORE_FREEDOM = "more_freedom", "more moves to choose from"
    LESS_FREEDOM = "less_freedom", "fewer moves to choose from"
    LESS_RIVAL_FREEDOM = "less_rival_freedom", "fewer moves for the opponent to choose from"
    MORE_RIVAL_FREEDOM = "more_rival_freedom", "more moves for the opponent to choose from"
    LESS_FREEDOM_NEXT = "less_freedom_next", "of several others, fewer moves for the next to move"
    MORE_FREEDOM_NEXT = "more_freedom_next", "of several others, more moves for the next to move"


VAGUE = (Why.KEEPS, Why.TRADES, Why.STILL_LOSES, Why.STILL_CUT, Why.FOLLOWS, Why.WORTH_LESS)
"""Reasons that only fill a gap: they say what happens anyway, not what the move does."""


def is_vague(note: Note) -> bool:
    """Whether a reason says nothing about the move itself."""
    return any(note.code == code for code in VAGUE)


Told = Mapping[str, tuple[Code, Code]]
"""Maps a feature to two codes: it is better for the player at the end of the line, or worse."""

TOLD_FEATURES: Told = {"freedom": (Why.MORE_FREEDOM, Why.LESS_FREEDOM)}
RIVAL_FEATURES: Told = {"freedom": (Why.LESS_RIVAL_FREEDOM, Why.MORE_RIVAL_FREEDOM)}
OTHERS_FEATURES: Told = {"freedom": (Why.LESS_FREEDOM_NEXT, Why.MORE_FREEDOM_NEXT)}
"""Defaults: for the player's own features, for one opponent's, and for those of several opponents."""


class Turn(NamedTuple):
    """One move of a line."""

    before: Any  # positions and moves have classes of their game
    move: Any
    events: tuple[Event, ...]
    after: Any

    def sites(self, role: Role) -> tuple[Site, ...]:
        """The sites of all events with this role."""
        return tuple(site for event in self.events if event.role is role for site in event.sites)


class PlayedOut:
    """A line, played out on the board."""

    def __init__(self, position: Position, line: Line) -> None:
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
        return self.turns[0]

    @property
    def reply(self) -> Turn | None:
        """The next move if another player makes it, else None."""
        following = self.turns[1] if len(self.turns) > 1 else None
        return following if following and following.before.turn != self.player else None

    def moves(self, *, own: bool, plies: int) -> int:
        """The number of further moves of the player, or of the others, until an end that is `plies` away."""
        who = [turn.before.turn for turn in self.turns[1:]]
        at = self.end
        if at.outcome is None and players(at) == 2:  # the end is beyond the line; players alternate
            return plies // 2
        while at.outcome is None and len(who) < plies:
            # With several players, some may have to pass. A proven end beyond the line follows from any moves.
            who.append(at.turn)
            at = at.play(at.legal_moves[0])
        return sum((player == self.player) is own for player in who)

    @cached_property
    def taken(self) -> tuple[Site, ...]:
        """The sites where the player captures in the line."""
        return tuple(
            s for t in self.turns if t.before.turn == self.player for s in t.sites(Role.TAKEN)
        )

    @cached_property
    def lost(self) -> tuple[Site, ...]:
        """The sites where the player's own pieces are captured."""
        return tuple(site for turn in self.turns for site in self.harm(turn, Role.TAKEN))

    @property
    def cut(self) -> tuple[Site, ...]:
        """The sites of the player's own pieces that are cut off."""
        return tuple(dict.fromkeys(s for turn in self.turns for s in self.harm(turn, Role.CUT)))

    def harm(self, turn: Turn, role: Role) -> tuple[Site, ...]:
        """The sites of the player's own pieces that another player's move affects in this role."""
        if turn.before.turn == self.player:
            return ()
        pieces = turn.before.pieces
        return tuple(s for s in turn.sites(role) if s in pieces and pieces[s].owner == self.player)

    @property
    def net(self) -> int:
        """Captures minus losses."""
        return len(self.taken) - len(self.lost)


def why(position: Position, line: Line, better: Line | None = None) -> tuple[Note, ...]:
    """The reasons for a move or, compared with a better one, against it: one or two notes."""
    own = getattr(part(position.game, "players"), "reasons", None)
    played = PlayedOut(position, line)
    other = None if better is None else PlayedOut(position, better)
    said = [*(_won(played) if other is None else _decided(played, other))]
    if own:
        said += own(position, line, better)
    said += _not_said(said, _for(played) if other is None else _against(played, other))
    if not said and other is None and len(position.legal_moves) == 1:
        said = [Note(Why.FORCED)]
    if not said:
        said = [*_feature(position, played, other)]
    if not said:
        said = [_expected(played) if other is None else _worse(played)]
    return tuple(said[:MOST])


def _not_said(said: list[Note], notes: Iterator[Note]) -> list[Note]:
    """The notes except those about captures that the game's own reasons already mention."""
    known = [note.sites for note in said if isinstance(note, Event) and note.role is Role.TAKEN]
    return [note for note in notes if not note.sites or note.sites not in known]


def _expected(played: PlayedOut) -> Note:
    """Fallback for a good move: how the line ends, what it loses, or that it loses nothing."""
    line, ended = played.line, played.end.outcome
    if line.plies is not None and line.value < 0:
        return Note(Why.LOST, {"n": max(1, played.moves(own=False, plies=line.plies))})
    if ended is not None and ended.winner is None:
        return Note(Why.DRAWS)
    if played.net < 0:
        return Note(Why.STILL_LOSES, {"n": -played.net})
    if played.lost:
        return Note(Why.TRADES, {"n": len(played.lost)})
    if played.cut:
        return Note(Why.STILL_CUT, {"n": len(played.cut)})
    return Note(Why.KEEPS)


def _worse(played: PlayedOut) -> Note:
    """Fallback for a worse move: the moves that follow."""
    ended, following = played.end.outcome, played.line.expected[1:]
    if ended is not None and ended.winner is None:
        return Note(Why.DRAWS)
    if following:
        return Note(Why.FOLLOWS, {"moves": tuple(map(str, following))})
    return Note(Why.WORTH_LESS)


def _won(played: PlayedOut) -> Iterator[Note]:
    """The note that a move wins, if that is proven."""
    line = played.line
    if line.plies is not None and line.value > 0:
        further = played.moves(own=True, plies=line.plies - 1)
        yield Note(Why.WINS_SOON, {"n": further}) if further else Note(Why.WINS_NOW)


def _for(played: PlayedOut) -> Iterator[Note]:
    """Notes about what a move captures, and what that costs."""
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
    """Whether the reply captures, so that the exchange begins with this move."""
    return played.reply is not None and bool(played.reply.sites(Role.TAKEN))


def _decided(played: PlayedOut, better: PlayedOut) -> Iterator[Note]:
    """The note that a move loses, or misses a win, if that is proven."""
    line = played.line
    if line.plies is not None and line.value < 0:
        n = played.moves(own=False, plies=line.plies)
        yield Note(Why.LOSES_SOON, {"n": max(1, n)})
    elif better.line.plies is not None and better.line.value > 0 and not line.proven:
        yield Note(Why.MISSES_WIN)


def _against(played: PlayedOut, better: PlayedOut) -> Iterator[Note]:
    """Notes about what a move loses, and what it fails to capture, compared with the better one."""
    if played.net >= better.net:
        return
    reply, told = played.reply, False
    taken = played.harm(reply, Role.TAKEN) if reply else ()
    if taken and played.net < 0:
        told = True
        yield _taken(Why.LETS_TAKE, taken)
    missed = better.first.sites(Role.TAKEN)
    if missed and better.net > 0 and not played.first.sites(Role.TAKEN):
        told = True
        yield _taken(Why.MISSES, missed)
    if not told:
        yield _later(played, better)


def _later(played: PlayedOut, better: PlayedOut) -> Note:
    """The note about a loss later in the line, or about the additional captures of the better line."""
    if played.net >= 0:
        return Note(Why.WINS_MORE, {"n": better.net - played.net})
    taken = enumerate(played.harm(turn, Role.TAKEN) for turn in played.turns)
    number, sites = next(each for each in taken if each[1])
    moves = tuple(map(str, played.line.expected[1 : number + 1]))
    params = {"moves": moves, "sites": sites, "n": len(sites)}
    return Event(Why.LOSES_LATER, params, sites, role=Role.TAKEN)


def _taken(code: Code, sites: tuple[Site, ...]) -> Event:
    return Event(code, {"sites": sites, "n": len(sites)}, sites, role=Role.TAKEN)


def _feature(position: Position, played: PlayedOut, better: PlayedOut | None) -> Iterator[Note]:
    """The feature that differs most between the end of the line and that of the better line, or its beginning."""
    own, me = part(position.game, "players"), position.turn
    here, there = played.end, position if better is None else better.end
    others = [player for player in range(players(position)) if player != me]
    if not hasattr(own, "features"):
        if here.turn != there.turn:
            return  # freedom is only known for the player to move
        told, rivals = TOLD_FEATURES, RIVAL_FEATURES if len(others) == 1 else OTHERS_FEATURES
    else:
        told, rivals = getattr(own, "TOLD_FEATURES", {}), getattr(own, "RIVAL_FEATURES", {})
    by = Counter[tuple[Code, Code]]()
    changed = _change(here, there, [me])
    # A good move is not the cause of what the others do to themselves: that counts in comparisons only.
    rivals = rivals if better else {}
    changed_for_rivals = _change(here, there, others) if rivals else {}
    for name, pair in told.items():
        gain, loss = changed[name], changed_for_rivals.get(name, 0)
        by[pair] += _counts(gain, gain - loss)
        if name in rivals:
            by[rivals[name]] += _counts(-loss, gain - loss)
    good = better is None
    pair = max(by, key=lambda each: by[each] if good else -by[each])
    if abs(by[pair]) >= CLEAR and (by[pair] > 0) is good:
        yield Note(pair[0 if good else 1])


def _change(here: Position, there: Position, whose: Sequence[int]) -> dict[str, int]:
    """The weighted difference of each feature, here minus there, summed over some players, in hundredths."""
    known = knowledge(here.game)
    found = dict.fromkeys(known.weights, 0)
    for player in whose:
        now, then = known.features(here, player), known.features(there, player)
        for name, weight in known.weights.items():
            found[name] += weight * (now[name] - then[name])
    return found


def _counts(change: int, balance: int) -> int:
    """The part of a change that counts: at most what the other side's change leaves of it, 0 if nothing."""
    if (change > 0) is not (balance > 0):
        return 0
    return min(change, balance, key=abs)


def cost(played: PlayedOut) -> Iterator[Note]:
    """The note that even a good line loses the game, or pieces; none if it wins or the move was forced.

    For the `reasons` of a game that finds nothing else to say about a move.
    """
    line = played.line
    won = line.plies is not None and line.value > 0
    if won or len(played.first.before.legal_moves) == 1:
        return
    if line.plies is not None and line.value < 0:
        yield Note(Why.LOST, {"n": max(1, played.moves(own=False, plies=line.plies))})
    elif played.net < 0:
        yield Note(Why.STILL_LOSES, {"n": -played.net})
