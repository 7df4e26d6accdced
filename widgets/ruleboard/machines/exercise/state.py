"""The state of an exercise: the goal, the moves played for it, and the tries and hints so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ruleboard.machines.exercise.hints import Rung
from ruleboard.machines.play import PlayState, begin_play
from ruleboard.rules.base import Counter, Note, Position, Site
from ruleboard.rules.registry import game as find_game
from ruleboard.scene.shapes import Mark
from ruleboard.session.film import Frame, course_of
from ruleboard.session.inputs import NOTHING_IN_HAND, Hand, Reply, Shown
from ruleboard.session.keys import mover
from ruleboard.session.marks import marks_of
from ruleboard.teaching.goal import Goal
from ruleboard.teaching.outlook import Outlook, outlook
from ruleboard.teaching.progress import stars

SILENT = Reply()


@dataclass(frozen=True, slots=True)
class ExerciseState:
    """The board, the goal, and the tries and hints so far."""

    goal: Goal
    play: PlayState
    moves: int = 1  # the learner's moves within which the goal has to be reached
    free: tuple[Any, ...] = ()  # first moves that the lesson text suggests and that miss the goal
    kept: int = 0  # how many moves on the board are right, replies included
    missed: bool = False  # the board shows a legal move that did not reach the goal
    misses: int = 0
    hints: int = 0  # asked for; those that show more of the answer count more
    rung: Rung = Rung.NOTHING  # how much of the next move they have shown
    solved: bool = False
    earned: int = 0  # stars of the best earlier solution
    told: Reply = SILENT  # the reply to the move on the board
    film: tuple[Frame, ...] = ()  # the solution step by step
    shown: int = 0  # the step of it on the board

    @property
    def start(self) -> Position:
        """The position of the exercise."""
        return self.play.positions[0]

    @property
    def learner(self) -> int:
        """The player who has to reach the goal."""
        return self.start.turn

    @property
    def position(self) -> Position:
        return self.play.position

    @property
    def outlook(self) -> Outlook:
        """The search of this exercise."""
        return outlook(self.start, self.goal, self.moves)

    @property
    def left(self) -> int:
        """How many moves the learner still has."""
        turns = (position.turn for position in self.play.positions[: self.kept])
        return self.moves - sum(turn == self.learner for turn in turns)

    @property
    def replying(self) -> bool:
        """Whether the opponent has to reply to a right move of the learner."""
        waits = not (self.missed or self.settled)
        return waits and self.position.turn != self.learner

    @property
    def tried(self) -> tuple[Position, Any] | None:
        """The learner's last move, with the position before it."""
        made = zip(self.play.positions, self.play.moves[: self.play.at], strict=False)
        own = [(before, move) for before, move in made if before.turn == self.learner]
        return own[-1] if own else None

    @property
    def asked(self) -> Position:
        """The position in which the learner has to find a move, or had to."""
        if self.position.turn == self.learner and not (self.missed or self.solved):
            return self.position
        return self.tried[0] if self.tried else self.start

    @property
    def frame(self) -> Frame | None:
        """The step of the solution that is on the board."""
        return self.film[self.shown] if self.film else None

    @property
    def duty(self) -> Note:
        """What the learner has to do now, or the result."""
        if self.solved:
            return Note("exercise.solved", {"n": self.stars})
        if self.film:
            over = self.shown == len(self.film) - 1
            return Note("exercise.solution_over" if over else "exercise.solution")
        if self.missed:
            return Note("exercise.again")
        idle = self.play.mode == "idle" and not self.replying
        hidden = idle and self.position.duty.sites  # the duty would give the answer away
        return task_turn(self.position) if hidden else self.play.duty

    @property
    def counters(self) -> tuple[Counter, ...]:
        return self.frame.counters if self.frame else self.position.counters

    @property
    def mode(self) -> str:
        """One of "trying", "replying", "missed", "solved" and "revealed"."""
        if self.solved:
            return "solved"
        if self.film:
            return "revealed"
        if self.missed:
            return "missed"
        return "replying" if self.replying else "trying"

    @property
    def settled(self) -> bool:
        """Whether it is solved or the solution was shown."""
        return self.solved or bool(self.film)

    @property
    def stars(self) -> int:
        """The stars earned; 0 until it is solved."""
        return stars(self.misses, self.hints) if self.solved else 0


def shown(state: ExerciseState) -> Shown:
    """What the board shows: the play, or a step of the solution."""
    play, frame = state.play, state.frame
    return Shown(
        position=play.position,
        pieces=frame.pieces if frame else play.pieces,
        duty=state.duty,
        mode=state.mode,
        marks=frame.marks if frame else _marks(state),
        hand=_hand(state),
        course=course_of(state.film, state.shown) if frame else play.course,
        choice=play.choice,
        flipped=play.flipped,
    )


def _hand(state: ExerciseState) -> Hand:
    """What can be dragged; while a miss is shown, the pieces with which the next try may begin."""
    if state.settled or state.replying:
        return NOTHING_IN_HAND
    if not state.missed:
        return state.play.hand
    fresh, pieces = begin_play(state.asked, task=True), state.play.pieces
    hand = fresh.hand
    still = tuple(site for site in hand.carried if pieces.get(site) == fresh.pieces[site])
    return Hand(carried=still, ways={site: hand.ways[site] for site in still if site in hand.ways})


def _marks(state: ExerciseState) -> tuple[Mark, ...]:
    """The marks of the play, except which pieces must move: that is for the learner to find; and the verdict."""
    marks = tuple(mark for mark in state.play.marks if mark.kind != "must_move")
    if state.mode == "trying" or state.tried is None:
        return marks
    verdict = "wrong" if state.missed else "right"
    proof = state.told.marks if state.solved else ()
    return (*marks, *proof, Mark(verdict, _target(*state.tried)))


def task_turn(position: Position) -> Note:
    """Whose turn it is, without the duty: that may give the answer away."""
    signed = find_game(position.game).signed
    return Note("exercise.turn_sign" if signed else "exercise.turn", {"player": mover(position)})


def _target(position: Position, move: Any) -> tuple[Site, ...]:
    """Where the move ended: the last site of the moved piece, or the last site that its first events filled."""
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
