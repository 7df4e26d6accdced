"""Compare: one attempt at a move under several rule sets side by side, and the rules that cause the difference."""

from __future__ import annotations

from collections.abc import Sequence

from ruleboard.jupyter.options import validated
from ruleboard.jupyter.size import Size
from ruleboard.jupyter.widget import BoardWidget
from ruleboard.jupyter.words_widget import AUTO
from ruleboard.machines.board import Board
from ruleboard.machines.compare import MACHINE, begin_compare
from ruleboard.page.compare import KIND
from ruleboard.rules.base import Rules
from ruleboard.teaching.narration import errors_in_words, game_named, words_of


class Compare(BoardWidget):
    """One position, several rules: `Compare("mills", "W:Wa7,d7:Ba1,b2:H7,7", rules=["standard", "chengsan"])`.

    Args:
        game: The name of a game.
        position: Where all boards begin, written as text; by default the start of the game.
        rules: At least two rule sets, by their names or as rules of your own.
        moves: Moves that are played first, under each rule set.
        lang: The language, or two of them: "zh-en".
        theme: "light", "dark", "contrast", or "auto": as the page is.
        notation: How squares are named, where a game has several ways: "numbers", "letters"; by default as the players
            of these rules do.
        size: The width of each board in pixels, or "large".
        text: Boards in words instead of pictures.
    """

    kind = KIND

    @validated
    def __init__(
        self,
        game: str,
        position: str | None = None,
        *,
        rules: Sequence[Rules | str],
        moves: Sequence[str] = (),
        lang: str = "en",
        theme: str = AUTO,
        notation: str = "",
        size: Size = 300,
        text: bool = False,
    ) -> None:
        with errors_in_words(words_of(lang), game_named(game)):
            state = begin_compare(game, position, moves, rules)
            super().__init__(
                Board(MACHINE, state),
                lang=lang,
                theme=theme,
                notation=notation,
                size=size,
                text=text,
            )

    @property
    def verdicts(self) -> dict[str, str]:
        """The verdict of each rule set on the attempt, by name: open, going, allowed or refused."""
        return {each.position.rules.name: each.standing for each in self.state.verdicts}
