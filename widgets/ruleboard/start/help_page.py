"""What `--help` prints: a page in the reader's language, as wide as the window; some letters are two columns wide."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from unicodedata import east_asian_width

from ruleboard.folder import lesson_files
from ruleboard.folder.handout import USUAL
from ruleboard.lang.languages import EDITIONS
from ruleboard.start.messages import Speaker

WIDEST, NARROWEST = 100, 60
GAP, LONGEST = 2, 42  # between the columns, and for the left one

Row = tuple[str, str]


def lessons_page(speaker: Speaker) -> str:
    """All that can be asked of the lessons."""
    return page(
        speaker.text("about"),
        (speaker.text("options_of_lessons"), lesson_rows(speaker)),
    )


def lesson_rows(speaker: Speaker) -> list[Row]:
    """The options of the lessons, and what each does."""
    text = speaker.text
    example = next(
        iter(lesson_files.names(lesson_files.shipped(), speaker.lang)), lesson_files.START
    )
    return [
        ("--lang xx", text("lang", choices=EDITIONS)),
        (f"--fresh [{text('word_lesson')} …]", text("fresh", example=f"--fresh {example}")),
        (f"--folder {text('word_folder')}", text("folder", folder=USUAL)),
        ("--copy-only", text("copy_only")),
        ("--no-browser", text("no_browser")),
        ("--port N", text("port")),
    ]


def page(about: str, *parts: tuple[str, Sequence[Row]]) -> str:
    """A page: what it is about, then parts with a heading each, in two columns."""
    wide = max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns))
    lines = [*wrapped(about, wide)]
    for heading, rows in parts:
        lines += ["", _strong(heading)] if heading else [""]
        column = min(LONGEST, max(width(left) for left, _ in rows)) + 2 * GAP
        for left, right in rows:
            lines += _row(left, right, column, wide)
    return "\n".join(lines)


def _row(left: str, right: str, column: int, wide: int) -> Iterator[str]:
    told = wrapped(right, wide - column)
    first = " " * GAP + left
    if width(first) > column - GAP:
        yield first
    else:
        yield first + " " * (column - width(first)) + next(told)
    yield from (" " * column + line for line in told)


def wrapped(text: str, wide: int) -> Iterator[str]:
    """The lines of a text, broken at spaces, or between Chinese letters, but not before a full stop."""
    line = ""
    for part in _parts(text):
        if line and width(line) + width(part.rstrip()) > wide:
            yield line.rstrip()
            line = ""
        line += part
    yield line.rstrip()


def _parts(text: str) -> Iterator[str]:
    """What stays together: a word with the space after it, or a wide letter with the punctuation after it."""
    part = ""
    for letter in text:
        if part and (part[-1] == " " or (_is_wide(letter) and letter not in "，。：；、！？）”»")):
            yield part
            part = ""
        part += letter
    yield part


def width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(2 if _is_wide(letter) else 1 for letter in text)


def _is_wide(letter: str) -> bool:
    return east_asian_width(letter) in "WF"


def _strong(heading: str) -> str:
    """Bold, where somebody looks at it in a terminal."""
    plain = "NO_COLOR" in os.environ or not sys.stdout.isatty() or os.name == "nt"
    return heading if plain else f"\033[1m{heading}\033[0m"
