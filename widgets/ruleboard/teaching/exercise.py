"""An exercise as a pure machine: the learner plays on a board, and the goal, judged by the rules, decides.

What the rules refuse is no failed attempt: it gets its reason, but never the answer. A legal move that misses the goal
stays on the board with the reason why it misses; the next input takes it back. A success stays with its proof.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ruleboard.rules.base import Counter, Event, Note, Piece, Position, Record, Site
from ruleboard.scene.shapes import Mark
from ruleboard.session.demo import Frame, course_of, film
from ruleboard.session.inputs import NOT_HERE, Do, Input, Reply, Tone
from ruleboard.session.keys import mover
from ruleboard.session.marking import marks_of
from ruleboard.session.play import PlayState, begin_play
from ruleboard.session.play import step as play_step
from ruleboard.teaching.goal import Goal
from ruleboard.teaching.hints import Rung, given_away, hint
from ruleboard.teaching.verdict import miss, success

MOST_STARS = 3
LOOKING = ("flip", "last")
"""What a learner may do without touching the board."""

SILENT = Reply()


@dataclass(frozen=True, slots=True)
class ExerciseState:
    """The board, the goal, and how it has gone so far."""

    goal: Goal
    play: PlayState
    missed: bool = False  # the board shows a legal move that did not reach the goal
    misses: int = 0
    hints: int = 0  # how many were asked for; what shows more of the answer counts for more
    rung: Rung = Rung.NOTHING  # how much of the answer they have shown
    solved: bool = False
    told: Reply = SILENT  # what was said and shown of the move on the board
    film: tuple[Frame, ...] = ()  # the solution step by step, or what follows from a right answer
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
    def frame(self) -> Frame | None:
        """The step of the film that is on the board; what follows from a right answer begins after it."""
        return self.film[self.shown] if self.film and (self.shown or not self.solved) else None

    @property
    def duty(self) -> Note:
        """What the learner has to do now, or how it went."""
        if self.solved:
            return Note("exercise.solved", {"n": self.stars})
        if self.film:
            over = self.shown == len(self.film) - 1
            return Note("exercise.solution_over" if over else "exercise.solution")
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
        return self.frame.counters if self.frame else self.position.counters

    @property
    def flipped(self) -> bool:
        """Whether the board is seen from the other side."""
        return self.play.flipped

    @property
    def mode(self) -> str:
        """trying, missed, solved or revealed."""
        if self.solved:
            return "solved"
        if self.film:
            return "revealed"
        return "missed" if self.missed else "trying"

    @property
    def settled(self) -> bool:
        """Whether the answer is known."""
        return self.solved or bool(self.film)

    @property
    def stars(self) -> int:
        """Three for an answer at once; a miss costs one, a hint after the first too, but never the last star."""
        lost = self.misses + max(0, self.hints - 1)
        return max(1, MOST_STARS - lost) if self.solved else 0

    @property
    def pieces(self) -> dict[Site, Piece]:
        """What stands on the board."""
        return dict(self.frame.pieces) if self.frame else self.play.pieces

    @property
    def course(self) -> tuple[Event, ...]:
        """What happens in the step of the film that is shown, or what the learner has just done."""
        return course_of(self.film, self.shown) if self.frame else self.play.course

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What the board shows besides the pieces."""
        if self.frame:
            return self.frame.marks
        # Which pieces have to move is for the learner to find.
        marks = tuple(mark for mark in self.play.marks if mark.kind != "must_move")
        if not self.play.at:
            return marks
        verdict = "right" if self.solved else "wrong"
        proof = self.told.marks if self.solved else ()
        return (*marks, *proof, Mark(verdict, _target(self.start, self.play.moves[0])))


def task_turn(position: Position) -> Note | None:
    """Whose turn it is, instead of a duty that would give the answer away."""
    return Note("exercise.turn", {"player": mover(position)}) if position.duty.sites else None


def begin_exercise(position: Position, goal: Goal) -> ExerciseState:
    """The exercise, untouched."""
    return ExerciseState(goal, begin_play(position, task=True))


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
        case Do("next" | "back" as command) if state.film:
            return _turn_page(state, 1 if command == "next" else -1)
        case Do("retry"):
            return begin_exercise(state.start, state.goal), Reply()
        case Do("why"):
            return _why(state)
        case Do("undo") if state.missed:
            return _again(state), Reply()
        case Do(command) if command in LOOKING and (state.settled or state.missed):
            play, reply = play_step(state.play, given)
            return replace(state, play=play), reply
    if state.settled:
        return state, _standing(state)
    return _try(_again(state) if state.missed else state, given)


def _standing(state: ExerciseState) -> Reply:
    """When all is said, the answer stands, and its proof is told again."""
    tone = Tone.PRAISE if state.solved else Tone.NEWS
    return Reply((*state.told.notes, Note("exercise.finished")), tone=tone)


def _again(state: ExerciseState) -> ExerciseState:
    play = replace(begin_play(state.start, task=True), flipped=state.play.flipped)
    return replace(state, play=play, missed=False, told=SILENT)


def _why(state: ExerciseState) -> tuple[ExerciseState, Reply]:
    """What was said, once more; the proof of a refusal shows part of the answer, so it counts as a hint."""
    if state.missed:
        return state, state.told
    if state.settled:
        return state, _standing(state)
    refusal = state.play.refused
    if refusal is None:
        return state, Reply((state.duty,))
    _, reply = play_step(state.play, Do("why"))
    rung = given_away(refusal)
    return (_helped(state, rung), reply) if rung else (state, reply)


def _helped(state: ExerciseState, rung: Rung) -> ExerciseState:
    """A learner who has been shown so much of the answer, without having asked for all that comes before it."""
    if rung <= state.rung:
        return state
    return replace(state, rung=rung, hints=max(state.hints + 1, rung))


def _try(state: ExerciseState, given: Input) -> tuple[ExerciseState, Reply]:
    if isinstance(given, Do) and given.command in ("go", "redo", "restart"):
        return state, NOT_HERE
    if given == Do("moves") and state.play.mode == "idle" and state.start.duty.sites:
        state = _helped(state, Rung.PIECE)  # only these can move
    play, reply = play_step(state.play, given)
    state = replace(state, play=play)
    if not play.at:
        return state, reply
    start, move = state.start, play.moves[0]
    if not state.goal.met(start, move):
        told = miss(start, move, state.goal)
        return replace(state, missed=True, misses=state.misses + 1, told=told), told
    return _succeed(state)


def _succeed(state: ExerciseState) -> tuple[ExerciseState, Reply]:
    """The proof stays on the board; what the move has set up can be seen step by step."""
    start, move = state.start, state.play.moves[0]
    told, line = success(start, move, state.goal), state.goal.judge(start, move).line
    frames = film(Record.of(state.position, line)) if line else ()
    state = replace(state, solved=True, told=told, film=frames)
    notes = [*told.notes]
    if frames:
        notes.append(Note("exercise.follows"))
    if state.stars < MOST_STARS:
        notes.append(Note("exercise.stars"))
    return state, Reply(tuple(notes), tone=Tone.PRAISE)


def _hint(state: ExerciseState) -> tuple[ExerciseState, Reply]:
    """One rung further: the idea, the piece, the target, the whole solution."""
    if state.settled:
        return state, _standing(state)
    state = _again(state) if state.missed else state
    principle = state.goal.principle(state.start.game)
    found = hint(state.play, answers(state.start, state.goal), state.rung, principle)
    if found is None:
        return _reveal(state)
    asked = state.hints + 1 if found.rung > state.rung else state.hints
    return replace(state, play=found.play, rung=found.rung, hints=asked), found.reply


def _reveal(state: ExerciseState) -> tuple[ExerciseState, Reply]:
    if state.settled:
        return state, _standing(state)
    state, start = _again(state), state.start
    move = answers(start, state.goal)[0]
    frames = film(Record.of(start, (move, *state.goal.judge(start, move).line)))
    return replace(_helped(state, Rung.SOLUTION), film=frames), Reply()


def _turn_page(state: ExerciseState, by: int) -> tuple[ExerciseState, Reply]:
    shown = min(max(state.shown + by, 0), len(state.film) - 1)
    state = replace(state, shown=shown)
    frame = state.frame
    return state, Reply((frame.note,)) if frame else Reply(state.told.notes, tone=Tone.PRAISE)


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
