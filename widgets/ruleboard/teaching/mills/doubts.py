"""Facts that help with a question about mills: they name what decides, and leave the decision to the learner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ruleboard.rules.base import Site, Way
from ruleboard.rules.mills import Position
from ruleboard.rules.mills.codes import Reason, Refused
from ruleboard.teaching.facts import Fact, Finder, is_one_of
from ruleboard.teaching.mills.lines import closable, men
from ruleboard.teaching.proposals import Proposal

_NO_JUMP = "none"

FREE = (Refused.POINT_TAKEN, Refused.POINT_MARKED)
PHASE = (Refused.STILL_PLACING, Refused.NOTHING_IN_HAND)
FLYING = (Refused.NO_FLYING_YET, Refused.NOBODY_FLIES)
VICTIM = (Refused.MAN_IN_MILL, Refused.REMOVE_OWN, Refused.REMOVE_EMPTY, Refused.ALL_PROTECTED)
RESTING = (Refused.REBUILD_TOO_EARLY, Refused.REBUILD_TAKES_NOTHING)
CLOSING = (
    Refused.NOTHING_TO_REMOVE,
    Refused.MUST_REMOVE_FIRST,
    Refused.MUST_REMOVE_NEXT,
    Refused.TURN_COMPLETE,
)


def _movers(position: Position, **_: Any) -> Iterator[Fact]:
    own = men(position, position.turn)
    if _flies(position):
        yield Fact("can_fly", {"n": len(own)})
        return
    stuck = set(own) - {position.clicks(move)[0][0] for move in position.legal_moves}
    jumps = position.rules.jump != _NO_JUMP
    code = "stuck_jumping" if jumps else "stuck"
    yield Fact(code if stuck else "none_stuck", {"n": len(stuck)})


def _targets(position: Position, at: Site, **_: Any) -> Iterator[Fact]:
    if _flies(position):
        yield Fact("can_fly", {"n": len(men(position, position.turn))})
        return
    near = position.board.neighbours[at]
    jumps = position.rules.jump != _NO_JUMP
    yield Fact("near_jumping" if jumps else "near", {"at": at, "n": len(near)})


def _flies(position: Position) -> bool:
    """Whether the player to move can fly."""
    told = (position.reasons(move) for move in position.legal_moves)
    return any(is_one_of(note, [Reason.FLIES]) for notes in told for note in notes)


def _places(position: Position, **_: Any) -> Iterator[Fact]:
    empty = sum(point.name not in position.pieces for point in position.board.points)
    if position.closed:
        yield Fact("closed", {"n": len(position.closed)})
    else:
        yield Fact("free_points", {"n": empty})


def _count(position: Position, move: Any = None, **_: Any) -> Iterator[Fact]:
    moves = position.legal_moves if move is None else (move,)
    most = max(len(closable(position, [each])) for each in moves)
    code = "closes" if move is None else "this_closes"
    yield Fact(code if most else "closes_none", {"n": most})
    rival = men(position, 1 - position.turn)
    mills = {site for line in position.mills for site in line}
    if most and rival and set(rival) <= mills:
        yield Fact("all_in_mills")


def _tried(position: Position, tried: Proposal, **_: Any) -> Iterator[Fact]:
    """The fact that decides whether an attempt is legal, or that one may doubt."""
    if position.outcome:
        return
    refusal = tried.refusal
    source, target, victim = _parts(position, tried)
    if is_one_of(refusal, FREE):
        yield Fact("look_on", {"at": target}, (target,))
    elif is_one_of(refusal, PHASE):
        yield Fact("in_hand", {"n": position.hands[position.turn]})
    elif is_one_of(refusal, FLYING) or _by(position, tried, Reason.FLIES):
        yield Fact("men_left", {"n": len(men(position, position.turn))})
    elif is_one_of(refusal, VICTIM) or _by(position, tried, Reason.ALL_IN_MILLS):
        yield Fact("look_at_victim", {"at": victim}, (victim,))
    elif refusal and is_one_of(refusal, RESTING):
        yield Fact("opened", {"line": Way(refusal.params["mill"])})
    elif is_one_of(refusal, CLOSING) or (refusal is None and victim):
        lines = tuple(Way(line) for line in position.board.mills if target in line)
        yield Fact("lines_at", {"at": target, "lines": lines, "n": len(lines)})
    elif source:
        near = position.board.neighbours[source]
        jumps = position.rules.jump != _NO_JUMP
        code = "neighbours_jumping" if jumps else "neighbours"
        yield Fact(code, {"at": source, "sites": near}, near)
    else:
        yield Fact("look_on", {"at": target}, (target,))


def _parts(position: Position, tried: Proposal) -> tuple[Site, Site, Site]:
    """Where an attempt begins, where it ends, and the man it would remove; "" for what it has not."""
    sites = list(tried.sites)
    own = bool(sites) and sites[0] in men(position, position.turn)
    moves = own and len(sites) > 1 if tried.clicked else "-" in tried.text
    source = sites.pop(0) if moves else ""
    target = sites.pop(0) if sites else source
    victim = sites[0] if sites else ""
    return source, target, victim


def _by(position: Position, tried: Proposal, code: str) -> bool:
    """Whether a legal attempt has a certain reason."""
    if tried.move is None:
        return False
    return any(is_one_of(note, [code]) for note in position.reasons(tried.move))


QUESTIONS: Mapping[str, Finder] = {
    "movers": _movers,
    "targets": _targets,
    "places": _places,
    "count": _count,
    "takes": _count,
    "yes_no": _tried,
    "reason": _tried,
}
