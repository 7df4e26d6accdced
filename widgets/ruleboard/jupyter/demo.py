"""A demonstration: a record of moves that tells itself, step by step, in any language."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Self

from ipywidgets import Layout
from ipywidgets import Play as Timer

from ruleboard.jupyter.controls import Command
from ruleboard.jupyter.panel import SLIDER
from ruleboard.jupyter.play import Play
from ruleboard.jupyter.widget import AUTO, BoardWidget, Size, position_of
from ruleboard.page.demo import ABOVE, BELOW, Caption, Script, demo_view
from ruleboard.page.view import Look, View
from ruleboard.rules import find
from ruleboard.rules.base import Note, Position, Record, Unknown
from ruleboard.session import demo
from ruleboard.session.demo import Frame
from ruleboard.session.inputs import Do, Input, Reply
from ruleboard.teaching.narration import errors_in_words, game_named, words_of

FIRST = Command("first", "fast-backward", ("Home",))
BACK = Command("back", "step-backward", ("ArrowLeft", "PageUp"))
NEXT = Command("next", "step-forward", ("ArrowRight", " ", "PageDown"))
LAST = Command("last", "fast-forward", ("End",))
TURNING = (FIRST, BACK, NEXT, LAST)
"""What turns the pages."""

CLICKER = ("PageUp", "PageDown")
"""What the clickers send that speakers carry: these turn the pages at a question too."""

MILLISECONDS = 1800  # per step: time enough to read a caption in two languages


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
        Command("try", "hand-pointer-o", ("t",)),
        Command("flip", keys=("f",)),
        Command("describe", keys=("d",)),
        Command("help", keys=("?",)),
    )
    keys_help = "ui.demo_keys"
    above, below = ABOVE, BELOW
    _trial: Play | None = None  # made when it is asked for: a lesson has many films

    def __init__(  # noqa: PLR0913 - a film, and all that an author may say to it
        self,
        game: str | Position = "",
        position: str | None = None,
        moves: Sequence[Any] = (),
        *,
        film: Sequence[Frame] = (),
        asks: Collection[int] = (),
        captions: Mapping[int, Caption] | None = None,
        comments: Mapping[int, Caption] | None = None,
        lang: str = "en",
        theme: str = AUTO,
        size: Size = None,
    ) -> None:
        words = words_of(lang)
        if not film:
            with errors_in_words(words, game_named(game)):
                start = position_of(game, position)
                film = demo.film(Record.of(start, moves), asks)
        with errors_in_words(words, film[0].position.game):
            played = max(frame.played for frame in film)
            self._script = Script(
                _checked(captions or {}, len(film)), _checked(comments or {}, played + 1)
            )
            state = demo.begin_demo(tuple(film))
            super().__init__(state, demo.step, lang=lang, theme=theme, size=size)

    @classmethod
    def read(
        cls,
        text: str,
        game: str,
        *,
        asks: Collection[int] = (),
        lang: str = "en",
        theme: str = AUTO,
        size: Size = None,
    ) -> Self:
        """A written game, step by step: `Demo.read("1. d6 f4 {Black stays away.} 2. b6", "mills")`."""
        with errors_in_words(words_of(lang), game_named(game)):
            family, rules = find(game)
            if family.read is None:
                raise Unknown("no_records", got=family.name)
            record = family.read(text, rules if ":" in game else None)
            film = demo.film(record, asks)
        return cls(film=film, comments=_comments(record), lang=lang, theme=theme, size=size)

    def _arrange(self) -> tuple[Any, ...]:
        last = len(self._state.frames) - 1
        self._timer = Timer(max=last, interval=MILLISECONDS, layout=Layout(display="none"))
        for part, name in ((self._timer, "value"), (self._board.pad, "at")):
            part.observe(self._slid, names=name)
        self._timer.observe(self._refresh, names="playing")
        self.observe(self._share, names=["lang", "theme", "coordinates"])
        return (
            self._stage(self._panel("headline", ("reply", "answer"), "comment")),
            self._row(*self._buttons.all, self._language, wide=True),
            self._row(self._panel(("film", SLIDER, "step"), flex="1 1 auto"), self._timer),
            self._panel("legend", ("foot", "counters"), "rules"),
        )

    def _act(self, command: Command) -> None:
        own = {"play": self._toggle, "try": self._try}.get(command.name)
        if own:
            own()
        else:
            super()._act(command)

    def _toggle(self) -> None:
        if not self._timer.playing and self._state.at == len(self._state.frames) - 1:
            self._do(Do("first"))
        self._timer.playing = not self._timer.playing

    @property
    def trial(self) -> Play | None:
        """The board below the film on which the viewer plays on alone, while it is open."""
        return self._trial

    def _try(self) -> None:
        """Open a board of the viewer's own at the step that is shown, or put it away."""
        if self._trial is None:
            self._timer.playing = False
            self._open_trial(self._state.fork)
        else:
            self._close_trial()
        self._say(())

    def _open_trial(self, position: Position) -> None:
        trial = Play(position, lang=self.lang, theme=self.theme, size=self._size)
        trial.coordinates = self.coordinates
        if self._state.flipped:
            trial.press("f")
        trial.add_class("ruleboard-trial")
        self._trial = trial
        self.children = (*self.children, trial)
        self._reply = Reply() if position.outcome else Reply((Note("demo.trying"),))

    def _close_trial(self) -> None:
        if self._trial is not None:
            trial, self._trial = self._trial, None
            self.children = tuple(part for part in self.children if part is not trial)
            trial.close()
            self._reply = Reply()

    def _share(self, change: dict[str, Any]) -> None:
        """What is chosen for the film holds for the viewer's own board too."""
        if self._trial is not None:
            setattr(self._trial, change["name"], change["new"])

    def _slid(self, change: dict[str, Any]) -> None:
        if change["new"] != self._state.at:
            self._do(Do("go", change["new"]))

    def _do(self, given: Input) -> None:
        super()._do(given)
        if self._state.mode == "asking" and self._timer.playing:
            self._timer.playing = False

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
        playing, trying = self._timer.playing, self._trial is not None
        self._buttons.rename(
            "play",
            self._words,
            word="ui.pause" if playing else "ui.play",
            icon="pause" if playing else "play",
        )
        self._buttons.rename(
            "try",
            self._words,
            word="ui.try_close" if trying else "ui.try",
            icon="times" if trying else "hand-pointer-o",
        )
        for name in ("first", "back"):
            self._buttons[name].disabled = at == 0
        for name in ("next", "last"):
            self._buttons[name].disabled = at == last
        self._timer.value = at

    def close(self) -> None:
        """Take the film off the page, with the viewer's own board, and give their memory back."""
        self._close_trial()
        super().close()


def _comments(record: Record) -> dict[int, str]:
    """What a record says, by the number of moves that are played."""
    said = (record.comments, *(ply.comments for ply in record.plies))
    return {played: " ".join(texts) for played, texts in enumerate(said) if texts}


def _checked(captions: Mapping[int, Caption], steps: int) -> dict[int, Caption]:
    for step in captions:
        if not 0 <= step < steps:
            raise Unknown("unknown_step", got=step, expected=f"0–{steps - 1}")
    return dict(captions)
