"""Translates keys and parameters to complete sentences, in one language or two.

Every widget has its own translator, so two boards in one notebook may have different languages. The locale of the
machine is not used. Sentences are never concatenated from fragments; a parameter may be a note, or several, each
translated as a sentence of its own.
"""

from __future__ import annotations

import gettext
import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Any

from ruleboard.lang.languages import EDITIONS, LANGUAGES, SOURCE
from ruleboard.lang.sentence import Cases, Entry, Sentence
from ruleboard.lang.sentences import find, tables
from ruleboard.rules import registry
from ruleboard.rules.arguments import checked
from ruleboard.rules.base import SIGNS, Note, Way
from ruleboard.rules.errors import Unknown, as_text
from ruleboard.rules.naming import Names, Naming

STRICT = "RULEBOARD_STRICT"
"""Environment variable (set by tests and lesson builds): a missing translation raises instead of showing English."""


class _Untranslated(gettext.NullTranslations):
    """Fallback for a text without a translation: English, or an exception where STRICT is set."""

    def gettext(self, message: str) -> str:
        if os.environ.get(STRICT):
            raise Unknown("untranslated", got=message)
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


@cache
def _catalog(language: str, word: str) -> gettext.NullTranslations:
    """The catalog for keys that begin with a word: one for each game, one for everything else. Cached."""
    if language == SOURCE:
        return gettext.NullTranslations()
    own = word in tables()
    try:
        folder = (
            resources.files(f"ruleboard.lang.{language}")
            if own
            else resources.files(_outside(word)) / "lang" / language
        )
    except ModuleNotFoundError:  # a language without any translations yet
        return _Untranslated()
    for name in (word, "ruleboard") if own else (word,):
        path = folder / "LC_MESSAGES" / f"{name}.mo"
        if path.is_file():
            with path.open("rb") as file:
                catalog = gettext.GNUTranslations(file)
            catalog.add_fallback(_Untranslated())
            return catalog
    return _Untranslated()


def _outside(game: str) -> str:
    """The package of an external game: its catalogs are next to its sentences."""
    sentences = registry.part(game, "lang.sentences")
    assert sentences is not None
    return sentences.__name__.rpartition(".")[0]


class Words:
    """A translator for one language, `Words("ru")`, or for two side by side, `Words("zh-en")`."""

    @checked
    def __init__(self, lang: str = SOURCE) -> None:
        self.lang = lang
        self.languages = tuple(lang.split("-"))
        known = all(language in LANGUAGES for language in self.languages)
        self.naming: Naming | None = None  # the readers' names of sites, if they differ
        if not known or len(set(self.languages)) != len(self.languages) or len(self.languages) > 2:
            raise Unknown("unknown_language", got=lang, expected=tuple(EDITIONS))

    def named(self, naming: Naming | None) -> Words:
        """The same words with other names of sites."""
        if naming == self.naming:
            return self
        found = Words(self.lang)
        found.naming = naming
        return found

    def __call__(self, key: str, /, **params: Any) -> tuple[str, ...]:
        """The sentence of a key in each language."""
        return tuple(_say(language, key, params, self.naming) for language in self.languages)

    def first(self, key: str, /, **params: Any) -> str:
        """The sentence in the first language only, for screen readers."""
        return _say(self.languages[0], key, params, self.naming)

    def written(self, text: str) -> str:
        """A site or a move as the reader writes it."""
        return self.naming.told(text) if self.naming else text

    def short(self, key: str, /, **params: Any) -> str:
        """The sentence in all languages on one line, for buttons and menus."""
        return " · ".join(dict.fromkeys(self(key, **params)))


@checked
def has(key: str) -> bool:
    """Whether there is a sentence for a key."""
    return find(key) is not None


def _say(language: str, key: str, params: Mapping[str, Any], naming: Naming | None = None) -> str:
    found = find(key) if isinstance(key, str) else None
    if found is None:
        raise Unknown("unknown_sentence", got=key)
    word, entry = found
    sentence = _chosen(entry, params)
    catalog = _catalog(language, word)
    if sentence.plural is None:
        text = catalog.gettext(sentence.text)
    else:
        text = catalog.ngettext(sentence.text, sentence.plural, int(params["n"]))
    shown = {name: _shown(name, value, language, naming) for name, value in params.items()}
    return text.format_map(shown)


def _chosen(entry: Entry, params: Mapping[str, Any]) -> Sentence:
    if isinstance(entry, Sentence):
        return entry
    return entry.pick(params) if isinstance(entry, Cases) else entry[params["player"]]


QUOTED = ("got", "text", "name", "file", "why")
"""Parameters that are never sites: what somebody wrote, numbers on marks, names."""


def _shown(name: str, value: Any, language: str, naming: Naming | None = None) -> str:
    if name in ("player", "owner") and isinstance(value, int):
        return SIGNS[value]
    if isinstance(value, Note):
        return _say(language, value.code, value.params, naming)
    if isinstance(value, Names):
        like, near = value.told(naming)
        return _say(language, "error.meant" if near else "error.like", {"like": like, "near": near})
    if isinstance(value, str) and naming and name not in QUOTED:
        return as_text(", ".join(map(naming.told, value.split(", "))))
    if isinstance(value, str) or not isinstance(value, Iterable):
        return as_text(value)
    if isinstance(value, Way):
        return "–".join(naming.told(each) if naming else each for each in value)
    several = [_shown(name, each, language, naming) for each in value]
    ways = any(isinstance(each, Way) for each in value)
    return (LANGUAGES[language].semicolon if ways else LANGUAGES[language].separator).join(several)
