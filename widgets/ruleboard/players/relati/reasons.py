"""Reasons for moves of Relati: symbols that are cut, healed or killed, weak links, squares reached first.

All notes follow from playing the line out; their sites are the proof.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ruleboard.players.reasons import Why as General
from ruleboard.players.relati.features import nearer
from ruleboard.players.relati.filling import filled_out
from ruleboard.players.thinking import Line
from ruleboard.rules.base import Code, Event, Note, Role, Site
from ruleboard.rules.relati import ATTACK, PLACE, Effect, Move, Position, effect, lifelines, links
from ruleboard.rules.relati.codes import Reason


class Why(Code):
    """Codes of reasons that apply to Relati, for a move or against it."""

    # for it
    KILLS_ROOT = "kills_root", "the move kills the root of `owner`", "owner", "at"
    GUARDS = "guards", "a symbol of another on `at` would have cut `n` symbols off", "at", "n"
    WINS_SQUARES = "wins_squares", "`n` squares that the player now reaches first", "player", "n"
    COUNTING = "counting", "all fill only squares of their own, `player` has most", "player"
    # against it
    LETS_KILL_ROOT = "lets_kill_root", "the reply kills the root", "at", "source"
    LETS_KILL = "lets_kill", "the reply kills symbols", "owner", "n"
    WEAK_LINK = "weak_link", "the reply on `at` cuts the link", "square", "source", "at"
    LETS_CUT = "lets_cut", "the reply cuts symbols off", "owner", "n"
    LETS_HEAL = "lets_heal", "the reply connects symbols of `owner` again", "owner", "n"
    MISSES_KILL = "misses_kill", "the better move kills symbols", "n"
    MISSES_CUT = "misses_cut", "the better move cuts symbols off", "n"
    MISSES_HEAL = "misses_heal", "the better move connects own symbols again", "n"
    GIVES_SQUARES = "gives_squares", "`n` squares go to others, more than need be", "n"
    # by a feature alone
    GAINS_GROUND = "gains_ground", "more squares that the player reaches first"
    LOSES_GROUND = "loses_ground", "fewer of them"
    TIES = "ties", "fewer connected symbols whose links can be cut"
    STRETCHES = "stretches", "more of them"


TOLD_FEATURES: Mapping[str, tuple[Code, Code]] = {
    "nearer": (Why.GAINS_GROUND, Why.LOSES_GROUND),
    "room": (General.MORE_FREEDOM, General.LESS_FREEDOM),
    "loose": (Why.TIES, Why.STRETCHES),
}
"""Maps a feature to two codes, used if there is no other reason: better at the end of the line, or worse."""

FEW = 2  # minimum number of squares to be mentioned


def reasons(position: Position, line: Line, better: Line | None = None) -> tuple[Note, ...]:
    """Notes for a move or, compared with a better one, against it; the most important first."""
    found = _against(position, line, better) if better else _for(position, line)
    return tuple(found)


def _for(position: Position, line: Line) -> Iterator[Note]:
    done = effect(position, line.move)
    yield from _killed_roots(position, done)
    cut = _of_others(done.cut, position.turn)
    if cut:
        yield _note(Reason.CUTS, cut, Role.CUT)
    if healed := done.healed[position.turn]:
        yield _note(Reason.HEALS, healed, Role.HEALED)
    if line.move.action == ATTACK and (killed := _of_others(done.died, position.turn)):
        yield _note(Reason.KILLS, killed, Role.TAKEN)
    yield from _counted(position, line, won=True)
    if not cut:
        yield from _guarded(position, line.move)
    yield from _won_squares(position, line)


def _against(position: Position, line: Line, better: Line) -> Iterator[Note]:
    yield from _reply(position, line)
    done, instead = effect(position, line.move), effect(position, better.move)
    if own := done.cut[position.turn]:
        yield _note(Reason.CUTS_OWN, own, Role.CUT)
    yield from _missed(position, done, instead, better.move)
    yield from _counted(position, line, won=False)
    gone, least = _given_squares(position, line), _given_squares(position, better)
    if len(gone) >= len(least) + FEW:
        yield Event(Why.GIVES_SQUARES, {"n": len(gone) - len(least)}, gone, role=Role.SHOWN)


def _reply(position: Position, line: Line) -> Iterator[Note]:
    """Notes about what the next player's reply does to the player."""
    if len(line.expected) < 2:
        return
    me, after, move = position.turn, position.play(line.move), line.expected[1]
    if after.turn == me:
        return
    done, owner = effect(after, move), after.turn
    killed = done.died[me] if move.action == ATTACK else ()
    root = after.field.sides[me].root
    if root and (at := after.board.site[root]) in killed:
        sites = move.site, at
        yield Event(Why.LETS_KILL_ROOT, {"at": at, "source": move.site}, sites, role=Role.SHOT)
    elif killed:
        yield _note(Why.LETS_KILL, killed, Role.TAKEN, owner=owner)
    if cut := done.cut[me]:
        yield from _weak_link(after, me, move, cut)
        yield _note(Why.LETS_CUT, cut, Role.CUT, owner=owner)
    if healed := done.healed[owner]:
        yield _note(Why.LETS_HEAL, healed, Role.HEALED, owner=owner)


def _weak_link(
    position: Position, player: int, move: Move, cut: tuple[Site, ...]
) -> Iterator[Note]:
    """The link that a reply cuts, if everything cut off depends on this one link."""
    if move.action != PLACE:
        return
    weak = [
        link
        for link in links(position, player)
        if link.carries and link.square in cut and link.source not in cut
    ]
    if len(weak) == 1 and (move.site,) in weak[0].cuts:
        ends = {"square": weak[0].square, "source": weak[0].source}
        sites = weak[0].square, move.site, weak[0].source
        yield Event(Why.WEAK_LINK, {**ends, "at": move.site}, sites, role=Role.SHOWN)


def _killed_roots(position: Position, done: Effect) -> Iterator[Note]:
    for owner, side in enumerate(position.field.sides):
        root = side.root and position.board.site[side.root]
        if owner != position.turn and root in done.died[owner]:
            yield Event(Why.KILLS_ROOT, {"owner": owner, "at": root}, (root,), role=Role.TAKEN)


def _missed(position: Position, done: Effect, instead: Effect, better: Move) -> Iterator[Note]:
    """Notes about what the better move does and this one does not."""
    me = position.turn
    if better.action == ATTACK and not _of_others(done.died, me):
        killed = _of_others(instead.died, me)
        if killed:
            yield _note(Why.MISSES_KILL, killed, Role.TAKEN)
    cut = _of_others(instead.cut, me)
    if len(cut) > len(_of_others(done.cut, me)):
        yield _note(Why.MISSES_CUT, cut, Role.CUT)
    if len(instead.healed[me]) > len(done.healed[me]):
        yield _note(Why.MISSES_HEAL, instead.healed[me], Role.HEALED)


def _guarded(position: Position, move: Move) -> Iterator[Note]:
    """The note about symbols that another player could have cut off with one symbol, and no longer can."""
    threat = _threat(position, position.turn)
    after = position.play(move)
    if threat is None or after.outcome:
        return
    at, hanging = threat
    left = _threat(after, position.turn)
    if left is None or len(left[1]) < len(hanging):
        kept = after.board.names(after.field.linked(position.turn))
        safe = tuple(site for site in hanging if site in kept and (not left or site not in left[1]))
        if safe:
            yield Event(Why.GUARDS, {"at": at, "n": len(safe)}, (at, *safe), role=Role.SAFE)


def _threat(position: Position, player: int) -> tuple[Site, tuple[Site, ...]] | None:
    """The square where another player's symbol would cut off most of a player's symbols, and those symbols."""
    field = position.field
    if not field.sides[player].root:
        return None
    open_to = 0
    for other in range(position.players):
        if other != player:
            open_to |= field.room(other)
    squares = set(position.board.names(open_to))
    hanging = lifelines(position, player).hanging
    return next(((at, cut) for at, cut in hanging.items() if at in squares), None)


def _counted(position: Position, line: Line, *, won: bool) -> Iterator[Note]:
    """The note that the line ends in a position where the result can be counted."""
    end = _end(position, line)
    known = None if end.outcome else filled_out(end)
    if known is not None and known.winner is not None and (known.winner == position.turn) == won:
        squares = end.board.names(nearer(end.field)[known.winner])
        yield Event(Why.COUNTING, {"player": known.winner}, squares, role=Role.SHOWN)


def _won_squares(position: Position, line: Line) -> Iterator[Note]:
    """The note about squares that the move wins, and that the player still has or has filled at the end of the line."""
    me, end = position.turn, _end(position, line).field
    after = position.play(line.move).field
    held = nearer(end)[me] | end.sides[me].live
    won = nearer(after)[me] & ~nearer(position.field)[me] & held
    if won.bit_count() >= FEW and not position.field.sides[me].absent:
        sites = position.board.names(won)
        params = {"player": me, "n": len(sites)}
        yield Event(Why.WINS_SQUARES, params, sites, role=Role.SHOWN)


def _given_squares(position: Position, line: Line) -> tuple[Site, ...]:
    """The squares that belong to the player before a line and to others after it."""
    me, end = position.turn, _end(position, line).field
    closer = nearer(end)
    taken = 0
    for other, side in enumerate(end.sides):
        if other != me:
            taken |= closer[other] | side.live
    return position.board.names(nearer(position.field)[me] & taken)


def _end(position: Position, line: Line) -> Position:
    for move in line.expected:
        position = position.play(move)
    return position


def _of_others(squares: tuple[tuple[Site, ...], ...], me: int) -> tuple[Site, ...]:
    return tuple(site for player, own in enumerate(squares) if player != me for site in own)


def _note(code: Reason | Why, sites: tuple[Site, ...], role: Role, **params: Any) -> Event:
    return Event(code, {**params, "n": len(sites)}, sites, role=role)
