"""The move box of a board: what is written there is a move, a command or a question."""

from __future__ import annotations

from typing import Any

from ruleboard.jupyter.face import Face
from ruleboard.lang import Words
from ruleboard.page.view import View
from ruleboard.rules.base import Position
from ruleboard.session.inputs import Do, Input, Tone
from ruleboard.session.questions import Question
from ruleboard.session.understanding import understood
from ruleboard.teaching.vocabulary import LOOKING, usage, vocabulary


class Writing:
    """The part of a widget that understands what is written, by a person in the box or by a program."""

    written: tuple[str, ...] = LOOKING  # the commands that the box understands

    keys_help: str
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

    def _describe(self) -> tuple[str, ...]:
        """The whole board in sentences."""
        raise NotImplementedError

    def _say(self, texts: tuple[str, ...]) -> None:
        raise NotImplementedError

    def type(self, text: str) -> None:
        """Write a move or a command, as in the move box: "32-28", "where kings", "around d6", "help"."""
        known = vocabulary(self._words.lang, self.position.game, self.written)
        given = understood(text, known, self.position, task=self._is_task())
        if given == Do("help"):
            self._say(usage(self._words, self.position, self.written))
        elif given == Do("describe"):
            self._say(self._describe())
        else:
            self._do(given)

    def _is_task(self) -> bool:
        """Whether a move is to be found, so that nothing may propose one."""
        return True

    def _help(self) -> tuple[str, ...]:
        """The keys of a board that one sees; of one that one reads, what can be written."""
        if self._text:
            return usage(self._words, self.position, self.written)
        return self._words(f"{self.position.game}.{self.keys_help}")

    def _written(self, change: dict[str, Any]) -> None:
        """A text was entered in the move box. What was played leaves it; what was not stays, to be mended."""
        text = change["new"].strip()
        if not text:
            return
        self.type(text)
        if self.view.answer.kind != Tone.REFUSAL:
            self._board.pad.written = ""
