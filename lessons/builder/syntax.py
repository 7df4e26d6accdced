"""Splits a lesson source into cells with options and line numbers; their content is validated in `source`."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from lessons.builder.errors import Fault, LessonError
from ruleboard.rules import games as known_games

HEADER = """\
---
jupytext:
  text_representation:
    extension: .md
    format_name: myst
kernelspec:
  display_name: Python 3
  language: python
  name: python3
lesson: """
"""The front matter of every source; the metadata of the lesson follows as JSON on its last line."""

EXAMPLE = '{"track": "learn", "place": 10, "games": ["mills"], "minutes": 15, "picture": "demo"}'

TRACKS = ("learn", "explore", "teach")
"""The roads of the start page: what one needs to play, relatives and optional rules, and lessons for teachers."""

_BREAK = re.compile(r"\+\+\+(?:\s+(.*))?")
_CODE = re.compile(r"`{3,}\{")
_CODE_CELL = re.compile(r"(`{3,})\{code-cell\}(?: +ipython3)?\s*")
_FENCE = re.compile(r"(`{3,}|~{3,})(.*)")
_OPTION = re.compile(r":([a-z]+):\s*(.*)")


class Raw(NamedTuple):
    """A cell before validation."""

    kind: str  # "prose" or "code"
    line: int
    options: dict[str, Any]
    text: str

    @property
    def key(self) -> str:
        return str(self.options.get("key", ""))

    @property
    def language(self) -> str:
        return str(self.options.get("lang", ""))

    @property
    def name(self) -> str:
        """Key and language, for error messages."""
        return "-".join(part for part in (self.key, self.language) if part)


class Head(NamedTuple):
    """The metadata in the front matter."""

    track: str  # one of TRACKS
    place: int  # sort key among the lessons
    games: tuple[str, ...]
    minutes: int
    picture: str  # key of the code cell whose picture is on the start page


class Parts(NamedTuple):
    """A split source."""

    head: Head
    cells: list[Raw]


def split(text: str, file: str) -> Parts:
    """Split a source; raises LessonError for syntax errors."""
    head, at = _header(text, file)
    lines = text.splitlines()
    cells: list[Raw] = []
    while at < len(lines):
        line = lines[at]
        end = at + 1
        if match := _BREAK.fullmatch(line):
            end = _prose_end(lines, at + 1)
            options = _json_object(match[1] or "{}", file, at + 1)
            cells.append(Raw("prose", at + 1, options, "\n".join(lines[at + 1 : end]).strip()))
        elif _CODE.match(line):
            end = _code_end(lines, at, file)
            cells.append(_code_cell(lines[at + 1 : end - 1], at + 1, file))
        elif line.strip():
            problem = f"text outside a cell: {line!r}; expected a line '+++ {{…}}' before it"
            raise _error(file, at + 1, problem)
        at = end
    return Parts(head, cells)


def _header(text: str, file: str) -> tuple[Head, int]:
    after = text.removeprefix(HEADER)
    first, _, rest = after.partition("\n")
    if after == text or not rest.startswith("---\n"):
        expected = f"{HEADER}{EXAMPLE}\n---"
        raise _error(file, 1, f"another front matter; expected exactly:\n{expected}")
    line = HEADER.count("\n") + 1
    found = _json_object(first, file, line)
    if problem := _head_problem(found):
        raise _error(file, line, f"got {first}; {problem}")
    return Head(**{**found, "games": tuple(found["games"])}), line + 1


def _head_problem(found: dict[str, Any]) -> str:
    """The first error in the metadata, or an empty string."""
    if found.get("track") not in TRACKS:
        return f'expected "track" with one of {", ".join(TRACKS)}'
    games = found.get("games")
    if not isinstance(games, list) or not games or not set(map(str, games)) <= {*known_games()}:
        return f'expected "games" with some of {", ".join(known_games())}'
    for name in ("place", "minutes"):
        if type(found.get(name)) is not int or found[name] < 1:
            return f'expected "{name}" with a number from 1'
    if not isinstance(found.get("picture"), str):
        return 'expected "picture" with the key of a code cell'
    return "" if set(found) == set(Head._fields) else f"expected such as {EXAMPLE}"


def _prose_end(lines: list[str], at: int) -> int:
    """The end of a Markdown cell; cell markers inside fenced blocks do not count."""
    fence = ""
    for index in range(at, len(lines)):
        match = _FENCE.match(lines[index])
        if fence:
            if match and match[1].startswith(fence) and not match[2].strip():
                fence = ""
        elif _BREAK.fullmatch(lines[index]) or _CODE.match(lines[index]):
            return index
        elif match:
            fence = match[1]
    return len(lines)


def _code_end(lines: list[str], at: int, file: str) -> int:
    match = _CODE_CELL.fullmatch(lines[at])
    if not match:
        raise _error(file, at + 1, f"got {lines[at]!r}; expected '```{{code-cell}} ipython3'")
    for index in range(at + 1, len(lines)):
        if lines[index].rstrip() == match[1]:
            return index + 1
    raise _error(file, at + 1, f"the code cell is never closed; expected a line {match[1]!r}")


def _code_cell(lines: list[str], line: int, file: str) -> Raw:
    options: dict[str, Any] = {}
    for count, text in enumerate(lines):
        if not (match := _OPTION.fullmatch(text)):
            return Raw("code", line, options, "\n".join(lines[count:]).strip())
        if match[1] in options:
            raise _error(file, line + 1 + count, f"the option :{match[1]}: is given twice")
        options[match[1]] = match[2].strip()
    return Raw("code", line, options, "")


def _json_object(text: str, file: str, line: int) -> dict[str, Any]:
    try:
        value = json.loads(text, object_pairs_hook=_no_duplicates)
    except ValueError as error:
        raise _error(file, line, f"bad JSON ({error}): {text}") from None
    if not isinstance(value, dict):
        raise _error(file, line, f"bad JSON: {text}; expected an object {{…}}")
    return value


def _no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(dict(pairs)) != len(pairs):
        raise ValueError("a name is given twice")
    return dict(pairs)


def _error(file: str, line: int, problem: str) -> LessonError:
    return LessonError([Fault(file, line, "", problem)])
