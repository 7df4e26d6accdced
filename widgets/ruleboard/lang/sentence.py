"""Types of sentences: plain, with a plural, one for each player, or one for each value of a parameter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Sentence(NamedTuple):
    """An English text with {placeholders}; if it has a plural, the parameter n selects the form."""

    text: str
    plural: str | None = None


class Cases(tuple[Sentence, ...]):  # noqa: SLOT001 — a tuple cannot have slots of its own
    """A complete sentence for each value of a parameter, and one for all other values: no words are inserted."""

    param: str
    names: tuple[str, ...]

    def pick(self, params: Mapping[str, Any]) -> Sentence:
        """The sentence for these parameters."""
        value = params[self.param]
        return self[self.names.index(value if value in self.names else "other")]


Entry = Sentence | tuple[Sentence, ...]
"""A sentence, one sentence for each player, or cases."""


def say(text: str) -> Sentence:
    """A sentence; its text is extracted for the catalogs."""
    return Sentence(text)


def count(one: str, many: str) -> Sentence:
    """A sentence that counts {n} things; both texts are extracted for the catalogs."""
    return Sentence(one, many)


def by(param: str, *, other: Sentence, **cases: Sentence) -> Cases:
    """A sentence for each value of a parameter, and one for all other values."""
    found = Cases((other, *cases.values()))
    found.param, found.names = param, ("other", *cases)
    return found
