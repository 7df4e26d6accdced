"""The controls around a board, as data: the page creates native buttons and menus from it (controls.js, tray.js).

A command is declared once: its button, keys, label and help entry are derived from that. Each kind of board computes
its commands from the value of the board, with their current state (disabled, hidden, on).
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
"""Prefixes of place names: a button, a row of small buttons, a menu; the name follows."""

MOVES, BOX, SLIDER, TAKEN = "moves", "box", "slider", "taken"
"""Places for controls: the list of moves, the move box, the slider of a film, the captured pieces."""

PROGRESS = "progress"
"""The place of the progress bar."""

DIAGRAM, CHOICES = "diagram", "choices"
"""Places of a text board: the board as a text diagram, and the list of legal moves."""

DISABLED, HIDDEN, ON = "d", "h", "o"
"""Flags for the state of a button, as sent to the page."""

_SIGNS = {"ArrowLeft": "←", "ArrowRight": "→", "ArrowUp": "↑", "ArrowDown": "↓", "Escape": "Esc"}


@dataclass(frozen=True, slots=True)
class Command:
    """A user command: it has a button if `icon` is set, and keyboard shortcuts."""

    name: str
    icon: str | None = None  # "": a button with a label only; None: no button
    keys: tuple[str, ...] = ()
    given: Input | Say | None = None  # the input it sends; by default Do(name)
    sentence: str = ""  # key of the label in the catalog; by default "ui.<name>"
    about_site: bool = False  # its keys on a focused site ask about that site, in games that answer
    rare: bool = False  # listed in the help only while its button is visible
    # Current state.
    off: bool = False  # disabled
    hidden: bool = False
    on: bool = False
    deaf: tuple[str, ...] = ()  # keys that it ignores at the moment

    @property
    def input(self) -> Input | Say:
        """The input that the command sends to the board."""
        return self.given or Do(self.name)

    @property
    def word(self) -> str:
        """The catalog key of the button's label."""
        return self.sentence or f"ui.{self.name}"

    @property
    def sign(self) -> str:
        """The shortcut shown on the button, as printed on a keyboard; empty if there is none."""
        return _sign(self.keys)

    @property
    def heard(self) -> tuple[str, ...]:
        """The keys that are active at the moment."""
        return tuple(key for key in self.keys if key not in self.deaf) if self.deaf else self.keys

    @property
    def standing(self) -> str:
        """The flags of its button for the page; empty for a normal, enabled button."""
        flags = ((DISABLED, self.off), (HIDDEN, self.hidden), (ON, self.on))
        return "".join(sign for sign, so in flags if so)


@cache
def _sign(keys: tuple[str, ...]) -> str:
    return _named(next((key for key in keys if key.strip() and "+" not in key), ""))


def _named(key: str) -> str:
    """The name of a key as printed on a keyboard."""
    return _SIGNS.get(key, key.upper() if len(key) == 1 else key)


ENLARGE = Command("large", "expand", ("b",))
"""Toggle a board that fills the window; handled by the page, on a click or the key B."""

SOUND = Command("sound", "volume-up", ("v",))
"""Toggle sound; handled and remembered by the page, on a click or the key V."""

MOTION = Command("motion", "magic", ("g",))
"""Toggle animation; handled by the page, as sound is. Its button is beside the language menu."""

OF_PAGE = (ENLARGE, SOUND)
"""Commands that the page handles itself, on every board; it finds their buttons by name."""

COMMON = ("common", "language", f"{BUTTON}{MOTION.name}")
"""The place of the settings for a whole lesson: language and animation. The page shows it once."""

FIRST = Command("first", "fast-backward", ("Home",))
BACK = Command("back", "step-backward", ("ArrowLeft", "PageUp"))
NEXT = Command("next", "step-forward", ("ArrowRight", " ", "PageDown"))
LAST = Command("last", "fast-forward", ("End",))
TURNING = (FIRST, BACK, NEXT, LAST)
"""The commands that step through a record: first, back, next, last."""

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
"""While a player chooses between moves, these keys step through the choices instead of moving the focus."""


def keys_of(commands: Iterable[Command]) -> dict[str, Command]:
    """Maps each key to its command; if two commands share a key, the later one wins."""
    return {key: command for command in commands for key in command.heard}


def placed(commands: Iterable[Command]) -> tuple[str, ...]:
    """The place names of the commands that have a button."""
    return tuple(f"{BUTTON}{each.name}" for each in commands if each.icon is not None)


def help_notes(
    commands: Iterable[Command], *, picking: bool, pictured: bool = True
) -> tuple[Note, ...]:
    """The help text for the keys, derived from the commands; `picking` if sites can be selected.

    Commands that share a label, such as the numbers of answers, are one entry.
    """
    found: dict[str, list[str]] = {}
    of_page = (*OF_PAGE, MOTION) if pictured else ()
    for key, command in keys_of((*commands, *of_page)).items():
        sign = _named(key).strip()
        told = sign and "+" not in sign and not sign.startswith("Page") and command.name != "help"
        if told and not (command.rare and command.hidden):
            found.setdefault(command.word, []).append(sign)
    entries = [Note("ui.key", {"key": _span(keys), "word": Note(w)}) for w, keys in found.items()]
    if not pictured:
        return (Note("ui.keys_here", {"keys": tuple(entries)}),)
    walking = [Note("ui.keys_walk")] if picking else []
    return (Note("ui.keys", {"keys": (*walking, *entries, Note("ui.keys_leave"))}), Note("ui.pen"))


def _span(keys: Sequence[str]) -> str:
    if len(keys) > 2 and all(key.isdecimal() for key in keys):
        return f"{keys[0]}–{keys[-1]}"
    return " / ".join(keys)


@dataclass(frozen=True, slots=True)
class Item:
    """A small button in a tray, or an entry of a menu."""

    texts: tuple[str, ...]  # one per language, or a single symbol
    name: str = ""  # accessible name, if the texts are not enough
    key: str = ""
    kind: str = ""
    now: bool = False  # the current one
    off: bool = False  # disabled


def tray(items: Iterable[Item], name: str, *, done: bool = False) -> dict[str, Any]:
    """Serializes a tray or a menu for the page; `done` if there is nothing left to choose."""
    buttons = [
        [list(each.texts), each.name, each.key, each.kind, each.now, each.off] for each in items
    ]
    return {"name": name, "items": buttons, "done": done}


def language_menu(lang: str) -> dict[str, Any]:
    """Serializes the language menu for the page: each language by its own name, bilingual pairs, the current one."""
    codes = dict.fromkeys((*EDITIONS, lang))
    return {"editions": [[code, named(code)] for code in codes], "edition": lang}


def faces(
    commands: Iterable[Command], words: Words, known: MutableMapping[str, str]
) -> dict[str, list[str]]:
    """The label, icon and shortcut of each button; `known` caches the labels of a language."""
    found = {}
    for each in commands:
        if each.icon is not None:
            word = each.word
            if word not in known:
                known[word] = words.short(word)
            found[each.name] = [known[word], each.icon, each.sign]
    return found
