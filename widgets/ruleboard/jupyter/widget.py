"""What every board in a notebook has in common: a picture, a status line, a language, and words for both."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Generic, TypeVar

import traitlets
from ipywidgets import HTML, Dropdown, HBox, Layout, Text, VBox

from ruleboard import scene
from ruleboard.jupyter.board import BoardView
from ruleboard.jupyter.controls import language_menu
from ruleboard.jupyter.legend import legend
from ruleboard.jupyter.page import html_language, paragraphs, picture
from ruleboard.lang import Words
from ruleboard.rules import begin
from ruleboard.rules.base import Position, Site, Unknown
from ruleboard.scene import svg, text
from ruleboard.scene.shapes import Mark, Scene
from ruleboard.scene.theme import theme as find_theme
from ruleboard.session.inputs import Click, Do, Input, Reply, State, Type
from ruleboard.teaching.narration import errors_in_words, tell

Step = Callable[[Any, Input], tuple[Any, Reply]]
"""How a machine goes on: its state and an input in, its next state and a reply out."""

COORDINATES: Mapping[str, bool | str] = {"names": True, "grid": "grid", "none": False}
"""What can stand at the squares, as pictures know it."""

SMALLEST, LARGEST = 160, 1200  # pixels: below, points cannot be hit; above, no screen shows it
USUAL, FINGER = (
    440,
    34,
)  # pixels: how wide a board is, and how wide a square of a large one at least


def usual_size(position: Position) -> int:
    """How wide a board is if nobody says: as all others, or wider where its squares would be hard to hit."""
    return max(USUAL, round(FINGER * scene.build(position).width))


def position_of(game: str | Position, position: str | None) -> Position:
    """The position that an author means: one of their own, one written as text, or the start of a game."""
    if not isinstance(game, str):
        return game
    return begin(game, position)


S = TypeVar("S", bound=State)


class BoardWidget(VBox, Generic[S]):
    """The common body of Play, Demo and Exercise. It turns inputs into the machine's replies, and those into a page."""

    lang = traitlets.Unicode(
        "en", help="The language, or two: en, zh, ru, es, zh-en, ru-en, es-en."
    )
    theme = traitlets.Unicode("light", help="The colours: light, dark or contrast.")
    coordinates = traitlets.Unicode(
        "names",
        help="What stands at the squares: names, grid (rows and columns, draughts) or none.",
    )

    keys_help = "ui.keys"
    commands: Mapping[
        str, Do | str
    ] = {}  # by key on the board; a string is something that only a page can do

    _unplaced: tuple[Any, ...] = ()  # parts that end with the board, on the page or not

    def __init__(self, machine: S, step: Step, *, lang: str, theme: str, size: int | None) -> None:
        size = usual_size(machine.position) if size is None else size
        if not SMALLEST <= size <= LARGEST:
            raise Unknown("impossible_size", got=size, expected=f"{SMALLEST}–{LARGEST}")
        self._machine = machine
        self._step = step
        self._reply = Reply()
        self._extra: tuple[str, ...] | None = (
            None  # a text that no note can carry: the board described
        )
        self._words = Words(lang)
        self._size = size
        self._view = BoardView(self._clicked, self._pressed, size=size)
        self._status = HTML(layout=Layout(margin="0"))
        self._language: Dropdown = language_menu(lang)
        self._box = Text(continuous_update=False, layout=Layout(width="auto", margin="0"))
        self._unplaced = (self._language, self._box)
        super().__init__(layout=Layout(width="auto", max_width="100%"))
        self.add_class("ruleboard")
        with self.hold_trait_notifications():
            self.lang, self.theme = lang, theme
        self._language.observe(self._choose_language, names="value")
        self._box.observe(self._submitted, names="value")
        self.children = self._arrange()
        self.observe(self._refresh, names=["lang", "theme", "coordinates"])
        self._refresh()

    # What a kind of board decides for itself.

    def _arrange(self) -> tuple[Any, ...]:
        """The parts of the widget, from top to bottom."""
        return (self._view, self._status)

    def _retell(self) -> None:
        """Write every word outside the board again: the language, or what they speak of, has changed."""

    def _title(self) -> str:
        """What a screen reader calls the board."""
        return self._words.first(f"{self._machine.position.game}.name")

    def _board_keys(self) -> Collection[str]:
        """Keys that would walk over the board, but mean something else at the moment."""
        return ()

    # What people and programs do.

    def click(self, site: Site) -> None:
        """Pick a site, as a click in the browser does."""
        with errors_in_words(self._words, self._machine.position.game):
            self._view.click(site)

    def press(self, key: str) -> None:
        """Press a key on the board, as the browser names it: "u", "Escape", "ArrowRight", "Space"."""
        with errors_in_words(self._words, self._machine.position.game):
            self._view.press(key)

    def type(self, text: str) -> None:
        """Write a move, as in the move box."""
        self._do(Type(text))

    @property
    def state(self) -> S:
        """The state of the machine behind the board: its mode, position and record."""
        return self._machine

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self.state.position

    @property
    def message(self) -> str:
        """What the board answered last, in the reader's language."""
        return "\n".join(line for line in self._answer() if line)

    @property
    def status(self) -> str:
        """What is to be done now, in the reader's language."""
        return "\n".join(tell(self._words, (self._machine.duty,)))

    # Inputs.

    def _clicked(self, site: Site) -> None:
        self._do(Click(site))

    def _submitted(self, change: dict[str, Any]) -> None:
        """A text was entered. What was played leaves the box; what was not stays, to be mended."""
        text = change["new"].strip()
        if not text:
            return
        self._do(Type(text))
        if self._tone() != "refusal":
            self._box.value = ""

    def _pressed(self, key: str, _site: Site | None) -> None:
        command = self.commands.get(key)
        if isinstance(command, Do):
            self._do(command)
        elif command == "describe":
            self._say(
                text.describe(self._machine.position, self._words, pieces=self._machine.pieces)
            )
        elif command == "help":
            self._say(self._words(self.keys_help))

    def _do(self, event: Input) -> None:
        self._machine, self._reply = self._step(self._machine, event)
        self._extra = None
        self._refresh()

    def _say(self, texts: tuple[str, ...]) -> None:
        self._extra = texts
        self._refresh()

    # The page.

    @traitlets.validate("lang")
    def _check_language(self, proposal: dict[str, Any]) -> str:
        with errors_in_words(self._words, self._machine.position.game):
            self._words = Words(proposal["value"])
        return str(proposal["value"])

    @traitlets.validate("theme")
    def _check_theme(self, proposal: dict[str, Any]) -> str:
        with errors_in_words(self._words, self._machine.position.game):
            return find_theme(proposal["value"]).name

    @traitlets.validate("coordinates")
    def _check_coordinates(self, proposal: dict[str, Any]) -> str:
        value = str(proposal["value"])
        with errors_in_words(self._words, self._machine.position.game):
            if value not in COORDINATES:
                raise Unknown("unknown_coordinates", got=value, expected=", ".join(COORDINATES))
        return value

    def _choose_language(self, change: dict[str, Any]) -> None:
        self.lang = change["new"]

    def _marks(self) -> tuple[Mark, ...]:
        return (*self._machine.marks, *self._reply.marks)

    def _scene(self) -> Scene:
        return scene.build(
            self._machine.position,
            pieces=self._machine.pieces,
            marks=self._marks(),
            flip=self._machine.flipped,
            coordinates=COORDINATES[self.coordinates],
        )

    def _answer(self) -> tuple[str, ...]:
        return self._extra or tell(self._words, self._reply.notes)

    def _labels(self, sites: Iterable[Site]) -> dict[Site, str]:
        return text.labels(
            self._machine.position,
            self._words,
            sites=sites,
            pieces=self._machine.pieces,
            marks=self._marks(),
        )

    def _refresh(self, _: object = None) -> None:
        """Show everything anew, the picture first: it is what an eye waits for after a click."""
        drawn = self._scene()
        headline = tell(self._words, (self._machine.duty,))
        answer = self._answer()
        self._view.show(
            drawn,
            find_theme(self.theme),
            labels=self._labels(name for row in drawn.rows for name in row),
            pressed={s for mark in self._marks() if mark.kind == "selected" for s in mark.sites},
            keys=self._board_keys(),
            language=html_language(self._words.languages[0]),
            title=self._title(),
            status=" ".join(part for part in (answer[0], headline[0]) if part),
        )
        self._language.value = self.lang
        self._language.description = self._words.first("ui.language")
        self._status.value = self._status_page()
        self._retell()

    def _status_page(self) -> str:
        """What is to be done, and what the last input got for an answer."""
        kind = "ending" if self._machine.position.outcome else "duty"
        headline = paragraphs(self._words, tell(self._words, (self._machine.duty,)), kind)
        return (
            f'<div class="ruleboard-status">{headline}{self._answer_page()}</div>{self._legend()}'
        )

    def _legend(self) -> str:
        """What the marks on the board mean, where there are several kinds of them."""
        return legend(self._words, self._marks(), self.theme)

    def _answer_page(self) -> str:
        answer = self._answer()
        return paragraphs(self._words, answer, self._tone()) if any(answer) else ""

    def _tone(self) -> str:
        """Whether the answer is a refusal, praise, or plain news."""
        notes = () if self._extra else self._reply.notes
        codes = {part for note in notes for part in note.code.split(".")}
        if codes & {"refuse", "missed", "error"}:
            return "refusal"
        return "praise" if codes & {"solved", "right"} else "news"

    def _row(self, *children: Any, wide: bool = False) -> HBox:
        """Controls side by side, as wide as the board unless they need more; they wrap where a window is narrow."""
        width = "auto" if wide else f"{self._size}px"
        row = HBox(children, layout=Layout(width=width, max_width="100%"))
        row.add_class("ruleboard-row")
        return row

    # Without a kernel, without a browser.

    def __repr__(self) -> str:
        board = self._machine.position.diagram(self._machine.pieces)
        lines = (board, self.status, self.message)
        return "\n".join(line for line in lines if line)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        bundle: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        bundle["text/plain"] = repr(self)
        bundle["text/html"] = self._still()
        return bundle

    def _still(self) -> str:
        """The picture that stays in a saved notebook, with the words that go with it."""
        drawn = self._scene()
        alt = text.describe(self._machine.position, self._words, pieces=self._machine.pieces)[0]
        image = picture(
            svg.render(drawn, find_theme(self.theme), width=self._size),
            width=self._size,
            height=round(self._size * drawn.height / drawn.width),
            alt=alt,
        )
        return image + self._status_page()

    def close(self) -> None:
        """Take the board off the page and give the memory of all its parts back."""
        for part in (*self.children, *self._unplaced):
            _close(part)
        self.layout.close()
        super().close()


def _close(part: Any) -> None:
    """Close a control, or a row of them, with its layout and style, which live on by themselves otherwise."""
    if not isinstance(part, BoardView):
        for child in getattr(part, "children", ()):
            _close(child)
        for name in ("layout", "style"):
            if part.has_trait(name):
                getattr(part, name).close()
    part.close()
