"""What every board in a notebook has in common: a picture, a status line, a language, and words for both."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from importlib import import_module
from typing import Any, Generic, TypeVar
from weakref import WeakSet

from ipywidgets import HBox, Layout, VBox

from ruleboard.jupyter import cells
from ruleboard.jupyter.appearance import Looks
from ruleboard.jupyter.controls import BUTTON, MOTION, OF_PAGE, Buttons, Command, language_menu
from ruleboard.jupyter.face import Face
from ruleboard.jupyter.options import Options, heard
from ruleboard.jupyter.pad import Ears
from ruleboard.jupyter.panel import BOX, Panel
from ruleboard.jupyter.pen import Penned
from ruleboard.jupyter.shared import layout
from ruleboard.jupyter.size import Size, width_of
from ruleboard.jupyter.snapshot import Saved
from ruleboard.jupyter.textboard import TextView
from ruleboard.jupyter.writing import Writing
from ruleboard.lang import LANGUAGES, Words
from ruleboard.page.html import Passage
from ruleboard.page.legend import explains
from ruleboard.page.view import STATUS, Look, Place, View, view
from ruleboard.rules import begin
from ruleboard.rules.base import Note, Position, Site, Unknown
from ruleboard.scene import text
from ruleboard.session.hand import Drop, drop, is_meant
from ruleboard.session.inputs import Click, Do, Input, Reply, State
from ruleboard.session.motion import Motion, between
from ruleboard.session.questions import Question, answer
from ruleboard.teaching.narration import tell
from ruleboard.teaching.vocabulary import usage

Step = Callable[[Any, Input], tuple[Any, Reply]]
"""How a machine goes on: its state and an input in, its next state and a reply out."""

Given = Input | Drop | Question
"""What a person does at a board: an input, a piece that was dragged, or a question, which changes nothing."""

READING: Mapping[str, Place | None] = {BOX: None, "legend": None, f"{BUTTON}{MOTION.name}": None}
"""A board in words has its box beside it, nothing painted to explain, and nothing that moves."""

NAMES = {
    "moves": "ui.moves",
    "start": "ui.start_position",
    "box": "ui.move_box",
    "slider": "ui.slider",
    "language": "ui.language",
    "lost": "ui.lost",
    "run_again": "ui.run_again",
    "ringed": "ui.ringed",
    "arrow_to": "ui.arrow_to",
    "arrow_begins": "ui.arrow_begins",
    "wiped": "ui.wiped",
    "choices": "ui.choices",
    "make": "ui.make",
    "places": "ui.places",
    "pick": "ui.pick",
    "progress": "ui.progress",
    "ruleboard-sound-on": "ui.sound_on",
    "ruleboard-sound-off": "ui.sound_off",
    "ruleboard-moving-on": "ui.motion_on",
    "ruleboard-moving-off": "ui.motion_off",
}
"""What a page says of its own, in the reader's language."""


def position_of(game: str | Position, position: str | None) -> Position:
    """The position that an author means: one of their own, one written as text, or the start of a game."""
    if isinstance(game, str):
        return begin(game, position)
    if position is not None:
        raise Unknown("position_twice", got=position)
    return game


S = TypeVar("S", bound=State)


class BoardWidget(Looks, Writing, Penned, Saved, VBox, Generic[S], metaclass=Options):
    """The common body of Play, Demo and Exercise: inputs go to the machine, and what it makes of them to the page."""

    commands: tuple[Command, ...] = ()
    keys_help = "ui.keys"  # a game with keys of its own has a sentence of its own for it
    above: tuple[Place, ...] = ()  # the words over the picture, on the page and in what is saved
    below: tuple[Place, ...] = STATUS  # those under it

    def __init__(
        self, state: S, step: Step, *, lang: str, theme: str, size: Size, text: bool = False
    ) -> None:
        width = width_of(size, state.position)
        self._state = state
        self._step = step
        self._reply = Reply()
        self._views: tuple[View, ...] = ()
        self._repeats = 0  # how often the same was said once more
        self._said: tuple[str, ...] = ()  # what no note can carry
        self._about = ""  # what that is about, to say it in another language
        self._words = Words(lang)
        self._told: dict[str, Any] = {}  # the words that only a language can change
        self._size = width
        self._ears = Ears(
            pick=self._clicked,
            key=self._pressed,
            drag=self._dragged,
            do=self._button_pressed,
            choose=self._chosen,
            make=self._made,
            language=self._choose_language,
            keep=self._keep,
        )
        self._text = text
        self._board = self._face()
        self._boards: tuple[Face, ...] = (self._board,)
        self._motions: tuple[Motion, ...] = ()  # of each board, until they are shown
        self._carried = False  # a piece that was dragged is already where it goes
        self._buttons = Buttons(self._offered())
        super().__init__(layout=Layout(width="auto", max_width="100%"))
        self.add_class("ruleboard")
        if size == "large":
            self.add_class("ruleboard-big")
        with self.hold_trait_notifications():
            self.lang, self.theme = lang, theme
        self._board.pad.observe(self._written, names="written")
        self._board.pad.observe(self._darkened, names="dark")
        self.children = self._arrange()
        self.observe(self._refresh, names=["lang", "theme", "coordinates"])
        self._refresh()
        _living.add(self)
        cells.MADE.add(self, cells.running())

    # What a kind of board decides for itself.

    def _arrange(self) -> tuple[Any, ...]:
        """The parts of the widget, from top to bottom."""
        return (self._stage(*self.below),)

    def _face(self, *, alone: bool = True) -> Face:
        """A board on the page: painted, or in words. Who reads does not have to load what paints."""
        if self._text:
            return TextView(self._ears, alone=alone)
        found: Face = import_module("ruleboard.jupyter.board").BoardView(self._ears, self._size)
        return found

    def _look(self, look: Look) -> tuple[View, ...]:
        """What there is to see now, on each of the boards."""
        return (view(self._state, self._reply, self._words, look, said=self._said),)

    def _offered(self) -> tuple[Command, ...]:
        """The commands that have a button somewhere on the page, if they have an icon."""
        return (*self.commands, *OF_PAGE, MOTION)

    def _moved(self, before: S) -> tuple[Motion, ...]:
        """How each of the boards got from what it showed to what there is now."""
        return (between(before, self._state),)

    def _adjust(self) -> None:
        """Bring the buttons into line with the state, before they are told: which of them are of use now."""

    def _controls(self) -> dict[str, Any]:
        """What the page is told of the controls; what has not changed costs nothing."""
        return {**self._told, "faces": self._buttons.faces, "standing": self._buttons.standing}

    def _commands_now(self) -> tuple[Command, ...]:
        """What can be told to the board at the moment; of two that share a key, the later one has it."""
        return self.commands

    def _help(self) -> tuple[Note, ...]:
        """What the key ? tells."""
        return (Note(f"{self.position.game}.{self.keys_help}"), Note("ui.pen"))

    def _act(self, command: Command) -> None:
        """Do what a button or a key stands for: for most commands that is a matter of the machine."""
        if command.name in ("describe", "help"):
            self._say(self._told_of(command.name), command.name)
        else:
            self._do(command.input)

    def _told_of(self, name: str) -> tuple[str, ...]:
        """What no machine answers, in the reader's language: the board described, the keys, what can be written."""
        if name == "describe":
            return text.describe(self.position, self._words, pieces=self._state.pieces)
        if name == "usage" or (name == "help" and self._text):
            return usage(self._words, self.position, self.written)
        return tell(self._words, self._help()) if name else ()

    # What people and programs do.

    @heard
    def click(self, site: Site) -> None:
        """Pick a site, as a click in the browser does."""
        self._board.click(site)

    @heard
    def drag(self, source: Site, target: Site | None = None) -> None:
        """Drag a piece to a site, as in the browser; without a target, off the board."""
        self._board.drag(source, target)

    @heard
    def press(self, key: str, site: Site | None = None) -> None:
        """Press a key on the board, as the browser names it: "u", "Escape", "ArrowRight", "Space".

        With a site, as if that had the focus.
        """
        self._board.press(key, site)

    def come(self) -> None:
        """Bring the board into view, and give it the focus."""
        self._board.pad.called = True

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

    def _dragged(self, source: Site, target: Site | None) -> None:
        given = Drop(source, target)
        if is_meant(self._state, given):
            self._do(given)

    def _button_pressed(self, name: str) -> None:
        if self._buttons[name] not in (*OF_PAGE, MOTION):
            self._act(self._buttons[name])

    def _made(self, number: int) -> None:
        """A move was picked from the list."""
        self._do(Do("make", number))

    def _chosen(self, tray: str, number: int) -> None:
        """A button of a tray was pressed, by its number from 0."""

    def _pressed(self, key: str, _site: Site | None) -> None:
        self._act(self._keys()[key])

    def _keys(self) -> dict[str, Command]:
        return {key: command for command in self._commands_now() for key in command.keys}

    def _do(self, given: Given) -> None:
        """One input. What cannot be shown has not happened: the board stays as it was."""
        before = self._state, self._reply
        if isinstance(given, Question):
            self._reply = answer(self._state, given)
        elif isinstance(given, Drop):
            self._state, self._reply = drop(self._step, self._state, given)
        else:
            self._state, self._reply = self._step(self._state, given)
        shown = False
        try:
            self._motions = self._moved(before[0])
            self._carried = isinstance(given, Drop)
            self._say(())
            shown = True
        finally:
            self._motions, self._carried = (), False
            if not shown:
                self._state, self._reply = before
        if before[0].pieces != self._state.pieces:
            self.pen = ()  # what was drawn was drawn on another board

    def _say(self, texts: tuple[str, ...], about: str = "") -> None:
        self._said, self._about = texts, about
        self._show(answering=True)

    # The page.

    def _choose_language(self, lang: str) -> None:
        """A language was chosen from the menu: for the lesson, so for all boards that speak as this one does."""
        before = self.lang
        for board in (self, *_living):
            if board.lang == before:
                board.lang = lang

    def _refresh(self, _: object = None) -> None:
        """Show everything anew: something else than an input has changed it."""
        self._show()

    def _show(self, *, answering: bool = False) -> None:
        """Show everything, the picture first: it is what an eye waits for after a click."""
        keys = tuple(self._keys())
        if self._told.get("edition") != self.lang:
            self._retell()
        views = self._look(self._chosen_look(dark=self._board.pad.dark))
        if answering and _heard(views) == _heard(self._views):
            self._repeats += 1
        motions = self._motions or ((),) * len(views)
        moving = self.animate and not self._carried
        self._views = tuple(
            replace(each, keys=keys, repeats=self._repeats, motion=motion, moving=moving)
            for each, motion in zip(views, motions, strict=True)
        )
        self._adjust()
        controls = self._controls()
        for board, shown in zip(self._boards, self._views, strict=True):
            board.show(shown, controls if board is self._board else {"names": controls["names"]})

    def _retell(self) -> None:
        """Say in another language what only a change of language changes."""
        names = {each: self._words.first(key, at="{at}") for each, key in NAMES.items()}
        names["pause"] = LANGUAGES[self._words.languages[0]].pause
        self._told = {**language_menu(self.lang), "names": names}
        self._buttons.tell(self._words)
        self._said = self._told_of(self._about)

    def _panel(self, *places: Place) -> Panel:
        """A place for words and controls on the page; a board in words has the box, and nothing painted to explain."""
        kept: Place = ("key", "legend") if explains(self.position.game) else "legend"
        found = _with({"legend": kept, **(READING if self._text else {})}, places)
        return Panel(self._board.pad, *found, size=self._size)

    def _stage(self, *places: Place) -> HBox:
        """The board, and what it says: beside it where there is room, else directly below."""
        column = self._panel(*places)
        column.add_class("ruleboard-words")
        stage = HBox([self._board, column], layout=layout())
        stage.add_class("ruleboard-stage")
        return stage

    def _row(self, *places: Place, wide: bool = False) -> Place:
        """Controls side by side, as wide as the board unless they need more; they wrap where a window is narrow."""
        return ("row" if wide else "row ruleboard-narrow", *places)

    def close(self) -> None:
        """Take the board off the page and give the memory of all its parts back."""
        _living.discard(self)
        for part in self.children:
            _close(part)
        self.layout.close()
        super().close()


def _with(others: Mapping[str, Place | None], places: Iterable[Place]) -> tuple[Place, ...]:
    """Some places with others instead of some of them, in frames too; None is no place at all."""
    found = (
        others.get(each, each) if isinstance(each, str) else _with(others, each) for each in places
    )
    return tuple(each for each in found if each is not None)


def _heard(views: tuple[View, ...]) -> tuple[Passage, ...]:
    """What a screen reader says of some views."""
    return tuple(said for each in views[:1] for said in (each.answer, each.headline))


_living: WeakSet[BoardWidget[Any]] = WeakSet()
"""The boards of this kernel that are not closed."""


def _close(part: Any) -> None:
    """Close a part of a board, with its own parts; layouts are shared, and stay."""
    if not isinstance(part, Face):
        for child in getattr(part, "children", ()):
            _close(child)
    part.close()
