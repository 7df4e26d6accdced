"""All sentences of the program by key, in English, the source of the translation catalogs.

A key is a prefix and a code: "mills.refuse.point_taken", "ui.undo". Its first word is the module of the sentence,
which is imported lazily. If a game has no sentence for a key, the general one is the fallback: "error.not_a_move" for
"mills.error.not_a_move". A sentence that names a player is written out for each player, because in most languages the
words around the name are inflected with it; players with signs need only one sentence.
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
    """The first words of all keys of the package itself, sorted; a dict as an ordered set."""
    return dict.fromkeys(sorted(module.name for module in iter_modules(__path__)))


def table(word: str) -> Mapping[str, Entry]:
    """The sentences whose keys begin with a word; empty for an unknown word."""
    if word in tables():
        return _own(word)
    outside = registry.part(word, "lang.sentences")
    found: Mapping[str, Entry] = outside.SENTENCES if outside else {}
    return found


def said_of(game: str, kind: str) -> Mapping[str, Entry]:
    """A game's own sentences of one kind, by the rest of the key: for "piece", those of "man" and "king"."""
    start = f"{game}.{kind}."
    return {key.removeprefix(start): e for key, e in table(game).items() if key.startswith(start)}


@cache
def _own(word: str) -> Mapping[str, Entry]:
    found: Mapping[str, Entry] = import_module(f"{__name__}.{word}").SENTENCES
    return found


def find(key: str) -> tuple[str, Entry] | None:
    """The sentence of a key, or the general one as fallback, with the first word of the key that was found."""
    word, _, general = key.partition(".")
    entry = table(word).get(key)
    if entry is None:
        word = general.partition(".")[0]
        entry = table(word).get(general)
    return None if entry is None else (word, entry)
