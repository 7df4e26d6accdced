"""Reading a lesson source: a good one is understood, and every fault is told with file, line and key (L1 to L3)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import jupytext
import pytest

from lessons.builder.errors import LessonError
from lessons.builder.source import Code, Lesson, Prose, read, stamp
from lessons.builder.stamps import restamp
from lessons.builder.syntax import EXAMPLE, HEADER
from ruleboard.rules import games

BUILD = Path(__file__).resolve().parents[2] / "lessons" / "build.py"


def test_cells_come_in_order_with_all_their_languages(lesson: Lesson) -> None:
    assert [cell.key for cell in lesson.cells] == ["title", "setup", "board", "picture"]
    title = lesson.cells[0]
    assert isinstance(title, Prose)
    assert list(title.texts) == ["en", "zh", "ru", "es"]
    assert title.texts["zh"].startswith("# 第一个三连\n")
    assert (title.slide, title.line) == ("slide", 13)
    setup = lesson.cells[1]
    assert isinstance(setup, Code)
    assert setup.tags == ("language", "hide-input")
    assert setup.source == 'from IPython.display import HTML\n\nLANG = "en"'
    assert (lesson.games, lesson.place, lesson.minutes) == (("mills",), 10, 5)
    assert lesson.titles["es"] == "El primer molino"
    assert lesson.about
    assert lesson.about.texts["en"] == "Three men on a line."


def test_a_fenced_block_may_hold_what_looks_like_a_cell(lesson: Lesson) -> None:
    board = lesson.cells[2]
    assert isinstance(board, Prose)
    assert board.texts["es"].endswith("+++ not a cell\n# not a heading\n```")


def test_jupytext_opens_a_source_as_the_same_cells(sample: str, lesson: Lesson) -> None:
    ours: list[tuple[str, str | None, str]] = []
    assert lesson.about
    for cell in (*lesson.cells, lesson.about):
        if isinstance(cell, Code):
            ours.append((cell.key, None, cell.source))
        else:
            ours += ((cell.key, language, text) for language, text in cell.texts.items())
    theirs = [
        (cell.metadata.get("key"), cell.metadata.get("lang"), cell.source)
        for cell in jupytext.reads(sample, fmt="md:myst").cells
    ]
    assert theirs == ours


def test_the_example_in_the_description_of_the_format_is_a_lesson() -> None:
    described = BUILD.read_text(encoding="utf-8")
    lines = described.partition("looks like this:\n\n")[2].partition("\nFront matter:")[0]
    example = "\n".join(line.removeprefix("    ") for line in lines.splitlines()) + "\n"
    source = f"{HEADER}{EXAMPLE}\n---\n\n{example}".replace('"demo"', '"setup"')
    read_lesson = read("example", source, "build.py")
    assert [cell.key for cell in read_lesson.cells] == ["title", "setup"]
    assert EXAMPLE in described


FAULTS = [
    # the form of the file
    ("format_name: myst", "format_name: light", 1, "front matter"),
    ('["mills"]', '["chess"]', 10, ", ".join(games())),
    ('["mills"]', "[]", 10, ", ".join(games())),
    ('["mills"]', '["mills"', 10, "bad JSON"),
    ('"track": "learn"', '"track": "train"', 10, "one of learn, explore, teach"),
    ('"track": "learn", ', "", 10, "one of learn, explore, teach"),
    ('"place": 10', '"place": "10"', 10, "a number from 1"),
    ('"place": 10, ', "", 10, "a number from 1"),
    ('"minutes": 5', '"minutes": 0', 10, "a number from 1"),
    ('"minutes": 5, ', '"minutes": 5, "hours": 1, ', 10, EXAMPLE),
    ('"picture": "picture"', '"picture": 3', 10, "the key of a code cell"),
    ('"picture": "picture"', '"picture": "title"', 0, "the key of a code cell"),
    # what the start page tells
    ("# El primer molino", "El primer molino", 31, "no title"),
    ("Tres fichas en raya.", "Tres fichas\nen raya.", 129, "one line"),
    ("Tres fichas en raya.", "Tres fichas en raya. " * 6, 129, "at most 110 letters"),
    ("---\n\n+++", "---\n\nHello.\n\n+++", 13, "text outside a cell: 'Hello.'"),
    ('"slide": "slide"}', '"slide": "slide"', 13, "bad JSON"),
    ('+++ {"key": "title", "lang": "zh"', '+++ ["title", "zh"]', 19, "bad JSON"),
    ('"lang": "zh"', '"lang": "zh", "lang": "zh"', 19, "twice"),
    ("```{code-cell} ipython3", "```{code-cell} ruby", 37, "expected '```{code-cell} ipython3'"),
    (":slide: fragment", ":slide: fragment\n:slide: slide", 113, "twice"),
    ("PHN2Zy8+\">')\n```", "PHN2Zy8+\">')", 110, "never closed"),
    # L1, the keys
    ('"key": "title", "lang": "en"', '"lang": "en"', 13, "has no key"),
    (":key: picture\n", "", 110, "has no key"),
    (":key: picture", ":key: Picture", 110, "bad key 'Picture'"),
    (":key: picture", f":key: {'p' * 41}", 110, "1 to 40"),
    (":key: picture", ":key: languages", 110, "bad key 'languages'"),
    (":key: picture", ":key: board", 110, "used twice; line 46"),
    (":key: picture", ":key: setup", 110, "used twice; line 37"),
    # L2, the languages
    ('"lang": "es"', '"lang": "pt"', 31, "unknown language 'pt'"),
    ('"lang": "es"', '"lang": "pt"', 13, "no text in es"),
    ('"key": "title", "lang": "ru"', '"key": "other", "lang": "ru"', 25, "no text in en"),
    # options
    ('"slide": "slide"', '"slide": "page"', 13, "unknown slide 'page'"),
    ('"lang": "zh"', '"lang": "zh", "slide": "slide"', 19, "on a translation"),
    ('"slide": "slide"', '"of": "12345678"', 13, "on the English cell"),
    ('"slide": "slide"', '"sliding": "slide"', 13, "unknown option 'sliding'"),
    (":slide: fragment", ":show: fragment", 110, "unknown option 'show'"),
    ("[language, hide-input]", "[language, hide]", 37, "unknown tag 'hide'"),
    ("[language, hide-input]", "language", 37, "bad tags"),
    ("[language, hide-input]", "[language, hide-input, editable]", 37, "they must see"),
    # the cell that names the language
    ("[language, hide-input]", "[hide-input]", 0, "0 code cells tagged 'language'"),
    (":slide: fragment", ":tags: [language]", 110, "2 code cells tagged 'language'"),
    ('LANG = "en"', 'LANG = "zh"', 37, 'exactly one line LANG = "en"'),
]


@pytest.mark.parametrize(("old", "new", "line", "told"), FAULTS)
def test_a_fault_is_told_with_its_place(
    broken: Callable[[str, str], str], old: str, new: str, line: int, told: str
) -> None:
    with pytest.raises(LessonError) as raised:
        read("sample", broken(old, new), "lessons/source/sample.md")
    place = f"lessons/source/sample.md:{line}: " if line else "lessons/source/sample.md: "
    assert any(str(fault).startswith(place) and told in str(fault) for fault in raised.value.faults)


def test_languages_in_another_order_are_a_fault(sample: str) -> None:
    before, russian, spanish = '"title", "lang": "', 'ru"', 'es"'
    swapped = (
        sample.replace(before + russian, before + "??")
        .replace(before + spanish, before + russian)
        .replace(before + "??", before + spanish)
    )
    with pytest.raises(LessonError, match="title: the languages are en, zh, es, ru; expected en"):
        read("sample", swapped, "sample.md")


def test_a_lesson_without_a_line_about_it_is_a_fault(sample: str) -> None:
    with pytest.raises(LessonError, match="no cell 'about'"):
        read("sample", sample.replace('"key": "about"', '"key": "other"'), "sample.md")


def test_a_lesson_cannot_take_the_name_of_the_start_page(sample: str) -> None:
    with pytest.raises(LessonError, match="a lesson named start"):
        read("start", sample, "start.md")


def test_an_empty_cell_is_a_fault(broken: Callable[[str, str], str]) -> None:
    text = broken("# El primer molino\n\nTres fichas en una línea son un **molino**.\n", "")
    with pytest.raises(LessonError, match=r"sample\.md:31: title-es: the cell is empty"):
        read("sample", text, "sample.md")


def test_all_faults_are_told_at_once_in_the_order_of_the_file(
    broken: Callable[[str, str], str],
) -> None:
    text = broken(":slide: fragment", ":tags: [language]").replace(
        "Three men on one", "3 men on one"
    )
    with pytest.raises(LessonError) as raised:
        read("sample", text, "sample.md")
    assert [(fault.line, fault.key) for fault in raised.value.faults] == [
        (19, "title-zh"),
        (25, "title-ru"),
        (31, "title-es"),
        (110, ""),
        (110, "picture"),
    ]


def test_changed_english_makes_exactly_its_translations_stale(
    broken: Callable[[str, str], str],
) -> None:
    text = broken("Three men on one", "Three white men on one")
    with pytest.raises(LessonError) as raised:
        read("sample", text, "sample.md")
    assert [fault.key for fault in raised.value.faults] == ["title-zh", "title-ru", "title-es"]
    assert all("stale" in fault.problem for fault in raised.value.faults)
    assert "python lessons/build.py stamp title" in str(raised.value)


def test_a_translation_without_a_stamp_is_a_fault(sample: str, lesson: Lesson) -> None:
    title = lesson.cells[0]
    assert isinstance(title, Prose)
    unstamped = sample.replace(f', "of": "{stamp(title.texts["en"])}"', "", 1)
    with pytest.raises(LessonError, match="title-zh: no stamp"):
        read("sample", unstamped, "sample.md")


def test_stamping_mends_what_is_stale_and_changes_nothing_else(
    broken: Callable[[str, str], str],
) -> None:
    text = broken("Three men", "Three white men")
    stamped = restamp(text, "sample.md")
    assert stamped.cells == ("title-zh", "title-ru", "title-es")
    assert len(read("sample", stamped.text, "sample.md").cells) == 4
    changed = [
        (before, after)
        for before, after in zip(text.split("\n"), stamped.text.split("\n"), strict=True)
        if before != after
    ]
    assert len(changed) == 3
    assert all(
        before[: before.index('"of"')] == after[: after.index('"of"')] for before, after in changed
    )


def test_stamping_writes_stamps_where_there_are_none(sample: str) -> None:
    lines = [
        line.partition(', "of"')[0] + "}" if '"of"' in line else line for line in sample.split("\n")
    ]
    stamped = restamp("\n".join(lines), "sample.md")
    assert stamped.text == sample
    assert len(stamped.cells) == 9


def test_stamping_some_keys_leaves_the_others(broken: Callable[[str, str], str]) -> None:
    text = broken("Three men", "Three white men").replace("It has 24", "There are 24")
    stamped = restamp(text, "sample.md", ["board"])
    assert stamped.cells == ("board-zh", "board-ru", "board-es")
    assert stamped.keys == {"title", "board", "about"}
    with pytest.raises(LessonError, match="title-zh: stale"):
        read("sample", stamped.text, "sample.md")


def test_a_translation_of_nothing_gets_no_stamp(broken: Callable[[str, str], str]) -> None:
    text = broken('"key": "title", "lang": "en"', '"key": "other", "lang": "en"')
    assert restamp(text, "sample.md").cells == ()


def test_a_stamp_does_not_care_for_space_around_the_text() -> None:
    assert stamp("A mill.\n") == stamp("\nA mill.") != stamp("A mill!")
