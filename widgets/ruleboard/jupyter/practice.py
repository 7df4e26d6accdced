"""Practice: a series of small tasks on one board, exercises and questions, with a dot for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruleboard import scene
from ruleboard.jupyter import diary
from ruleboard.jupyter.exercise import cell_key
from ruleboard.jupyter.options import validated, validated_method
from ruleboard.jupyter.size import Size
from ruleboard.jupyter.widget import BoardWidget
from ruleboard.jupyter.words_widget import AUTO
from ruleboard.machines.board import Board
from ruleboard.machines.practice import MACHINE, begin_practice
from ruleboard.page.practice import KIND
from ruleboard.rules.base import Position
from ruleboard.rules.errors import BadValue
from ruleboard.session.inputs import Do
from ruleboard.teaching.narration import errors_in_words, game_named, words_of


class Practice(BoardWidget):
    """Tasks on one board: `Practice("draughts", [rb.task("W:W32:B28", rb.goals.captures(1)), rb.ask.moves("…")])`.

    Args:
        game: The name of the game of all tasks, with its rules if need be ("draughts:fmjd").
        tasks: Exercises, `rb.task(position, goal)`, and questions, `rb.ask.moves(position)`.
        core: How many tasks, from the first, are for everybody; the others are offered as extra. By default all.
        lang: The language, or two of them: "zh-en".
        theme: "light", "dark", "contrast", or "auto": as the page is.
        notation: How squares are named, where a game has several ways: "numbers", "letters"; by default as the players
            of these rules do.
        size: The width in pixels, or "large"; by default what suits the game.
        text: A board in words instead of a picture.
        id: The key of the learner's progress; by default the id of the notebook's cell.
    """

    kind = KIND

    @validated
    def __init__(
        self,
        game: str,
        tasks: Sequence[Any],  # of Task and Question; each is validated by itself
        *,
        core: int | None = None,
        lang: str = "en",
        theme: str = AUTO,
        notation: str = "",
        size: Size = None,
        text: bool = False,
        id: str | None = None,  # noqa: A002  # the name that authors expect
    ) -> None:
        with errors_in_words(words_of(lang), game_named(game)):
            state = begin_practice(game, tuple(tasks), core)
            _check_boards([trial.start for trial in state.trials])
            key = id or cell_key()
            numbers = range(1, len(state.trials) + 1)
            self._keys = tuple(f"{key}-{number}" for number in numbers[: state.core]) if key else ()
            book = diary.page(key)
            pages = [book and book.part(number) for number in numbers]
            board = Board(MACHINE, state)
            super().__init__(
                board, lang=lang, theme=theme, notation=notation, size=size, text=text, pages=pages
            )

    def next(self) -> None:
        """Go to the next task; an unanswered one is skipped."""
        self.do(Do("next_task"))

    def back(self) -> None:
        """Go to the previous task."""
        self.do(Do("previous_task"))

    @validated_method
    def go_to(self, number: int) -> None:
        """Go to a task by its number, from 0, as a click on its dot does."""
        self.do(Do("task", number))

    def again(self) -> None:
        """Repeat the tasks that were not solved well."""
        self.do(Do("again"))

    @validated_method
    def answer(self, number: int) -> None:
        """Answer with the choice of this number, as the number key does."""
        self.do(Do("answer", number))

    @property
    def stars(self) -> tuple[int, ...]:
        """The best result of each task, in stars."""
        stars: tuple[int, ...] = self.state.stars
        return stars

    @property
    def finished(self) -> bool:
        """Whether the current round is finished."""
        over: bool = self.state.over
        return over


def _check_boards(starts: Sequence[Position]) -> None:
    """Raise BadValue unless all tasks have the same board layout, so that sites stay in place between tasks."""
    first = scene.build(starts[0])
    for number, start in enumerate(starts, start=1):
        other = scene.build(start)
        if (other.width, other.height, other.rows) != (first.width, first.height, first.rows):
            raise BadValue("impossible_task", at=number) from BadValue(
                "other_board", got=start.text
            )
