"""Demo: a record of moves shown step by step, with captions in any language."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Self

from ruleboard.jupyter.options import position_of, validated
from ruleboard.jupyter.play import Play
from ruleboard.jupyter.size import Size
from ruleboard.jupyter.widget import BoardWidget
from ruleboard.jupyter.words_widget import AUTO
from ruleboard.lang import LANGUAGES, Words
from ruleboard.machines.board import Board
from ruleboard.machines.demo import MACHINE, Caption, Script, begin_demo
from ruleboard.page.demo import KIND
from ruleboard.rules import read
from ruleboard.rules.base import Position
from ruleboard.rules.errors import BadValue, Unknown
from ruleboard.rules.record import Record
from ruleboard.session.film import Frame
from ruleboard.session.film import film as make_film
from ruleboard.teaching.narration import errors_in_words, game_named, tell, words_of


class Demo(BoardWidget):
    """A record to watch: `Demo("mills", moves=["d6", "f4", …])`, `Demo("mills", "W:Wa7,d7:Ba1", ["g7xa1"])`.

    `Demo.read(written, game)` shows a game in notation, with its comments. "Try from here" opens a board below, to play
    on from the current step.

    Args:
        game: The name of a game, with its rules if need be ("mills:chengsan"), or a position.
        position: Where the moves begin, written as text; by default the start of the game.
        moves: The moves to show.
        film: Ready-made frames, instead of a game and moves; they need not be a record.
        asks: The numbers of moves (1 is the first) at which the film stops and the viewer guesses the move.
        captions: Your own captions by step (0 is the first picture), instead of the generated ones.
        comments: Additional texts, by the number of moves played.
        lang: The language, or two of them: "zh-en".
        theme: "light", "dark", "contrast", or "auto": as the page is.
        notation: How squares are named, where a game has several ways: "numbers", "letters"; by default as the players
            of these rules do.
        size: The width in pixels, or "large"; by default what suits the game.
        text: A board in words instead of a picture.
    """

    kind = KIND
    below_kinds = {"table": Play}

    @validated
    def __init__(  # noqa: PLR0913 - a film, and all that an author may say to it
        self,
        game: str | Position = "",
        position: str | None = None,
        moves: Iterable[Any] = (),
        *,
        film: Sequence[Frame] = (),
        asks: Collection[int] = (),
        captions: Mapping[int, Caption] | None = None,
        comments: Mapping[int, Caption] | None = None,
        lang: str = "en",
        theme: str = AUTO,
        notation: str = "",
        size: Size = None,
        text: bool = False,
    ) -> None:
        words = words_of(lang)
        if film:
            with errors_in_words(words):
                _check_alone(game=game, position=position, moves=moves, asks=asks)
        else:
            with errors_in_words(words, game_named(game)):
                start = position_of(game, position)
                film = make_film(_played(start, moves), asks)
        with errors_in_words(words, film[0].position.game):
            played = max(frame.played for frame in film)
            script = Script(
                _checked(captions or {}, len(film)), _checked(comments or {}, played + 1)
            )
            board = Board(MACHINE, begin_demo(tuple(film), script))
            super().__init__(board, lang=lang, theme=theme, notation=notation, size=size, text=text)

    @classmethod
    @validated
    def read(
        cls,
        written: str,
        game: str,
        *,
        asks: Collection[int] = (),
        lang: str = "en",
        theme: str = AUTO,
        notation: str = "",
        size: Size = None,
        text: bool = False,
    ) -> Self:
        """A game in notation, step by step: `Demo.read("1. d6 f4 {Black stays away.} 2. b6", "mills")`."""
        with errors_in_words(words_of(lang), game_named(game)):
            record = read(game, written)
            film = make_film(record, asks)
        return cls(
            film=film,
            comments=_comments(record),
            lang=lang,
            theme=theme,
            notation=notation,
            size=size,
            text=text,
        )

    @property
    def playing(self) -> bool:
        """Whether autoplay is on."""
        playing: bool = self.state.playing
        return playing

    @property
    def trial(self) -> Play | None:
        """The board below the film on which the viewer plays on, or None if it is closed."""
        return self.lower if isinstance(self.lower, Play) else None

    @property
    def caption(self) -> str:
        """The caption of the current step."""
        return "\n".join(self.view.headline.texts)

    @property
    def comment(self) -> str:
        """The comment of the author or the record on the current step."""
        return "\n".join(self.view.comment.texts)


def _played(start: Position, moves: Iterable[Any]) -> Record:
    """The record of an author's moves; an error names the move and its number, or nobody finds it in a long game."""
    position = start
    played = []
    for number, each in enumerate(moves, start=1):
        try:
            played.append(position.move(each) if isinstance(each, str) else each)
            position = position.play(played[-1])
        except BadValue as error:
            raise BadValue("move_of_demo", got=str(each), at=number, sites=error.sites) from error
    return Record.of(start, played)


def _check_alone(**given: Any) -> None:
    """Raise `Unknown` for arguments that `film` would silently override."""
    ignored = [name for name, value in given.items() if value]
    if ignored:
        raise BadValue("film_and_more", got=", ".join(ignored), expected="film")


_ORDERS = re.compile(r"\[%[^\]]*\]")
"""Commands embedded in comments for other programs: [%clock w0:10:00 B0:09:58]."""


def _comments(record: Record) -> dict[int, Caption]:
    """The comments of a record, by the number of moves played; before them what its reader has to say."""
    said = (record.comments, *(ply.comments for ply in record.plies))
    words = (" ".join(_ORDERS.sub("", text) for text in texts).split() for texts in said)
    found: dict[int, Caption] = {
        played: " ".join(some) for played, some in enumerate(words) if some
    }
    if record.remarks:
        first = found.get(0, "")
        told = {language: tell(Words(language), record.remarks)[0] for language in LANGUAGES}
        found[0] = {language: f"{text} {first}".strip() for language, text in told.items()}
    return found


def _checked(captions: Mapping[int, Caption], steps: int) -> dict[int, Caption]:
    for step in captions:
        if not 0 <= step < steps:
            raise Unknown("unknown_step", got=step, expected=f"0–{steps - 1}")
    return dict(captions)
