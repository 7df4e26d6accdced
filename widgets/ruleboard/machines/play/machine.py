"""Free play as a pure machine: a state and an input give the next state and a reply.

The machine knows no game. It asks the position for its legal moves, the reasons of refusals, and the events of a
move; everything that a person may click follows from those.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ruleboard.machines.play.commands import confirm, obey
from ruleboard.machines.play.results import (
    Result,
    candidate_told,
    faulty,
    let_go,
    owner,
    played,
    refuse,
    refused,
)
from ruleboard.machines.play.state import PlayState
from ruleboard.rules.base import Note, Position, Role, Site
from ruleboard.rules.errors import AmbiguousMove, IllegalMove, RuleboardError
from ruleboard.rules.persistent_list import PersistentList
from ruleboard.session.answers import answers_of
from ruleboard.session.clicks import Clicks
from ruleboard.session.inputs import NOT_HERE, Ask, Click, Do, Input, Pick, Reply, Type, Why
from ruleboard.session.keys import keyed
from ruleboard.session.move_words import meaning
from ruleboard.session.questions import named_sites


def begin_play(position: Position, *, task: bool = False) -> PlayState:
    """The initial state at any position; with `task`, the player has to find a move."""
    return PlayState(PersistentList((position,)), task=task)


def step(state: PlayState, given: Input) -> Result:
    """One input. A refused one leaves the game as it was and says why."""
    following, reply = _react(state, given)
    seen, before = (following.overlay, following.view), (state.overlay, state.view)
    if following.overlay and (following.position is not state.position or seen != before):
        reply = replace(reply, notes=(*reply.notes, *following.overlaid.notes))
    return following, reply


def _react(state: PlayState, given: Input) -> Result:
    match given:
        case Click(site):
            return _ask(state, site) if state.asking else _click(state, site)
        case Ask(site):
            return _ask(state, site)
        case Type(text):
            return _type(state, text)
        case Why(text):
            return _why(state, text)
        case Do(command, number):
            return obey(state, command, number)
        case Pick():
            return state, NOT_HERE


def _click(state: PlayState, site: Site) -> Result:
    if state.position.outcome:
        return refuse(state, (site,))
    if state.choice:
        return _click_choosing(state, site)
    clicked = (*state.clicked, site)
    if state.ways.leads_on(clicked):
        return _advance(state, clicked)
    if state.clicked and not state.committed:
        if site == state.clicked[-1]:
            return let_go(state), Reply()
        if state.ways.leads_on((site,)):
            return _advance(let_go(state), (site,))
        if owner(state, site) == state.position.turn:
            aimed = answers_of(state.position).ways_on(state.position, state.clicked, (site,))
            return refuse(state, clicked if aimed else (site,))
    if not state.clicked and owner(state, site) != state.position.turn:
        clicked = (*state.tried, site)
    return refuse(state, clicked)


def _click_choosing(state: PlayState, site: Site) -> Result:
    """A click on the target confirms the path shown; one on a square of a path goes along it, or narrows the choice.

    A click on another own piece selects it; any other click cancels.
    """
    if site == state.clicked[-1]:
        return confirm(state)
    if state.ways.leads_on((*state.clicked, site)):
        return _advance(state, (*state.clicked, site))
    passing = tuple(move for move in state.choice if _passes(state, move, site))
    if passing:
        return replace(state, choice=passing, chosen=0), Reply()
    again = site == state.clicked[0]
    state = let_go(state)
    if state.ways.leads_on((site,)) and not again:
        return _advance(state, (site,))
    return (state, Reply()) if again or owner(state, site) is None else refuse(state, (site,))


def _passes(state: PlayState, move: Any, site: Site) -> bool:
    """Whether a click sequence of the move passes a site."""
    return any(site in way[1:] for way in state.position.clicks(move))


def _advance(state: PlayState, clicked: Clicks) -> Result:
    moves = state.ways.finished(clicked)
    if len(moves) == 1 and not answers_of(state.position).needs_confirming(moves[0]):
        return played(state, moves[0], clicked)
    state = replace(state, clicked=clicked, choice=moves, chosen=0, refused=None, tried=())
    return state, candidate_told(state)


def _type(state: PlayState, text: str) -> Result:
    if state.committed and not state.choice:
        owed = named_sites(state.position, text, only=True)
        if len(owed) == 1:  # only what the rules demand now: "e5", "xe5"
            clicked = (*state.clicked, *owed)
            on = state.ways.leads_on(clicked)
            return _advance(state, clicked) if on else refuse(state, clicked)
    try:
        move = state.position.move(text)
    except IllegalMove as error:
        begun = named_sites(state.position, text, only=True)
        if any(event.role is Role.CHOICE for event in state.ways.happened(begun)):
            return _advance(let_go(state), begun)  # the rest is asked for, as after clicks
        return refused(state, error.refusal)
    except AmbiguousMove as error:
        clicked = state.position.clicks(error.candidates[0])[0]
        return replace(let_go(state), clicked=clicked, choice=error.candidates), Reply()
    except RuleboardError as error:
        return state, faulty(state, error)
    return played(state, move)


def _ask(state: PlayState, site: Site) -> Result:
    """The game's answer about a site; if it has none, why one cannot play there."""
    try:
        shown = answers_of(state.position).about(state.position, site)
    except RuleboardError as error:
        return state, faulty(state, error)
    if shown is not None:
        return state, shown
    if state.ways.leads_on((site,)):
        return state, Reply((Note("play.can_choose", {"at": site}),))
    return refuse(state, (site,))


def _why(state: PlayState, text: str) -> Result:
    """Whether a typed move is legal, and what it would do.

    In a task only whether it is legal: as much as a try would tell.
    """
    position = state.position
    try:
        move = position.move(text)
        written = str(move)
    except IllegalMove as error:
        return refused(state, error.refusal)
    except AmbiguousMove as error:
        move, written = error.candidates[0], text
    except RuleboardError as error:
        return state, faulty(state, error)
    meant = () if state.task else meaning(position, move)
    reasons = () if state.task else position.reasons(move)
    if meant or not reasons:
        return state, Reply((Note("play.allowed", {"move": written}), *meant))
    told = (keyed(position, "reason", reason) for reason in reasons)
    return state, Reply((Note("play.allowed_then", {"move": written}), *told))
