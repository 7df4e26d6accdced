"""Facts about a position of draughts, for hints: what can be captured, what is forced, and what a shot costs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ruleboard.rules.base import Piece, Role, Site
from ruleboard.rules.draughts import Position
from ruleboard.rules.draughts.codes import Ended, Reason
from ruleboard.session.marks import taken_by
from ruleboard.teaching.draughts.doubts import QUESTIONS, capturers
from ruleboard.teaching.facts import Fact, Finder, Sight, counted, forcing, is_one_of, threatening

__all__ = ["GOALS", "QUESTIONS"]


def _pieces(position: Position, player: int) -> dict[Site, Piece]:
    return {site: piece for site, piece in position.pieces.items() if piece.owner == player}


def _choose_path(sight: Sight) -> Iterator[Fact]:
    position = sight.position
    ways = {frozenset(taken_by(position, position.events(m))) for m in position.legal_moves}
    yield Fact("captures", {"n": len(ways)})
    yield from _backward(sight)
    yield from _first_over(sight)


def _backward(sight: Sight) -> Iterator[Fact]:
    """The fact that a man has to capture backward."""
    told = [sight.position.reasons(move) for move in sight.right]
    codes = [Reason.CAPTURES_BACKWARD]
    if told and all(any(is_one_of(note, codes) for note in each) for each in told):
        yield Fact("backward")


def _first_over(sight: Sight) -> Iterator[Fact]:
    """The piece that every right capture jumps first."""
    first = {_jumped(sight.position, move)[:1] for move in sight.right}
    if len(first) == 1 and (over := next(iter(first))):
        yield Fact("first_over", {"at": over[0]}, over, where=True)


def _jumped(position: Position, move: Any) -> tuple[Site, ...]:
    """The pieces that a capture jumps, in order."""
    events = (event for event in position.events(move) if event.role is Role.JUMPED)
    return tuple(site for event in events for site in event.sites[1:-1])


def _captures(sight: Sight) -> Iterator[Fact]:
    if sight.ahead:
        yield from _shot(sight)
        return
    yield capturers(sight.position)
    yield from _backward(sight)
    yield from _first_over(sight)


def _shot(sight: Sight) -> Iterator[Fact]:
    """What a combination forces, what it costs, and which piece makes the last move."""
    position, player = sight.position, sight.position.turn
    after = [position.play(move) for move in sight.right]
    if all(each.duty.sites for each in after):
        yield Fact("forces")
    else:
        yield from threatening(sight)
        yield from forcing(sight)
    line = sight.outlook.line(position, sight.left)
    given = 0
    moved = set[Site]()
    at: Any = position
    for move in line:
        if at.turn != player:
            given += len(taken_by(at, at.events(move)))
        elif move is not line[-1]:
            moved.update((move.start, move.end))
        else:
            moved.add(move.end)
            last = move.start
        at = at.play(move)
    if given:
        yield Fact("gives", {"n": given})
    if last not in moved and _pieces(position, player).get(last):
        yield Fact("finisher", {"at": last}, (last,), where=True)


def _promotes(sight: Sight) -> Iterator[Fact]:
    if sight.ahead:
        yield Fact("crown_in", {"n": sight.left})
        return
    crowners = {move.start for move in sight.right}
    yield Fact("crown", {"n": len(crowners)})


def _reaches(sight: Sight) -> Iterator[Fact]:
    position = sight.position
    ends = {move.end for move in position.legal_moves}
    if not position.duty.sites:
        yield counted(sight)
    elif len(ends) > 1:
        yield Fact("landings", {"n": len(ends)})
        yield from _backward(sight)
        yield from _first_over(sight)
    else:
        yield from _choose_path(sight)


def _wins(sight: Sight) -> Iterator[Fact]:
    position = sight.position
    rivals = _pieces(position, 1 - position.turn)
    if not sight.ahead:
        reason = Ended.NO_MOVES
        outcomes = [position.play(move).outcome for move in sight.right]
        shut_in = all(outcome and outcome.reason == reason for outcome in outcomes)
        yield Fact("shut_in" if shut_in else "last", {"n": len(rivals)})
        return
    ways = {frozenset(taken_by(position, position.events(m))) for m in position.legal_moves}
    if position.duty.sites and len(position.legal_moves) > 1:
        yield Fact("captures", {"n": len(ways)})
    yield from _shot(sight)


GOALS: Mapping[str, Finder] = {
    "choose_path": _choose_path,
    "captures": _captures,
    "captures_most": _captures,
    "removes": _captures,
    "promotes": _promotes,
    "reaches": _reaches,
    "wins": _wins,
}
