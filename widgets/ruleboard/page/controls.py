"""The controls around a board, as data: the page draws real buttons and menus from it (controls.js, tray.js).

A command is listed once: its button, its key, its word and its line in the help follow from that. A kind of board lists
its commands anew for each value of a board, with how they stand at the moment.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableMapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ruleboard.lang import EDITIONS, Words, named
from ruleboard.machines.board import Say
from ruleboard.rules.base import Note
from ruleboard.session.inputs import Do, Input

BUTTON, TRAY, MENU = "do:", "tray:", "menu:"
"""What the place of a button, a row of small buttons or a menu begins with; then comes its name."""

MOVES, BOX, SLIDER, TAKEN = "moves", "box", "slider", "taken"
"""Places besides the words of a View: the list of moves, the box to write one in, the slider of a film, the losses."""

PROGRESS = "progress"
"""The place of a bar that shows how much of some work is done."""

DIAGRAM, CHOICES = "diagram", "choices"
"""Places where there is no picture: the board in letters, and the list of what can be done."""

DISABLED, HIDDEN, ON = "d", "h", "o"
"""How a button can stand, as a page is told."""

_SIGNS = {"ArrowLeft": "←", "ArrowRight": "→", "ArrowUp": "↑", "ArrowDown": "↓", "Escape": "Esc"}


@dataclass(frozen=True, slots=True)
class Command:
    """Something that a reader can tell a board to do, by a button if it has an icon, and by its keys."""

    name: str
    icon: str | None = None  # "" is a button with a word only
    keys: tuple[str, ...] = ()
    given: Input | Say | None = None  # what the board is given; by default the command of that name
    sentence: str = ""  # the word on the button; by default that of the user interface
    about_site: bool = False  # its keys on a site ask about that site, in games that can answer
    rare: bool = False  # the help names it only while its button is there
    # How it stands at the moment.
    off: bool = False  # it cannot be pressed
    hidden: bool = False
    on: bool = False
    deaf: tuple[str, ...] = ()  # keys that mean something else

    @property
    def input(self) -> Input | Say:
        """What the board is given."""
        return self.given or Do(self.name)

    @property
    def word(self) -> str:
        """The key of the word on the button."""
        return self.sentence or f"ui.{self.name}"

    @property
    def sign(self) -> str:
        """The key that is named at the button, as it stands on a keyboard; empty if there is none to name."""
        return _sign(self.keys)

    @property
    def heard(self) -> tuple[str, ...]:
        """The keys that count at the moment."""
        return tuple(key for key in self.keys if key not in self.deaf) if self.deaf else self.keys

    @property
    def standing(self) -> str:
        """How its button stands, as a page is told; empty if it is simply there."""
        flags = ((DISABLED, self.off), (HIDDEN, self.hidden), (ON, self.on))
        return "".join(sign for sign, so in flags if so)


@cache
def _sign(keys: tuple[str, ...]) -> str:
    return _named(next((key for key in keys if key.strip() and "+" not in key), ""))


def _named(key: str) -> str:
    """A key as it stands on a keyboard."""
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

FLIP = Command("flip", keys=("f",))
DESCRIBE = Command("describe", keys=("d",), given=Say("describe"))
HELP = Command("help", keys=("?",), given=Say("help"))
CANCEL = Command("cancel", keys=("Escape",))
WHY = Command("why", "question-circle", ("w",), about_site=True)
HINT = Command("hint", "lightbulb-o", ("h",))
STOP = Command("stop", "stop")
LAST_MOVE = Command("last", keys=("l",), sentence="ui.last_move")
POSSIBLE = Command("moves", keys=("m",), sentence="ui.possible")

CHOOSING = (
    Command("previous_choice", "chevron-left", ("Shift+ ", "ArrowUp"), Do("choose", -1)),
    Command("next_choice", "chevron-right", (" ", "ArrowDown"), Do("choose", 1)),
    Command("confirm", "check", ("Enter",)),
    Command("cancel", "times"),
)
"""While a player chooses, these keys turn the pages instead of walking over the board."""


def keys_of(commands: Iterable[Command]) -> dict[str, Command]:
    """The command of each key; of two that share one, the later has it."""
    return {key: command for command in commands for key in command.heard}


def placed(commands: Iterable[Command]) -> tuple[str, ...]:
    """The places of the buttons of some commands, on a panel."""
    return tuple(f"{BUTTON}{each.name}" for each in commands if each.icon is not None)


def help_notes(commands: Iterable[Command], *, picking: bool) -> tuple[Note, ...]:
    """What the keys do at the moment, as it follows from the commands; `picking` where sites can be chosen.

    Commands that share a word, such as the numbers of answers, are one entry.
    """
    found: dict[str, list[str]] = {}
    for key, command in keys_of((*commands, *OF_PAGE, MOTION)).items():
        sign = _named(key).strip()
        told = sign and "+" not in sign and not sign.startswith("Page") and command.name != "help"
        if told and not (command.rare and command.hidden):
            found.setdefault(command.word, []).append(sign)
    entries = [Note("ui.key", {"key": _span(keys), "word": Note(w)}) for w, keys in found.items()]
    walking = [Note("ui.keys_walk")] if picking else []
    return (Note("ui.keys", {"keys": (*walking, *entries, Note("ui.keys_leave"))}), Note("ui.pen"))


def _span(keys: Sequence[str]) -> str:
    if len(keys) > 2 and all(key.isdecimal() for key in keys):
        return f"{keys[0]}–{keys[-1]}"
    return " / ".join(keys)


@dataclass(frozen=True, slots=True)
class Item:
    """A small button: what stands on it, what it is called, and how it looks."""

    texts: tuple[str, ...]  # one for each language, or a single sign
    name: str = ""  # what a screen reader calls it, where the texts do not say it
    key: str = ""
    kind: str = ""
    now: bool = False  # the one that is on the board
    off: bool = False  # of no use any more


def tray(items: Iterable[Item], name: str, *, done: bool = False) -> dict[str, Any]:
    """What a page is told of a tray or a menu: its name, its buttons, and whether all there is to choose is chosen."""
    buttons = [
        [list(each.texts), each.name, each.key, each.kind, each.now, each.off] for each in items
    ]
    return {"name": name, "items": buttons, "done": done}


def language_menu(lang: str) -> dict[str, Any]:
    """What a page is told of languages: each under its own name, the bilingual pairs, and the one that is chosen."""
    codes = dict.fromkeys((*EDITIONS, lang))
    return {"editions": [[code, named(code)] for code in codes], "edition": lang}


def faces(
    commands: Iterable[Command], words: Words, known: MutableMapping[str, str]
) -> dict[str, list[str]]:
    """The word, the icon and the key of each button; `known` caches the words of a language."""
    found = {}
    for each in commands:
        if each.icon is not None:
            word = each.word
            if word not in known:
                known[word] = words.short(word)
            found[each.name] = [known[word], each.icon, each.sign]
    return found
