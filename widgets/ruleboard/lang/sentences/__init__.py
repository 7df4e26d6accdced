"""Every sentence of the program by its key, in English; translators find them again in the catalogs.

A key is where the code comes from and the code itself: "mills.refuse.point_taken", "ui.undo". Its first word is the
module it stands in, which is read when it is first needed; what a game does not say itself is said as for all games:
"mills.error.not_a_move" as "error.not_a_move". A sentence that names a player is written out for each player, because
in most languages the words around the name change with it; where players are named by signs, nobody declines them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from ruleboard.lang.sentence import Entry
from ruleboard.rules import registry


@cache
def tables() -> tuple[str, ...]:
    """The first words of all keys that the package itself has."""
    return tuple(sorted(module.name for module in iter_modules(__path__)))


def table(word: str) -> Mapping[str, Entry]:
    """The sentences whose keys begin with a word; none if nobody has it."""
    own = word in tables()
    module = import_module(f"{__name__}.{word}") if own else registry.part(word, "lang.sentences")
    found: Mapping[str, Entry] = module.SENTENCES if module else {}
    return found


def home(key: str) -> str | None:
    """The key under which there is a sentence: this one, or the one for all games, or none."""
    word, _, general = key.partition(".")
    if key in table(word):
        return key
    return general if general in table(general.partition(".")[0]) else None
