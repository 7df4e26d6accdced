"""The state of free play: the record so far, the clicks of the next move, and the overlay."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ruleboard.rules.base import Event, Note, Piece, Position, Refusal, Role, Site
from ruleboard.rules.persistent_list import PersistentList
from ruleboard.scene.shapes import Mark
from ruleboard.session.answers import answers_of
from ruleboard.session.clicks import Clicks, Ways, after
from ruleboard.session.hand import in_hand
from ruleboard.session.inputs import NOTHING_IN_HAND, Hand, Reply, Shown
from ruleboard.session.keys import ending, keyed, next_step
from ruleboard.session.marks import STANDING, marks_of, preview, taken_by, under_way

NO_MOVES: PersistentList[Any] = PersistentList()


@dataclass(frozen=True)
class PlayState:
    """The state of one board: the record so far, and how much of the next move has been clicked."""

    positions: PersistentList[Position]  # every position of the record, undone ones included
    moves: PersistentList[Any] = NO_MOVES  # the moves between them
    at: int = 0  # how many of the moves are played: undo goes down, redo up
    route: Clicks = ()  # the clicks of the last move, if known
    clicked: Clicks = ()  # the clicks of the unfinished move
    choice: tuple[Any, ...] = ()  # the moves of these clicks, to choose from or to confirm
    chosen: int = 0  # index of the one shown
    flipped: bool = False
    refused: Refusal | None = None  # the last refusal, for "why?"
    tried: Clicks = ()  # a refused piece: the next click may say where it was meant to go
    asking: bool = False  # clicks ask about sites instead of playing
    overlay: str = ""  # the name of the game's overlay that is shown
    view: int = 0  # which view of that overlay
    task: bool = False  # the player has to find a move: a refusal hides the answer until "why?"

    @cached_property
    def position(self) -> Position:
        return self.positions[self.at]

    @cached_property
    def ways(self) -> Ways:
        """The click sequences of the legal moves."""
        return Ways(self.position)

    @cached_property
    def happened(self) -> tuple[Event, ...]:
        """The events that the clicks so far have settled."""
        return self.ways.happened(self.clicked)

    @cached_property
    def course(self) -> tuple[Event, ...]:
        """The events of the clicks so far; before any click, those of the last move."""
        if self.happened and not self.choice:
            return self.happened
        if not self.at:
            return ()
        return self.positions[self.at - 1].events(self.moves[self.at - 1], self.route)

    @property
    def pieces(self) -> dict[Site, Piece]:
        """The pieces on the board, the unfinished move included; nothing moves while the player chooses."""
        if self.choice:
            return dict(self.position.pieces)
        return after(self.position.pieces.items(), self.happened)

    @property
    def committed(self) -> bool:
        """Whether the rules demand a choice before anything else, such as a removal."""
        return any(event.role is Role.CHOICE for event in self.happened)

    @cached_property
    def hand(self) -> Hand:
        """What can be dragged; while the player chooses, the piece is still where it began."""
        if self.asking:
            return NOTHING_IN_HAND
        clicked = self.clicked[:1] if self.choice else self.clicked[-1:]
        return in_hand(
            self.position,
            self.ways,
            self.clicked,
            self.pieces,
            holds=clicked[0] if clicked else None,
            owed=self.committed and not self.choice,
        )

    @property
    def mode(self) -> str:
        """One of "idle", "selected", "moving", "removing", "choosing" and "over"."""
        if self.position.outcome:
            return "over"
        if self.choice:
            return "choosing"
        if self.happened:
            return "removing" if self.committed else "moving"
        return "selected" if self.clicked else "idle"

    @property
    def duty(self) -> Note:
        if self.position.outcome:
            return ending(self.position)
        if self.asking:
            return Note("play.asking")
        if self.choice:
            taken = taken_by(self.position, self.position.events(self.candidate))
            params = {"k": self.chosen + 1, "count": len(self.choice), "taken": taken}
            if len(self.choice) == 1:
                return Note("play.confirming", {"at": self.clicked[-1]})
            return Note("play.choosing_path" if taken else "play.choosing", params)
        if self.happened:
            return next_step(self.position, self.happened, self.ways.next_sites(self.clicked))
        if self.clicked:
            return Note(f"{self.position.game}.play.selected", {"at": self.clicked[-1]})
        return keyed(self.position, "duty", self.position.duty)

    @property
    def candidate(self) -> Any:
        """The move shown while the player chooses."""
        return self.choice[self.chosen]

    @property
    def marks(self) -> tuple[Mark, ...]:
        return (*self.overlaid.marks, *self._own_marks)

    @cached_property
    def overlaid(self) -> Reply:
        """The marks and notes of the overlay."""
        if not self.overlay:
            return Reply()
        return (
            answers_of(self.position).overlays[self.overlay].show(self.position, self.view)
            or Reply()
        )

    @property
    def _own_marks(self) -> tuple[Mark, ...]:
        if self.choice:
            events = self.position.events(self.candidate)
            return preview(self.position, events, self.clicked[-1])
        if self.happened:
            onward = () if self.committed else self._onward
            return (*under_way(self.position.game, self.happened), *onward)
        if self.clicked:
            return (Mark("selected", self.clicked), *self._onward)
        marks: list[Mark] = []
        if self.at:
            shown = marks_of(self.position.game, self.course)
            marks.extend(mark for mark in shown if mark.kind in STANDING)
        if self.position.duty.sites and not self.position.outcome:
            marks.append(Mark("must_move", self.position.duty.sites))
        return tuple(marks)

    @property
    def _onward(self) -> tuple[Mark, ...]:
        """The marks of the next sites and of the ways to them."""
        sites = self.ways.next_sites(self.clicked)
        ways = answers_of(self.position).ways_on(self.position, self.clicked, sites)
        return (Mark("legal", sites), *ways)


def shown(state: PlayState) -> Shown:
    """What the board shows."""
    return Shown(
        position=state.position,
        pieces=state.pieces,
        duty=state.duty,
        mode=state.mode,
        marks=state.marks,
        hand=state.hand,
        course=state.course,
        choice=state.choice,
        flipped=state.flipped,
    )
