"""A demonstration: a record of moves that tells itself, step by step, in any language."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Self

from ipywidgets import HTML, IntSlider, Layout, jslink
from ipywidgets import Play as Timer

from ruleboard.jupyter.controls import button
from ruleboard.jupyter.page import paragraphs
from ruleboard.jupyter.play import Play
from ruleboard.jupyter.rulepage import footer
from ruleboard.jupyter.widget import BoardWidget, position_of
from ruleboard.rules import find
from ruleboard.rules.base import Note, Position, Site, Unknown
from ruleboard.session import demo
from ruleboard.session.inputs import Do, Input, Reply
from ruleboard.teaching.narration import errors_in_words, game_named, tell, words_of

BUTTONS = (
    ("first", "fast-backward"),
    ("back", "step-backward"),
    ("play", "play"),
    ("next", "step-forward"),
    ("last", "fast-forward"),
    ("try", "hand-pointer-o"),
)

PAGE_KEYS = {
    "ArrowRight": Do("next"),
    " ": Do("next"),
    "PageDown": Do("next"),
    "ArrowLeft": Do("back"),
    "PageUp": Do("back"),
    "Home": Do("first"),
    "End": Do("last"),
}
"""Keys that turn the pages; the clickers that speakers carry send PageUp and PageDown."""

MILLISECONDS = 1800  # per step: time enough to read a caption in two languages

Caption = str | Mapping[str, str]
"""An author's own words for a step: one text, or one for each language."""


class Demo(BoardWidget[demo.DemoState]):
    """A record to watch: `Demo("mills", moves=["d6", "f4", …])`, `Demo("mills", "W:Wa7,d7:Ba1", ["g7xa1"])`.

    `asks` names moves (1 is the first) at which the film waits for the viewer's guess. `captions` replaces the words
    of a step (0 is the first picture) by the author's own; `comments` says something besides, once so many moves are
    played. `Demo.read(text)` shows a written game with its comments. "Try from here" opens a board below the film, to
    play on from the step that is shown.
    """

    keys_help = "ui.demo_keys"
    commands = {
        **PAGE_KEYS,
        "f": Do("flip"),
        "p": "play",
        "t": "try",
        "d": "describe",
        "?": "help",
    }
    _trial: Play | None = None  # made when it is asked for: a lesson has many films

    def __init__(  # noqa: PLR0913 - a film, and all that an author may say to it
        self,
        game: str | Position = "mills",
        position: str | None = None,
        moves: Sequence[Any] = (),
        *,
        asks: Collection[int] = (),
        captions: Mapping[int, Caption] | None = None,
        comments: Mapping[int, Caption] | None = None,
        lang: str = "en",
        theme: str = "light",
        size: int | None = None,
    ) -> None:
        with errors_in_words(words_of(lang), game_named(game)):
            start = position_of(game, position)
        with errors_in_words(words_of(lang), start.game):
            frames = self._film(start, moves, asks)
            self._captions = _checked(captions or {}, len(frames))
            self._comments = _checked(comments or {}, len(moves) + 1)
            super().__init__(demo.begin_demo(frames), demo.step, lang=lang, theme=theme, size=size)

    def _film(
        self, start: Position, moves: Sequence[Any], asks: Collection[int]
    ) -> tuple[demo.Frame, ...]:
        return demo.film(start, moves, asks)

    @classmethod
    def read(
        cls,
        text: str,
        game: str = "mills",
        *,
        asks: Collection[int] = (),
        lang: str = "en",
        theme: str = "light",
        size: int | None = None,
    ) -> Self:
        """A written game, step by step: `Demo.read("1. d6 f4 {Black stays away.} 2. b6 f6")`."""
        with errors_in_words(words_of(lang), game.partition(":")[0]):
            family, rules = find(game)
            if family.read is None:
                raise Unknown("no_records", got=family.name)
            record = family.read(text, rules if ":" in game else None)
        return cls(
            record.start,
            moves=record.moves,
            comments=record.comments,
            asks=asks,
            lang=lang,
            theme=theme,
            size=size,
        )

    def _arrange(self) -> tuple[Any, ...]:
        self._buttons = {name: button(icon, self._doer(name)) for name, icon in BUTTONS}
        self._caption = HTML(layout=Layout(margin="0"))
        self._footer = HTML(layout=Layout(margin="0"))
        last = len(self._machine.frames) - 1
        self._slider = IntSlider(
            max=last, readout=False, layout=Layout(flex="1 1 auto", margin="0")
        )
        self._timer = Timer(max=last, interval=MILLISECONDS, layout=Layout(display="none"))
        link = jslink((self._timer, "value"), (self._slider, "value"))
        self._unplaced = (*self._unplaced, link)
        self._slider.observe(self._slid, names="value")
        self._timer.observe(self._refresh, names="playing")
        self.observe(self._share, names=["lang", "theme", "coordinates"])
        self._count = HTML(layout=Layout(margin="0", width="auto"))
        return (
            self._caption,
            self._view,
            self._row(*self._buttons.values(), self._language, wide=True),
            self._row(self._slider, self._count, self._timer),
            self._status,
            self._footer,
        )

    def _doer(self, name: str) -> Any:
        own = {"play": self._toggle, "try": self._try}
        return own.get(name) or (lambda: self._do(Do(name)))

    def _toggle(self) -> None:
        if not self._timer.playing and self._machine.at == len(self._machine.frames) - 1:
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
            self._open_trial(self._machine.fork)
        else:
            self._close_trial()
        self._extra = None
        self._refresh()

    def _open_trial(self, position: Position) -> None:
        trial = Play(position, lang=self.lang, theme=self.theme, size=self._size)
        trial.coordinates = self.coordinates
        if self._machine.flipped:
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
        if change["new"] != self._machine.at:
            self._do(Do("go", change["new"]))

    def _do(self, event: Input) -> None:
        super()._do(event)
        if self._machine.mode == "asking" and self._timer.playing:
            self._timer.playing = False

    def _board_keys(self) -> Collection[str]:
        """At a question the arrows walk over the board; otherwise they turn the pages of the film."""
        return () if self._machine.mode == "asking" else PAGE_KEYS

    def _pressed(self, key: str, _site: Site | None) -> None:
        match self.commands.get(key):
            case "play":
                self._toggle()
            case "try":
                self._try()
            case _:
                super()._pressed(key, _site)

    @property
    def caption(self) -> str:
        """The words of the step that is shown."""
        return "\n".join(self._caption_texts())

    @property
    def comment(self) -> str:
        """What the author or the record says to the moves so far."""
        return "\n".join(self._comment_texts())

    def _caption_texts(self) -> tuple[str, ...]:
        own = self._captions.get(self._machine.at)
        return tell(self._words, (self._machine.duty,)) if own is None else self._own(own)

    def _comment_texts(self) -> tuple[str, ...]:
        frames, at = self._machine.frames, self._machine.at
        played = frames[at].played
        said = self._comments.get(played)
        return self._own(said) if said is not None and not frames[at].asks else ()

    def _own(self, text: Caption) -> tuple[str, ...]:
        """An author's own words, in the languages that there are."""
        if isinstance(text, str):
            return (text,) + ("",) * (len(self._words.languages) - 1)
        return tuple(text.get(language, "") for language in self._words.languages)

    def _caption_page(self) -> str:
        comment = self._comment_texts()
        page = paragraphs(self._words, self._caption_texts(), "caption")
        return page + (paragraphs(self._words, comment, "comment") if any(comment) else "")

    def _retell(self) -> None:
        words, machine = self._words, self._machine
        last = len(machine.frames) - 1
        for name, made in self._buttons.items():
            made.description = words.short(f"ui.{name}")
        playing = self._buttons["play"]
        playing.icon = "pause" if self._timer.playing else "play"
        playing.description = words.short("ui.pause" if self._timer.playing else "ui.play")
        trying = self._buttons["try"]
        trying.icon = "times" if self._trial else "hand-pointer-o"
        trying.description = words.short("ui.try_close" if self._trial else "ui.try")
        for name in ("first", "back"):
            self._buttons[name].disabled = machine.at == 0
        for name in ("next", "last"):
            self._buttons[name].disabled = machine.at == last
        self._caption.value = self._caption_page()
        step = words("ui.step", k=machine.at + 1, count=last + 1)
        self._count.value = paragraphs(words, step, "count")
        self._slider.value = machine.at
        self._footer.value = footer(words, machine.position, machine.counters)

    def _status_page(self) -> str:
        """The caption above the board says what the step is; here is only what the viewer's own input got."""
        return self._answer_page() + self._legend()

    def _still(self) -> str:
        return self._caption_page() + super()._still()

    def close(self) -> None:
        """Take the film off the page, with the viewer's own board, and give their memory back."""
        self._close_trial()
        super().close()


def _checked(captions: Mapping[int, Caption], steps: int) -> dict[int, Caption]:
    for step in captions:
        if not 0 <= step < steps:
            raise Unknown("unknown_step", got=step, expected=f"0–{steps - 1}")
    return dict(captions)
