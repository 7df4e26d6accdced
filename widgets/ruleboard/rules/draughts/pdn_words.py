"""Splits a PDN text into words (tokens) with line numbers, so that a fault can be located."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

EXAMPLE = "1. 32-28 19-23"
"""An example of moves, for error messages."""

# A word of a remark: letters, at least two, and no digit among them.
_TEXT = r"(?:[^\W\d_]{2,}+|[^\W\d_](?=[ \t]+[^\W\d_]{2}))(?!\d)[^\s\d\[\](){};]*+"

_WORDS = {
    "tag": r'\[\s*(?P<key>[A-Za-z_]\w*)\s*"(?P<value>(?:\\.|[^"\\])*)"\s*\]',
    "bare_tag": r'\[\s*(?P<bare_key>[A-Za-z_]\w*)\s+(?P<bare>[^\]\["\n]*)\]',
    # A comment that is not closed ends where the next game begins.
    "comment": r'\{(?P<said>(?:[^}\n]|\n(?!\s*\[\s*[A-Za-z_]\w*\s*"))*+)\}',
    "unclosed": r'\{(?:[^}\n]|\n(?!\s*\[\s*[A-Za-z_]\w*\s*"))*+',
    "remark": r";[^\n]*|(?m:^)%[^\n]*",
    "setup": r'/\s*FEN\s*"(?P<fen>[^"/]*)"\s*/',
    "nag": r"\$(?P<grade>\d{1,9})",
    "result": r"(?:1/2-1/2|½-½|2-0|0-2|1-1|1-0|0-1|0-0|(?<![\d!?])\*)(?![\w/])",
    "number": r"\d+\s*\.+|\.+",
    "move": r"[a-t]?\d+(?:\s*[-–:x×]\s*[a-t]?\d+)+",
    "pair": r"(?:\d\d){2,}(?!\w)|(?:[a-t]\d{1,2}){2,}(?!\w)",
    "short": r"[a-h][1-8]?(?:[-–:x×]?[a-h][1-8]?)*?[-–:x×]?[a-h][1-8](?!\w)",
    "dash": r"[-–—]+(?!\S)",
    "strength": r"[!?]+|\([!?]+\)|\*",
    "aside": r"\((?P<within>[^(){}]*+)\)",
    "open": r"\(",
    "close": r"\)",
    "words": rf"{_TEXT}(?:[ \t]*+(?:{_TEXT}|\d++(?!\s*[.:x×–-])))*+",
    "space": r"\s+|\ufeff",
    "strange": r"\S[^\s\[({;]{0,19}",
}
_PATTERN = re.compile(
    "|".join(f"(?P<{kind}>{pattern})" for kind, pattern in _WORDS.items()), re.IGNORECASE
)
_BETWEEN = re.compile(r";(?=\s*\d+\s*\.)")
"""A semicolon between two variations in one pair of brackets: (1. 32-27; 1. 31-26)."""

_TALK = re.compile(rf"\s*{_TEXT}")
_LETTERS = re.compile(r"[^\W\d_]{2}")
_LIKE_A_MOVE = re.compile(r"\d\s*[-–:x×]\s*[a-t]?\d|[a-h]\d|\d{4}", re.IGNORECASE)

_SKIPPED = {"space", "remark", "number", "dash"}
_INNER = {"comment": "said", "setup": "fen", "nag": "grade"}
_SAME = {"pair": "move", "short": "move"}


class Word(NamedTuple):
    """A token of a PDN text."""

    kind: str
    text: str
    line: int  # the line where it begins, from 1
    key: str = ""  # the name of a tag
    first: bool = False  # the first in its line


def words(text: str) -> Iterator[Word]:
    """The tokens of a PDN text, without spaces, move numbers, lone dashes and comments to the end of a line.

    Words outside of comments, and a pair of round brackets with nothing but words in it, have the kind "words".
    Unrecognized text has the kind "strange"; the parser of the game reports it.
    """
    at, line, depth = 0, 1, 0
    odd: re.Pattern[str] | None = None
    while at < len(text):
        result = odd.match(text, at) if odd else None
        match = result or (depth and _BETWEEN.match(text, at)) or _PATTERN.match(text, at)
        assert match is not None, "whatever is not space is strange"
        at = match.end()
        if result:
            yield Word("result", match[0], line)
        elif match.re is _BETWEEN:
            yield from (Word("close", ")", line), Word("open", "(", line))
        else:
            word = _word(match, line)
            if word.kind == "open":
                at = match.start() + 1  # what is inside is read word by word
            if word.kind == "tag":
                word = word._replace(first=_is_first(text, match.start()))
                depth = 0 if word.first else depth
            depth = max(depth + (word.kind == "open") - (word.kind == "close"), 0)
            if word.key == "Result":
                odd = _odd_result(word.text)
            if word.kind not in _SKIPPED:
                yield word
        line += text.count("\n", match.start(), at)


def _is_first(text: str, at: int) -> bool:
    return not text[text.rfind("\n", 0, at) + 1 : at].strip()


def _word(match: re.Match[str], line: int) -> Word:
    kind = next(name for name in _WORDS if match[name] is not None)
    if kind == "unclosed":
        return Word("strange", match[0][:20].partition("\n")[0], line)
    if kind == "tag":
        return Word(kind, re.sub(r"\\(.)", r"\1", match["value"]), line, match["key"])
    if kind == "bare_tag":
        return Word("tag", match["bare"].strip(), line, match["bare_key"])
    if kind == "aside":
        within = match["within"]
        return Word("words", within, line) if _is_talk(within) else Word("open", "(", line)
    return Word(_SAME.get(kind, kind), match[_INNER.get(kind, 0)], line)


def _is_talk(within: str) -> bool:
    """Whether round brackets hold a remark, not a variation: it begins with a word, or has words and no move."""
    if _TALK.match(within):
        return True
    return bool(_LETTERS.search(within)) and not _LIKE_A_MOVE.search(within)


def _odd_result(value: str) -> re.Pattern[str] | None:
    """A pattern for results in another form, such as 1.01-0.99 or 4-6, as the tag Result has it."""
    usual = _PATTERN.fullmatch(value.strip())
    if not value.strip() or (usual and usual["result"]):
        return None
    return re.compile(re.escape(value.strip()) + r"(?=\s*(?:\[|\Z))")
