"""An exercise as a pure machine: the learner plays on a board, and the goal, judged by the rules, decides.

What the rules refuse is no failed attempt: it gets its reason. A legal move that misses the goal stays on the board
with the reason why it misses; the next input takes it back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ruleboard.rules.base import Counter, Note, Piece, Position, Record, Site
from ruleboard.scene.shapes import Mark
from ruleboard.session.demo import Frame, film
from ruleboard.session.inputs import NOT_HERE, Do, Input, Reply, Tone
from ruleboard.session.keys import mover
from ruleboard.session.marking import marks_of
from ruleboard.session.play import PlayState, begin_play
from ruleboard.session.play import step as play_step
from ruleboard.teaching.goal import Goal

MOST_STARS = 3
SOLUTION_RUNG = 4


@dataclass(frozen=True, slots=True)
class ExerciseState:
    """The board, the goal, and how it has gone so far."""

    goal: Goal
    play: PlayState
    missed: bool = False  # the board shows a legal move that did not reach the goal
    misses: int = 0
    hints: int = 0  # the highest rung of the ladder that was asked for
    solved: bool = False
    solution: tuple[Frame, ...] = ()  # the answer step by step, once it was asked for
    shown: int = 0  # which of those steps is on the board

    @property
    def start(self) -> Position:
        """The position of the exercise."""
        return self.play.positions[0]

    @property
    def position(self) -> Position:
        """Where the board stands."""
        return self.play.position

    @property
    def duty(self) -> Note:
        """What the learner has to do now."""
        if self.solution and self.shown < len(self.solution) - 1:
            return Note("exercise.solution")
        if self.solved or self.solution:
            return Note("exercise.finished")
        if self.missed:
            return Note("exercise.again")
        untouched = task_turn(self.start) if self.play.mode == "idle" else None
        return untouched or self.play.duty

    @property
    def choice(self) -> tuple[Any, ...]:
        """The moves between which the learner chooses, because they share all their clicks."""
        return self.play.choice

    @property
    def counters(self) -> tuple[Counter, ...]:
        """The numbers to keep an eye on."""
        return self.solution[self.shown].counters if self.solution else self.position.counters

    @property
    def flipped(self) -> bool:
        """Whether the board is seen from the other side."""
        return self.play.flipped

    @property
    def mode(self) -> str:
        """trying, missed, solved or revealed."""
        if self.solution:
            return "revealed"
        if self.solved:
            return "solved"
        return "missed" if self.missed else "trying"

    @property
    def stars(self) -> int:
        """Three for an answer at once; hints and misses cost one each, but never the last star."""
        return max(1, MOST_STARS - self.misses - self.hints) if self.solved else 0

    @property
    def pieces(self) -> dict[Site, Piece]:
        """What stands on the board."""
        return dict(self.solution[self.shown].pieces) if self.solution else self.play.pieces

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What the board shows besides the pieces."""
        if self.solution:
            return self.solution[self.shown].marks
        if not self.play.at:  # which pieces have to move is for the learner to find
            return tuple(mark for mark in self.play.marks if mark.kind != "must_move")
        verdict = "right" if self.solved else "wrong"
        return (*self.play.marks, Mark(verdict, _target(self.start, self.play.moves[0])))


def task_turn(position: Position) -> Note | None:
    """Whose turn it is, instead of a duty that would give the answer away."""
    return Note("exercise.turn", {"player": mover(position)}) if position.duty.sites else None


def begin_exercise(position: Position, goal: Goal) -> ExerciseState:
    """The exercise, untouched."""
    return ExerciseState(goal, begin_play(position))


def answers(position: Position, goal: Goal) -> tuple[Any, ...]:
    """Every legal move that reaches the goal."""
    return tuple(move for move in position.legal_moves if goal.met(position, move))


def step(state: ExerciseState, given: Input) -> tuple[ExerciseState, Reply]:
    """One input: a try, a hint, the solution, or a fresh start."""
    match given:
        case Do("hint"):
            return _hint(state)
        case Do("solution"):
            return _reveal(state)
        case Do("next" | "back" as command) if state.solution:
            return _turn_page(state, 1 if command == "next" else -1)
        case Do("retry"):
            return begin_exercise(state.start, state.goal), Reply()
        case Do("undo") if state.missed:
            return _again(state), Reply()
    if state.solved or state.solution:
        return _settled(state, given)
    return _try(_again(state) if state.missed else state, given)


def _settled(state: ExerciseState, given: Input) -> tuple[ExerciseState, Reply]:
    """When all is said, looking on is free, but the answer stands."""
    if isinstance(given, Do) and given.command in ("flip", "last", "why"):
        play, reply = play_step(state.play, given)
        return replace(state, play=play), reply
    return state, Reply((Note("exercise.finished"),))


def _again(state: ExerciseState) -> ExerciseState:
    play = replace(begin_play(state.start), flipped=state.play.flipped)
    return replace(state, play=play, missed=False)


def _try(state: ExerciseState, given: Input) -> tuple[ExerciseState, Reply]:
    if isinstance(given, Do) and given.command in ("go", "redo", "restart"):
        return state, NOT_HERE
    play, reply = play_step(state.play, given)
    state = replace(state, play=play)
    if not play.at:
        return state, reply
    start, move = state.start, play.moves[0]
    if state.goal.met(start, move):
        state = replace(state, solved=True)
        return state, Reply((Note("exercise.solved", {"n": state.stars}),), tone=Tone.PRAISE)
    state = replace(state, missed=True, misses=state.misses + 1)
    miss = state.goal.miss(start, move)
    marks = (Mark("proof", miss.sites),) if miss.sites else ()
    return state, Reply((Note("exercise.missed"), miss), marks, Tone.REFUSAL)


def _hint(state: ExerciseState) -> tuple[ExerciseState, Reply]:
    """One rung further: the principle, the piece, the target, the whole solution."""
    if state.solved or state.solution:
        return state, Reply((Note("exercise.finished"),))
    state = _again(state)
    clicks = state.start.clicks(answers(state.start, state.goal)[0])[0]
    rung = state.hints + 1
    state = replace(state, hints=min(rung, SOLUTION_RUNG))
    if rung == 1:
        return state, Reply((state.goal.principle,))
    if rung - 1 <= min(len(clicks), SOLUTION_RUNG - 2):
        site = clicks[rung - 2]
        return state, Reply((Note("exercise.look_at", {"site": site}),), (Mark("hint", (site,)),))
    return _reveal(state)


def _reveal(state: ExerciseState) -> tuple[ExerciseState, Reply]:
    if state.solved or state.solution:
        return state, Reply((Note("exercise.finished"),))
    state = _again(state)
    frames = film(Record.of(state.start, answers(state.start, state.goal)[:1]))
    return replace(state, solution=frames, hints=SOLUTION_RUNG), Reply()


def _turn_page(state: ExerciseState, by: int) -> tuple[ExerciseState, Reply]:
    shown = min(max(state.shown + by, 0), len(state.solution) - 1)
    return replace(state, shown=shown), Reply((state.solution[shown].note,))


def _target(position: Position, move: Any) -> tuple[Site, ...]:
    """Where the move went: where what moved stands now, or the last site that its first events filled."""
    events = position.events(move)
    shown = marks_of(position.game, events)
    moved = next((mark for mark in shown if mark.kind == "last"), None)
    if moved:
        return moved.sites[-1:]
    for event in events:
        filled = [site for site, piece in event.changes if piece is not None]
        if filled:
            return (filled[-1],)
    return ()
