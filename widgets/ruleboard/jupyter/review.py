"""Review: analysis of a finished game, with a grade for each move, better moves, and the evaluation curve."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from ruleboard.jupyter.options import position_of, validated, validated_method
from ruleboard.jupyter.size import Size
from ruleboard.jupyter.widget import BoardWidget
from ruleboard.jupyter.words_widget import AUTO
from ruleboard.machines.board import Board
from ruleboard.machines.review import MACHINE, ReviewState
from ruleboard.page.review import KIND
from ruleboard.players.review import Judged
from ruleboard.players.thinking import Limit
from ruleboard.rules import read
from ruleboard.rules.base import Position
from ruleboard.rules.errors import BadValue
from ruleboard.rules.record import Record
from ruleboard.session.inputs import Do
from ruleboard.teaching.narration import errors_in_words, game_named, words_of

USUAL = 4_000
"""Default number of positions searched per move: some tenths of a second."""

MOST = 1_000_000
"""Maximum number of positions searched per move."""


class Recorded(BoardWidget):
    """Base class of boards with a record, which `Review` accepts."""

    @property
    def record(self) -> Record:
        """The game so far, including undone moves."""
        record: Record = self.value.state.record
        return record


class Review(BoardWidget):
    """The analysis of a game: `Review(board)` of a Play, `Review(record)`, `Review("draughts", moves=["32-28", …])`.

    Every move is graded (best, good, doubtful, mistake); the board shows the better move, and says why.

    Args:
        game: A board on which a game was played, a record of one, the name of a game, or a position.
        position: Where the moves begin, written as text; by default the start of the game.
        moves: The moves of the game, if `game` has none itself.
        nodes: The number of positions to search for each move.
        lang: The language, or two of them: "zh-en".
        theme: "light", "dark", "contrast", or "auto": as the page is.
        notation: How squares are named, where a game has several ways: "numbers", "letters"; by default as the players
            of these rules do.
        size: The width in pixels, or "large"; by default what suits the game.
        text: A board in words instead of a picture.
    """

    kind = KIND

    @validated
    def __init__(
        self,
        game: str | Position | Record | Recorded,
        position: str | None = None,
        moves: Sequence[Any] = (),
        *,
        nodes: int = USUAL,
        lang: str = "en",
        theme: str = AUTO,
        notation: str = "",
        size: Size = None,
        text: bool = False,
    ) -> None:
        with errors_in_words(words_of(lang), _game_of(game)):
            record = _record(game, position, moves)
            if not record.plies:
                raise BadValue("nothing_to_review", got=record.start.text)
            if nodes > MOST:
                raise BadValue("bad_limit", got=nodes, expected=f"1 – {MOST}")
            state = ReviewState(record, limit=Limit(nodes=nodes))
            super().__init__(
                Board(MACHINE, state),
                lang=lang,
                theme=theme,
                notation=notation,
                size=size,
                text=text,
            )

    @classmethod
    @validated
    def read(
        cls,
        written: str,
        game: str,
        *,
        nodes: int = USUAL,
        lang: str = "en",
        theme: str = AUTO,
        notation: str = "",
        size: Size = None,
        text: bool = False,
    ) -> Self:
        """The analysis of a game in notation: `Review.read("1. d6 f4 2. b6", "mills")`."""
        with errors_in_words(words_of(lang), game_named(game)):
            record = read(game, written)
        return cls(
            record, nodes=nodes, lang=lang, theme=theme, notation=notation, size=size, text=text
        )

    @property
    def judged(self) -> tuple[Judged, ...]:
        """The verdicts on the moves analysed so far."""
        state: ReviewState = self.state
        return state.judged

    @validated_method
    def go_to(self, number: int) -> None:
        """Go to a move: 1 is the first, 0 the start of the game."""
        self.do(Do("go", number))


def _game_of(given: str | Position | Record | Recorded) -> str:
    if isinstance(given, Record):
        return given.start.game
    return given.record.start.game if isinstance(given, Recorded) else game_named(given)


def _record(
    given: str | Position | Record | Recorded, position: str | None, moves: Sequence[Any]
) -> Record:
    """The record to analyse: a record, that of a board, or moves from a position."""
    if isinstance(given, Record):
        return given
    if isinstance(given, Recorded):
        return given.record
    start: Position = position_of(given, position)
    return Record.of(start, moves)
