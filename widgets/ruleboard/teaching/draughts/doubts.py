"""Facts that help with a question about draughts: they name what decides, and leave the decision to the learner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ruleboard.rules.base import Role, Site
from ruleboard.rules.draughts import Position
from ruleboard.rules.draughts.captures import Attempted, captures
from ruleboard.rules.draughts.codes import Reason, Refused
from ruleboard.teaching.facts import Fact, Finder, is_one_of
from ruleboard.teaching.proposals import Proposal

DUTY = (Refused.MUST_CAPTURE, Refused.CAN_CAPTURE)
MOST = (Refused.MUST_CAPTURE_MORE, Refused.PIECE_TAKES_LESS, Refused.LARGER_CAPTURE)
ONWARD = (Refused.MUST_CONTINUE, Refused.MUST_LAND_FOR_MORE, Refused.LAND_FOR_MORE)
FORWARD = (
    Refused.MAN_MOVES_FORWARD_ONLY,
    Refused.MAN_ALWAYS_FORWARD,
    Refused.MAN_CAPTURES_FORWARD_ONLY,
)
PIECE = (Refused.NOT_YOUR_PIECE, Refused.EMPTY_SQUARE)


def _able(position: Position) -> tuple[Site, ...]:
    """The pieces that can capture, however much they take."""
    return tuple(dict.fromkeys(each.route[0] for each in captures(position)))


def _sizes(position: Position) -> set[int]:
    return {len(each.taken) for each in captures(position)}


def capturers(position: Position) -> Fact:
    """How many pieces can capture."""
    n = len(_able(position))
    return Fact("can_capture" if n else "none_captures", {"n": n})


def _movers(position: Position, **_: Any) -> Iterator[Fact]:
    yield capturers(position)
    if _able(position) and position.rules.takes_most and len(_sizes(position)) > 1:
        yield Fact("most", {"n": max(_sizes(position))})


def _targets(position: Position, at: Site, **_: Any) -> Iterator[Fact]:
    king = position.pieces[at].kind == "king"
    if at in _able(position):
        code = "captures_at"
    elif king:
        code = "king_far" if position.rules.kings_fly else "king_near"
    else:
        code = "man_steps"
    yield Fact(code, {"at": at})


def _count(position: Position, **_: Any) -> Iterator[Fact]:
    able = _able(position)
    yield capturers(position)
    found = captures(position)
    if any(_touches(position, each) for each in found):
        yield Fact("touches")
    most = max((len(each.taken) for each in found), default=0)
    best = {each.route[0] for each in found if len(each.taken) == most}
    if len(best) == 1 and len(able) > 1:
        yield Fact("largest_by", {"at": min(best)}, tuple(best), where=True)


def _touches(position: Position, each: Attempted) -> bool:
    """Whether a man comes to the far row in the middle of a capture."""
    far = 0 if position.turn == 0 else position.rules.size - 1
    rows = [position.board[site].row for site in each.route[1:]]
    return not _is_king(position, each.route[0]) and far in rows


def _tried(position: Position, tried: Proposal, **_: Any) -> Iterator[Fact]:
    """The fact that decides whether an attempt is legal, or that one may doubt."""
    refusal = tried.refusal
    source, target = tried.sites[0], tried.sites[-1]
    taking = "x" in tried.text
    if position.outcome:
        return
    if is_one_of(refusal, PIECE):
        yield Fact("turn", {"player": position.turn})
    elif is_one_of(refusal, MOST) or (not refusal and taking and _matters(position)):
        yield Fact("most_of", {"n": max(_sizes(position))})
    elif is_one_of(refusal, DUTY) or not (refusal or taking or _is_king(position, source)):
        yield capturers(position)
    elif is_one_of(refusal, FORWARD) or _backward(position, tried):
        yield Fact("man_at", {"at": source}, (source,))
    elif is_one_of(refusal, ONWARD):
        yield Fact("end_of", {"at": target}, (target,))
    elif len(tried.sites) > 2 or _jumps(position, tried) > 1:
        yield Fact("jump_by_jump", {"at": source})
    else:
        yield Fact("way", {"source": source, "target": target}, (source, target))


def _matters(position: Position) -> bool:
    """Whether captures differ in size, under rules that demand the largest."""
    return position.rules.takes_most and len(_sizes(position)) > 1


def _is_king(position: Position, site: Site) -> bool:
    piece = position.pieces.get(site)
    return piece is not None and piece.kind == "king"


def _backward(position: Position, tried: Proposal) -> bool:
    if tried.move is None:
        return False
    told = position.reasons(tried.move)
    return any(is_one_of(note, [Reason.CAPTURES_BACKWARD]) for note in told)


def _jumps(position: Position, tried: Proposal) -> int:
    if tried.move is None:
        return 0
    return sum(event.role is Role.JUMPED for event in position.events(tried.move))


QUESTIONS: Mapping[str, Finder] = {
    "movers": _movers,
    "targets": _targets,
    "count": _count,
    "yes_no": _tried,
    "reason": _tried,
}
