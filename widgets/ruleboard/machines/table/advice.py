"""Advice at a table: hints, the engine's best lines, and a line that is played out while the game itself is kept."""

from __future__ import annotations

from dataclasses import replace

from ruleboard.machines import wishes
from ruleboard.machines.play import step as play_step
from ruleboard.machines.play.results import let_go
from ruleboard.machines.table.state import SHOW_NEXT, Result, TableState, chooses
from ruleboard.players.thinking import Line, Thought
from ruleboard.rules.base import Note
from ruleboard.session.inputs import NOT_HERE, Do, Input, Reply
from ruleboard.teaching.advice import choice, look, reply_to, whole

NOT_NOW = Reply((Note("hint.not_now"),))
WAIT = Reply((Note("opponent.wait"),))


def advise(state: TableState, command: str) -> Result:
    """Give advice; start the analysis first if the position has none."""
    position = state.play.position
    if command == "play_out" and state.game:
        return state, None
    if command == "thinks" and state.line is not None:
        return replace(state, line=None), Reply()
    if state.game or position.outcome or not position.legal_moves:
        return state, NOT_NOW
    if chooses(state):
        return state, WAIT
    if command == "hint" and (line := _known(state)):
        return _hint(state, line)
    if state.thought is None:
        return replace(state, asked=command), None
    if command == "play_out":
        return _play_out(_with_line(state, state.line or 0))
    return _with_line(state, 0), Reply()


def _known(state: TableState) -> Line | None:
    """The best known line: of an analysis of this position, or the reply that a strong chooser expects."""
    if state.thought:
        return state.thought.best
    before = thought_of_last(state)
    return reply_to(before) if before and before.nodes >= (wishes.ENOUGH.nodes or 0) else None


def _hint(state: TableState, line: Line) -> Result:
    """First where to look, then the move. A half-made move stays, and the hint is about the rest of it."""
    play, first, state = state.play, not state.hints, replace(state, hints=state.hints + 1)
    if play.happened and not play.choice:
        lines = state.thought.lines if state.thought else (line,)
        return state, choice(play.position, lines, play.ways, play.clicked, first=first)
    return state, (look if first else whole)(play.position, line)


def _with_line(state: TableState, number: int) -> TableState:
    return replace(state, line=number, open=True, play=let_go(state.play))


def choose_line(state: TableState, number: int, _: str) -> Result:
    """Show another of the best lines."""
    known = state.thought is not None and 0 <= number < len(state.thought.lines)
    return (_with_line(state, number), Reply()) if known else (state, NOT_HERE)


def _play_out(state: TableState) -> Result:
    """Play out a line move by move; the real game is kept."""
    play, thought = state.play, state.thought
    assert thought is not None
    positions, moves = play.positions.stage(play.at + 1), play.moves.stage(play.at)
    for move in thought.lines[state.line or 0].expected:
        positions, moves = positions.plus(positions[-1].play(move)), moves.plus(move)
    shown = replace(play, positions=positions, moves=moves)
    return shown_only(replace(state, game=play, play=shown, going=True), SHOW_NEXT)


def shown_only(state: TableState, given: Input) -> Result:
    """One input while a line is played out: it only goes back and forth in the line."""
    play = state.play
    assert state.game is not None
    base = state.game.at
    match given:
        case Do("make_shown" | "redo"):
            at = min(play.at + 1, len(play.moves))
        case Do("undo"):
            at = max(play.at - 1, base)
            state = replace(state, going=False)
        case Do("flip" | "last"):
            play, reply = play_step(play, given)
            return replace(state, play=play), reply
        case _:
            return state, Reply((Note("thinks.only_shown"),))
    play = replace(play, at=at, route=())
    reply = play_step(play, Do("last"))[1] if at > base else Reply()
    return replace(state, play=play), reply


def to_game(state: TableState) -> Result:
    """Return from a line to the real game."""
    if state.game is None:
        return state, NOT_HERE
    play = replace(state.game, flipped=state.play.flipped)
    return replace(state, play=play, game=None, going=False), Reply((Note("thinks.back"),))


def thought_of_last(state: TableState) -> Thought | None:
    """The thought of the chooser that made the last move; None if a person made it."""
    at = state.play.at
    return state.made[at - 1] if 0 < at <= len(state.made) else None
