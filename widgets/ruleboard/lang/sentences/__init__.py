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

__all__ = ["find", "said_of", "table", "tables"]


@cache
def tables() -> dict[str, None]:
    """The first words of all keys that the package itself has, in their order."""
    return dict.fromkeys(sorted(module.name for module in iter_modules(__path__)))


def table(word: str) -> Mapping[str, Entry]:
    """The sentences whose keys begin with a word; none if nobody has it."""
    if word in tables():
        return _own(word)
    outside = registry.part(word, "lang.sentences")
    found: Mapping[str, Entry] = outside.SENTENCES if outside else {}
    return found


def said_of(game: str, kind: str) -> Mapping[str, Entry]:
    """What a game itself says of one kind, by the last words of the keys: of "piece", its man and its king."""
    start = f"{game}.{kind}."
    return {key.removeprefix(start): e for key, e in table(game).items() if key.startswith(start)}


@cache
def _own(word: str) -> Mapping[str, Entry]:
    found: Mapping[str, Entry] = import_module(f"{__name__}.{word}").SENTENCES
    return found


def find(key: str) -> tuple[str, Entry] | None:
    """The sentence of a key, and the word of its table: the key's own sentence, or the one for all games."""
    word, _, general = key.partition(".")
    entry = table(word).get(key)
    if entry is None:
        word = general.partition(".")[0]
        entry = table(word).get(general)
    return None if entry is None else (word, entry)
