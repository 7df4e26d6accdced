"""The controls around a board, as data: the page draws real buttons and menus from it (controls.js).

A command is listed once: its button, its key and its word follow from that. What a button looks like at the moment is
told with everything else that a click changes, in one message.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ruleboard.lang import EDITIONS, Words, named
from ruleboard.session.inputs import Do, Input

BUTTON = "do:"
"""What the place of a button begins with; then comes the name of its command."""

DISABLED, HIDDEN, ON = "d", "h", "o"
"""How a button can stand, as a page is told."""

_SIGNS = {"ArrowLeft": "←", "ArrowRight": "→", "ArrowUp": "↑", "ArrowDown": "↓", "Escape": "Esc"}


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

    @property
    def sign(self) -> str:
        """The key that is named at the button, as it stands on a keyboard; empty if there is none to name."""
        key = next((key for key in self.keys if key.strip() and "+" not in key), "")
        return _SIGNS.get(key, key.upper() if len(key) == 1 else key)


ENLARGE = Command("large", "expand", ("b",))
"""Fill the window, and back: the page does it, on a click or the key B."""

SOUND = Command("sound", "volume-up", ("v",))
"""Let moves be heard on this page, or no longer: the page does it and keeps it in mind, on a click or the key V."""

MOTION = Command("motion", "magic", ("g",))
"""Let moves be seen to happen, or no longer: as with sound. Its button stands at the language menu."""

OF_PAGE = (ENLARGE, SOUND)
"""The commands that the page obeys by itself, on every board; it knows their buttons by their names."""

COMMON = ("common", "language", f"{BUTTON}{MOTION.name}")
"""The place of what is chosen for a whole lesson: its language, and whether moves are seen. The page shows one."""

FIRST = Command("first", "fast-backward", ("Home",))
BACK = Command("back", "step-backward", ("ArrowLeft", "PageUp"))
NEXT = Command("next", "step-forward", ("ArrowRight", " ", "PageDown"))
LAST = Command("last", "fast-forward", ("End",))
TURNING = (FIRST, BACK, NEXT, LAST)
"""What turns the pages."""


class Buttons:
    """The buttons of some commands: what stands on each (`faces`), and which are of use now (`standing`)."""

    def __init__(self, commands: Iterable[Command]) -> None:
        self._commands = {each.name: each for each in commands if each.icon is not None}
        self._renamed = dict[str, tuple[str, str]]()  # another word and icon, for the moment
        self._faces = dict[str, list[str]]()
        self._standing = dict[str, frozenset[str]]()

    def __getitem__(self, name: str) -> Command:
        """The command of a button."""
        return self._commands[name]

    @property
    def faces(self) -> dict[str, list[str]]:
        """The word, the icon and the key of each button."""
        return dict(self._faces)

    @property
    def standing(self) -> dict[str, str]:
        """How each button stands, unless it is simply there."""
        return {name: "".join(sorted(how)) for name, how in self._standing.items() if how}

    def tell(self, words: Words) -> None:
        """Write the words on the buttons: after a change of language."""
        for name in self._commands:
            self._write(name, words)

    def rename(self, name: str, words: Words, *, word: str, icon: str) -> None:
        """A button that does something else for the moment says so."""
        if self._renamed.get(name) != (word, icon):
            self._renamed[name] = word, icon
            self._write(name, words)

    def enable(self, name: str, *, useful: bool) -> None:
        """A button that is always there, and can be pressed only where it is of use."""
        self._put(name, DISABLED, so=not useful)

    def offer(self, name: str, *, useful: bool, on: bool = False) -> None:
        """A button that is there only where it is of use, and looks pressed while what it shows is on."""
        self._put(name, HIDDEN, so=not useful)
        self._put(name, ON, so=on)

    def _put(self, name: str, how: str, *, so: bool) -> None:
        before = self._standing.get(self._commands[name].name, frozenset())
        self._standing[name] = before | {how} if so else before - {how}

    def _write(self, name: str, words: Words) -> None:
        command = self._commands[name]
        word, icon = self._renamed.get(name, (command.word, command.icon or ""))
        self._faces[name] = [words.short(word), icon, command.sign]


def placed(*commands: Command) -> tuple[str, ...]:
    """The places of the buttons of some commands, on a panel."""
    return tuple(f"{BUTTON}{each.name}" for each in commands if each.icon is not None)


def language_menu(lang: str) -> dict[str, Any]:
    """What a page is told of languages: each under its own name, the bilingual pairs, and the one that is chosen."""
    codes = dict.fromkeys((*EDITIONS, lang))
    return {"editions": [[code, named(code)] for code in codes], "edition": lang}
