"""An exercise as a pure machine: the learner plays on a board, and the goal, judged by the rules, decides.

An illegal move does not count as an attempt: the reply gives the reason, but never the answer. A legal move that
misses the goal stays on the board with its refutation; the next input takes it back. If the goal needs several moves,
the opponent replies to each right one, as forced or so as to delay longest. A success stays with its proof.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ruleboard.machines.board import MOMENT, After, Machine, NoteProgress, described
from ruleboard.machines.exercise.hints import Rung, given_away, hint
from ruleboard.machines.exercise.state import SILENT, ExerciseState, shown
from ruleboard.machines.play import PlayState, begin_play
from ruleboard.machines.play import step as play_step
from ruleboard.machines.play.results import played
from ruleboard.rules.base import Note, Position
from ruleboard.rules.record import Record
from ruleboard.session.film import film
from ruleboard.session.inputs import NOT_HERE, Do, Input, Reply, Tone
from ruleboard.teaching.facts import Sight, of_goal
from ruleboard.teaching.goal import Goal
from ruleboard.teaching.progress import MOST_STARS, NOTHING, effort
from ruleboard.teaching.verdict import lawful, miss, replied, success

LOOKING = ("flip", "last")
"""Commands that do not change the game."""

REPLY = Do("reply")
"""Makes the opponent reply. So does any other input that comes first, so that learners need not wait."""


def begin_exercise(
    position: Position, goal: Goal, moves: int = 1, free: tuple[Any, ...] = ()
) -> ExerciseState:
    """The initial state. The goal has to be reached within `moves` moves; first tries in `free` cost nothing."""
    return ExerciseState(goal, begin_play(position, task=True), moves, free)


def step(state: ExerciseState, given: Input) -> tuple[ExerciseState, Reply]:
    """One input: a try, a hint, the solution, or a restart."""
    match given:
        case Do("retry"):
            fresh = begin_exercise(state.start, state.goal, state.moves, state.free)
            return replace(fresh, earned=state.earned), Reply()
        case Do(command) if command in LOOKING and state.mode != "trying":
            play, reply = play_step(state.play, given)
            return replace(state, play=play), reply
        case Do("why"):
            return _why(state)
    if state.replying:
        return _reply(state, given)
    match given:
        case Do("hint"):
            return _hint(state)
        case Do("solution"):
            return _reveal(state)
        case Do("next" | "back" as command) if state.film:
            return _turn_page(state, 1 if command == "next" else -1)
        case Do("undo") if state.missed:
            return _again(state), Reply()
    if state.settled:
        return state, _standing(state)
    return _try(_again(state) if state.missed else state, given)


def _standing(state: ExerciseState) -> Reply:
    """The reply of a finished exercise: its proof again."""
    tone = Tone.PRAISE if state.solved else Tone.NEWS
    return Reply((*state.told.notes, Note("exercise.finished")), tone=tone)


def _again(state: ExerciseState) -> ExerciseState:
    """The state with only the right moves on the board."""
    return _back_to(state, state.kept)


def _back_to(state: ExerciseState, kept: int) -> ExerciseState:
    play = PlayState(
        state.play.positions.stage(kept + 1),
        state.play.moves.stage(kept),
        at=kept,
        flipped=state.play.flipped,
        task=True,
    )
    return replace(state, play=play, kept=kept, missed=False, told=SILENT)


def _why(state: ExerciseState) -> tuple[ExerciseState, Reply]:
    """Repeat the last reply; the proof of a refusal shows part of the answer, so it counts as a hint."""
    if state.missed or state.replying:
        return state, state.told
    if state.solved:
        assert state.tried is not None
        law = lawful(*state.tried, state.goal)
        return state, replace(_standing(state), notes=law) if law else _standing(state)
    if state.settled:
        return state, _standing(state)
    refusal = state.play.refused
    if refusal is None:
        return state, state.told if state.told.notes else Reply((state.duty,))
    _, reply = play_step(state.play, Do("why"))
    rung = given_away(refusal)
    return (_helped(state, rung), reply) if rung else (state, reply)


def _helped(state: ExerciseState, rung: Rung) -> ExerciseState:
    """Count a hint up to `rung`, also when the learner did not ask for the smaller ones first."""
    if rung <= state.rung:
        return state
    return replace(state, rung=rung, hints=max(state.hints + 1, rung.worth))


def _try(state: ExerciseState, given: Input) -> tuple[ExerciseState, Reply]:
    if isinstance(given, Do) and given.command in ("go", "redo", "restart"):
        return state, NOT_HERE
    if given == Do("undo") and state.kept and not state.play.clicked:
        return _take_back(state), Reply()
    if given == Do("moves") and state.play.mode == "idle" and state.position.duty.sites:
        state = _helped(state, Rung.PIECE)  # the list shows which pieces can move
    play, reply = play_step(state.play, given)
    state = replace(state, play=play)
    return (state, reply) if play.at == state.kept else _judge(state)


def _take_back(state: ExerciseState) -> ExerciseState:
    """Undo the learner's last move; hints for the next move no longer count as seen."""
    turns = [position.turn for position in state.play.positions[: state.kept]]
    kept = max(at for at, turn in enumerate(turns) if turn == state.learner)
    return replace(_back_to(state, kept), rung=Rung.NOTHING)


def _judge(state: ExerciseState) -> tuple[ExerciseState, Reply]:
    """Judge a legal move: it reaches the goal, keeps it within reach, or misses it."""
    assert state.tried is not None
    position, move = state.tried
    if state.goal.met(position, move):
        return _succeed(state)
    if not state.outlook.right(position, move, state.left):
        free = not state.kept and move in state.free
        told = miss(position, move, state.goal, state.outlook, state.left, free=free)
        cost = 0 if free else 1
        return replace(state, missed=True, misses=state.misses + cost, told=told), told
    told = Reply((Note("exercise.on_track"),), tone=Tone.PRAISE)
    return replace(state, kept=state.play.at, rung=Rung.NOTHING, told=told), told


def _reply(state: ExerciseState, given: Input) -> tuple[ExerciseState, Reply]:
    """Make the opponent reply; if another input than the timer's came first, handle that input after it."""
    position = state.position
    move = state.outlook.reply(position, state.left)
    play, _ = played(state.play, move)
    told = replied(position, move)
    state = replace(state, play=play, kept=play.at, told=told)
    if given == REPLY:
        return state, told
    state, reply = step(state, given)
    return state, replace(reply, notes=(*told.notes, *reply.notes))


def _succeed(state: ExerciseState) -> tuple[ExerciseState, Reply]:
    """The goal is reached; the proof stays on the board."""
    assert state.tried is not None
    told = success(*state.tried, state.goal)
    state = replace(state, solved=True, told=told)
    stars = (Note("exercise.stars"),) if state.stars < MOST_STARS else ()
    return state, Reply((*told.notes, *stars), tone=Tone.PRAISE)


def _hint(state: ExerciseState) -> tuple[ExerciseState, Reply]:
    """The next hint: the idea, where to look, the piece, the target, the whole solution."""
    if state.settled:
        return state, _standing(state)
    state = _again(state) if state.missed else state
    right = state.outlook.answers(state.position, state.left)
    clues = of_goal(Sight(state.position, state.goal, state.left, state.outlook, right))
    found = hint(state.play, right, state.rung, clues)
    if found is None:
        return _reveal(state)
    asked = state.hints + 1 if found.rung > state.rung else state.hints
    return replace(state, play=found.play, rung=found.rung, hints=asked), found.reply


def _reveal(state: ExerciseState) -> tuple[ExerciseState, Reply]:
    """The solution from here to the goal, with the opponent's replies."""
    if state.settled:
        return state, _standing(state)
    state = _again(state)
    line = state.outlook.line(state.position, state.left)
    frames = film(Record.of(state.position, line))
    return replace(_helped(state, Rung.SOLUTION), film=frames), Reply()


def _turn_page(state: ExerciseState, by: int) -> tuple[ExerciseState, Reply]:
    shown = min(max(state.shown + by, 0), len(state.film) - 1)
    state = replace(state, shown=shown)
    return state, Reply((state.film[shown].note,))


def waits(state: ExerciseState) -> After | None:
    """The opponent's reply, after a moment, so that the learner sees their own move first."""
    return After(MOMENT, REPLY) if state.replying else None


def origin(state: ExerciseState) -> tuple[str, ...]:
    """The position, the goal and the number of moves of an exercise, as text."""
    return (described(state.start), repr(state.goal), str(state.moves))


def _efforts(before: ExerciseState, after: ExerciseState) -> tuple[NoteProgress, ...]:
    done = effort(before, after)
    return () if done == NOTHING else (NoteProgress(0, done),)


def _recall(state: ExerciseState, stars: tuple[int, ...]) -> ExerciseState:
    (earned,) = stars
    return replace(state, earned=max(state.earned, earned))


MACHINE: Machine[ExerciseState] = Machine(
    "exercise", step, shown=shown, waits=waits, efforts=_efforts, origin=origin, recall=_recall
)
