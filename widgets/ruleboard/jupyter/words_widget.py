"""A widget of words and controls: it sends inputs to the machine of a `Board` value and shows the result.

`BoardWidget` adds a board with sites. What has none, such as a learner's results, needs nothing but this.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from inspect import getattr_static
from typing import TYPE_CHECKING, Any, ClassVar

import traitlets
from ipywidgets import Layout, VBox

from ruleboard.jupyter import notebook
from ruleboard.jupyter.arrangement import arranged, close, names
from ruleboard.jupyter.diary import Page
from ruleboard.jupyter.handover import Start
from ruleboard.jupyter.options import Text, validated_method
from ruleboard.jupyter.runner import Host, Runner
from ruleboard.jupyter.snapshot import Snapshot
from ruleboard.jupyter.words_model import Ears, WordsModel
from ruleboard.lang import EDITIONS, Words
from ruleboard.machines.board import Board, Effect, Given, Lower, Recall, step, waiting
from ruleboard.machines.notation import NotABoard, read, resume, write
from ruleboard.page import controls
from ruleboard.page.html import Passage
from ruleboard.page.kind import Commands, Kind, every, standing
from ruleboard.page.view import Look, WordsView
from ruleboard.rules.errors import BadValue, Unknown
from ruleboard.scene.theme import DARK, LIGHT, THEMES
from ruleboard.session.inputs import Pick
from ruleboard.session.motion import Motion
from ruleboard.teaching.narration import errors_in_words, tell

if TYPE_CHECKING:
    from ruleboard.jupyter.widget import BoardWidget

AUTO = "auto"  # the theme that follows the page
NOWHERE = object()


class WordsWidget(VBox):
    """Texts and controls on a page, in the reader's language; invalid options are rejected, and nothing changes."""

    lang = Text("en", help=f"The language, or two: {', '.join(EDITIONS)}.")
    theme = Text(
        AUTO, help="The colours: light, dark, contrast, or auto: light or dark as the page is."
    )

    kind: ClassVar[Kind]
    options: ClassVar[tuple[str, ...]] = ("lang", "theme")
    settable: ClassVar[tuple[str, ...]] = options
    _made = False
    _size = 0  # pixels; 0: as wide as the page allows
    _keys: tuple[str, ...] = ()
    _part_of: BoardWidget | None = None  # the board below which this one was opened
    _lower: BoardWidget | None = None

    def __init__(
        self, value: Board[Any], *, lang: str, theme: str, pages: Sequence[Page | None] = ()
    ) -> None:
        """`pages` are the entries in the progress file."""
        self._value, self._first = value, value
        self._views: tuple[Any, ...] = ()
        self._commands: Commands = ()
        self._repeats = 0  # how often the same answer was repeated
        self._told: dict[str, Any] = {}  # texts that depend only on the language
        self._short: dict[str, str] = {}  # cache of button labels in this language
        self._words = Words(lang)
        self._runner = Runner(self._host(), pages)
        self._snapshot = Snapshot(self)
        self._faces: tuple[Any, ...] = self._make_faces()
        super().__init__(layout=Layout(width="auto", max_width="100%"))
        self._made = True
        self.add_class("ruleboard")
        with self.hold_trait_notifications():
            self.lang, self.theme = lang, theme
            self._set_options()
        self.pad.observe(self._darkened, names="dark")
        self.children = self._arranged()
        self.observe(self._chosen, names=list(self.options))
        self._show()
        notebook.NOTEBOOK.add(self, notebook.running())
        if self._part_of is None:
            self._runner.follow(waiting(value))

    def _set_options(self) -> None:
        """Set further options, before anything is shown or registered: one of them may be refused."""

    def _make_faces(self) -> tuple[Any, ...]:
        """The models that show the Views: without a board, one for all words."""
        return (WordsModel(self._ears()),)

    def _ears(self) -> Ears:
        return Ears(
            key=self._pressed,
            do=self._button_pressed,
            choose=lambda menu, number: self.do(Pick(menu, number)),
            language=self._choose_language,
            keep=self._keep,
        )

    def _arranged(self) -> tuple[Any, ...]:
        """The child widgets, from top to bottom."""
        parts = self.kind.parts(self._value, self.kind.commands(self._value))
        return (*self._faces, *arranged(parts, self._faces, self.game, self._size, text=False))

    # The public API.

    @property
    def words(self) -> Words:
        """The catalog of the board's language."""
        return self._words

    @property
    def game(self) -> str:
        """The game whose refusals may be raised; empty without a board."""
        return ""

    @property
    def pad(self) -> WordsModel:
        """The model of the words and controls."""
        return self._faces[0].pad  # type: ignore[no-any-return]

    def __setattr__(self, name: str, value: Any) -> None:
        """Set an attribute; an unknown public name raises `Unknown` with the valid names, instead of being created."""
        if not name.startswith("_") and not self._can_be_set(name):
            with errors_in_words(self._words, self.game):
                raise Unknown("unknown_option", got=name, expected=self.settable)
        super().__setattr__(name, value)

    def _can_be_set(self, name: str) -> bool:
        member = getattr_static(type(self), name, NOWHERE)
        return member is not NOWHERE and not (isinstance(member, property) and member.fset is None)

    @validated_method
    def press(self, key: str) -> None:
        """Press a key, by the browser's name for it: "u", "Escape", "ArrowRight", "Space"."""
        self.pad.press(key)

    def come(self) -> None:
        """Scroll the board into view and give it the keyboard focus."""
        self.pad.called = True

    @property
    def value(self) -> Board[Any]:
        """The complete state of the board, without its display options, as one immutable value; it can be set."""
        return self._value

    @value.setter
    def value(self, value: Board[Any]) -> None:
        self._take(value)

    @property
    def saved(self) -> str:
        """The inputs to the board and those below it, serialized as text; empty if they are too many to replay."""
        return write(self._value) or ""

    @validated_method
    def restore(self, text: str) -> None:
        """Replay a text from `saved` of a board made by the same call; any other raises `BadValue` and changes none."""
        try:
            self.value = read(self._first, text)
        except NotABoard as error:
            raise BadValue("foreign_board") from error

    @property
    def task_keys(self) -> tuple[str, ...]:
        """The keys of its tasks in the progress file, without extra ones; empty outside a notebook."""
        return self._keys

    @validated_method
    def resume(self, start: Start) -> None:
        """Continue where the board was left; if that is not known, with the stars that were earned earlier."""
        if start.text:
            with suppress(NotABoard):
                self.value = resume(self._value, self._first, start.text)
                return
        stars = () if start.anew else self._runner.earned
        if any(stars):
            self.value, _ = step(self._value, Recall(stars))

    @property
    def state(self) -> Any:
        """The state of the board's machine: its mode and its record."""
        return self._value.machine.part(self._value.state)

    @property
    def view(self) -> Any:
        """What is shown: the texts and, of a board, the picture and the labels of its sites."""
        return self._views[0]

    @property
    def views(self) -> tuple[Any, ...]:
        """The View of each board, where several are side by side."""
        return self._views

    @property
    def message(self) -> str:
        """The last answer, in the reader's language."""
        return str(self.view.answer)

    @property
    def status(self) -> str:
        """What to do now, in the reader's language."""
        return "\n".join(self.view.duty.texts)

    @property
    def thinking(self) -> bool:
        """Whether a search is running."""
        return self._made and self.comm is not None and self._value.thinks

    @property
    def commands(self) -> Commands:
        """All commands of the board, with their current state."""
        return self._commands

    @property
    def lower(self) -> BoardWidget | None:
        """The board below this one, or None."""
        return self._lower

    @property
    def runner(self) -> Runner:
        """The runner of the board's effects."""
        return self._runner

    # Inputs.

    @validated_method
    def do(self, given: Given) -> None:
        """Send an input to the board, show the result, then run its effects."""
        if self._part_of is not None:
            self._part_of.do(Lower(given))
            return
        value, effects = step(self._value, given)
        self._take(value, effects, given)

    def _pressed(self, key: str, _: str | None) -> None:
        self.do(controls.keys_of(self._commands)[key].input)

    def _button_pressed(self, name: str) -> None:
        found = [each for each in self._commands if each.name == name and each.icon is not None]
        if found:  # else the page handles it
            self.do(found[0].input)

    # The page.

    def _take(
        self, value: Board[Any], effects: tuple[Effect, ...] = (), given: Given | None = None
    ) -> None:
        """Show a new value; if that raises an exception, the board keeps its old value."""
        if self._part_of is not None:
            self._part_of.value = replace(self._part_of.value, below=value)
            return
        before, self._value, shown = self._value, value, False
        try:
            self._follow(before, given)
            shown = True
        finally:
            if not shown:
                self._value = before
        self._runner.follow(effects or waiting(value))

    def _follow(self, before: Board[Any], given: Given | None) -> None:  # noqa: ARG002
        """Update the page from `before` to the current value."""
        self._show(answering=given is not None)

    def _host(self) -> Host:
        return Host(
            do=self.do,
            come=self.come,
            progress=lambda share: setattr(self.pad, "progress", round(100 * share)),
            lower=lambda: self._lower and self._lower.runner,
        )

    def _chosen(self, _: dict[str, Any]) -> None:
        """Callback: an option has changed."""
        self._show()

    def _choose_language(self, lang: str) -> None:
        """Callback: a language was chosen from the menu; it applies to all boards with the same language."""
        for board in [each for each in notebook.NOTEBOOK.boards if each.lang == self.lang]:
            board.lang = lang

    def _darkened(self, _: object) -> None:
        if self.theme == AUTO:
            self._show()

    def _show(
        self,
        motions: tuple[Motion, ...] = (),
        *,
        answering: bool = False,
        carried: bool = False,
    ) -> None:
        """Make the Views and send them to the page, the picture first: it is what users wait for after a click."""
        value = self._value
        commands = self.kind.commands(value)
        if self._told.get("edition") != self.lang:
            self._told = {**controls.language_menu(self.lang), "names": names(self._words)}
            self._short = {}
        look = self._look(dark=self.pad.dark)
        views = self.kind.views(value, self.words, look, self._said(value, commands))
        repeats = self._repeats + (answering and _heard(views) == _heard(self._views))
        keys = tuple(controls.keys_of(commands))
        moving = self._motion_of(views, motions, carried=carried)
        views = tuple(
            replace(each, keys=keys, repeats=repeats, **more)
            for each, more in zip(views, moving, strict=True)
        )
        buttons = every(commands)
        around = {
            **self._told,
            "faces": controls.faces(buttons, self._words, self._short),
            "standing": standing(buttons),
            "trays": self.kind.trays(value, self.words),
            **self.kind.switches(value),
        }
        self._commands, self._views, self._repeats = commands, views, repeats
        for face, shown in zip(self._faces, views, strict=True):
            first = face is self._faces[0]
            face.show(shown, around if first else {"names": around["names"]})

    def _motion_of(
        self,
        views: tuple[Any, ...],
        motions: tuple[Motion, ...],  # noqa: ARG002 - for boards
        *,
        carried: bool,  # noqa: ARG002
    ) -> Sequence[dict[str, Any]]:
        """The fields of each View that describe its motion; words have none."""
        return ({},) * len(views)

    def _look(self, *, dark: bool) -> Look:
        """The current display options; `dark` resolves the theme "auto"."""
        return Look(self._theme(dark=dark))

    def _theme(self, *, dark: bool) -> str:
        return self.theme if self.theme != AUTO else DARK.name if dark else LIGHT.name

    def _said(self, value: Board[Any], commands: Commands) -> tuple[str, ...]:
        """Texts that no machine produces: the keys."""
        return tell(self._words, self.kind.helped(commands)) if value.said == "help" else ()

    # Static output.

    def __repr__(self) -> str:
        return self.kind.plain(self._value, self._views, self.words)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = {**super()._repr_mimebundle_(**kwargs), **self._snapshot.taken()}
        metadata = self._snapshot.metadata(current=False)
        return (bundle, metadata) if metadata else bundle

    def still(self) -> str:
        """The static HTML for a saved notebook; with theme "auto" always light, whatever the page is now."""
        views = self._views
        if self.pad.dark:
            said = self._said(self._value, self._commands)
            views = self.kind.views(self._value, self.words, self._look(dark=False), said)
        return self.kind.saved(self._value, views, self.words, self._size)

    def _keep(self) -> None:
        """Callback: send a snapshot to the page, to be saved; a lower board is saved with the one above."""
        if self._part_of is not None:
            self._part_of._keep()  # noqa: SLF001 - a board as this one
        elif self._snapshot.wanted():
            self.pad.send({"kind": "kept", "id": self.model_id, **self._snapshot.current})

    def close(self) -> None:
        """Remove it from the page, and free the models of all child widgets."""
        if self._made:
            self._runner.stop()
            for part in self.children:
                close(part)
            self.layout.close()
        super().close()

    @traitlets.validate("lang")
    def _check_language(self, proposal: dict[str, Any]) -> str:
        with errors_in_words(self._words, self.game):
            self._words = Words(proposal["value"])
        return str(proposal["value"])

    @traitlets.validate("theme")
    def _check_theme(self, proposal: dict[str, Any]) -> str:
        value = str(proposal["value"])
        with errors_in_words(self._words, self.game):
            if value not in (AUTO, *THEMES):
                raise Unknown("unknown_theme", got=value, expected=(AUTO, *THEMES))
        return value


def _heard(views: tuple[WordsView, ...]) -> tuple[Passage, ...]:
    """The texts that a screen reader announces."""
    return tuple(said for each in views[:1] for said in (each.answer, each.headline))
