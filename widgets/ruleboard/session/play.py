"""Free play as a pure machine: a state and an input give the next state and a reply.

The machine knows no game. It asks the position for its legal moves, for the reason of a refusal, and for the events
of a move; everything that a person may click follows from those.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ruleboard.rules.base import (
    AmbiguousMove,
    IllegalMove,
    Note,
    Position,
    Refusal,
    RuleboardError,
    Site,
)
from ruleboard.scene.shapes import Mark
from ruleboard.session import insights
from ruleboard.session.clicks import Clicks
from ruleboard.session.inputs import Ask, Click, Do, Input, Reply, Type
from ruleboard.session.played import PlayState
from ruleboard.session.showing import AFTERMATH, fault, marks_of, said, taken_by, told


def begin(position: Position) -> PlayState:
    """A board at the start of a game, or at any other position."""
    return PlayState((position,))


def step(state: PlayState, event: Input) -> tuple[PlayState, Reply]:
    """One input. Whatever is refused leaves the game as it was and says why."""
    following, reply = _react(state, event)
    seen, before = (following.layer, following.view), (state.layer, state.view)
    if following.layer and (following.position is not state.position or seen != before):
        reply = replace(reply, notes=(*reply.notes, *following.overlay.notes))
    return following, reply


def _react(state: PlayState, event: Input) -> tuple[PlayState, Reply]:
    match event:
        case Click(site):
            return _ask(state, site) if state.asking else _click(state, site)
        case Ask(site):
            return _ask(state, site)
        case Type(text):
            return _type(state, text)
        case Do(command, number):
            return COMMANDS[command](state, number)


def _click(state: PlayState, site: Site) -> tuple[PlayState, Reply]:
    if state.position.outcome:
        return _refuse(state, (site,))
    if state.choice:
        return _click_choosing(state, site)
    clicked = (*state.clicked, site)
    if state.ways.leads_on(clicked):
        return _advance(state, clicked)
    if state.clicked and not state.committed:
        if site == state.clicked[-1]:
            return _cancelled(state), Reply()
        if state.ways.leads_on((site,)):
            return _advance(_cancelled(state), (site,))
        if _owner(state, site) == state.position.turn:
            aimed = insights.aims(state.position, state.clicked, (site,))
            return _refuse(state, clicked if aimed else (site,))
    if not state.clicked and _owner(state, site) != state.position.turn:
        clicked = (*state.tried, site)
    return _refuse(state, clicked)


def _click_choosing(state: PlayState, site: Site) -> tuple[PlayState, Reply]:
    """The target again takes the path that is shown; another piece of one's own is chosen; all else lets go."""
    if site == state.clicked[-1]:
        return _confirm(state, 0)
    again = site == state.clicked[0]
    state = _cancelled(state)
    if state.ways.leads_on((site,)) and not again:
        return _advance(state, (site,))
    return (state, Reply()) if again or _owner(state, site) is None else _refuse(state, (site,))


def _advance(state: PlayState, clicked: Clicks) -> tuple[PlayState, Reply]:
    moves = state.ways.finished(clicked)
    if len(moves) == 1 and not insights.weighty(state.position, moves[0]):
        return _played(state, moves[0], clicked)
    state = replace(state, clicked=clicked, choice=moves, chosen=0, refused=None, tried=())
    return state, _candidate_told(state)


def _candidate_told(state: PlayState) -> Reply:
    """What the move that the chooser shows would do, where the board cannot show it."""
    if not state.choice:
        return Reply()
    events = state.position.events(state.candidate)
    deeds = [] if taken_by(state.position, events) else [e for e in events if e.changes]
    return Reply(tuple(said(state.position, "event", deed) for deed in deeds[:1]))


def _played(state: PlayState, move: Any, clicked: Clicks = ()) -> tuple[PlayState, Reply]:
    position = state.position
    following = position.play(move)
    state = PlayState(
        positions=(*state.positions[: state.at + 1], following),
        moves=(*state.moves[: state.at], move),
        at=state.at + 1,
        flipped=state.flipped,
        layer=state.layer,
        view=state.view,
    )
    events = told(position.events(move, clicked))
    marks = tuple(mark for mark in marks_of(events) if mark.kind in AFTERMATH)
    return state, Reply(tuple(said(position, "event", event) for event in events), marks)


def _owner(state: PlayState, site: Site) -> int | None:
    piece = state.pieces.get(site, "")
    return int(piece[0]) if piece[:1].isdigit() else None


def _refuse(state: PlayState, attempt: Clicks) -> tuple[PlayState, Reply]:
    try:
        refusal = state.position.refuse(attempt)
    except RuleboardError as error:
        return state, Reply((fault(state.position.game, error),))
    if refusal is None:
        raise AssertionError(f"{attempt} is legal, yet the click tree does not offer it")
    alone = len(attempt) == 1 and _owner(state, attempt[0]) == state.position.turn
    return _refused(replace(state, tried=attempt if alone else ()), refusal)


def _refused(state: PlayState, refusal: Refusal) -> tuple[PlayState, Reply]:
    note = said(state.position, "refuse", refusal)
    return replace(state, refused=refusal), Reply((note,), insights.proof(state.position, refusal))


def _type(state: PlayState, text: str) -> tuple[PlayState, Reply]:
    try:
        move = state.position.move(text)
    except IllegalMove as error:
        return _refused(state, error.refusal)
    except AmbiguousMove as error:
        state = replace(state, clicked=state.position.clicks(error.candidates[0])[0])
        return replace(state, choice=error.candidates, chosen=0), Reply()
    except RuleboardError as error:
        return state, Reply((fault(state.position.game, error),))
    return _played(state, move)


def _cancelled(state: PlayState) -> PlayState:
    return replace(state, clicked=(), choice=(), chosen=0, refused=None, tried=())


def _cancel(state: PlayState, _: int) -> tuple[PlayState, Reply]:
    return _cancelled(state), Reply()


def _confirm(state: PlayState, _: int) -> tuple[PlayState, Reply]:
    return _played(state, state.candidate) if state.choice else (state, Reply())


def _turn_choice(state: PlayState, number: int) -> tuple[PlayState, Reply]:
    if not state.choice:
        return state, Reply()
    state = replace(state, chosen=(state.chosen + number) % len(state.choice))
    return state, _candidate_told(state)


def _go(state: PlayState, number: int) -> tuple[PlayState, Reply]:
    """Stand after so many moves of the record; beyond its ends there is nothing."""
    state = replace(_cancelled(state), asking=False)
    if not 0 <= number < len(state.positions):
        return state, Reply((Note("play.nothing_there"),))
    return replace(state, at=number), Reply()


def _undo(state: PlayState, _: int) -> tuple[PlayState, Reply]:
    """Take back the clicks of a move in hand, else the last move."""
    return _cancel(state, 0) if state.clicked else _go(state, state.at - 1)


def _redo(state: PlayState, _: int) -> tuple[PlayState, Reply]:
    return _go(state, state.at + 1)


def _restart(state: PlayState, _: int) -> tuple[PlayState, Reply]:
    return _go(state, 0)


def _flip(state: PlayState, _: int) -> tuple[PlayState, Reply]:
    return replace(state, flipped=not state.flipped), Reply()


def _why(state: PlayState, _: int) -> tuple[PlayState, Reply]:
    """The last refusal once more, or what is to be said of the last move."""
    if state.refused:
        return _refused(state, state.refused)
    if not state.at:
        return state, Reply((state.duty,))
    before, move = state.positions[state.at - 1], state.moves[state.at - 1]
    notes = tuple(said(before, "reason", reason) for reason in before.reasons(move))
    return state, Reply(notes or (Note("play.free_choice", {"move": str(move)}),))


def _last(state: PlayState, _: int) -> tuple[PlayState, Reply]:
    if not state.at:
        return state, Reply((Note("play.no_move_yet"),))
    return state, Reply((Note("play.last_move", {"move": str(state.moves[state.at - 1])}),))


def _moves(state: PlayState, _: int) -> tuple[PlayState, Reply]:
    """Where the next click may go."""
    sites = state.ways.next_sites(state.clicked)
    if state.position.outcome or not sites:
        return state, Reply((state.duty,))
    return state, Reply((Note("play.next_sites", {"sites": sites}),), (Mark("legal", sites),))


def _end(state: PlayState, _: int) -> tuple[PlayState, Reply]:
    """The move that takes no click: giving up what is left of a turn."""
    moves = () if state.position.outcome else state.ways.finished(())
    return _played(state, moves[0]) if moves else _refuse(state, ())


def _ask(state: PlayState, site: Site) -> tuple[PlayState, Reply]:
    """What the game can show about a site; where it has nothing to show, why one cannot play there."""
    shown = insights.about(state.position, site)
    if shown is not None:
        return state, shown
    return (state, Reply()) if state.ways.leads_on((site,)) else _refuse(state, (site,))


def _toggle_asking(state: PlayState, _: int) -> tuple[PlayState, Reply]:
    return replace(_cancelled(state), asking=not state.asking), Reply()


def _show_layer(name: str) -> Callable[[PlayState, int], tuple[PlayState, Reply]]:
    """The command that lays something over the board, turns to its next view, and takes it away after the last."""

    def show(state: PlayState, _: int) -> tuple[PlayState, Reply]:
        if name not in insights.layers(state.position):
            return state, Reply((state.duty,))
        view = state.view + 1 if state.layer == name else 0
        on = insights.layer(state.position, name, view) is not None
        return replace(state, layer=name if on else "", view=view if on else 0), Reply()

    return show


COMMANDS = {
    "ask": _toggle_asking,
    "cancel": _cancel,
    "confirm": _confirm,
    "choose": _turn_choice,
    "end": _end,
    "flip": _flip,
    "go": _go,
    "last": _last,
    "lines": _show_layer("lines"),
    "moves": _moves,
    "redo": _redo,
    "restart": _restart,
    "territory": _show_layer("territory"),
    "undo": _undo,
    "why": _why,
}
