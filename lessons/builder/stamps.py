"""Updates the stamps of translations in a lesson source, line by line, so that nothing else changes."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

from lessons.builder.source import stamp
from lessons.builder.syntax import split
from ruleboard.lang import SOURCE


class Stamped(NamedTuple):
    """The new source, the cells that changed, and all keys."""

    text: str
    cells: tuple[str, ...]
    keys: frozenset[str]


def restamp(text: str, file: str, keys: Collection[str] = ()) -> Stamped:
    """Stamp the translations of these keys, or of all."""
    lines = text.split("\n")
    changed = []
    english: dict[str, str] = {}
    prose = [cell for cell in split(text, file).cells if cell.kind == "prose"]
    for cell in prose:
        if cell.language == SOURCE:
            english[cell.key] = stamp(cell.text)
        elif not keys or cell.key in keys:
            of = english.get(cell.key)
            if of is not None and of != cell.options.get("of"):
                lines[cell.line - 1] = _with_stamp(lines[cell.line - 1], of)
                changed.append(cell.name)
    return Stamped("\n".join(lines), tuple(changed), frozenset(cell.key for cell in prose))


def _with_stamp(line: str, of: str) -> str:
    replaced, count = re.subn(r'"of"\s*:\s*"[^"]*"', f'"of": "{of}"', line)
    return replaced if count else re.sub(r"\s*\}\s*$", f', "of": "{of}"}}', line)
