"""Splits a PDN text into words (tokens) with line numbers, so that a fault can be located."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

EXAMPLE = "1. 32-28 19-23"
"""An example of moves, for error messages."""

_WORDS = {
    "tag": r'\[\s*(?P<key>[A-Za-z_]\w*)\s*"(?P<value>(?:\\.|[^"\\])*)"\s*\]',
    # A comment that is not closed ends where the next game begins.
    "comment": r'\{(?P<said>(?:[^}\n]|\n(?!\s*\[\s*[A-Za-z_]\w*\s*"))*+)\}',
    "unclosed": r'\{(?:[^}\n]|\n(?!\s*\[\s*[A-Za-z_]\w*\s*"))*+',
    "remark": r";[^\n]*|(?m:^)%[^\n]*",
    "setup": r'/\s*FEN\s*"(?P<fen>[^"/]*)"\s*/',
    "nag": r"\$(?P<grade>\d{1,9})",
    "result": r"(?:1/2-1/2|½-½|2-0|0-2|1-1|1-0|0-1|0-0|(?<![\d!?])\*)(?![\w/])",
    "number": r"\d+\s*\.+|\.+",
    "move": r"[a-t]?\d+(?:\s*[-–:x×]\s*[a-t]?\d+)+",
    "strength": r"[!?]+|\([!?]+\)|\*",
    "open": r"\(",
    "close": r"\)",
    "space": r"\s+|\ufeff",
    "strange": r"\S[^\s\[({;]{0,19}",
}
_PATTERN = re.compile(
    "|".join(f"(?P<{kind}>{pattern})" for kind, pattern in _WORDS.items()), re.IGNORECASE
)

_SKIPPED = {"space", "remark", "number"}
_INNER = {"comment": "said", "setup": "fen", "nag": "grade"}


class Word(NamedTuple):
    """A token of a PDN text."""

    kind: str
    text: str
    line: int  # the line where it begins, from 1
    key: str = ""  # the name of a tag
    first: bool = False  # the first in its line


def words(text: str) -> Iterator[Word]:
    """The tokens of a PDN text, without spaces, move numbers and comments to the end of a line.

    Unrecognized text has the kind "strange"; the parser of the game reports it.
    """
    at, line = 0, 1
    odd: re.Pattern[str] | None = None
    while at < len(text):
        result = odd.match(text, at) if odd else None
        match = result or _PATTERN.match(text, at)
        assert match is not None, "whatever is not space is strange"
        word = Word("result", match[0], line) if result else _word(match, line)
        if word.kind == "tag":
            word = word._replace(first=not text[text.rfind("\n", 0, at) + 1 : at].strip())
        if word.key == "Result":
            odd = _odd_result(word.text)
        if word.kind not in _SKIPPED:
            yield word
        at = match.end()
        line += match[0].count("\n")


def _word(match: re.Match[str], line: int) -> Word:
    kind = next(name for name in _WORDS if match[name] is not None)
    if kind == "unclosed":
        return Word("strange", match[0][:20].partition("\n")[0], line)
    if kind == "tag":
        return Word(kind, re.sub(r"\\(.)", r"\1", match["value"]), line, match["key"])
    return Word(kind, match[_INNER.get(kind, 0)], line)


def _odd_result(value: str) -> re.Pattern[str] | None:
    """A pattern for results in another form, such as 1.01-0.99 or 4-6, as the tag Result has it."""
    usual = _PATTERN.fullmatch(value.strip())
    if not value.strip() or (usual and usual["result"]):
        return None
    return re.compile(re.escape(value.strip()) + r"(?=\s*(?:\[|\Z))")
