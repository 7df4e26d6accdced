"""What a language wants of its lines when text is set, whoever wrote it: lessons and widgets alike."""

from __future__ import annotations

import re

_LOOSE = re.compile(r"(?<=\d) (?=[а-яё])| (?=— )")


def held(text: str, language: str) -> str:
    """Russian keeps a number with its noun, and a dash with the word before it, wherever a line may break."""
    return _LOOSE.sub("\u00a0", text) if language == "ru" else text
