"""A game looked at afterwards: how good each move was, what would have been better, and who was ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Self

from ruleboard.jupyter.against import STOP
from ruleboard.jupyter.appearance import AUTO
from ruleboard.jupyter.controls import BACK, COMMON, FIRST, LAST, NEXT, OF_PAGE, Command, placed
from ruleboard.jupyter.options import heard, made_with
from ruleboard.jupyter.panel import MOVES, PROGRESS
from ruleboard.jupyter.size import Size
from ruleboard.jupyter.slices import Slices
from ruleboard.jupyter.widget import BoardWidget, position_of
from ruleboard.machines.review import ReviewState, step
from ruleboard.page.html import joined
from ruleboard.page.review import kept, review_view
from ruleboard.page.view import Look, View
from ruleboard.players.review import Judged, review
from ruleboard.players.thinking import Limit
from ruleboard.rules import read
from ruleboard.rules.base import Position, Record, Unknown
from ruleboard.session.inputs import Do
from ruleboard.teaching.narration import errors_in_words, game_named, words_of

USUAL = 4_000
"""Positions that are looked at for each move: some tenths of a second."""


MOST = 1_000_000
"""Positions for a move: more than anybody waits for."""


class Recorded:
    """A board on which games are played."""

    @property
    def record(self) -> Record:
        """The game so far."""
        raise NotImplementedError


class Review(BoardWidget[ReviewState]):
    """A game to look back at: `Review(board)` of a Play, `Review(record)`, `Review("draughts", moves=["32-28", …])`.

    `Review.read(text, "draughts")` takes a written game. Every move is graded (best, good, doubtful, mistake); the
    board shows it with the better one, and says why. `nodes` is how many positions are looked at for a move.
    """

    commands = (
        FIRST,
        BACK,
        NEXT,
        LAST,
        Command("mistake", "exclamation-circle", ("n",)),
        Command("flip", keys=("f",)),
        Command("describe", keys=("d",)),
        Command("help", keys=("?",)),
        Command("cancel", keys=("Escape",)),
        STOP,
    )
    keys_help = "ui.review_keys"
    leave: Callable[[], None] | None = None  # where Esc leads, if it is part of another board

    def __init__(
        self,
        game: str | Position | Record | Recorded,
        position: str | None = None,
        moves: Sequence[Any] = (),
        *,
        nodes: int = USUAL,
        lang: str = "en",
        theme: str = AUTO,
        size: Size = None,
        text: bool = False,
    ) -> None:
        self._slices = Slices()
        self._found: list[Judged] = []
        with errors_in_words(words_of(lang), _game_of(game)):
            record = _record(game, position, moves)
            if not record.plies:
                raise Unknown("nothing_to_review", got=record.start.text)
            if nodes > MOST:
                raise Unknown("bad_limit", got=nodes, expected=f"1 – {MOST}")
            limit = Limit(nodes=nodes)
            state = ReviewState(record)
            super().__init__(state, step, lang=lang, theme=theme, size=size, text=text)
        self._slices.begin(self._judging(record, limit), self._looked, self._looked)
        self._refresh()

    @classmethod
    @made_with
    def read(
        cls,
        written: str,
        game: str,
        *,
        nodes: int = USUAL,
        lang: str = "en",
        theme: str = AUTO,
        size: Size = None,
        text: bool = False,
    ) -> Self:
        """A written game: `Review.read("1. d6 f4 2. b6", "mills")`."""
        with errors_in_words(words_of(lang), game_named(game)):
            record = read(game, written)
        return cls(record, nodes=nodes, lang=lang, theme=theme, size=size, text=text)

    def _arrange(self) -> tuple[Any, ...]:
        self._board.pad.observe(self._picked, names="at")
        *buttons, stop = placed(*self.commands)
        thinking = ("thinking", "thinking", PROGRESS, stop)
        return (
            self._stage(
                ("status", "headline", "answer", thinking),
                "curve",
                ("side", MOVES, "counters"),
            ),
            self._panel(self._row(*buttons, *placed(*OF_PAGE), COMMON, wide=True)),
        )

    # Thinking.

    def _judging(self, record: Record, limit: Limit) -> Iterator[float]:
        for judged in review(record, limit):
            if judged is not None:
                self._found.append(judged)
            yield len(self._found) / len(record.plies)

    def _looked(self, share: float | None) -> None:
        """Some moves were looked at, or all of them."""
        self._board.pad.progress = round(100 * (share or 0))
        if len(self._found) > len(self._state.judged) or not self._slices.busy:
            shown = self._state.judgement
            self._state = replace(self._state, judged=tuple(self._found))
            if shown is None:
                self._reply = self._state.reply
            self._refresh()

    @property
    def judged(self) -> tuple[Judged, ...]:
        """What is thought of the moves, as far as they were looked at."""
        return self._state.judged

    @property
    def thinking(self) -> bool:
        """Whether moves are still being looked at."""
        return self._slices.busy

    # Inputs.

    def _act(self, command: Command) -> None:
        if command is STOP or (command.name == "cancel" and self._slices.busy):
            self._slices.stop()
            self._refresh()
        elif command.name == "cancel" and self.leave:
            self.leave()
        else:
            super()._act(command)

    @heard
    def go_to(self, number: int) -> None:
        """Look at a move: 1 is the first, 0 the beginning of the game."""
        self._do(Do("go", number))

    def _picked(self, change: dict[str, Any]) -> None:
        """A move was picked from the list."""
        if change["new"] != self._state.at:
            self.go_to(change["new"])

    # The page.

    def _look(self, look: Look) -> tuple[View, ...]:
        shown = review_view(
            self._state,
            self._reply,
            self._words,
            look,
            said=self._said,
            busy=self._slices.busy,
        )
        return (shown,)

    def _adjust(self) -> None:
        at, last = self._state.at, len(self._state.record.plies)
        for name in ("first", "back"):
            self._buttons.enable(name, useful=at > 0)
        for name in ("next", "last"):
            self._buttons.enable(name, useful=at < last)
        self._buttons.offer("stop", useful=self._slices.busy)

    def _controls(self) -> dict[str, Any]:
        return {**super()._controls(), "busy": self._slices.busy}

    # Without a kernel, without a browser.

    def __repr__(self) -> str:
        told = map(str, kept(self._state, self._words))
        return "\n".join((super().__repr__(), *told))

    def _still(self) -> str:
        words = self._words
        return super()._still() + joined(words.languages, kept(self._state, words))

    def close(self) -> None:
        """Take the board off the page; nothing is looked at any more."""
        self._slices.stop()
        super().close()


def _game_of(given: str | Position | Record | Recorded) -> str:
    if isinstance(given, Record):
        return given.start.game
    return given.record.start.game if isinstance(given, Recorded) else game_named(given)


def _record(
    given: str | Position | Record | Recorded, position: str | None, moves: Sequence[Any]
) -> Record:
    """The game that an author means: a record, that of a board, or moves from a position."""
    if isinstance(given, Record):
        return given
    if isinstance(given, Recorded):
        return given.record
    start: Position = position_of(given, position)
    return Record.of(start, moves)
