"""The languages of the boards and the lessons: one record with all properties of each."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Language(NamedTuple):
    """A language and its typography."""

    code: str
    name: str  # in the language itself
    html: str  # the `lang` attribute in HTML: with the script if browsers choose fonts by it
    spoken: tuple[str, ...]  # prefixes of locale names in this language
    lab: str = "default"  # the locale of JupyterLab's menus
    joiner: str = " "  # between sentences
    separator: str = ", "  # between the items of a list
    semicolon: str = "; "  # between items that have several parts
    pause: str = ", "  # between phrases about the same thing
    stop: str = "."  # at the end of a sentence
    subjects: Mapping[str, str] = MappingProxyType({})
    """How reasons begin, and what stands instead where a second one with the same beginning is joined to the first."""
    bound: str = ""  # regular expression of the spaces that become no-break spaces

    @property
    def lab_pack(self) -> str:
        """The package of JupyterLab's menus in this language; "" for JupyterLab's default language."""
        name = self.lab.replace("_", "-")
        return "" if self.lab == "default" else f"jupyterlab-language-pack-{name}"

    def held(self, text: str) -> str:
        """The text with no-break spaces where a line must not break."""
        return re.sub(self.bound, "\u00a0", text) if self.bound else text


_RECORDS = (
    Language(
        "en",
        "English",
        "en",
        ("en", "english"),
        subjects=MappingProxyType({"This also ": "; it also ", "This ": "; it also "}),
    ),
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
        stop="。",
        subjects=MappingProxyType({"这一步之后": "，并且", "这一步": "，并且"}),
    ),
    Language(
        "ru",
        "Русский",
        "ru",
        ("ru", "russian"),
        lab="ru_RU",
        subjects=MappingProxyType(
            {
                "Этот ход ": "; кроме того, он ",
                "Этим ходом ": "; кроме того, ",
                "После этого хода ": "; кроме того, ",
            }
        ),
        bound=r"(?<=\d) (?=[а-яё])| (?=— )",  # between a number and its noun, and before a dash
    ),
    Language(
        "es",
        "Español",
        "es",
        ("es", "spanish"),
        lab="es_ES",
        subjects=MappingProxyType({"Esta jugada ": "; además, "}),
    ),
)

LANGUAGES = {language.code: language for language in _RECORDS}
"""Every language by its code, in the order of menus and lessons."""

SOURCE = "en"
"""The source language: sentences and lessons are translated from it."""

PAIRS = tuple(f"{code}-{SOURCE}" for code in LANGUAGES if code != SOURCE)
"""The bilingual editions in menus; any other pair of languages works too."""

EDITIONS = (*LANGUAGES, *PAIRS)
"""All editions, of one language or two; these are also the names of the lesson folders."""


def accepted(header: str) -> str:
    """The first supported language of an Accept-Language header, which lists the preferred language first."""
    for name in header.split(","):
        word = re.split(r"[\W_]", name.strip().lower())[0]
        if word in LANGUAGES:
            return word
    return SOURCE


def named(edition: str) -> str:
    """The display name of an edition: the name of each language in that language."""
    codes = edition.split("-") if isinstance(edition, str) else ()
    if not codes or not LANGUAGES.keys() >= {*codes}:
        from ruleboard.rules.errors import (
            Unknown,  # lazy import: the command line imports this module at start
        )

        raise Unknown("unknown_language", got=edition, expected=tuple(EDITIONS))
    return " + ".join(LANGUAGES[code].name for code in codes)
