"""Exercise: a position with a goal that the rules judge, reasons for wrong answers, hints, and the solution."""

from __future__ import annotations

from collections.abc import Sequence

from ruleboard.jupyter import diary, notebook
from ruleboard.jupyter.options import position_of, validated
from ruleboard.jupyter.size import Size
from ruleboard.jupyter.widget import BoardWidget
from ruleboard.jupyter.words_widget import AUTO
from ruleboard.machines.board import Board
from ruleboard.machines.exercise import begin_exercise
from ruleboard.machines.exercise.machine import MACHINE
from ruleboard.page.exercise import KIND
from ruleboard.rules.base import Position
from ruleboard.teaching.goal import Goal
from ruleboard.teaching.narration import errors_in_words, game_named, words_of
from ruleboard.teaching.outlook import check
from ruleboard.teaching.tries import Written, invited


def cell_key() -> str | None:
    """The id of the running cell, with a number if the cell creates several boards with tasks.

    The separator is a point: with a hyphen it could be the key of a task, or the id of another cell.
    """
    run = notebook.running()
    if run is None:
        return None
    earlier = notebook.NOTEBOOK.with_tasks(run)
    return f"{run.cell}.{earlier + 1}" if earlier else run.cell


class Exercise(BoardWidget):
    """A task on a board: `Exercise("mills", "W:Wa7,d7:Ba1,b2:H7,7", goal=rb.goals.forms_mill())`.

    Args:
        game: The name of a game, with its rules if need be ("mills:chengsan"), or a position.
        position: Where the task begins, written as text; by default the start of the game.
        goal: What a move has to achieve: `rb.goals.forms_mill()`.
        moves: The number of the learner's moves in which the goal must be reached, against every reply; the
            opponent moves automatically.
        tries: Wrong moves that the lesson text asks for: they get their answer, but cost nothing.
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
    def __init__(  # noqa: PLR0913 - a task, and all that an author may say to it
        self,
        game: str | Position,
        position: str | None = None,
        *,
        goal: Goal,
        moves: int = 1,
        tries: Sequence[Written] = (),
        lang: str = "en",
        theme: str = AUTO,
        notation: str = "",
        size: Size = None,
        text: bool = False,
        id: str | None = None,  # noqa: A002  # the name that authors expect
    ) -> None:
        key = id or cell_key()
        self._keys = (key,) if key else ()
        page = diary.page(key)
        with errors_in_words(words_of(lang), game_named(game)):
            start = position_of(game, position)
            check(start, goal, moves)
            state = begin_exercise(start, goal, moves, invited(start, goal, moves, tries))
            board = Board(MACHINE, state)
            super().__init__(
                board,
                lang=lang,
                theme=theme,
                notation=notation,
                size=size,
                text=text,
                pages=(page,),
            )

    @property
    def solved(self) -> bool:
        """Whether the learner has solved the task."""
        solved: bool = self.state.solved
        return solved
