"""How a sentence is written down: alone, with its plural, once for each player, or once for each case of a word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Sentence(NamedTuple):
    """An English text with {placeholders}; where it has a plural, its parameter n chooses."""

    text: str
    plural: str | None = None


class Cases(tuple[Sentence, ...]):  # noqa: SLOT001 — a tuple cannot have slots of its own
    """One whole sentence for each value of a parameter, and one for all others: names are never put into sentences."""

    param: str
    names: tuple[str, ...]

    def pick(self, params: Mapping[str, Any]) -> Sentence:
        """The sentence for these parameters."""
        value = params[self.param]
        return self[self.names.index(value if value in self.names else "other")]


Entry = Sentence | tuple[Sentence, ...]
"""A sentence, one sentence for each player, or cases."""


def say(text: str) -> Sentence:
    """A sentence; its text is collected for the catalogs."""
    return Sentence(text)


def count(one: str, many: str) -> Sentence:
    """A sentence that counts {n} things; both texts are collected for the catalogs."""
    return Sentence(one, many)


def by(param: str, *, other: Sentence, **cases: Sentence) -> Cases:
    """A sentence for each case of a parameter, and one for all others."""
    found = Cases((other, *cases.values()))
    found.param, found.names = param, ("other", *cases)
    return found
