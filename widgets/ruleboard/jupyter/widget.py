"""The one widget class for every kind of board: it sends inputs to the machine and shows the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar
from weakref import WeakSet

from ipywidgets import Layout

from ruleboard.jupyter import cells
from ruleboard.jupyter.appearance import AUTO, Appearance
from ruleboard.jupyter.arrangement import arranged, boards, close, names
from ruleboard.jupyter.diary import Page
from ruleboard.jupyter.options import validated_method
from ruleboard.jupyter.pad import Ears
from ruleboard.jupyter.runner import Host, Runner
from ruleboard.jupyter.size import Size, width_of
from ruleboard.jupyter.snapshot import Snapshot
from ruleboard.lang import Words
from ruleboard.machines.board import Board, Effect, Given, Lower, Say, step, waiting
from ruleboard.page import controls
from ruleboard.page.html import Passage
from ruleboard.page.kind import Commands, Kind, every, standing
from ruleboard.page.view import View
from ruleboard.rules.base import Site
from ruleboard.scene import text as scene_text
from ruleboard.session.answers import answers_of
from ruleboard.session.hand import Drop, is_meant
from ruleboard.session.inputs import Ask, Click, Do, Pick, Tone
from ruleboard.session.intent import understood
from ruleboard.session.motion import Motion
from ruleboard.teaching.narration import tell
from ruleboard.teaching.vocabulary import usage, vocabulary

SHARED = ("lang", "theme", "coordinates", "animate")
"""Options that are copied to the board below."""


class BoardWidget(Appearance):
    """A board on a page: a picture, a status line, texts and controls, in the reader's language.

    Its subclasses `Play`, `Demo`, `Exercise`, `Practice`, `Compare` and `Review` are only constructors.
    """

    kind: ClassVar[Kind]
    below_kinds: ClassVar[Mapping[str, type[BoardWidget]]] = {}  # by machine name
    _made = False

    def __init__(
        self,
        value: Board[Any],
        *,
        lang: str,
        theme: str,
        size: Size,
        text: bool = False,
        pages: Sequence[Page | None] = (),
        part_of: BoardWidget | None = None,
    ) -> None:
        """`pages` are the entries in the progress file; `part_of` is the board below which this one was opened."""
        self._size = width_of(size, value.shown.position)
        self._value, self._first, self._part_of = value, value, part_of
        self._lower: BoardWidget | None = None
        self._views: tuple[View, ...] = ()
        self._commands: Commands = ()
        self._repeats = 0  # how often the same answer was repeated
        self._told: dict[str, Any] = {}  # texts that depend only on the language
        self._short: dict[str, str] = {}  # cache of button labels in this language
        self._words, self._text = Words(lang), text
        self._runner = Runner(self._host(), pages)
        self._snapshot = Snapshot(self)
        self._ears = Ears(
            pick=lambda site: self.do(Click(site)),
            key=self._pressed,
            drag=self._dragged,
            do=self._button_pressed,
            choose=lambda menu, number: self.do(Pick(menu, number)),
            make=lambda number: self.do(Do("make", number)),
            language=self._choose_language,
            keep=self._keep,
        )
        count = self.kind.boards(value)
        self._faces = boards(self._ears, self._size, count=count, text=text)
        super().__init__(layout=Layout(width="auto", max_width="100%"))
        self._made = True
        self.add_class("ruleboard")
        if size == "large":
            self.add_class("ruleboard-big")
        with self.hold_trait_notifications():
            self.lang, self.theme = lang, theme
        self.pad.observe(self._written, names="written")
        self.pad.observe(self._darkened, names="dark")
        self.pad.observe(self._jumped, names="at")
        parts = self.kind.parts(value, self.kind.commands(value))
        self.children = arranged(parts, self._faces, self.position.game, self._size, text=text)
        self.observe(self._chosen, names=list(SHARED))
        self._show()
        _living.add(self)
        cells.MADE.add(self, cells.running())
        if part_of is None:
            self._runner.follow(waiting(value))

    # The public API.

    @validated_method
    def click(self, site: Site) -> None:
        """Select a site, as a click in the browser does."""
        self.pad.pick(site)

    @validated_method
    def drag(self, source: Site, target: Site | None = None) -> None:
        """Drag a piece to a site, as in the browser; without a target, off the board."""
        self.pad.drag(source, target)

    @validated_method
    def press(self, key: str, site: Site | None = None) -> None:
        """Press a key on the board, by the browser's name for it: "u", "Escape", "ArrowRight", "Space".

        `site` is the site that has the focus.
        """
        self.pad.press(key, site)

    @validated_method
    def type(self, text: str) -> None:
        """Enter a move or a command, as in the move box: "32-28", "where kings", "around d6", "help"."""
        known = vocabulary(self._words.lang, self.position.game, self.kind.written)
        given: Given = understood(text, known, self.position, task=self.kind.task)
        if given == Do("help"):
            given = Say("usage")
        elif isinstance(given, Do):
            name = given.command
            given = next((each.input for each in self._commands if each.name == name), given)
        self.do(given)

    @property
    def state(self) -> Any:
        """The state of the board's machine: its mode, position and record."""
        return self._value.shown

    @property
    def view(self) -> View:
        """What the board shows: the picture, the labels of its sites, and the texts around it."""
        return self._views[0]

    @property
    def views(self) -> tuple[View, ...]:
        """The View of each board, where several are side by side."""
        return self._views

    @property
    def message(self) -> str:
        """The last answer of the board, in the reader's language."""
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

    def _pressed(self, key: str, site: Site | None) -> None:
        command = controls.keys_of(self._commands)[key]
        if site and command.about_site and answers_of(self.position).asks:
            self.do(Ask(site))
        else:
            self.do(command.input)

    def _dragged(self, source: Site, target: Site | None) -> None:
        if is_meant(self._value.shown, given := Drop(source, target)):
            self.do(given)

    def _button_pressed(self, name: str) -> None:
        found = [each for each in self._commands if each.name == name and each.icon is not None]
        if found:  # else the page handles it
            self.do(found[0].input)

    def _jumped(self, change: dict[str, Any]) -> None:
        if change["new"] != self._views[0].at:
            self.do(Do("go", change["new"]))

    def _written(self, change: dict[str, Any]) -> None:
        """Callback: a text was entered in the move box. It is cleared, unless the input was refused."""
        text = change["new"].strip()
        if not text:
            return
        self.type(text)
        if self.view.answer.kind != Tone.REFUSAL:
            self.pad.written = ""

    # The page.

    def _take(
        self, value: Board[Any], effects: tuple[Effect, ...] = (), given: Given | None = None
    ) -> None:
        """Show a new value; if that raises an exception, the board keeps its old value."""
        if self._part_of is not None:
            self._part_of.value = replace(self._part_of.value, below=value)
            return
        before = self._value
        self._value = value
        shown = False
        try:
            self._follow(before, given)
            shown = True
        finally:
            if not shown:
                self._value = before
        self._runner.follow(effects or waiting(value))

    def _follow(self, before: Board[Any], given: Given | None) -> None:
        """Update the page from `before` to the current value: this board if it has changed, and the one below."""
        value, lower = self._value, self._lower
        if not isinstance(given, Lower) or value.past is not before.past:
            motions = self.kind.motions(before, value) if given else ()
            self._show(motions, answering=given is not None, carried=isinstance(given, Drop))
            old, new = before.shown, value.shown
            if old.pieces != new.pieces or old.position.rules != new.position.rules:
                self.pen = ()  # drawings belong to the old position
        if value.below is None:
            self._close_lower()
        elif lower is None:
            self._open_lower(value.below)
        elif lower.value is not value.below:
            was = lower.value
            lower._value = value.below  # noqa: SLF001 - a board as this one
            inner = given.given if isinstance(given, Lower) else None
            lower._follow(was, inner)  # noqa: SLF001

    def _open_lower(self, value: Board[Any]) -> None:
        made = self.below_kinds[value.machine.name]
        lower = made.__new__(made)  # its own constructor would create a new value
        look: dict[str, Any] = {"lang": self.lang, "theme": self.theme, "size": self._size}
        BoardWidget.__init__(lower, value, **look, text=self._text, part_of=self)
        lower.coordinates, lower.animate = self.coordinates, self.animate
        lower.add_class("ruleboard-trial")
        self._lower = lower
        self.children = (*self.children, lower)
        if value.below is not None:
            lower._open_lower(value.below)  # noqa: SLF001 - a board as this one

    def _close_lower(self) -> None:
        if self._lower is not None:
            lower, self._lower = self._lower, None
            self.children = tuple(part for part in self.children if part is not lower)
            lower.close()

    def _host(self) -> Host:
        return Host(
            do=self.do,
            come=self.come,
            progress=lambda share: setattr(self.pad, "progress", round(100 * share)),
            lower=lambda: self._lower and self._lower.runner,
        )

    def _chosen(self, change: dict[str, Any]) -> None:
        """Callback: a display option has changed; copy it to the board below."""
        if change["name"] != "animate":
            self._show()
        if self._lower is not None:
            setattr(self._lower, change["name"], change["new"])

    def _choose_language(self, lang: str) -> None:
        """Callback: a language was chosen from the menu; it applies to all boards with the same language."""
        before = self.lang
        for board in (self, *_living):
            if board.lang == before:
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
        look = self._chosen_look(dark=self.pad.dark)
        views = self.kind.look(value, self._words, look, self._said(value, commands))
        repeats = self._repeats + (answering and _heard(views) == _heard(self._views))
        keys, moving = tuple(controls.keys_of(commands)), self.animate and not carried
        views = tuple(
            replace(each, keys=keys, repeats=repeats, motion=motion, moving=moving)
            for each, motion in zip(views, motions or ((),) * len(views), strict=True)
        )
        buttons = every(commands)
        around = {
            **self._told,
            "faces": controls.faces(buttons, self._words, self._short),
            "standing": standing(buttons),
            "trays": self.kind.trays(value, self._words),
            **self.kind.switches(value),
        }
        self._commands, self._views, self._repeats = commands, views, repeats
        for face, shown in zip(self._faces, views, strict=True):
            first = face is self._faces[0]
            face.show(shown, around if first else {"names": around["names"]})

    def _said(self, value: Board[Any], commands: Commands) -> tuple[str, ...]:
        """Texts that no machine produces: the description of the board, the keys, the vocabulary of the move box."""
        match value.said:
            case "describe":
                shown = value.shown
                return scene_text.describe(shown.position, self._words, pieces=shown.pieces)
            case "help" if not self._text:
                return tell(self._words, self.kind.helped(commands))
            case "help" | "usage":
                return usage(self._words, self.position, self.kind.written)
        return ()

    # Static output.

    def __repr__(self) -> str:
        return self.kind.plain(self._value, self._views, self._words)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        bundle: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        return {**bundle, **self._snapshot.taken()}

    def still(self) -> str:
        """The static HTML for a saved notebook; with theme "auto" always light, whatever the page is now."""
        views = self._views
        if self.pad.dark:
            said = self._said(self._value, self._commands)
            views = self.kind.look(self._value, self._words, self._chosen_look(dark=False), said)
        return self.kind.saved(self._value, views, self._words, self._size)

    def _keep(self) -> None:
        """Callback: send a snapshot to the page, to be saved; a lower board is saved with the one above."""
        if self._part_of is not None:
            self._part_of._keep()  # noqa: SLF001 - a board as this one
        elif self._snapshot.wanted():
            data = self._snapshot.content()
            self.pad.send({"kind": "kept", "id": self.model_id, "data": data})

    def close(self) -> None:
        """Remove the board and those below it from the page, and free the models of all child widgets."""
        _living.discard(self)
        if self._made:
            self._close_lower()
            self._runner.stop()
            for part in self.children:
                close(part)
            self.layout.close()
        super().close()


def _heard(views: tuple[View, ...]) -> tuple[Passage, ...]:
    """The texts that a screen reader announces."""
    return tuple(said for each in views[:1] for said in (each.answer, each.headline))


_living: WeakSet[BoardWidget] = WeakSet()
"""All open boards of this kernel."""
