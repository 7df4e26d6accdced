"""Why an attempt is not a legal turn. It repeats the checks of the move generator, so that each can give its reason.

A failed check returns a code of `Refused`, with the points that prove it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ruleboard.rules.base import Refusal, Site
from ruleboard.rules.mills.codes import Refused
from ruleboard.rules.mills.move import Move
from ruleboard.rules.mills.rules import FEWEST

if TYPE_CHECKING:
    from ruleboard.rules.mills.position import Position


def refuse(position: Position, attempt: Sequence[Site]) -> Refusal | None:
    """Why these clicks are not a complete legal turn; None if they are one."""
    sites = [position.board.site(name) for name in attempt]
    if position.outcome:
        return _no(Refused.GAME_OVER)
    if not sites:
        return _no(Refused.NOTHING_CHOSEN)
    first = sites[0]
    if not position.state.own & position.state.engine.tables.bit[first]:
        return explain(position, None, first, sites[1:])
    if sites[1:] in ([], [first]):
        return _source(position, first) or _unfinished(position, first)
    return explain(position, first, sites[1], sites[2:])


def explain(
    position: Position, source: Site | None, target: Site, removed: Sequence[Site]
) -> Refusal | None:
    """Why a turn is not legal; None if it is."""
    if position.outcome:
        return _no(Refused.GAME_OVER)
    step = _step(position, source, target)
    if source is None:
        refusal = _placing(position, target)
    else:
        refusal = _source(position, source) or _target(position, source, target)
    refusal = refusal or _swinging(position, step) or _delayed(position, step)
    return refusal or _removing(position, step, removed)


def _no(code: Refused, /, *sites: Site, **params: Any) -> Refusal:
    return Refusal(code, params, sites)


def _step(position: Position, source: Site | None, target: Site) -> Move:
    index, tables = position.board.index, position.state.engine.tables
    if source is None:
        return tables.placings[index[target]]
    return tables.moves[index[source]][index[target]]


def _placing(position: Position, point: Site) -> Refusal | None:
    engine, own, foe, off = position.state
    bit = engine.tables.bit[point]
    if foe & bit and (not off.hand or position.rules.moves_while_placing):
        return _no(Refused.NOT_YOUR_MAN, point, at=point)
    if off.closed & bit:
        return _marked(position, point)
    if not off.hand:
        return _no(Refused.NOTHING_IN_HAND, point, at=point)
    if (own | foe) & bit:
        return _no(Refused.POINT_TAKEN, point, at=point)
    return None


def _marked(position: Position, point: Site) -> Refusal:
    # 成三棋 3: closed until the men of both sides are placed.
    return _no(Refused.POINT_MARKED, point, at=point, n=sum(position.hands))


def _source(position: Position, point: Site) -> Refusal | None:
    engine, own, foe, off = position.state
    bit = engine.tables.bit[point]
    if foe & bit:
        return _no(Refused.NOT_YOUR_MAN, point, at=point)
    if not own & bit:
        return _no(Refused.NO_MAN_THERE, point, at=point)
    if off.hand and not position.rules.moves_while_placing:
        return _no(Refused.STILL_PLACING, point, at=point, n=off.hand)
    return None


def _unfinished(position: Position, source: Site) -> Refusal:
    """A man is selected, but no target."""
    targets = tuple(step.target for step in position.steps if step.source == source)
    if targets:
        return _no(Refused.CHOOSE_TARGET, source, *targets, at=source, targets=targets)
    for target in position.board.index:
        if target != source and not _target(position, source, target):
            step = _step(position, source, target)
            refusal = _swinging(position, step) or _delayed(position, step)
            if refusal:  # Мельница 6: its only moves close a mill too early
                return refusal
    return _no(Refused.MAN_CANNOT_MOVE, source, *position.board.neighbours[source], at=source)


def _target(position: Position, source: Site, target: Site) -> Refusal | None:
    engine, own, foe, off = position.state
    bit = engine.tables.bit
    if (own | foe) & bit[target]:
        return _no(Refused.POINT_TAKEN, target, at=target)
    if off.closed & bit[target]:
        return _marked(position, target)
    if engine.tables.near[bit[source]] & bit[target] or engine.flies(own, off.hand):
        return None
    for line in position.board.mills:
        if {line[0], line[-1]} == {source, target}:
            return _over(position, source, line[1], target)
    corner = _corner(position, source, target)
    if corner is not None:
        points = {"source": source, "over": corner, "target": target}
        return _no(Refused.JUMP_ROUND_CORNER, source, corner, target, **points)
    ends = {"source": source, "target": target}
    if _flying_is_expected(position):
        return _no(Refused.NOBODY_FLIES, source, target, **ends, n=own.bit_count())
    if _flying_is_near(position):
        limit = position.rules.flies_at
        return _no(Refused.NO_FLYING_YET, source, target, **ends, n=own.bit_count(), limit=limit)
    jumps = position.rules.jump != "none"
    code = Refused.NO_STEP_NO_JUMP if jumps else Refused.NOT_CONNECTED
    return _no(code, source, target, **ends)


def _over(position: Position, source: Site, over: Site, target: Site) -> Refusal | None:
    """From one end of a line to the other: a jump, or a move of two steps."""
    engine, own, foe, _ = position.state
    bit = engine.tables.bit[over]
    if engine.jumpable(own, foe) & bit:
        return None
    points = {"source": source, "over": over, "target": target}
    if not (own | foe) & bit and _flying_is_expected(position) and position.rules.jump == "none":
        men = own.bit_count()
        return _no(Refused.NOBODY_FLIES, source, target, source=source, target=target, n=men)
    if not (own | foe) & bit:
        far = Refused.TOO_FAR if position.rules.jump == "none" else Refused.NOTHING_TO_JUMP
        return _no(far, source, over, target, **points)
    only = {"own": Refused.JUMP_OWN_ONLY, "enemy": Refused.JUMP_ENEMY_ONLY}
    code = only.get(position.rules.jump, Refused.JUMP_NOT_ALLOWED)
    return _no(code, source, over, target, **points)


def _corner(position: Position, source: Site, target: Site) -> Site | None:
    """Мельница 2: a man between two points that could be jumped if the line did not end there."""
    engine, own, foe, _ = position.state
    jumpable = engine.jumpable(own, foe)
    near = position.board.neighbours
    between = (over for over in near[source] if target in near[over])
    return next((over for over in between if jumpable & engine.tables.bit[over]), None)


def _flying_is_expected(position: Position) -> bool:
    """Whether the player expects to fly: with only three men left, most games of the family allow it."""
    _, own, _, off = position.state
    few = own.bit_count() == FEWEST < position.rules.men
    return few and not off.hand and not position.rules.flies_at


def _flying_is_near(position: Position) -> bool:
    """Whether to mention flying: only where somebody flies, because others may not have heard of it yet.

    Also one man before it begins, if that is earlier than in most games of the family.
    """
    engine, own, foe, off = position.state
    limit = position.rules.flies_at
    early = limit > FEWEST and own.bit_count() == limit + 1
    return bool(limit) and not off.hand and (early or engine.flies(foe, off.foe_hand))


def _swinging(position: Position, step: Move) -> Refusal | None:
    """Morabaraba: a cow that left one line to close another may not go straight back into the first."""
    engine, own, _, off = position.state
    if step.source is None or not off.swung or not engine.swings_back(own, off, step):
        return None
    line = position.board.mills[engine.closes(own, step.own).bit_length() - 1]
    return _no(Refused.SWING_BACK, *line, source=step.source, target=step.target, mill=line)


def _delayed(position: Position, step: Move) -> Refusal | None:
    """Мельница 6: an opened mill may not be closed again so soon."""
    if step.source is None or position.rules.rebuild != "illegal":
        return None
    return _waiting(position, step, Refused.REBUILD_TOO_EARLY)


def _waiting(position: Position, step: Move, code: Refused) -> Refusal | None:
    engine, own, _, off = position.state
    closed = engine.closes(own, step.own)
    for left, waiting in reversed([*enumerate(off.delays, start=1)]):
        if closed & waiting:
            line = position.board.mills[(closed & waiting).bit_length() - 1]
            return _no(code, *line, mill=line, n=left)
    return None


def _removing(position: Position, step: Move, removed: Sequence[Site]) -> Refusal | None:
    engine, own, foe, off = position.state
    tables, hand = engine.tables, off.foe_hand
    owed = engine.owed(own, off, step)
    for point in removed:
        bit = tables.bit[point]
        free = engine.removable(foe, hand) if owed else 0
        if not free:
            return _surplus(position, step, point, foe, owed)
        if (own ^ step.own) & bit:
            return _no(Refused.REMOVE_OWN, point, at=point)
        if not foe & bit:
            return _no(Refused.REMOVE_EMPTY, point, at=point)
        if not free & bit:
            mill = next(mill for _, mill in tables.mills_at[bit] if foe & mill == mill)
            free_men = tables.sites[free]
            return _no(Refused.MAN_IN_MILL, *tables.sites[mill], at=point, alternatives=free_men)
        foe ^= bit
        owed -= 1
    free = engine.removable(foe, hand) if owed else 0
    if not free:
        return None
    left = engine.removals[foe, hand, owed][0].bit_count()
    code = Refused.MUST_REMOVE_NEXT if removed else Refused.MUST_REMOVE_FIRST
    return _no(code, *tables.sites[free], n=left, alternatives=tables.sites[free])


def _surplus(position: Position, step: Move, point: Site, foe: int, owed: int) -> Refusal:
    """One click too many: nothing more can be removed."""
    engine, own, _, off = position.state
    if not foe & engine.tables.bit[point]:
        return _no(Refused.TURN_COMPLETE, point, at=point)
    if not engine.closes(own, step.own):
        return _no(Refused.NOTHING_TO_REMOVE, point, at=point)
    if owed and engine.tables.in_mills[foe] == foe:
        return _no(Refused.ALL_PROTECTED, *engine.tables.sites[foe], at=point)
    waiting = None
    if step.source is not None and not engine.owed(own, off, step):
        waiting = _waiting(position, step, Refused.REBUILD_TAKES_NOTHING)
    return waiting or _no(Refused.TURN_COMPLETE, point, at=point)
