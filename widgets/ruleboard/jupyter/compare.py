"""The same position under several rule sets side by side: one try, the answer of each, and the rule that decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ipywidgets import GridBox, VBox

from ruleboard.jupyter.appearance import AUTO
from ruleboard.jupyter.controls import COMMON, OF_PAGE, Command, placed
from ruleboard.jupyter.face import Face
from ruleboard.jupyter.panel import BOX, Panel
from ruleboard.jupyter.shared import layout
from ruleboard.jupyter.size import Size
from ruleboard.jupyter.widget import BoardWidget
from ruleboard.machines import compare
from ruleboard.page.compare import (
    ABOVE,
    OVER_EACH,
    UNDER_EACH,
    compare_views,
    still_boards,
    text_boards,
)
from ruleboard.page.view import Look, View
from ruleboard.rules.base import Rules
from ruleboard.session.inputs import Do
from ruleboard.session.motion import Motion, between
from ruleboard.teaching.narration import errors_in_words, game_named, tell, words_of

NARROW = 130  # pixels: how far boards shrink to stand side by side, four on a projector; beyond that one swipes


class Compare(BoardWidget[compare.CompareState]):
    """One position, several rules: `Compare("mills", "W:Wa7,d7:Ba1,b2:H7,7", rules=["standard", "chengsan"])`.

    `moves` are played first, under each of the rules; the name of a rule set, or rules of one's own, may be given.
    """

    commands = (
        Command("retry", "refresh", ("Escape", "u"), Do("cancel")),
        Command("flip", keys=("f",)),
        Command("describe", keys=("d",)),
        Command("help", keys=("?",)),
    )

    def __init__(
        self,
        game: str,
        position: str | None = None,
        *,
        rules: Sequence[Rules | str],
        moves: Sequence[str] = (),
        lang: str = "en",
        theme: str = AUTO,
        size: Size = 300,
        text: bool = False,
    ) -> None:
        with errors_in_words(words_of(lang), game_named(game)):
            state = compare.begin_compare(game, position, moves, rules)
            super().__init__(state, compare.step, lang=lang, theme=theme, size=size, text=text)

    def _arrange(self) -> tuple[Any, ...]:
        others = (self._face(alone=False) for _ in self._state.verdicts[1:])
        self._boards = (self._board, *others)
        tracks = f"repeat({len(self._boards)}, minmax({NARROW}px, {self._size}px))"
        table = GridBox(
            [self._column(board) for board in self._boards],
            layout=layout(grid_template_columns=tracks, max_width="100%"),
        )
        table.add_class("ruleboard-columns")
        buttons = placed(*self.commands, *OF_PAGE)
        return (
            self._panel(*ABOVE, self._row(*buttons, BOX, COMMON, wide=True)),
            table,
            self._panel(("reasons", "why"), "rules"),
        )

    def _column(self, board: Face) -> VBox:
        column = VBox(
            [Panel(board.pad, *OVER_EACH), board, Panel(board.pad, *UNDER_EACH)],
            layout=layout(width=f"{self._size}px", max_width="100%"),
        )
        column.add_class("ruleboard-column")
        return column

    @property
    def verdicts(self) -> dict[str, str]:
        """What each of the rules says to the attempt, by their names: open, going, allowed or refused."""
        return {each.position.rules.name: each.standing for each in self._state.verdicts}

    @property
    def views(self) -> tuple[View, ...]:
        """What each of the boards shows."""
        return self._views

    def _look(self, look: Look) -> tuple[View, ...]:
        said = self._said or (tell(self._words, self._reply.notes) if self._reply.notes else ())
        return compare_views(self._state, self._words, look, said=said)

    def _moved(self, before: compare.CompareState) -> tuple[Motion, ...]:
        return tuple(map(between, before.verdicts, self._state.verdicts))

    def _adjust(self) -> None:
        self._buttons.enable("retry", useful=self._state.mode != "open")

    # Without a kernel, without a browser.

    def __repr__(self) -> str:
        return text_boards(self._views)

    def _still(self) -> str:
        return still_boards(self._saved_views(), self._size)
