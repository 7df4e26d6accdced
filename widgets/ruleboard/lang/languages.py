"""The languages of the boards and the lessons, one record each: whoever wants to know something about one asks here."""

from __future__ import annotations

import re
from typing import NamedTuple


class Language(NamedTuple):
    """A language, and how text is set in it."""

    code: str
    name: str  # as its own readers name it
    html: str  # as pages name it: with the script, where browsers have to choose between shapes of letters
    spoken: tuple[str, ...]  # the first words of the names of locales where people speak it
    lab: str = "default"  # the locale of JupyterLab's menus
    joiner: str = " "  # between sentences
    separator: str = ", "  # between the items of a list
    semicolon: str = "; "  # between items that have several parts
    pause: str = ", "  # between what is said of one thing, phrase by phrase
    bound: str = ""  # the spaces, as a pattern, at which no line may break

    @property
    def lab_pack(self) -> str:
        """The package with JupyterLab's menus in this language; "" where it has them by itself."""
        name = self.lab.replace("_", "-")
        return "" if self.lab == "default" else f"jupyterlab-language-pack-{name}"

    def held(self, text: str) -> str:
        """The text with everything held together that belongs together, wherever its lines break."""
        return re.sub(self.bound, "\u00a0", text) if self.bound else text


_RECORDS = (
    Language("en", "English", "en", ("en", "english")),
    Language(
        "zh",
        "简体中文",
        "zh-Hans",
        ("zh", "chinese"),
        lab="zh_CN",
        joiner="",
        separator="、",
        semicolon="；",
        pause="，",
    ),
    Language(
        "ru",
        "Русский",
        "ru",
        ("ru", "russian"),
        lab="ru_RU",
        bound=r"(?<=\d) (?=[а-яё])| (?=— )",  # before a noun with its number, and before a dash
    ),
    Language("es", "Español", "es", ("es", "spanish"), lab="es_ES"),
)

LANGUAGES = {language.code: language for language in _RECORDS}
"""Every language by its code, in the order of menus and lessons."""

SOURCE = "en"
"""The language in which sentences and lessons are written first; they are translated from it."""

PAIRS = tuple(f"{code}-{SOURCE}" for code in LANGUAGES if code != SOURCE)
"""The bilingual choices that menus offer; any other pair of languages works too."""

EDITIONS = (*LANGUAGES, *PAIRS)
"""Everything that is offered to a reader, one language or two; lessons lie in folders of these names."""


def accepted(header: str) -> str:
    """The first language of an Accept-Language header that we have; browsers name what they like best first."""
    for name in header.split(","):
        word = re.split(r"[\W_]", name.strip().lower())[0]
        if word in LANGUAGES:
            return word
    return SOURCE


def named(edition: str) -> str:
    """What one language or two are called, as their own readers name them."""
    codes = edition.split("-") if isinstance(edition, str) else ()
    if not codes or not LANGUAGES.keys() >= {*codes}:
        from ruleboard.rules.errors import (
            Unknown,  # rarely needed; commands import this module first
        )

        raise Unknown("unknown_language", got=edition, expected=tuple(EDITIONS))
    return " + ".join(LANGUAGES[code].name for code in codes)
