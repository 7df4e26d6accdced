"""Reads and validates a lesson source; `lessons/build.py` describes the format.

Validation is strict: an error in one language would otherwise go unnoticed by readers of the others.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain

from lessons.builder.errors import Fault, LessonError
from lessons.builder.syntax import Head, Raw, split
from ruleboard.lang import LANGUAGES, SOURCE

SLIDES = ("-", "slide", "subslide", "fragment", "skip", "notes")
TAGS = ("language", "hide-input", "editable")
RESERVED = ("languages", "onward")  # keys of the generated first and last cell
ABOUT = "about"  # the key of the description on the start page
START = "start"  # the name of the start page
MAX_ABOUT = 110  # characters

LANG_LINE = f'LANG = "{SOURCE}"'

_KEY = re.compile(r"[a-z0-9-]{1,40}")
_ORDER = ", ".join(LANGUAGES)


@dataclass(frozen=True, slots=True)
class Prose:
    """A Markdown cell in every language."""

    key: str
    line: int
    texts: Mapping[str, str]
    slide: str = "-"


@dataclass(frozen=True, slots=True)
class Code:
    """A code cell, shared by all languages; only the one tagged `language` differs."""

    key: str
    line: int
    source: str
    tags: tuple[str, ...] = ()
    slide: str = "-"


@dataclass(frozen=True, slots=True)
class Lesson:
    """A validated lesson."""

    id: str
    games: tuple[str, ...]
    cells: tuple[Prose | Code, ...]
    about: Prose | None = None  # the description on the start page; None only in tests
    track: str = "learn"
    place: int = 0
    minutes: int = 0
    picture: str = ""
    exercises: tuple[str, ...] = ()  # the keys of its progress, known after a run

    @property
    def titles(self) -> Mapping[str, str]:
        """The first heading in each language."""
        first = next(cell for cell in self.cells if isinstance(cell, Prose))
        return {code: text.partition("\n")[0].lstrip("# ") for code, text in first.texts.items()}


def stamp(english: str) -> str:
    """A short hash of the English text, stored in its translations to detect outdated ones."""
    return hashlib.sha256(english.strip().encode()).hexdigest()[:8]


def read(lesson_id: str, text: str, file: str) -> Lesson:
    """Parse and validate a source; raises LessonError with all errors."""
    head, raws = split(text, file)
    groups = list(_groups(raws))
    problems = chain(
        ((cell.line, cell.name, problem) for cell in raws for problem in _cell_problems(cell)),
        (
            problem
            for group in groups
            if group[0].kind == "prose"
            for problem in _group_problems(group)
        ),
        _key_problems(groups),
        _language_cell_problems([cell for cell in raws if cell.kind == "code"]),
        _whole_problems(lesson_id, head, groups),
    )
    faults = sorted(Fault(file, *problem) for problem in problems)
    if faults:
        raise LessonError(faults)
    cells = tuple(map(_cell, groups))
    (about,) = (cell for cell in cells if cell.key == ABOUT)
    assert isinstance(about, Prose)
    shown = tuple(cell for cell in cells if cell is not about)
    track, place, games, minutes, picture = head
    return Lesson(lesson_id, games, shown, about, track, place, minutes, picture)


def _groups(cells: list[Raw]) -> Iterator[list[Raw]]:
    """Group each Markdown cell with its translations."""
    group: list[Raw] = []
    for cell in cells:
        together = (
            group
            and cell.kind == group[0].kind == "prose"
            and cell.key == group[0].key
            and cell.language != SOURCE
        )
        if group and not together:
            yield group
            group = []
        group.append(cell)
    if group:
        yield group


def _cell(group: list[Raw]) -> Prose | Code:
    first = group[0]
    slide = str(first.options.get("slide", "-"))
    if first.kind == "code":
        return Code(first.key, first.line, first.text, _tags(first), slide)
    return Prose(first.key, first.line, {cell.language: cell.text for cell in group}, slide)


def _tags(cell: Raw) -> tuple[str, ...]:
    listed = str(cell.options.get("tags", "[]")).strip("[]")
    return tuple(tag.strip() for tag in listed.split(",") if tag.strip())


def _cell_problems(cell: Raw) -> Iterator[str]:
    """Errors in one cell."""
    prose = cell.kind == "prose"
    known = ("key", "lang", "of", "slide") if prose else ("key", "slide", "tags")
    for option in sorted(set(cell.options) - set(known)):
        yield f"unknown option {option!r}; expected only {', '.join(known)}"
    if not cell.key:
        yield "the cell has no key; expected a key of its own"
    elif not _KEY.fullmatch(cell.key) or cell.key in RESERVED:
        rule = f"1 to 40 of a-z, 0-9 and '-', and not {', '.join(RESERVED)}"
        yield f"bad key {cell.key!r}; expected {rule}"
    slide = cell.options.get("slide", "-")
    if slide not in SLIDES:
        yield f"unknown slide {slide!r}; expected one of {', '.join(SLIDES)}"
    if not cell.text:
        yield "the cell is empty"
    yield from _prose_problems(cell) if prose else _tag_problems(cell)


def _prose_problems(cell: Raw) -> Iterator[str]:
    if cell.language not in LANGUAGES:
        yield f"unknown language {cell.language!r}; expected one of {_ORDER}"
    elif cell.language == SOURCE and "of" in cell.options:
        yield "a stamp 'of' on the English cell; expected stamps only on its translations"
    elif cell.language != SOURCE and "slide" in cell.options:
        yield "'slide' on a translation; expected it on the English cell, where it holds for all"


def _tag_problems(cell: Raw) -> Iterator[str]:
    written = str(cell.options.get("tags", "[]"))
    if not re.fullmatch(r"\[.*\]", written):
        yield f"bad tags {written!r}; expected a list such as [hide-input]"
    for tag in _tags(cell):
        if tag not in TAGS:
            yield f"unknown tag {tag!r}; expected only {', '.join(TAGS)}"
    if {"hide-input", "editable"} <= set(_tags(cell)):
        yield "'editable' and 'hide-input'; expected one of them: what learners change they must see"


def _group_problems(group: list[Raw]) -> Iterator[tuple[int, str, str]]:
    """Errors between a Markdown cell and its translations."""
    first = group[0]
    languages = [cell.language for cell in group]
    missing = [language for language in LANGUAGES if language not in languages]
    if missing:
        problem = f"no text in {', '.join(missing)}; expected {_ORDER}, in this order"
        yield first.line, first.key, problem
    elif languages != list(LANGUAGES):
        problem = f"the languages are {', '.join(languages)}; expected {_ORDER}, in this order"
        yield first.line, first.key, problem
    if first.language != SOURCE:
        return
    expected = stamp(first.text)
    cure = f"then python lessons/build.py stamp {first.key}"
    for cell in group[1:]:
        got = cell.options.get("of")
        if got is None:
            yield cell.line, cell.name, f"no stamp; compare it with the English text, {cure}"
        elif got != expected:
            change = f"it translates {got}, but the English text is {expected}"
            yield cell.line, cell.name, f"stale: {change}; revise it, {cure}"


def _key_problems(groups: list[list[Raw]]) -> Iterator[tuple[int, str, str]]:
    seen: dict[str, int] = {}
    for first, *_ in groups:
        if first.key in seen:
            problem = f"the key {first.key!r} is used twice; line {seen[first.key]} has it too"
            yield first.line, first.name, problem
        elif first.key:
            seen[first.key] = first.line


def _language_cell_problems(codes: list[Raw]) -> Iterator[tuple[int, str, str]]:
    tagged = [cell for cell in codes if "language" in _tags(cell)]
    if len(tagged) != 1 or codes[0] is not tagged[0]:
        line = tagged[-1].line if tagged else 0
        expected = "expected exactly one, the first code cell of the lesson"
        yield line, "", f"{len(tagged)} code cells tagged 'language'; {expected}"
    for cell in tagged:
        if cell.text.splitlines().count(LANG_LINE) != 1:
            yield cell.line, cell.key, f"expected exactly one line {LANG_LINE}"


def _whole_problems(
    lesson_id: str, head: Head, groups: list[list[Raw]]
) -> Iterator[tuple[int, str, str]]:
    """Errors in the name, title, description or picture."""
    if lesson_id == START:
        yield 0, "", f"a lesson named {START}; expected another name: the start page has that one"
    prose = [group for group in groups if group[0].kind == "prose"]
    about = [group for group in prose if group[0].key == ABOUT]
    if not about:
        yield 0, "", f"no cell {ABOUT!r}; expected one line about the lesson, for the start page"
    for cell in about[0] if about else ():
        if "\n" in cell.text or len(cell.text) > MAX_ABOUT:
            problem = f"expected one line of at most {MAX_ABOUT} letters"
            yield cell.line, cell.name, f"{len(cell.text)} letters; {problem}"
    first = next((group for group in prose if group[0].key != ABOUT), [])
    for cell in first:
        if not cell.text.startswith("# "):
            yield cell.line, cell.name, "no title; expected the lesson to begin with '# …'"
    if head.picture not in {first.key for first, *_ in groups if first.kind == "code"}:
        yield 0, "", f"the picture is {head.picture!r}; expected the key of a code cell"
