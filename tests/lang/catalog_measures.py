"""What is measured on the catalogs: that they are whole, agree with the English, and read well in their language."""

from __future__ import annotations

import gettext
import re
import string
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from ruleboard.lang import SOURCE
from ruleboard.lang.sentence import Entry, Sentence
from tests.glossary import banned, required
from tests.typography import faults as typography_faults
from tests.typography import width

SAME_AS_ENGLISH: Collection[str] = (
    "{rules}: {text}",
    "Relati ({parts})",
    "成三棋 (chéngsānqí)",
    "Molendinum",
    "Morabaraba",
)
"""Texts that may be the same in another language."""


class Text(NamedTuple):
    """An entry of a catalog."""

    msgid: str
    plural: str | None
    forms: tuple[str, ...]
    fuzzy: bool = False


class Plurals(NamedTuple):
    """The forms of a counted noun, as a catalog has them and chooses between them."""

    forms: int
    choose: Callable[[int], int]

    @property
    def alone(self) -> int | None:
        """The form for one thing only, if there is one: it may do without the number."""
        form = self.choose(1)
        return form if [n for n in range(130) if self.choose(n) == form] == [1] else None


def plurals(path: Path, language: str) -> Plurals:
    """How a catalog counts."""
    catalog = _read(path, language)
    return Plurals(catalog.num_plurals, gettext.c2py(catalog.plural_expr))


def load(path: Path, language: str) -> list[Text]:
    """The entries of a catalog, in the order of the file; none where there is no catalog."""
    if not path.exists():
        return []
    texts = [
        _text(message.id, message.string or "", fuzzy=message.fuzzy)
        for message in _read(path, language)
        if message.id
    ]
    sort, choose = Locale(language).plural_form, plurals(path, language).choose
    if sort(1) != sort(21) or choose(1) == choose(21):
        return texts
    return [_told(text, choose(1), choose(21)) for text in texts]


def _told(text: Text, alone: int, like: int) -> Text:
    """What is read: one thing without words of its own is told as 21 are, where 21 are told like one."""
    if text.plural is None or text.forms[alone]:
        return text
    forms = (*text.forms[:alone], text.forms[like], *text.forms[alone + 1 :])
    return text._replace(forms=forms)


def _read(path: Path, language: str) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=language)


def _text(msgid: str | Sequence[str], forms: str | Sequence[str], *, fuzzy: bool) -> Text:
    one, many = (msgid, None) if isinstance(msgid, str) else msgid
    return Text(one, many, (forms,) if isinstance(forms, str) else tuple(forms), fuzzy)


def sentences_of(entry: Entry) -> tuple[Sentence, ...]:
    """The sentences of an entry: one, or one for each player."""
    return (entry,) if isinstance(entry, Sentence) else entry


def wanted(sentences: Mapping[str, Entry]) -> list[Sentence]:
    """Every sentence once, in the order of the program."""
    return list(keys_of(sentences))


def keys_of(sentences: Mapping[str, Entry]) -> dict[Sentence, list[str]]:
    """The keys of every sentence, in the order of the program."""
    found: dict[Sentence, dict[str, None]] = {}
    for key, entry in sentences.items():
        for sentence in sentences_of(entry):
            found.setdefault(sentence, {})[key] = None
    return {sentence: list(keys) for sentence, keys in found.items()}


def placeholders(text: str) -> set[str]:
    """The names in braces."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def completeness(
    expected: Sequence[Sentence], texts: Sequence[Text], plural_forms: int
) -> list[str]:
    """M1, M3, M4, M12: what a catalog lacks, has too much, or has in another order."""
    got = [Sentence(text.msgid, text.plural) for text in texts]
    found = [f"missing: {sentence.text!r}" for sentence in expected if sentence not in got]
    found += (f"not used: {sentence.text!r}" for sentence in got if sentence not in expected)
    if not found and got != list(expected):
        found.append("the entries are in another order than in the program")
    for text in texts:
        forms = plural_forms if text.plural else 1
        if not all(form.strip() for form in text.forms):
            found.append(f"empty: {text.msgid!r}")
        if len(text.forms) != forms:
            found.append(f"{len(text.forms)} forms, expected {forms}: {text.msgid!r}")
        if text.fuzzy:
            found.append(f"fuzzy: {text.msgid!r}")
    return found


def agreement(text: Text, *, alone: int | None) -> Iterator[str]:
    """M2: placeholders of a translation that are not those of the English."""
    expected = placeholders(text.plural or text.msgid)
    for number, form in enumerate(text.forms):
        got = placeholders(form)
        without = text.plural is not None and number == alone
        if got != expected and not (without and got == expected - {"n"}):
            yield f"{form!r} has {sorted(got)}, expected {sorted(expected)}"
    if text.plural and placeholders(text.msgid) | {"n"} != expected | {"n"}:
        yield f"{text.msgid!r} and {text.plural!r} have different placeholders"


def wording(text: Text, language: str, games: Collection[str]) -> Iterator[str]:
    """M7, M8, M10: what does not read well, or says it with words of another game."""
    english = plain(text.plural or text.msgid)
    for form in text.forms:
        shown = plain(form)
        found = typography_faults(shown, language)
        found += banned(shown, language, games)
        if language != SOURCE:
            found += required(english, shown, language, games)
            if form in (text.msgid, text.plural) and form not in SAME_AS_ENGLISH:
                found.append("the same as the English")
        elif form not in (text.msgid, text.plural):
            found.append(f"the English says {form!r}")
        yield from (f"{form!r}: {fault}" for fault in dict.fromkeys(found))


def too_wide(text: Text, most: float) -> Iterator[str]:
    """M9: labels that are wider, in letters, than their place."""
    for form in text.forms:
        if width(form) > most:
            yield f"{form!r} is {width(form):.1f} wide, expected at most {most}"


def plain(text: str) -> str:
    """The text as it may look with its parameters."""
    return re.sub(r"\{[^{}]*\}", "a1", text)
