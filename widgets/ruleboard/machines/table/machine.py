"""Free play at a table, as a pure machine: people and choosers (engines) take turns, and people may ask for advice.

It adds to `play`: seats, stop and resume, undo by turns, hints, engine analysis, and a variation that is played out on
the board while the game itself is kept.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ruleboard.machines import review
from ruleboard.machines.board import Board, Failed, Found, Machine, Opening, Think, described
from ruleboard.machines.play import PlayState
from ruleboard.machines.play import step as play_step
from ruleboard.machines.table.advice import WAIT, advise, shown_only, thought_of_last, to_game
from ruleboard.machines.table.seating import MENUS, again, switch
from ruleboard.machines.table.state import Result, TableState, chooses, shown, waits
from ruleboard.players.thinking import Thought
from ruleboard.rules.base import Note
from ruleboard.session.inputs import NOT_HERE, Click, Do, Input, Pick, Reply, Type
from ruleboard.teaching.advice import reasons

PLAYING = ("make", "end", "confirm", "choose")
"""The commands that make a move or part of one."""


def step(state: TableState, given: Any) -> Result:
    """One input of a person, or a result of background work."""
    match given:
        case Found(_, thought):
            return _found(state, thought)
        case Failed():
            return replace(state, asked="", stopped=state.stopped or not state.asked), None
        case Pick(menu, number) if menu in MENUS:
            return MENUS[menu](state, number, menu)
        case Do():
            return _obey(state, given)
    return _on_board(state, given)


def _obey(state: TableState, given: Do) -> Result:
    """A command: of the table, or else of the board."""
    match given:
        case Do("stop" | "cancel") if isinstance(waits(state), Think):
            return _stop(state)
        case Do("stop"):
            return state, None  # the thinking has just ended: its result counts
        case Do("go_on"):
            if not state.its_turn or waits(state) is not None:
                return state, NOT_HERE
            return replace(state, stopped=False, resumed=True), None
        case Do("computer"):
            return switch(state)
        case Do("again"):
            return again(state)
        case Do("hint" | "thinks" | "play_out" as command):
            return advise(state, command)
        case Do("to_game"):
            return to_game(state)
        case Do("cancel") if state.game:
            return to_game(state)
        case Do("cancel") if state.thoughts and not state.play.clicked:
            return replace(state, line=None), Reply()
    return _on_board(state, given)


def _on_board(state: TableState, given: Input) -> Result:
    return shown_only(state, given) if state.game else _play(state, given)


def _stop(state: TableState) -> Result:
    """Stop the search: a person may then move for the chooser, or let it resume."""
    if state.asked:
        return replace(state, asked=""), Reply()
    return replace(state, stopped=True, resumed=False), Reply((Note("opponent.stopped"),))


def _play(state: TableState, given: Input) -> Result:
    """A step of the game. Against a computer, undo takes back its move together with the person's own."""
    play = state.play
    if chooses(state) and _plays(play, given):
        return state, WAIT
    if given == Do("why") and not play.refused and (thought := thought_of_last(state)):
        return state, Reply(_why(play, thought))
    if state.seats.computers and not play.clicked:
        if given == Do("undo"):
            given = Do("go", state.seats.back(play) if play.at else -1)
        elif given == Do("redo") and play.at < len(play.moves):
            given = Do("go", state.seats.onward(play))
    if given == Do("restart"):
        state = replace(state, games=state.games + 1, asked="")
    after, reply = play_step(play, given)
    return _moved(state, after), reply


def _plays(play: PlayState, given: Input) -> bool:
    """Whether an input would make a move or part of one."""
    match given:
        case Click():
            return not play.asking
        case Type():
            return True
        case Do(command):
            return command in PLAYING
        case _:
            return False


def _moved(state: TableState, play: PlayState, thought: Thought | None = None) -> TableState:
    """A new state of the board; analysis of an earlier position is discarded."""
    before, made = state.play, state.made
    if play.moves is not before.moves:
        made = made.stage(min(before.at, len(play.moves), len(made)))
        made = made.plus(thought) if len(play.moves) > len(made) else made
    state = replace(state, play=play, made=made)
    if play.position is before.position:
        return state if play.happened == before.happened else replace(state, hints=0)
    return replace(state, stopped=False, resumed=False, asked="", thought=None, line=None, hints=0)


def _why(play: PlayState, thought: Thought) -> tuple[Note, ...]:
    """Why a chooser made the last move: the rules left no choice, or the reasons of its thought."""
    before, move = play.positions[play.at - 1], play.moves[play.at - 1]
    if before.reasons(move):
        return play_step(play, Do("why"))[1].notes
    return reasons(before, thought.best)


def _found(state: TableState, thought: Thought) -> Result:
    """Handle a result: a chooser moves, or the pending advice is given."""
    if not state.asked:
        number = state.play.position.legal_moves.index(thought.best.move)
        play, reply = play_step(state.play, Do("make", number))
        return _moved(state, play, replace(thought, lines=thought.lines[:1])), reply
    asked, state = state.asked, replace(state, asked="", thought=thought)
    return advise(state, asked)


def _look_back(state: TableState) -> Opening[TableState]:
    """Open a review of the game so far."""
    record = state.record
    if not record.plies:
        return Opening(state, Reply((Note("play.no_move_yet"),)))
    below = review.ReviewState(record, flipped=state.play.flipped)
    return Opening(state, Reply(), Board(review.MACHINE, below))


def _idle(state: TableState) -> bool:
    busy = isinstance(waits(state), Think)
    return not (state.play.clicked or state.game or state.thoughts or busy)


def _origin(state: TableState) -> tuple[str, ...]:
    return (described((state.game or state.play).positions[0]),)


MACHINE: Machine[TableState] = Machine(
    "table",
    step,
    shown=shown,
    part=lambda state: state.play,
    waits=waits,
    door="look_back",
    open=_look_back,
    idle=_idle,
    origin=_origin,
)
