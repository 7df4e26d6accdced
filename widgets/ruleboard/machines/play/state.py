"""Where free play stands: the record so far, the clicks of the next move, and what lies over the board."""

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
from ruleboard.session.inputs import NOTHING_IN_HAND, Hand, Reply
from ruleboard.session.keys import ending, keyed, next_step
from ruleboard.session.marks import STANDING, marks_of, preview, taken_by, under_way

NO_MOVES: PersistentList[Any] = PersistentList()


@dataclass(frozen=True)
class PlayState:
    """The state of one board: the record so far, and how much of the next move has been clicked."""

    positions: PersistentList[Position]  # every position of the record, undone ones included
    moves: PersistentList[Any] = NO_MOVES  # the moves between them
    at: int = 0  # how many of the moves are played: undo goes down, redo up
    route: Clicks = ()  # how the last move was clicked, where that is known
    clicked: Clicks = ()  # the sites of the move in hand
    choice: tuple[Any, ...] = ()  # the moves of these clicks, where the player chooses or confirms
    chosen: int = 0  # which of them is shown
    flipped: bool = False
    refused: Refusal | None = None  # the last refusal, for "why?"
    tried: Clicks = ()  # a piece that was refused: the next click may say what it was meant to do
    asking: bool = False  # clicks ask about sites instead of playing
    overlay: str = ""  # what lies over the board while the game goes on, one of the game's overlays
    view: int = 0  # which view of that overlay
    task: bool = False  # the player is to find a move: a refusal keeps the answer to itself until it is asked for

    @cached_property
    def position(self) -> Position:
        """Where the game stands."""
        return self.positions[self.at]

    @cached_property
    def ways(self) -> Ways:
        """What can be clicked."""
        return Ways(self.position)

    @cached_property
    def happened(self) -> tuple[Event, ...]:
        """What the clicks so far have settled."""
        return self.ways.happened(self.clicked)

    @cached_property
    def course(self) -> tuple[Event, ...]:
        """What the clicks so far have settled; before any click, what the last move did."""
        if self.happened and not self.choice:
            return self.happened
        if not self.at:
            return ()
        return self.positions[self.at - 1].events(self.moves[self.at - 1], self.route)

    @property
    def pieces(self) -> dict[Site, Piece]:
        """What stands on the board, the move in hand included; nothing moves while the player chooses."""
        if self.choice:
            return dict(self.position.pieces)
        return after(self.position.pieces.items(), self.happened)

    @property
    def committed(self) -> bool:
        """Whether the rules wait for something that is owed now: a removal, before anything else."""
        return any(event.role is Role.CHOICE for event in self.happened)

    @cached_property
    def hand(self) -> Hand:
        """What can be dragged; nothing moves while the player chooses, so the piece is still where it began."""
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
        """idle, selected, moving, removing, choosing or over: what the next click will mean."""
        if self.position.outcome:
            return "over"
        if self.choice:
            return "choosing"
        if self.happened:
            return "removing" if self.committed else "moving"
        return "selected" if self.clicked else "idle"

    @property
    def duty(self) -> Note:
        """What the player has to do now, in codes."""
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
        """The move that the chooser shows."""
        return self.choice[self.chosen]

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What the board shows of the state: the last move, the selection, where the next click may go."""
        return (*self.overlaid.marks, *self._own_marks)

    @cached_property
    def overlaid(self) -> Reply:
        """What lies over the board: what it shows, and what is to be said of it."""
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
        """Where the next click may go, and how one gets there."""
        sites = self.ways.next_sites(self.clicked)
        ways = answers_of(self.position).ways_on(self.position, self.clicked, sites)
        return (Mark("legal", sites), *ways)
