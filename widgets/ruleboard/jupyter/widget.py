"""The one widget class for every kind of board: its sites, besides words and controls."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

import traitlets

from ruleboard.jupyter.arrangement import arranged, boards
from ruleboard.jupyter.diary import Page
from ruleboard.jupyter.face import Face
from ruleboard.jupyter.options import Text, Truth, validated_method
from ruleboard.jupyter.pad import Pad
from ruleboard.jupyter.pen import Drawing, drawings
from ruleboard.jupyter.size import Size, width_of
from ruleboard.jupyter.words_model import Ears
from ruleboard.jupyter.words_widget import WordsWidget
from ruleboard.lang import Words
from ruleboard.machines.board import Board, Given, Lower, Say
from ruleboard.page import controls
from ruleboard.page.exercise import task_text
from ruleboard.page.kind import Commands
from ruleboard.page.view import COORDINATES, Look, View, reader
from ruleboard.rules.base import Position, Site
from ruleboard.rules.errors import Unknown
from ruleboard.rules.registry import game as find_game
from ruleboard.scene import text as scene_text
from ruleboard.session.answers import answers_of
from ruleboard.session.hand import Drop, is_meant
from ruleboard.session.inputs import Ask, Click, Do, Shown, Tone, Type
from ruleboard.session.intent import is_written, understood
from ruleboard.session.motion import Motion
from ruleboard.session.questions import Unclear
from ruleboard.teaching.narration import errors_in_words
from ruleboard.teaching.vocabulary import usage, vocabulary


class BoardWidget(WordsWidget):
    """A board on a page: a picture, a status line, texts and controls, in the reader's language.

    Its subclasses `Play`, `Demo`, `Exercise`, `Practice`, `Compare` and `Review` are only constructors.
    """

    coordinates = Text(
        "names",
        help="What stands at the squares: names, grid (rows and columns, where a game has them) or none.",
    )
    notation = Text(
        "",
        help="How squares are named, where a game has several ways; by default as the players of these rules do.",
    )
    animate = Truth(
        default_value=True,
        help="Whether moves are seen to happen, where a reader wants that.",
    )

    below_kinds: ClassVar[Mapping[str, type[BoardWidget]]] = {}  # by machine name
    options = (*WordsWidget.options, "coordinates", "notation", "animate")
    settable = (*options, "pen")

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
        notation: str = "",
    ) -> None:
        """`pages` are the entries in the progress file; `part_of` is the board below which this one was opened."""
        self._size = width_of(size, value.shown.position)
        self._text, self._part_of, self._notation = text, part_of, notation
        super().__init__(value, lang=lang, theme=theme, pages=pages)
        if size == "large":
            self.add_class("ruleboard-big")
        self.pad.observe(self._written, names="written")
        self.pad.observe(self._jumped, names="at")

    def _set_options(self) -> None:
        self.notation = self._notation

    def _make_faces(self) -> tuple[Face, ...]:
        count = self.kind.boards(self._value)
        return boards(self._ears(), self._size, count=count, text=self._text)

    def _ears(self) -> Ears:
        return replace(
            super()._ears(),
            pick=lambda site: self.do(Click(site)),
            drag=self._dragged,
            make=lambda number: self.do(Do("make", number)),
        )

    def _arranged(self) -> tuple[Any, ...]:
        parts = self.kind.parts(self._value, self.kind.commands(self._value))
        return arranged(parts, self._faces, self.game, self._size, text=self._text)

    # The public API.

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self._value.shown.position

    @property
    def words(self) -> Words:
        """The catalog of the board's language, with the names of sites that its readers use."""
        return reader(self._words, self.position, self.notation)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.position.game

    @property
    def pad(self) -> Pad:
        """The pad of the board; with several boards, that of the first."""
        return self._faces[0].pad  # type: ignore[no-any-return]

    @property
    def faces(self) -> tuple[Face, ...]:
        """The boards on the page: one, or several side by side."""
        return self._faces

    @property
    def pads(self) -> tuple[Pad, ...]:
        """The pads of all boards."""
        return tuple(face.pad for face in self._faces)

    @property
    def task(self) -> str:
        """The task, in the reader's language; empty where there is none."""
        return task_text(self.view)

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
        buttons = tuple((each.name, each.word) for each in self._commands if each.icon is not None)
        naming = self.words.naming
        read = naming.read(text) if naming else text
        known = vocabulary(self._words.lang, self.position.game, self.kind.written, buttons)
        given: Given = understood(read, known, self.position, naming, task=self.kind.task)
        if isinstance(given, Unclear):  # quoted as it was written
            given = replace(given, got=text)
        elif given == Type(read) and not is_written(read, self.position):
            given = Type(text)
        if given == Do("help"):
            given = Say("usage")
        elif isinstance(given, Do):
            name = given.command
            given = next((each.input for each in self._commands if each.name == name), given)
        self.do(given)

    @property
    def shown(self) -> Shown:
        """What the board shows: position, pieces, marks, what to do, and whether it is flipped."""
        return self._value.shown

    @property
    def view(self) -> View:
        """What the board shows: the picture, the labels of its sites, and the texts around it."""
        return self.views[0]

    @property
    def views(self) -> tuple[View, ...]:
        """The View of each board, where several are side by side."""
        return self._views

    @validated_method
    def draw(self, *sites: Site) -> None:
        """Draw a ring, `draw("d6")`, or an arrow, `draw("d6", "f6")`; `board.pen = ()` removes all drawings."""
        self.pen = (*self.pen, sites)

    @property
    def pen(self) -> tuple[Drawing, ...]:
        """The drawings on the board: a ring is `("d6",)`, an arrow `("d6", "f6")`. The next move removes them."""
        return tuple(tuple(each) for each in self.pad.drawn)

    @pen.setter
    @validated_method
    def pen(self, pen: Iterable[Site | Sequence[Site]]) -> None:
        found = drawings(pen, [site[0] for site in self.pad.sites])
        for pad in self.pads:
            pad.drawn = found

    # Inputs.

    def _pressed(self, key: str, site: Site | None) -> None:
        command = controls.keys_of(self._commands)[key]
        if site and command.about_site and answers_of(self.position).asks:
            self.do(Ask(site))
        else:
            self.do(command.input)

    def _dragged(self, source: Site, target: Site | None) -> None:
        if is_meant(self._value.shown, given := Drop(source, target)):
            self.do(given)

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
        lower.notation = self.notation
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

    def _chosen(self, change: dict[str, Any]) -> None:
        """Callback: a display option has changed; copy it to the board below."""
        if change["name"] != "animate":
            self._show()
        if self._lower is not None:
            setattr(self._lower, change["name"], change["new"])

    def _motion_of(
        self, views: tuple[View, ...], motions: tuple[Motion, ...], *, carried: bool
    ) -> Sequence[dict[str, Any]]:
        moving = self.animate and not carried
        return [{"motion": each, "moving": moving} for each in motions or ((),) * len(views)]

    def _look(self, *, dark: bool) -> Look:
        return Look(self._theme(dark=dark), self.coordinates, self._text, self.notation)

    def _said(self, value: Board[Any], commands: Commands) -> tuple[str, ...]:
        """Texts that no machine produces: the description of the board, the keys, the vocabulary of the move box."""
        if value.said == "describe":
            shown = value.shown
            return scene_text.describe(shown.position, self.words, pieces=shown.pieces)
        if value.said == "usage" or (value.said == "help" and self._text):
            return usage(self.words, self.position, self.kind.written)
        return super()._said(value, commands)

    def close(self) -> None:
        """Remove the board and those below it from the page, and free the models of all child widgets."""
        self._close_lower()
        super().close()

    @traitlets.validate("notation")
    def _check_notation(self, proposal: dict[str, Any]) -> str:
        value = str(proposal["value"])
        with errors_in_words(self._words, self.game):
            known = find_game(self.game).notations
            if value and value not in known:
                raise Unknown("unknown_notation", got=value, expected=('""', *known))
        return value

    @traitlets.validate("coordinates")
    def _check_coordinates(self, proposal: dict[str, Any]) -> str:
        value = str(proposal["value"])
        with errors_in_words(self._words, self.game):
            if value not in COORDINATES:
                raise Unknown("unknown_coordinates", got=value, expected=tuple(COORDINATES))
        return value
