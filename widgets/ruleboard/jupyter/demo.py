"""A demonstration: a record of moves that tells itself, step by step, in any language."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Self

from ruleboard.jupyter.appearance import AUTO
from ruleboard.jupyter.controls import (
    BACK,
    COMMON,
    FIRST,
    LAST,
    NEXT,
    OF_PAGE,
    TURNING,
    Command,
    placed,
)
from ruleboard.jupyter.options import made_with
from ruleboard.jupyter.panel import SLIDER
from ruleboard.jupyter.play import Play
from ruleboard.jupyter.size import Size
from ruleboard.jupyter.snapshot import Saved
from ruleboard.jupyter.widget import BoardWidget, position_of
from ruleboard.machines import demo
from ruleboard.page.demo import ABOVE, BELOW, Caption, Script, demo_view
from ruleboard.page.view import Look, View
from ruleboard.rules import read
from ruleboard.rules.base import Note, Position, Record, Unknown
from ruleboard.session.film import Frame
from ruleboard.session.film import film as make_film
from ruleboard.session.inputs import Do, Input, Reply
from ruleboard.teaching.narration import errors_in_words, game_named, words_of

CLICKER = ("PageUp", "PageDown")
"""What the clickers send that speakers carry: these turn the pages at a question too."""

SPEEDS = {"ui.speed_usual": 1800, "ui.speed_fast": 900, "ui.speed_slow": 3600}
"""Milliseconds per step, by the word on the button. The usual ones are enough to read a caption in two languages."""


class Trial(Play):
    """A viewer's own board below a film. Esc with nothing in hand leads back to the film."""

    leave: Callable[[], None] | None = None

    def _act(self, command: Command) -> None:
        idle = not (self._state.clicked or self.thinking or self.thoughts)
        if command.name == "cancel" and self.leave and idle:
            self.leave()
        else:
            super()._act(command)


class Demo(BoardWidget[demo.DemoState]):
    """A record to watch: `Demo("mills", moves=["d6", "f4", …])`, `Demo("mills", "W:Wa7,d7:Ba1", ["g7xa1"])`.

    `asks` names moves (1 is the first) at which the film waits for the viewer's guess. `captions` replaces the words
    of a step (0 is the first picture) by the author's own; `comments` says something besides, once so many moves are
    played. `Demo.read(text)` shows a written game with its comments, and `film` frames that somebody has made: what
    they show need not be a record. "Try from here" opens a board below, to play on from the step that is shown.
    """

    commands = (
        FIRST,
        BACK,
        Command("play", "play", ("p",)),
        NEXT,
        LAST,
        Command("speed", "tachometer", ("s",), sentence="ui.speed_usual"),
        Command("try", "hand-pointer-o", ("t",)),
        Command("flip", keys=("f",)),
        Command("describe", keys=("d",)),
        Command("help", keys=("?",)),
    )
    keys_help = "ui.demo_keys"
    above, below = ABOVE, BELOW
    _trial: Play | None = None  # made when it is asked for: a lesson has many films
    _pace = SPEEDS["ui.speed_usual"]
    _playing = False  # whether the page goes on by itself, a step at a time

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
                film = make_film(Record.of(start, moves), asks)
        with errors_in_words(words, film[0].position.game):
            played = max(frame.played for frame in film)
            self._script = Script(
                _checked(captions or {}, len(film)), _checked(comments or {}, played + 1)
            )
            state = demo.begin_demo(tuple(film))
            super().__init__(state, self._stepped, lang=lang, theme=theme, size=size, text=text)

    @classmethod
    @made_with
    def read(
        cls,
        written: str,
        game: str,
        *,
        asks: Collection[int] = (),
        lang: str = "en",
        theme: str = AUTO,
        size: Size = None,
        text: bool = False,
    ) -> Self:
        """A written game, step by step: `Demo.read("1. d6 f4 {Black stays away.} 2. b6", "mills")`."""
        with errors_in_words(words_of(lang), game_named(game)):
            record = read(game, written)
            film = make_film(record, asks)
        return cls(
            film=film, comments=_comments(record), lang=lang, theme=theme, size=size, text=text
        )

    def _arrange(self) -> tuple[Any, ...]:
        self._board.pad.observe(self._slid, names="at")
        self.observe(self._share, names=["lang", "theme", "coordinates", "animate"])
        return (
            self._stage("headline", ("reply", "answer"), "comment"),
            self._panel(
                self._row(*placed(*self.commands, *OF_PAGE), COMMON, wide=True),
                self._row(("film", SLIDER, "step")),
                *("legend", ("foot", "counters"), "rules"),
            ),
        )

    def _act(self, command: Command) -> None:
        own = {"play": self._toggle, "speed": self._hurry, "try": self._try}.get(command.name)
        if own:
            own()
        else:
            super()._act(command)

    def _toggle(self) -> None:
        if not self._playing and self._state.at == len(self._state.frames) - 1:
            self._do(Do("first"))
        self._playing = not self._playing
        self._refresh()

    @property
    def playing(self) -> bool:
        """Whether the film goes on by itself."""
        return self._playing

    def _stepped(self, state: demo.DemoState, given: Input) -> tuple[demo.DemoState, Reply]:
        """A step of the film, which stands still at a question and at its end."""
        after, reply = demo.step(state, given)
        if after.mode == "asking" or after.at == len(after.frames) - 1:
            self._playing = False
        return after, reply

    def _hurry(self) -> None:
        """The next of the speeds; a film that is playing goes on with it."""
        speeds = [*SPEEDS.values()]
        self._pace = speeds[(speeds.index(self._pace) + 1) % len(speeds)]
        self._refresh()

    @property
    def trial(self) -> Play | None:
        """The board below the film on which the viewer plays on alone, while it is open."""
        return self._trial

    def _try(self) -> None:
        """Open a board of the viewer's own at the step that is shown, or put it away."""
        if self._trial is None:
            self._playing = False
            self._open_trial(self._state.fork)
        else:
            self._close_trial()
            self.come()
        self._say(())

    def _open_trial(self, position: Position) -> None:
        trial = Trial(position, lang=self.lang, theme=self.theme, size=self._size, text=self._text)
        trial.coordinates, trial.animate = self.coordinates, self.animate
        if self._state.flipped:
            trial.press("f")
        trial.add_class("ruleboard-trial")
        trial.leave, trial.part_of = self._try, self
        trial.come()
        self._trial = trial
        self.children = (*self.children, trial)
        self._reply = Reply() if position.outcome else Reply((Note("demo.trying"),))

    def _close_trial(self) -> None:
        if self._trial is not None:
            trial, self._trial = self._trial, None
            self.children = tuple(part for part in self.children if part is not trial)
            trial.close()
            self._reply = Reply()

    @property
    def opened(self) -> tuple[Saved, ...]:
        """The viewer's own board below the film, while there is one."""
        return () if self._trial is None else (self._trial, *self._trial.opened)

    def _share(self, change: dict[str, Any]) -> None:
        """What is chosen for the film holds for the viewer's own board too."""
        if self._trial is not None:
            setattr(self._trial, change["name"], change["new"])

    def _slid(self, change: dict[str, Any]) -> None:
        if change["new"] != self._state.at:
            self._do(Do("go", change["new"]))

    def _commands_now(self) -> tuple[Command, ...]:
        """At a question the arrows walk over the board, and only a clicker turns the pages."""
        if self._state.mode != "asking":
            return self.commands
        return tuple(
            replace(each, keys=tuple(key for key in each.keys if key in CLICKER))
            if each in TURNING
            else each
            for each in self.commands
        )

    @property
    def caption(self) -> str:
        """The words of the step that is shown."""
        return "\n".join(self.view.headline.texts)

    @property
    def comment(self) -> str:
        """What the author or the record says to the moves so far."""
        return "\n".join(self.view.comment.texts)

    def _look(self, look: Look) -> tuple[View, ...]:
        shown = demo_view(
            self._state,
            self._reply,
            self._words,
            look,
            said=self._said,
            script=self._script,
        )
        return (shown,)

    def _adjust(self) -> None:
        at, last = self._state.at, len(self._state.frames) - 1
        playing, trying = self._playing, self._trial is not None
        self._buttons.rename(
            "play",
            self._words,
            word="ui.pause" if playing else "ui.play",
            icon="pause" if playing else "play",
        )
        speed = next(word for word, each in SPEEDS.items() if each == self._pace)
        self._buttons.rename("speed", self._words, word=speed, icon="tachometer")
        self._buttons.rename(
            "try",
            self._words,
            word="ui.try_close" if trying else "ui.try",
            icon="times" if trying else "hand-pointer-o",
        )
        for name in ("first", "back"):
            self._buttons.enable(name, useful=at > 0)
        for name in ("next", "last"):
            self._buttons.enable(name, useful=at < last)

    def _controls(self) -> dict[str, Any]:
        return {**super()._controls(), "playing": self._playing, "pace": self._pace}

    def close(self) -> None:
        """Take the film off the page, with the viewer's own board, and give their memory back."""
        self._close_trial()
        super().close()


def _check_alone(**given: Any) -> None:
    """A film that is given whole leaves nothing to say about its moves: refuse what would be ignored."""
    ignored = [name for name, value in given.items() if value]
    if ignored:
        raise Unknown("film_and_more", got=", ".join(ignored))


_ORDERS = re.compile(r"\[%[^\]]*\]")
"""What programs write into comments for programs: [%clock w0:10:00 B0:09:58]."""


def _comments(record: Record) -> dict[int, str]:
    """What a record says, by the number of moves that are played."""
    said = (record.comments, *(ply.comments for ply in record.plies))
    words = (" ".join(_ORDERS.sub("", text) for text in texts).split() for texts in said)
    return {played: " ".join(some) for played, some in enumerate(words) if some}


def _checked(captions: Mapping[int, Caption], steps: int) -> dict[int, Caption]:
    for step in captions:
        if not 0 <= step < steps:
            raise Unknown("unknown_step", got=step, expected=f"0–{steps - 1}")
    return dict(captions)
