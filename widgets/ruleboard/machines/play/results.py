"""What follows from a move and from a refusal: the next state of a board, and what is said."""

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
    """A legal move is made, and what it does is told."""
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
    """What the move that the chooser shows would do, where the board cannot show it."""
    if not state.choice:
        return Reply()
    events = state.position.events(state.candidate)
    deeds = [] if taken_by(state.position, events) else [e for e in events if e.changes]
    return Reply(tuple(keyed(state.position, "event", deed) for deed in deeds[:1]))


def refuse(state: PlayState, attempt: Clicks) -> Result:
    """Clicks that are no move: why not."""
    try:
        refusal = state.position.refuse(attempt)
    except RuleboardError as error:
        return state, faulty(state, error)
    if refusal is None:
        raise AssertionError(f"{attempt} is legal, yet the click tree does not offer it")
    alone = len(attempt) == 1 and owner(state, attempt[0]) == state.position.turn
    return refused(replace(state, tried=attempt if alone else ()), refusal)


def refused(state: PlayState, refusal: Refusal) -> Result:
    """A refusal, said and proved; who is to find the move hears the rule, without the answer."""
    reply = proved(state, refusal)
    if state.task and refusal.rule:
        reply = Reply((keyed(state.position, "refuse", refusal.rule),), tone=Tone.REFUSAL)
    return replace(state, refused=refusal), reply


def proved(state: PlayState, refusal: Refusal) -> Reply:
    """A refusal with all that there is to say and to show of it."""
    position = state.position
    marks = answers_of(position).proof(position, refusal)
    return Reply((keyed(position, "refuse", refusal),), marks, Tone.REFUSAL)


def faulty(state: PlayState, error: RuleboardError) -> Reply:
    """What is wrong with something that was given."""
    return Reply((fault(state.position.game, error),), tone=Tone.REFUSAL)


def let_go(state: PlayState) -> PlayState:
    """The board without a move in hand."""
    return replace(state, clicked=(), choice=(), chosen=0, refused=None, tried=())


def owner(state: PlayState, site: Site) -> int | None:
    """Whose piece stands on a site."""
    piece = state.pieces.get(site)
    return piece.owner if piece else None
