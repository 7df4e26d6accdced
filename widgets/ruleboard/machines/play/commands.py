"""The commands of free play: those of every board, and the overlays of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from ruleboard.machines.play.results import Result, candidate_told, let_go, played, proved, refuse
from ruleboard.machines.play.state import PlayState
from ruleboard.rules.base import Note
from ruleboard.scene.shapes import Mark
from ruleboard.session.answers import answers_of
from ruleboard.session.inputs import NOT_HERE, Reply
from ruleboard.session.keys import keyed
from ruleboard.session.marks import heard

Command = Callable[[PlayState, int], Result]


def obey(state: PlayState, command: str, number: int) -> Result:
    """Run a command; an unsupported one leaves the state as it is."""
    if command in COMMANDS:
        return COMMANDS[command](state, number)
    if command in answers_of(state.position).overlays:
        return _lay_over(state, command)
    return state, NOT_HERE


def _cancel(state: PlayState, _: int) -> Result:
    return let_go(state), Reply()


def confirm(state: PlayState, _: int = 0) -> Result:
    """Make the preselected move."""
    return played(state, state.candidate) if state.choice else (state, Reply())


def _turn_choice(state: PlayState, number: int) -> Result:
    if not state.choice:
        return state, Reply()
    state = replace(state, chosen=(state.chosen + number) % len(state.choice))
    return state, candidate_told(state)


def _go(state: PlayState, number: int) -> Result:
    """Go to the position after `number` moves of the record, if there is one."""
    state = replace(let_go(state), asking=False)
    if not 0 <= number < len(state.positions):
        return state, Reply((Note("play.nothing_there"),))
    return replace(state, at=number, route=()), Reply()


def _undo(state: PlayState, _: int) -> Result:
    """Cancel the clicks of an unfinished move, else undo the last move."""
    return _cancel(state, 0) if state.clicked else _go(state, state.at - 1)


def _redo(state: PlayState, _: int) -> Result:
    return _go(state, state.at + 1)


def _restart(state: PlayState, _: int) -> Result:
    """A new game from the same first position, with an empty list of moves."""
    begun, reply = _go(state, 0)
    return replace(begun, positions=begun.positions.stage(1), moves=begun.moves.stage(0)), reply


def _flip(state: PlayState, _: int) -> Result:
    return replace(state, flipped=not state.flipped), Reply()


def _why(state: PlayState, _: int) -> Result:
    """Repeat the last refusal, or give the reasons of the last move."""
    if state.refused:
        return state, proved(state, state.refused)
    if not state.at:
        return state, Reply((state.duty,))
    before, move = state.positions[state.at - 1], state.moves[state.at - 1]
    notes = tuple(keyed(before, "reason", reason) for reason in before.reasons(move))
    return state, Reply(notes or (Note("play.free_choice"),))


def _last(state: PlayState, _: int) -> Result:
    """What the last move did, in words: the list of moves has its notation."""
    if not state.at:
        return state, Reply((Note("play.no_move_yet"),))
    before, move = state.positions[state.at - 1], state.moves[state.at - 1]
    return state, Reply(tuple(keyed(before, "event", each) for each in heard(before.events(move))))


def _moves(state: PlayState, _: int) -> Result:
    """The sites that may be clicked next."""
    sites = state.ways.next_sites(state.clicked)
    if state.position.outcome or not sites:
        return state, Reply((state.duty,))
    return state, Reply((Note("play.next_sites", {"sites": sites}),), (Mark("legal", sites),))


def _end(state: PlayState, _: int) -> Result:
    """Make the move without clicks: giving up the rest of a turn."""
    moves = () if state.position.outcome else state.ways.finished(())
    return played(state, moves[0]) if moves else refuse(state, ())


def _make(state: PlayState, number: int) -> Result:
    """Make the legal move with that index."""
    moves = () if state.position.outcome else state.position.legal_moves
    if not 0 <= number < len(moves):
        return state, Reply((Note("play.nothing_there"),))
    return played(state, moves[number])


def _toggle_asking(state: PlayState, _: int) -> Result:
    return replace(let_go(state), asking=not state.asking), Reply()


def _lay_over(state: PlayState, name: str) -> Result:
    """Show an overlay, switch to its next view, or hide it after the last."""
    view = state.view + 1 if state.overlay == name else 0
    on = answers_of(state.position).overlays[name].show(state.position, view) is not None
    return replace(state, overlay=name if on else "", view=view if on else 0), Reply()


COMMANDS: Mapping[str, Command] = {
    "ask": _toggle_asking,
    "cancel": _cancel,
    "confirm": confirm,
    "choose": _turn_choice,
    "end": _end,
    "flip": _flip,
    "go": _go,
    "last": _last,
    "make": _make,
    "moves": _moves,
    "redo": _redo,
    "restart": _restart,
    "undo": _undo,
    "why": _why,
}
"""The commands of every board."""
