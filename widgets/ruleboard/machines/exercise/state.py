"""Where an exercise stands: the goal, the moves that were played for it, and how it has gone so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ruleboard.machines.exercise.hints import Rung
from ruleboard.machines.play import PlayState, begin_play
from ruleboard.rules.base import Counter, Event, Note, Piece, Position, Site
from ruleboard.rules.registry import game as find_game
from ruleboard.scene.shapes import Mark
from ruleboard.session.film import Frame, course_of
from ruleboard.session.inputs import NOTHING_IN_HAND, Hand, Reply
from ruleboard.session.keys import mover
from ruleboard.session.marks import marks_of
from ruleboard.teaching.goal import Goal
from ruleboard.teaching.outlook import Outlook, outlook
from ruleboard.teaching.progress import stars

SILENT = Reply()


@dataclass(frozen=True, slots=True)
class ExerciseState:
    """The board, the goal, and how it has gone so far."""

    goal: Goal
    play: PlayState
    moves: int = 1  # of the learner, within which the goal is to be reached
    free: tuple[Any, ...] = ()  # first moves that miss the goal, and that a text invites to
    kept: int = 0  # how many moves of the board are right: the learner's, and the replies to them
    missed: bool = False  # the board shows a legal move that did not reach the goal
    misses: int = 0
    hints: int = 0  # how many were asked for; what shows more of the answer counts for more
    rung: Rung = Rung.NOTHING  # how much of the next move they have shown
    solved: bool = False
    told: Reply = SILENT  # what was said and shown of the move on the board
    film: tuple[Frame, ...] = ()  # the solution step by step
    shown: int = 0  # which of those steps is on the board

    @property
    def start(self) -> Position:
        """The position of the exercise."""
        return self.play.positions[0]

    @property
    def learner(self) -> int:
        """Who is to reach the goal."""
        return self.start.turn

    @property
    def position(self) -> Position:
        """Where the board stands."""
        return self.play.position

    @property
    def outlook(self) -> Outlook:
        """What is in reach."""
        return outlook(self.start, self.goal, self.moves)

    @property
    def left(self) -> int:
        """How many moves the learner still has."""
        turns = (position.turn for position in self.play.positions[: self.kept])
        return self.moves - sum(turn == self.learner for turn in turns)

    @property
    def replying(self) -> bool:
        """Whether the learner's move was right and the opponent is to reply."""
        waits = not (self.missed or self.settled)
        return waits and self.position.turn != self.learner

    @property
    def tried(self) -> tuple[Position, Any] | None:
        """The last move of the learner, and where it was played."""
        made = zip(self.play.positions, self.play.moves[: self.play.at], strict=False)
        own = [(before, move) for before, move in made if before.turn == self.learner]
        return own[-1] if own else None

    @property
    def asked(self) -> Position:
        """The position in which the learner is, or was, to find a move."""
        if self.position.turn == self.learner and not (self.missed or self.solved):
            return self.position
        return self.tried[0] if self.tried else self.start

    @property
    def frame(self) -> Frame | None:
        """The step of the solution that is on the board."""
        return self.film[self.shown] if self.film else None

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
        idle = self.play.mode == "idle" and not self.replying
        hidden = idle and self.position.duty.sites  # it would give the answer away
        return task_turn(self.position) if hidden else self.play.duty

    @property
    def choice(self) -> tuple[Any, ...]:
        """The moves between which the learner chooses, because they share all their clicks."""
        return self.play.choice

    @property
    def hand(self) -> Hand:
        """What can be dragged; on a board that shows a miss, what the next try may begin with."""
        if self.settled or self.replying:
            return NOTHING_IN_HAND
        if not self.missed:
            return self.play.hand
        fresh, shown = begin_play(self.asked, task=True), self.pieces
        hand = fresh.hand
        still = tuple(site for site in hand.carried if shown.get(site) == fresh.pieces[site])
        return Hand(
            carried=still, ways={site: hand.ways[site] for site in still if site in hand.ways}
        )

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
        """trying, replying, missed, solved or revealed."""
        if self.solved:
            return "solved"
        if self.film:
            return "revealed"
        if self.missed:
            return "missed"
        return "replying" if self.replying else "trying"

    @property
    def settled(self) -> bool:
        """Whether the answer is known."""
        return self.solved or bool(self.film)

    @property
    def stars(self) -> int:
        """Three for an answer at once; a miss costs one, a hint after the first too, but never the last star."""
        return stars(self.misses, self.hints) if self.solved else 0

    @property
    def pieces(self) -> dict[Site, Piece]:
        """What stands on the board."""
        return dict(self.frame.pieces) if self.frame else self.play.pieces

    @property
    def course(self) -> tuple[Event, ...]:
        """What happens in the step of the film that is shown, or what has just been played."""
        return course_of(self.film, self.shown) if self.frame else self.play.course

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What the board shows besides the pieces."""
        if self.frame:
            return self.frame.marks
        # Which pieces have to move is for the learner to find.
        marks = tuple(mark for mark in self.play.marks if mark.kind != "must_move")
        if self.mode == "trying" or self.tried is None:
            return marks
        verdict = "wrong" if self.missed else "right"
        proof = self.told.marks if self.solved else ()
        return (*marks, *proof, Mark(verdict, _target(*self.tried)))


def task_turn(position: Position) -> Note:
    """Whose turn it is and no more: a duty may give the answer away, and the board says it anyway."""
    signed = find_game(position.game).signed
    return Note("exercise.turn_sign" if signed else "exercise.turn", {"player": mover(position)})


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
