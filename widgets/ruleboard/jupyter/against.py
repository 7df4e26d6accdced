"""Boards at which a computer can take part: it thinks on the event loop, in slices, and can be stopped at any time.

Whatever a person does meanwhile works: only the move is the computer's, until somebody stops it.
"""

from __future__ import annotations

from typing import Any

from ruleboard.jupyter.choosing import PlayedBoard
from ruleboard.jupyter.controls import Command
from ruleboard.jupyter.slices import Slices
from ruleboard.jupyter.tray import tray
from ruleboard.jupyter.widget import Given
from ruleboard.machines.play import PlayState, step
from ruleboard.machines.seats import BEGINS, Seats
from ruleboard.page.html import Passage
from ruleboard.page.opponents import begin_items, level_name, opponent_items, seat_items
from ruleboard.page.practice import Item
from ruleboard.page.view import SILENT
from ruleboard.players.knowledge import players
from ruleboard.players.levels import level
from ruleboard.players.thinking import Limit, Thought
from ruleboard.rules.base import SIGNS, Note, Position
from ruleboard.rules.registry import game as find_game
from ruleboard.session.inputs import NOT_HERE, Click, Do, Input, Reply, Type
from ruleboard.teaching.narration import tell

SEEN = 0.9  # seconds: as long as a person sees their own move before it is answered

OPPONENT, WHO_BEGINS = "opponent", "begins"
SEATS = tuple(f"seat{player}" for player in range(len(SIGNS)))
MENUS = (OPPONENT, WHO_BEGINS, *SEATS)
"""The menus of who plays; a board shows those that its game has."""

OPEN = Command("computer", "desktop", ("c",))
STOP = Command("stop", "stop")
GO_ON = Command("go_on", "play", ("j",))
AGAINST = (OPEN, STOP, GO_ON)

PLAYING = ("make", "end", "confirm", "choose")
"""The commands that make a move, or part of one."""


class Against(PlayedBoard[PlayState]):
    """A board with people and computers at it."""

    _seats: Seats
    _slices: Slices
    _open = False  # whether the menus are shown
    _limit: Limit | None = None  # an author's, beside that of a level
    _games = 0  # how many were begun anew: every game of the computer is another one
    _stopped: Position | None = None  # where a person has told the computer to stop
    _attending = False
    _waits_for = ""  # what is being thought about: a key of a sentence

    @property
    def seats(self) -> tuple[int, ...]:
        """For each player the level of the computer who plays for it; 0 is a person."""
        return self._seats.levels

    @property
    def thinking(self) -> bool:
        """Whether something is being thought about."""
        return self._slices.busy

    # The computer's turn.

    def _its_turn(self) -> bool:
        """Whether a computer is to move, and nothing else is being shown."""
        return bool(self._seats.at_turn(self._state.position))

    def _moves_now(self) -> bool:
        """Whether the computer is thinking about its own move."""
        return self._slices.busy and self._its_turn()

    def _due(self) -> bool:
        """Whether the computer is to begin to think: not where somebody only looks back, or has stopped it."""
        state = self._state
        latest = state.at == len(state.moves)
        return latest and self._its_turn() and self._stopped is not state.position

    def _attend(self) -> None:
        """Let the computer think, as long as it is its turn; where no loop runs, it has moved when this is done."""
        if self._attending:
            return
        self._attending = True
        try:
            while self._due() and not self._slices.busy:
                self._ponder()
        finally:
            self._attending = False

    def _ponder(self) -> None:
        position = self._state.position
        chosen = level(self._seats.at_turn(position))
        thoughts = chosen.choose(position, seed=self._games, limit=self._limit)
        self._wait("opponent.thinks", thoughts, self._answer, rest=SEEN)

    def _wait(self, what: str, thoughts: Any, done: Any, *, rest: float = 0) -> None:
        """Think, with a bar that shows how far it is."""
        self._waits_for = what
        self._slices.begin(thoughts, done, self._advance, rest=rest)
        if self._slices.busy:
            self._board.pad.progress = 0
            self._refresh()

    def _advance(self, thought: Thought | None) -> None:
        """It has thought a while."""
        if thought is None:  # it could not be thought to the end
            self._refresh()
        else:
            self._board.pad.progress = round(100 * thought.share)

    def _answer(self, thought: Thought) -> None:
        """The computer moves: as if its move had been picked from the list of all moves."""
        number = self._state.position.legal_moves.index(thought.best.move)
        self._do(Do("make", number))

    def stop(self) -> None:
        """Stop thinking: a person may then move for the computer, or let it go on."""
        if not self._slices.busy:
            return
        own = self._its_turn()
        self._slices.stop()
        self._stopped = self._state.position if own else None
        self._reply = Reply((Note("opponent.stopped"),)) if own else Reply()
        self._say(())

    def go_on(self) -> None:
        """Let the computer move that is to move."""
        if self._its_turn() and not self._slices.busy:
            self._stopped = None
            self._ponder()
            self._attend()

    # Inputs.

    def _act(self, command: Command) -> None:
        if command.name in (STOP.name, "cancel") and self._slices.busy:
            self.stop()
        elif command == STOP:  # it has just been done with thinking: what it said then counts
            self._say(())
        elif command == GO_ON and self._its_turn() and not self._slices.busy:
            self.go_on()
        elif command == GO_ON:
            self._reply = NOT_HERE
            self._say(())
        elif command is OPEN:
            self._open = not self._open
            self._refresh()
        else:
            super()._act(command)

    def _do(self, given: Given) -> None:
        before = self._state.position
        if given == Do("restart"):
            self._games += 1
            self._slices.stop()
        super()._do(given)
        if self._state.position is not before:
            self._moved_on()
        self._attend()

    def _moved_on(self) -> None:
        """Another position is on the board: whatever was thought about the one before is of no use."""
        self._stopped = None
        if self._slices.busy:
            self._slices.stop()
            self._refresh()

    def _stepped(self, state: PlayState, given: Input) -> tuple[PlayState, Reply]:
        """A step of the game. Who plays against a computer takes back its move together with their own."""
        if self._moves_now() and _plays(state, given):
            return state, Reply((Note("opponent.wait"),))
        if self._seats.computers and not state.clicked:
            if given == Do("undo"):
                given = Do("go", self._seats.back(state) if state.at else -1)
            elif given == Do("redo") and state.at < len(state.moves):
                given = Do("go", self._seats.onward(state))
        return step(state, given)

    # The menus.

    def _seat(self, seats: Seats) -> None:
        """Other players sit down: what is being thought is thought anew, if anybody is to think."""
        self._slices.stop()
        self._seats, self._stopped = seats, None
        numbers = {each for each in seats.levels if each}
        if not numbers:
            note = Note("opponent.nobody")
        elif len(numbers) == 1:
            number = numbers.pop()
            note = Note("opponent.against", {"n": number, "name": level_name(number)})
        else:
            note = Note("opponent.seated")
        self._reply = Reply((note,))
        self._say(())
        self._attend()

    def _chosen(self, tray: str, number: int) -> None:
        seats, state = self._seats, self._state
        if tray == OPPONENT and seats.computers:
            self._seat(Seats(tuple(number if each else 0 for each in seats.levels)))
        elif tray == OPPONENT:
            self._seat(seats.against(state.position, number, BEGINS[0]) if number else seats)
        elif tray == WHO_BEGINS:
            start = state.positions[0]
            self._seat(seats.against(start, max(seats.levels), BEGINS[number]))
        elif tray in SEATS:
            self._seat(seats.given(SEATS.index(tray), number))
        else:
            super()._chosen(tray, number)

    def _reseat(self, start: Position) -> None:
        """A new game, maybe for another number of players."""
        self._slices.stop()
        self._games, self._stopped = self._games + 1, None
        if players(start) != len(self._seats.levels):
            self._seats = Seats.of(start)

    def _menus(self) -> dict[str, Any]:
        """The menus that are shown."""
        if not self._open:
            return {}
        words, seats, start = self._words, self._seats, self._state.positions[0]
        found: dict[str, tuple[str, tuple[Item, ...]]] = {}
        if find_game(start.game).signed:
            for player, name in enumerate(SEATS[: len(seats.levels)]):
                found[name] = "opponent.who", seat_items(words, seats, player)
        else:
            found[OPPONENT] = "opponent.who", opponent_items(words, seats)
            if seats.computers:
                found[WHO_BEGINS] = "opponent.who_begins", begin_items(words, seats, start)
        return {name: tray(items, words.short(key)) for name, (key, items) in found.items()}

    # The page.

    def _thinking_words(self) -> Passage:
        """What is being thought about, or that the computer would like to be told to go on."""
        if self._slices.busy:
            key = self._waits_for
        elif self._its_turn() and not self._due():
            key = "opponent.its_turn"
        else:
            return SILENT
        return Passage("thinks", tell(self._words, (Note(key),)))

    def _controls(self) -> dict[str, Any]:
        found = super()._controls()
        trays = {**found.get("trays", {}), **self._menus()}
        return {**found, "trays": trays, "busy": self._slices.busy}

    def _adjust(self) -> None:
        super()._adjust()
        self._buttons.offer("computer", useful=True, on=self._open)
        self._buttons.offer("stop", useful=self._slices.busy)
        waits = self._its_turn() and not self._slices.busy and not self._due()
        self._buttons.offer("go_on", useful=waits)

    def close(self) -> None:
        """Take the board off the page; nobody thinks any more."""
        self._slices.stop()
        super().close()


def _plays(state: PlayState, given: Input) -> bool:
    """Whether an input would make a move, or part of one."""
    match given:
        case Click():
            return not state.asking
        case Type():
            return True
        case Do(command):
            return command in PLAYING
        case _:
            return False
