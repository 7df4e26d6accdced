"""Play: a board that knows the rules, says whose turn it is, and explains every refusal."""

from __future__ import annotations

from ruleboard.jupyter.options import position_of, validated
from ruleboard.jupyter.pad import BOARD_KEYS
from ruleboard.jupyter.review import Recorded, Review
from ruleboard.jupyter.size import Size
from ruleboard.jupyter.words_widget import AUTO
from ruleboard.machines.board import Board
from ruleboard.machines.seats import YOU, Asked, Seats
from ruleboard.machines.table import MACHINE, TableState, begin_table
from ruleboard.page.table import KIND, check_overlays, rule_sets
from ruleboard.players.exact import Source
from ruleboard.players.thinking import Limit, Thought
from ruleboard.rules.base import Position
from ruleboard.rules.errors import BadValue
from ruleboard.session.inputs import Do
from ruleboard.teaching.narration import errors_in_words, game_named, words_of


class Play(Recorded):
    """A board to play on: `Play("mills")`, `Play("mills:chengsan", lang="zh-en")`, `Play(position)`.

    Args:
        game: The name of a game, with its rules if need be ("mills:chengsan"), or a position.
        position: Where the game begins, written as text; by default the start of the game.
        lang: The language, or two of them: "zh-en".
        theme: "light", "dark", "contrast", or "auto": as the page is.
        notation: How squares are named, where a game has several ways: "numbers", "letters"; by default as the players
            of these rules do.
        size: The width in pixels, or "large"; by default what suits the game.
        text: A board in words instead of a picture.
        exact: Also show who wins and the result of each move, where the game is solved;
            `rb.mills.solve_six()` is the complete solution of six men's morris.
        choose_rules: Show a menu with every rule set of the game; choosing one begins a new game.
        opponent: The level of the computer that plays the other side (or sides), from 1 (a beginner) to 6 (the
            strongest); `{"black": 3}` or `{"×": 2, "△": 5}` sets a level per player. Instead of a level it can be a
            chooser of your own: an object with a method `choose`.
        begins: Who has the first move, "you" or "computer".
        nodes: The maximum number of positions that the computer searches for a move.
        seconds: The maximum time for a move.
    """

    kind = KIND
    below_kinds = {"review": Review}

    @validated
    def __init__(  # noqa: PLR0913 - a game, and all that an author may choose for it
        self,
        game: str | Position,
        position: str | None = None,
        *,
        lang: str = "en",
        theme: str = AUTO,
        notation: str = "",
        size: Size = None,
        text: bool = False,
        exact: bool | Source = False,
        choose_rules: bool = False,
        opponent: Asked = None,
        begins: str = YOU,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> None:
        with errors_in_words(words_of(lang), game_named(game)):
            start = position_of(game, position)
            limited = nodes is not None or seconds is not None
            check_overlays(start, BOARD_KEYS)
            seats = Seats.of(start, opponent, begins)
            if opponent is not None and start.outcome:
                raise BadValue("game_over", got=start.text)
            state = begin_table(
                start,
                seats,
                limit=Limit(nodes=nodes, seconds=seconds) if limited else None,
                exact=None if exact is False else () if exact is True else (exact,),
                rules=rule_sets(start) if choose_rules else (),
            )
            super().__init__(
                Board(MACHINE, state),
                lang=lang,
                theme=theme,
                notation=notation,
                size=size,
                text=text,
            )

    @property
    def _table(self) -> TableState:
        state: TableState = self.value.state
        return state

    @property
    def review(self) -> Review | None:
        """The review below the board, or None if it is closed."""
        return self.lower if isinstance(self.lower, Review) else None

    @property
    def seats(self) -> tuple[int, ...]:
        """The level of the computer at each seat; 0 is a person, -1 a chooser of your own."""
        return self._table.seats.levels

    @property
    def thoughts(self) -> Thought | None:
        """The computer's analysis of the position, while it is shown."""
        return self._table.thoughts

    @property
    def verdict(self) -> str:
        """The exact verdict on the position, in the reader's language; empty if unknown, or without `exact`."""
        return str(self.view.known)

    def stop(self) -> None:
        """Stop the search: a person may then move for the computer, or resume it with `go_on`."""
        if self.thinking:
            self.do(Do("stop"))

    def go_on(self) -> None:
        """Resume the computer that was stopped."""
        self.do(Do("go_on"))
