"""The results of a move and of a refusal: the next state, and the reply."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ruleboard.machines.play.state import PlayState
from ruleboard.rules.base import Refusal, Site
from ruleboard.rules.errors import RuleboardError
from ruleboard.session.answers import answers_of
from ruleboard.session.clicks import Clicks
from ruleboard.session.inputs import Reply, Tone
from ruleboard.session.keys import fault, keyed
from ruleboard.session.marks import AFTERMATH, heard, marks_of, taken_by

Result = tuple[PlayState, Reply]


def played(state: PlayState, move: Any, clicked: Clicks = ()) -> Result:
    """Play a legal move; the reply tells what it does."""
    position = state.position
    following = position.play(move)
    state = PlayState(
        positions=state.positions.stage(state.at + 1).plus(following),
        moves=state.moves.stage(state.at).plus(move),
        at=state.at + 1,
        route=clicked,
        flipped=state.flipped,
        overlay=state.overlay,
        view=state.view,
        task=state.task,
    )
    events = heard(position.events(move, clicked))
    marks = marks_of(position.game, [event for event in events if event.role in AFTERMATH])
    return state, Reply(tuple(keyed(position, "event", event) for event in events), marks)


def candidate_told(state: PlayState) -> Reply:
    """What the preselected move would do, if marks cannot show it."""
    if not state.choice:
        return Reply()
    events = state.position.events(state.candidate)
    deeds = [] if taken_by(state.position, events) else [e for e in events if e.changes]
    return Reply(tuple(keyed(state.position, "event", deed) for deed in deeds[:1]))


def refuse(state: PlayState, attempt: Clicks) -> Result:
    """Refuse clicks that fit no legal move, with the reason."""
    try:
        refusal = state.position.refuse(attempt)
    except RuleboardError as error:
        return state, faulty(state, error)
    if refusal is None:
        raise AssertionError(f"{attempt} is legal, yet the click tree does not offer it")
    alone = len(attempt) == 1 and owner(state, attempt[0]) == state.position.turn
    # A click on a piece to capture does not end the try: the next click may say where to land.
    onto = (
        len(attempt) > 1 and attempt[:-1] == state.tried and owner(state, attempt[-1]) is not None
    )
    tried = attempt if alone else state.tried if onto else ()
    return refused(replace(state, tried=tried), refusal)


def refused(state: PlayState, refusal: Refusal) -> Result:
    """Reply with a refusal and its proof; in a task with the rule only, without the answer."""
    reply = proved(state, refusal)
    if state.task and refusal.rule:
        reply = Reply((keyed(state.position, "refuse", refusal.rule),), tone=Tone.REFUSAL)
    return replace(state, refused=refusal), reply


def proved(state: PlayState, refusal: Refusal) -> Reply:
    """A refusal with its sentence and the marks that prove it."""
    position = state.position
    marks = answers_of(position).proof(position, refusal)
    return Reply((keyed(position, "refuse", refusal),), marks, Tone.REFUSAL)


def faulty(state: PlayState, error: RuleboardError) -> Reply:
    """The reply to a bad input."""
    return Reply((fault(state.position.game, error),), tone=Tone.REFUSAL)


def let_go(state: PlayState) -> PlayState:
    """A copy without an unfinished move."""
    return replace(state, clicked=(), choice=(), chosen=0, refused=None, tried=())


def owner(state: PlayState, site: Site) -> int | None:
    """The owner of the piece on a site."""
    piece = state.pieces.get(site)
    return piece.owner if piece else None
