"""The native controls around a board: real buttons and menus, so that keyboard and screen reader find them.

A command is listed once: its button, its key and its word follow from that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from ipywidgets import Button, ButtonStyle, Dropdown, HBox, Layout

from ruleboard.lang import EDITIONS, Words, named
from ruleboard.session.inputs import Do, Input

HIDDEN = "ruleboard-hidden"


@dataclass(frozen=True, slots=True)
class Command:
    """Something that a reader can tell a board to do, by a button if it has an icon, and by its keys."""

    name: str
    icon: str | None = None  # "" is a button with a word only
    keys: tuple[str, ...] = ()
    given: Input | None = None  # what the machine is given; by default the command of that name
    sentence: str = ""  # the word on the button; by default that of the user interface
    about_site: bool = False  # its keys on a site ask about that site, in games that can answer

    @property
    def input(self) -> Input:
        """What the machine is given."""
        return self.given or Do(self.name)

    @property
    def word(self) -> str:
        """The key of the word on the button."""
        return self.sentence or f"ui.{self.name}"


ENLARGE = Command("large", "expand")
"""Fill the window, and back: the page does it, on a click or the key B."""

SOUND = Command("sound", "volume-up")
"""Let moves be heard on this page, or no longer: the page does it and keeps it in mind, on a click or the key S."""

OF_PAGE = {ENLARGE: "ruleboard-enlarge", SOUND: "ruleboard-sound"}
"""The commands that the page obeys by itself, and by which class it knows their buttons."""


class Buttons:
    """The buttons of some commands, side by side. They share a layout and a style: a page has many of them."""

    def __init__(self, commands: Iterable[Command], act: Callable[[Command], None]) -> None:
        self._commands = {each.name: each for each in commands if each.icon is not None}
        self._words = dict[str, str]()  # other words than those of the commands, for the moment
        layout, style = Layout(width="auto", margin="0"), ButtonStyle()
        self._made = {
            name: _button(each.icon or "", layout, style, partial(act, each))
            for name, each in self._commands.items()
        }

    def __getitem__(self, name: str) -> Button:
        """The button of a command."""
        return self._made[name]

    @property
    def all(self) -> tuple[Button, ...]:
        """The buttons in their order."""
        return tuple(self._made.values())

    def tell(self, words: Words) -> None:
        """Write the words on the buttons: after a change of language."""
        for name, command in self._commands.items():
            self._made[name].description = words.short(self._words.get(name, command.word))

    def rename(self, name: str, words: Words, *, word: str, icon: str) -> None:
        """A button that does something else for the moment says so."""
        if self._words.get(name) != word:
            self._words[name] = word
            self._made[name].icon = icon
            self._made[name].description = words.short(word)

    def offer(self, name: str, *, useful: bool, on: bool = False) -> None:
        """A button that is there only where it is of use, and looks pressed while what it shows is on."""
        show(self._made[name], useful=useful)
        self._made[name].button_style = "info" if on else ""


def show(part: Button | HBox, *, useful: bool) -> None:
    """Let a control appear or vanish."""
    if useful:
        part.remove_class(HIDDEN)
    else:
        part.add_class(HIDDEN)


def _button(icon: str, layout: Layout, style: ButtonStyle, action: Callable[[], None]) -> Button:
    """A button as wide as its word; the word is set with the language."""
    made = Button(icon=icon, layout=layout, style=style)
    made.add_class("ruleboard-button")
    made.on_click(lambda _: action())
    return made


def language_menu(lang: str) -> Dropdown:
    """Every language under its own name, and the bilingual pairs."""
    choices = [(named(edition), edition) for edition in dict.fromkeys((*EDITIONS, lang))]
    menu = Dropdown(
        options=choices,
        value=lang,
        layout=Layout(width="auto", margin="0"),
        style={"description_width": "initial"},
    )
    menu.add_class("ruleboard-menu")
    return menu
