"""What every board in a notebook has in common: a picture, a status line, a language, and words for both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import ceil
from typing import Any, Generic, Literal, TypeVar

import traitlets
from ipywidgets import Dropdown, HBox, Layout, VBox

from ruleboard import scene
from ruleboard.jupyter import cells
from ruleboard.jupyter.board import BoardView
from ruleboard.jupyter.controls import ENLARGE, Buttons, Command, language_menu
from ruleboard.jupyter.panel import Panel
from ruleboard.lang import EDITIONS, Words
from ruleboard.page.html import Passage
from ruleboard.page.legend import explains
from ruleboard.page.view import COORDINATES, STATUS, Look, Place, View, still, view, words_html
from ruleboard.rules import begin
from ruleboard.rules.base import Position, Site, Unknown
from ruleboard.scene import text
from ruleboard.scene.shapes import Label
from ruleboard.scene.theme import DARK, LIGHT, THEMES
from ruleboard.session.inputs import Click, Input, Reply, State, Tone, Type
from ruleboard.teaching.narration import errors_in_words

Step = Callable[[Any, Input], tuple[Any, Reply]]
"""How a machine goes on: its state and an input in, its next state and a reply out."""

SMALLEST, LARGEST = 160, 1200  # pixels: below, points cannot be hit; above, no screen shows it
USUAL = 440  # pixels: how wide a board is
AUTO = "auto"  # the theme that follows the page
LARGE = 900  # pixels: how sharp a large one is
FINGER = 34  # pixels: how wide a square is at least where a board has many
LETTER = 11  # pixels: how large the names of sites are at least

NAMES = {
    "moves": "ui.moves",
    "start": "ui.start_position",
    "box": "ui.move_box",
    "slider": "ui.slider",
    "lost": "ui.lost",
    "run_again": "ui.run_again",
}
"""What a page says of its own, in the reader's language."""

Size = int | Literal["large"] | None
"""How wide a board is: in pixels, as large as the page allows, or as usual."""


def usual_size(position: Position) -> int:
    """How wide a board is if nobody says: as all others, or wider where its squares would be hard to hit or to name."""
    picture = scene.build(position)
    names = (each for each in (*picture.board, *picture.names) if isinstance(each, Label))
    unit = max(FINGER, *(LETTER / name.size for name in names), 0)
    return max(USUAL, ceil(unit * picture.width))


def width_of(size: Size, position: Position) -> int:
    """How many pixels wide a board is."""
    if size is None:
        return usual_size(position)
    if size == "large":
        return LARGE
    if not (isinstance(size, int) and SMALLEST <= size <= LARGEST):
        raise Unknown("impossible_size", got=size, expected=f"large, {SMALLEST}–{LARGEST}")
    return size


def position_of(game: str | Position, position: str | None) -> Position:
    """The position that an author means: one of their own, one written as text, or the start of a game."""
    if not isinstance(game, str):
        return game
    return begin(game, position)


S = TypeVar("S", bound=State)


class BoardWidget(VBox, Generic[S]):
    """The common body of Play, Demo and Exercise: inputs go to the machine, and what it makes of them to the page."""

    lang = traitlets.Unicode("en", help=f"The language, or two: {', '.join(EDITIONS)}.")
    theme = traitlets.Unicode(
        AUTO, help="The colours: light, dark, contrast, or auto: light or dark as the page is."
    )
    coordinates = traitlets.Unicode(
        "names",
        help="What stands at the squares: names, grid (rows and columns, where a game has them) or none.",
    )

    commands: tuple[Command, ...] = ()
    keys_help = "ui.keys"  # a game with keys of its own has a sentence of its own for it
    above: tuple[Place, ...] = ()  # the words over the picture, on the page and in what is saved
    below: tuple[Place, ...] = STATUS  # those under it

    # Parts that end with the board, on the page or not.
    _unplaced: tuple[Any, ...] = ()

    def __init__(self, state: S, step: Step, *, lang: str, theme: str, size: Size) -> None:
        width = width_of(size, state.position)
        self._state = state
        self._step = step
        self._reply = Reply()
        self._views: tuple[View, ...] = ()
        self._repeats = 0  # how often the same was said once more
        self._said: tuple[str, ...] = ()  # what no note can carry: the board described, the keys
        self._words = Words(lang)
        self._told = ""  # the language of the words that only a language can change
        self._size = width
        self._board = BoardView(self._clicked, self._pressed, size=width)
        self._boards: tuple[BoardView, ...] = (self._board,)
        self._buttons = Buttons((*self.commands, ENLARGE), self._act)
        self._buttons[ENLARGE.name].add_class("ruleboard-enlarge")
        self._language: Dropdown = language_menu(lang)
        self._unplaced = (self._language,)
        super().__init__(layout=Layout(width="auto", max_width="100%"))
        self.add_class("ruleboard")
        if size == "large":
            self.add_class("ruleboard-big")
        with self.hold_trait_notifications():
            self.lang, self.theme = lang, theme
        self._language.observe(self._choose_language, names="value")
        self._board.pad.observe(self._written, names="written")
        self._board.pad.observe(self._darkened, names="dark")
        self.children = self._arrange()
        self.observe(self._refresh, names=["lang", "theme", "coordinates"])
        self._refresh()
        cells.MADE.add(self, cells.running())

    # What a kind of board decides for itself.

    def _arrange(self) -> tuple[Any, ...]:
        """The parts of the widget, from top to bottom."""
        return (self._stage(self._panel(*self.below)),)

    def _look(self, look: Look) -> tuple[View, ...]:
        """What there is to see now, on each of the boards."""
        return (view(self._state, self._reply, self._words, look, said=self._said),)

    def _retell(self, words: Words) -> None:
        """Write the words on the controls again: the language has changed."""
        self._buttons.tell(words)

    def _adjust(self) -> None:
        """Bring the controls into line with the state: which of them are of use now."""

    def _commands_now(self) -> tuple[Command, ...]:
        """What can be told to the board at the moment; of two that share a key, the later one has it."""
        return self.commands

    def _act(self, command: Command) -> None:
        """Do what a button or a key stands for: for most commands that is a matter of the machine."""
        if command.name == "describe":
            self._say(text.describe(self.position, self._words, pieces=self._state.pieces))
        elif command.name == "help":
            self._say(self._words(f"{self.position.game}.{self.keys_help}"))
        else:
            self._do(command.input)

    # What people and programs do.

    def click(self, site: Site) -> None:
        """Pick a site, as a click in the browser does."""
        with errors_in_words(self._words, self.position.game):
            self._board.click(site)

    def press(self, key: str, site: Site | None = None) -> None:
        """Press a key on the board, as the browser names it: "u", "Escape", "ArrowRight", "Space".

        With a site, as if that had the focus.
        """
        with errors_in_words(self._words, self.position.game):
            self._board.press(key, site)

    def type(self, text: str) -> None:
        """Write a move, as in the move box."""
        self._do(Type(text))

    @property
    def state(self) -> S:
        """The state of the machine behind the board: its mode, position and record."""
        return self._state

    @property
    def view(self) -> View:
        """What the board shows: the picture, what is said of its sites, and the words around it."""
        return self._views[0]

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self._state.position

    @property
    def message(self) -> str:
        """What the board answered last, in the reader's language."""
        return str(self.view.answer)

    @property
    def status(self) -> str:
        """What is to be done now, in the reader's language."""
        return "\n".join(self.view.duty.texts)

    # Inputs.

    def _clicked(self, site: Site) -> None:
        self._do(Click(site))

    def _written(self, change: dict[str, Any]) -> None:
        """A text was entered in the move box. What was played leaves it; what was not stays, to be mended."""
        text = change["new"].strip()
        if not text:
            return
        self._do(Type(text))
        if self.view.answer.kind != Tone.REFUSAL:
            self._board.pad.written = ""

    def _pressed(self, key: str, _site: Site | None) -> None:
        self._act(self._keys()[key])

    def _keys(self) -> dict[str, Command]:
        return {key: command for command in self._commands_now() for key in command.keys}

    def _do(self, given: Input) -> None:
        """One input. What cannot be shown has not happened: the board stays as it was."""
        before = self._state, self._reply
        self._state, self._reply = self._step(self._state, given)
        shown = False
        try:
            self._say(())
            shown = True
        finally:
            if not shown:
                self._state, self._reply = before

    def _say(self, texts: tuple[str, ...]) -> None:
        self._said = texts
        self._show(answering=True)

    # The page.

    @traitlets.validate("lang")
    def _check_language(self, proposal: dict[str, Any]) -> str:
        with errors_in_words(self._words, self.position.game):
            self._words = Words(proposal["value"])
        return str(proposal["value"])

    @traitlets.validate("theme")
    def _check_theme(self, proposal: dict[str, Any]) -> str:
        value = str(proposal["value"])
        with errors_in_words(self._words, self.position.game):
            if value not in (AUTO, *THEMES):
                raise Unknown("unknown_theme", got=value, expected=", ".join((AUTO, *THEMES)))
        return value

    @traitlets.validate("coordinates")
    def _check_coordinates(self, proposal: dict[str, Any]) -> str:
        value = str(proposal["value"])
        with errors_in_words(self._words, self.position.game):
            if value not in COORDINATES:
                raise Unknown("unknown_coordinates", got=value, expected=", ".join(COORDINATES))
        return value

    def _choose_language(self, change: dict[str, Any]) -> None:
        self.lang = change["new"]

    def _chosen_look(self, *, dark: bool) -> Look:
        """What an author or a reader has chosen; on a page that is dark or not."""
        page = DARK if dark else LIGHT
        return Look(page.name if self.theme == AUTO else self.theme, self.coordinates)

    def _darkened(self, _: object) -> None:
        """A page has turned dark, or light."""
        if self.theme == AUTO:
            self._refresh()

    def _refresh(self, _: object = None) -> None:
        """Show everything anew: something else than an input has changed it."""
        self._show()

    def _show(self, *, answering: bool = False) -> None:
        """Show everything, the picture first: it is what an eye waits for after a click."""
        keys = tuple(self._keys())
        views = self._look(self._chosen_look(dark=self._board.pad.dark))
        if answering and _heard(views) == _heard(self._views):
            self._repeats += 1
        self._views = tuple(replace(each, keys=keys, repeats=self._repeats) for each in views)
        for board, shown in zip(self._boards, self._views, strict=True):
            board.show(shown)
        self._adjust()
        if self._told != self.lang:
            self._told = self.lang
            self._language.value = self.lang
            self._language.description = self._words.first("ui.language")
            self._board.pad.names = {each: self._words.first(key) for each, key in NAMES.items()}
            self._retell(self._words)

    def _panel(self, *places: Place, **layout: str) -> Panel:
        """A place for words on the page; what comes and goes has room from the start."""
        kept: Place = ("key", "legend") if explains(self.position.game) else "legend"
        found = (kept if place == "legend" else place for place in places)
        return Panel(self._board.pad, *found, **layout)

    def _stage(self, *words: Any) -> HBox:
        """The board, and what it says: beside it where there is room, else directly below."""
        column = words[0] if len(words) == 1 else VBox(words)
        column.add_class("ruleboard-words")
        stage = HBox([self._board, column])
        stage.add_class("ruleboard-stage")
        return stage

    def _row(self, *children: Any, wide: bool = False) -> HBox:
        """Controls side by side, as wide as the board unless they need more; they wrap where a window is narrow."""
        width = "auto" if wide else f"{self._size}px"
        row = HBox(children, layout=Layout(width=width, max_width="100%"))
        row.add_class("ruleboard-row")
        return row

    # Without a kernel, without a browser.

    def __repr__(self) -> str:
        lines = (self.view.diagram, self.status, self.message)
        return "\n".join(line for line in lines if line)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        bundle: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        bundle["text/plain"] = repr(self)
        bundle["text/html"] = self._still()
        return bundle

    def _still(self) -> str:
        """The picture that stays in a saved notebook, with the words that go with it."""
        (shown,) = self._saved_views()
        above, below = (words_html(shown, places) for places in (self.above, self.below))
        return above + still(shown, self._size) + below

    def _saved_views(self) -> tuple[View, ...]:
        """What is saved may be printed, or read anywhere: it does not follow a page that is dark at the moment."""
        return self._look(self._chosen_look(dark=False)) if self._board.pad.dark else self._views

    def close(self) -> None:
        """Take the board off the page and give the memory of all its parts back."""
        for part in (*self.children, *self._unplaced):
            _close(part)
        self.layout.close()
        super().close()


def _heard(views: tuple[View, ...]) -> tuple[Passage, ...]:
    """What a screen reader says of some views."""
    return tuple(said for each in views[:1] for said in (each.answer, each.headline))


def _close(part: Any) -> None:
    """Close a control, or a row of them, with its layout and style, which live on by themselves otherwise."""
    if not isinstance(part, BoardView):
        for child in getattr(part, "children", ()):
            _close(child)
        for name in ("layout", "style"):
            if part.has_trait(name):
                getattr(part, name).close()
    part.close()
