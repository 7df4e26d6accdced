"""Boards that advise on request: a hint, what the computer thinks, and its line played out before one's eyes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from ruleboard.jupyter.against import Against
from ruleboard.jupyter.controls import Command
from ruleboard.jupyter.later import Later
from ruleboard.jupyter.tray import tray
from ruleboard.machines.play import PlayState
from ruleboard.machines.play.results import let_go
from ruleboard.page.html import Passage
from ruleboard.page.play import Advice
from ruleboard.page.thoughts import line_heard, line_items, line_told
from ruleboard.page.view import SILENT
from ruleboard.players.thinking import Limit, Thought, think
from ruleboard.rules.base import Note
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import NOT_HERE, Do, Input, Reply
from ruleboard.teaching.advice import line_marks, look, whole
from ruleboard.teaching.vocabulary import ADVISED

HINT = Command("hint", "lightbulb-o", ("h",))
THINKS = Command("thinks", "comment-o", ("i",))
PLAY_OUT = Command("play_out", "film")
TO_GAME = Command("to_game", "times")
ADVICE = (HINT, THINKS, PLAY_OUT, TO_GAME)

LINES = "lines"
"""The tray of the best moves."""

ENOUGH = Limit(nodes=12_000)
"""How long is thought for an advice: a second or two."""

BEST = 3  # moves that are told

NUMBERS = tuple(Command(f"line{number}", keys=(str(number + 1),)) for number in range(BEST))
"""While they are shown, their numbers choose between them."""


class Advised(Against):
    """A board at which one can ask for advice."""

    written = ADVISED

    _thought: Thought | None = None  # about the position on the board
    _told_hints = 0  # how much of a hint was given there
    _line: int | None = None  # which of the best moves is shown, while they are
    _game: PlayState | None = None  # the game itself, while a line is played out
    _next = Later()  # the next move of that line; its own, as soon as one is planned

    @property
    def thoughts(self) -> Thought | None:
        """What the computer thinks of the position, while it is shown."""
        return None if self._line is None else self._thought

    # On request.

    def _act(self, command: Command) -> None:
        known: dict[str, Callable[[], None]] = {
            HINT.name: partial(self._ask, self._hint, "hint.searching"),
            THINKS.name: self._toggle_thoughts,
            PLAY_OUT.name: self._play_out,
            TO_GAME.name: self._to_game,
        }
        own = known.get(command.name)
        if self._game and command.name == "cancel":
            own = self._to_game
        elif self.thoughts and command.name == "cancel" and not self._state.clicked:
            own = self._toggle_thoughts
        if command in NUMBERS:
            own = partial(self._show_line, NUMBERS.index(command))
        if own:
            own()
        else:
            super()._act(command)

    def _ask(self, tell: Callable[[], None], searching: str) -> None:
        """Give an advice, once the position was thought about."""
        position = self._state.position
        if self._game or position.outcome or not position.legal_moves:
            self._reply = Reply((Note("hint.not_now"),))
            self._say(())
        elif self._moves_now():
            self._reply = Reply((Note("opponent.wait"),))
            self._say(())
        elif self._thought and self._thought.position == position:
            tell()
        elif not (self._slices.busy and self._waits_for == searching):  # who asks twice waits once
            thoughts = think(position, ENOUGH.within(self._limit), lines=BEST)
            self._wait(searching, thoughts, partial(self._knows, tell))

    def _knows(self, tell: Callable[[], None], thought: Thought) -> None:
        self._thought = thought
        tell()

    def _hint(self) -> None:
        """First where to look, then the move."""
        thought = self._thought
        assert thought is not None
        give = whole if self._told_hints else look
        self._told_hints += 1
        self._state = let_go(self._state)
        self._reply = give(thought.position, thought.best)
        self._say(())

    def _toggle_thoughts(self) -> None:
        if self._line is None:
            self._ask(partial(self._show_line, 0), "thinks.searching")
        else:
            self._line = None
            self._reply = Reply()
            self._say(())

    def _show_line(self, number: int) -> None:
        self._state = let_go(self._state)
        self._line, self._open = number, True
        self._reply = Reply()
        self._say(())

    def _chosen(self, tray: str, number: int) -> None:
        if tray == LINES:
            self._show_line(number)
        else:
            super()._chosen(tray, number)

    # A line played out.

    def _play_out(self) -> None:
        """Show the line move by move; the game itself stays as it is."""
        if self._game:
            return
        thought = self.thoughts
        if thought is None:  # it was written, not chosen
            self._ask(self._show_best, "thinks.searching")
            return
        state = self._state
        positions, moves = state.positions.stage(state.at + 1), state.moves.stage(state.at)
        for move in thought.lines[self._line or 0].expected:
            positions, moves = positions.plus(positions[-1].play(move)), moves.plus(move)
        self._game = state
        self._state = replace(state, positions=positions, moves=moves)
        self._go_on_showing()

    def _show_best(self) -> None:
        self._show_line(0)
        self._play_out()

    def _go_on_showing(self) -> None:
        """The next move of the line, and after a moment the one after it."""
        if self._game is None or self._state.at >= len(self._state.moves):
            return
        self._do(Do("make_shown"))
        self._next = Later()
        self._next.plan(self._go_on_showing)

    def _to_game(self) -> None:
        """Back to the game."""
        if self._game is None:
            self._reply = NOT_HERE
            self._say(())
            return
        self._next.forget()
        flipped = self._state.flipped
        self._state, self._game = replace(self._game, flipped=flipped), None
        self._reply = Reply((Note("thinks.back"),))
        self._say(())
        self._attend()

    def _due(self) -> bool:
        return self._game is None and super()._due()

    def _its_turn(self) -> bool:
        return self._game is None and super()._its_turn()

    def _stepped(self, state: PlayState, given: Input) -> tuple[PlayState, Reply]:
        if self._game is None:
            return super()._stepped(state, given)
        base, last = self._game.at, len(state.moves)
        match given:
            case Do("make_shown" | "redo"):
                state, _ = self._walked(state, min(state.at + 1, last))
            case Do("undo"):
                self._next.forget()
                state, _ = self._walked(state, max(state.at - 1, base))
            case Do("flip" | "describe" | "last"):
                return super()._stepped(state, given)
            case _:
                return state, Reply((Note("thinks.only_shown"),))
        return super()._stepped(state, Do("last")) if state.at > base else (state, Reply())

    def _walked(self, state: PlayState, at: int) -> tuple[PlayState, Reply]:
        return replace(state, at=at, route=()), Reply()

    def _moved_on(self) -> None:
        if self._game is None:
            self._thought, self._line, self._told_hints = None, None, 0
            super()._moved_on()

    # The page.

    def _thought_marks(self) -> tuple[Mark, ...]:
        """The line that is shown, as long as nothing is in hand."""
        thought, state = self.thoughts, self._state
        if thought is None or self._game or state.clicked or self._line is None:
            return ()
        return line_marks(thought.position, thought.lines[self._line].expected)

    def _commands_now(self) -> tuple[Command, ...]:
        thought = None if self._game else self.thoughts
        return (*super()._commands_now(), *(NUMBERS[: len(thought.lines)] if thought else ()))

    def _advice(self) -> Advice:
        """All that the computer has to say now."""
        thought = None if self._game else self.thoughts
        heard = line_heard(self._words, thought, self._line or 0) if thought else SILENT
        return Advice(self._thinking_words(), self._thought_words(), self._thought_marks(), heard)

    def _thought_words(self) -> Passage:
        if self._game:
            return Passage("thought", self._words("thinks.shown"))
        thought = self.thoughts
        return line_told(self._words, thought, self._line or 0) if thought else SILENT

    def _controls(self) -> dict[str, Any]:
        found, thought = super()._controls(), self.thoughts
        if thought is None or self._game:
            return found
        items = line_items(self._words, thought, self._line or 0)
        best = tray(items, self._words.first("thinks.lines"))
        return {**found, "trays": {**found["trays"], LINES: best}}

    def _adjust(self) -> None:
        super()._adjust()
        over = bool(self._state.position.outcome)
        self._buttons.enable("hint", useful=not over and self._game is None)
        shown = self.thoughts is not None
        self._buttons.offer("thinks", useful=self._open and not self._game, on=shown)
        self._buttons.enable("thinks", useful=not over)
        self._buttons.offer("play_out", useful=shown and self._game is None)
        self._buttons.offer("to_game", useful=self._game is not None)

    def close(self) -> None:
        """Take the board off the page; nothing is shown any more."""
        self._next.forget()
        super().close()
