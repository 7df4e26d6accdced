"""How a sentence is written down: alone, with its plural, or once for each player."""

from __future__ import annotations

from typing import NamedTuple


class Sentence(NamedTuple):
    """An English text with {placeholders}; a plural one is chosen by its parameter n."""

    text: str
    plural: str | None = None


Entry = Sentence | tuple[Sentence, ...]
"""A sentence, or one sentence for each player."""


def say(text: str) -> Sentence:
    """A sentence; its text is collected for the catalogs."""
    return Sentence(text)


def count(one: str, many: str) -> Sentence:
    """A sentence that counts {n} things; both texts are collected for the catalogs."""
    return Sentence(one, many)
