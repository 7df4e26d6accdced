"""The move box of a board: what is written there is a move, a command or a question."""

from __future__ import annotations

from typing import Any

from ruleboard.jupyter.controls import Command
from ruleboard.jupyter.face import Face
from ruleboard.jupyter.options import heard
from ruleboard.lang import Words
from ruleboard.page.view import View
from ruleboard.rules.base import Position
from ruleboard.session.inputs import Do, Input, Tone
from ruleboard.session.intent import understood
from ruleboard.session.questions import Question
from ruleboard.teaching.vocabulary import LOOKING, vocabulary


class Writing:
    """The part of a widget that understands what is written, by a person in the box or by a program."""

    written: tuple[str, ...] = LOOKING  # the commands that the box understands

    _board: Face
    _words: Words
    _text: bool

    @property
    def position(self) -> Position:
        """The position on the board."""
        raise NotImplementedError

    @property
    def view(self) -> View:
        """What the board shows."""
        raise NotImplementedError

    def _do(self, given: Input | Question) -> None:
        raise NotImplementedError

    def _act(self, command: Command) -> None:
        raise NotImplementedError

    def _commands_now(self) -> tuple[Command, ...]:
        """What can be told to the board at the moment."""
        raise NotImplementedError

    def _told_of(self, name: str) -> tuple[str, ...]:
        """What no machine answers: the board described, what can be written."""
        raise NotImplementedError

    def _say(self, texts: tuple[str, ...], about: str = "") -> None:
        raise NotImplementedError

    @heard
    def type(self, text: str) -> None:
        """Write a move or a command, as in the move box: "32-28", "where kings", "around d6", "help"."""
        known = vocabulary(self._words.lang, self.position.game, self.written)
        given = understood(text, known, self.position, task=self._is_task())
        name = given.command if isinstance(given, Do) else ""
        told = {"help": "usage", "describe": "describe"}.get(name)
        meant = next((each for each in self._commands_now() if each.name == name), None)
        if told:
            self._say(self._told_of(told), told)
        elif meant:
            self._act(meant)
        else:
            self._do(given)

    def _is_task(self) -> bool:
        """Whether a move is to be found, so that nothing may propose one."""
        return True

    def _written(self, change: dict[str, Any]) -> None:
        """A text was entered in the move box. What was played leaves it; what was not stays, to be mended."""
        text = change["new"].strip()
        if not text:
            return
        self.type(text)
        if self.view.answer.kind != Tone.REFUSAL:
            self._board.pad.written = ""
