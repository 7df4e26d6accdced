"""Every lesson in `lessons/source` measures up (L4 to L6, L9, L11), and each measure finds what is broken."""

from __future__ import annotations

import base64
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lessons.builder.execution import WIDGET_VIEW
from lessons.builder.notebook import make, quiet, text
from lessons.builder.source import Code, Lesson, Prose, read
from ruleboard.lang import EDITIONS
from tests.bench import bench_class, bench_models
from tests.lessons import measures

ROOT = Path(__file__).resolve().parents[2]
LESSONS = ROOT / "lessons"
SOURCES = sorted((LESSONS / "source").glob("*.md"))
GOOD = {
    "en": "A `mill`.",
    "zh": "三连 `mill`。",
    "ru": "Мельница `mill`.",
    "es": "Un molino `mill`.",
}


def load(source: Path) -> Lesson:
    return read(source.stem, source.read_text(encoding="utf-8"), source.name)


def prose(**changes: str) -> Prose:
    return Prose("key", 1, {**GOOD, **changes})


def drawing(content: str = "<svg/>", alt: str = "a board") -> str:
    encoded = base64.b64encode(content.encode()).decode()
    return f'<img alt="{alt}" src="data:image/svg+xml;base64,{encoded}">'


DECORATION = drawing(alt="").replace('alt=""', 'alt="" role="presentation"')


def saved(**data: Any) -> dict[str, Any]:
    bundle = {name.replace("_", "/"): value for name, value in data.items()}
    output = {"output_type": "display_data", "metadata": {}, "data": bundle}
    cell = {"id": "board", "cell_type": "code", "execution_count": 1, "outputs": [output]}
    return {"metadata": {}, "cells": [cell]}


def test_there_are_lessons() -> None:
    assert SOURCES


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_a_lesson_measures_up(source: Path) -> None:
    assert measures.lesson_faults(load(source), LESSONS / "en") == []


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_a_lesson_is_short_and_has_much_to_do(source: Path) -> None:
    assert list(measures.length_faults(load(source))) == []


@pytest.mark.parametrize(
    ("markdown", "language", "count"),
    [
        ("## A long heading\n\nOne `a1` two.", "en", 3),
        ("- a list\n- of things\n\nOne.\n\n|a|\n|-|\n|b|", "en", 1),
        ("Nine men's morris: 9×9, straight–turn, **so**.", "en", 6),
        ("先试 `e4`，再看 FMJD。", "zh", 6),
        ("Ёж, `a1` — 2 хода.", "ru", 4),
    ],
)
def test_words_are_counted_as_they_are_read(markdown: str, language: str, count: int) -> None:
    assert measures.words_in(markdown, language) == count


def test_too_many_words_before_a_board_and_too_few_boards_are_found(lesson: Lesson) -> None:
    board = Code("board", 1, "rb.Play(LANG)", ("hide-input",))
    many = {language: "一" * 41 if language == "zh" else "слово " * 24 for language in GOOD}
    long = Prose("long", 1, many)
    boards = (board,) * 6
    assert not list(measures.length_faults(replace(lesson, cells=(*boards, long, board))))
    faults = list(measures.length_faults(replace(lesson, cells=(*boards, long, long, board))))
    assert [fault.partition(":")[0] for fault in faults] == [
        f"long, long-{language}" for language in ("en", "ru", "es", "zh")
    ]
    assert list(measures.length_faults(replace(lesson, cells=(board,)))) == [
        "1 boards; expected 6 to 12"
    ]


def test_the_title_and_what_follows_it_are_read_in_one_go(lesson: Lesson) -> None:
    """Code that shows nothing is nothing to click, so the setup does not part the title from the rest."""
    setup = Code("setup", 1, 'LANG = "en"', ("language",))
    board = Code("board", 1, "rb.Play(LANG)", ("hide-input",))
    title, first = (
        Prose(key, 1, dict.fromkeys(GOOD, "一 " * words))
        for key, words in (("title", 20), ("first", 21))
    )
    boards = (board,) * 6
    apart = replace(lesson, cells=(title, setup, board, first, *boards))
    assert not list(measures.length_faults(apart))
    together = replace(lesson, cells=(title, setup, first, *boards))
    assert list(measures.length_faults(together)) == [
        f"title, first-{language}: 41 words in one go; expected at most 40"
        for language in ("en", "ru")
    ]


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_the_code_of_a_lesson_is_in_good_style(source: Path, tmp_path: Path) -> None:
    notebook = tmp_path / "lesson.ipynb"
    notebook.write_text(text(make(load(source), "en")), encoding="utf-8")
    for words in (("check", "--select=E,F,I,W,B,UP", "--ignore=B018"), ("format", "--check")):
        ruff = [sys.executable, "-m", "ruff", *words, "--isolated", "--line-length=100"]
        done = subprocess.run([*ruff, str(notebook)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_nobody_sees_stars_in_a_bilingual_notebook_either(source: Path) -> None:
    found: list[str] = []
    for cell in load(source).cells:
        if isinstance(cell, Prose):
            found += measures.emphasis_faults(cell.key, quiet(cell.texts["en"], "en"))
    assert found == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_a_saved_notebook_shows_its_boards_to_everybody(source: Path, edition: str) -> None:
    path = LESSONS / edition / f"{source.stem}.ipynb"
    notebook = json.loads(path.read_text(encoding="utf-8"))
    assert measures.output_faults(notebook) == []
    assert list(measures.pictures(notebook))


def test_the_sample_measures_up(lesson: Lesson, tmp_path: Path) -> None:
    assert measures.lesson_faults(lesson, tmp_path) == []


@pytest.mark.parametrize(
    ("english", "chinese", "part"),
    [
        ("# A mill", "三连", "headings"),
        ("# A mill", "## 三连", "headings"),
        ("- A\n- B", "- 三连", "list items"),
        ("- A\n  - B", "- 三\n- 连", "list items"),
        ("|a|\n|-|\n|b|", "|三|\n|-|", "table rows"),
        ("|a|b|\n|-|-|", "|三|\n|-|", "table cells"),
        ("`a1` is free", "`a2` 空着", "code spans"),
        ("`a1` is free", "a1 空着", "code spans"),
        ("```\na\n```", "```\nb\n```\n三连", "code blocks"),
        ("[A](b.ipynb)", "[三连](c.ipynb)", "links"),
        ("![A](b.svg)", "三连", "pictures"),
    ],
)
def test_another_structure_is_found(english: str, chinese: str, part: str) -> None:
    cell = Prose("key", 1, {"en": english, "zh": chinese})
    assert any(fault.startswith(f"key-zh: {part}") for fault in measures.structure_faults(cell))


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"zh": "`mill`"}, "key-zh: no letter"),
        ({"ru": "`mill`"}, "key-ru: no letter"),
        ({"es": GOOD["en"]}, "key-es: the same"),
        ({"zh": "三连 mill。"}, "key-zh: a word in Latin letters"),
        ({"zh": "三连，\n成三。"}, "key-zh: a space too many"),
        ({"ru": 'Это "мельница".'}, "key-ru: quotes"),
    ],
)
def test_a_text_that_is_not_in_its_language_is_found(changes: dict[str, str], fault: str) -> None:
    assert list(measures.script_faults(prose())) == []
    assert any(found.startswith(fault) for found in measures.script_faults(prose(**changes)))


@pytest.mark.parametrize(
    "markdown", ["叫**“三连”**吧", "**成三。**后面", "a * b", "**open", "__init"]
)
def test_stars_that_a_reader_would_see_are_found(markdown: str) -> None:
    assert len(list(measures.emphasis_faults("key-zh", markdown))) == 1


def test_emphasis_that_works_is_let_pass() -> None:
    markdown = "叫“**三连**”，**成三**。后面 `a * b` *一*"
    assert list(measures.emphasis_faults("key-zh", markdown)) == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"es": "Captura una ficha y cierra el molino."}, "key-es: 'Captura'"),
        ({"en": "A grinder."}, "key-en: 'grinder'"),
        ({"en": "A mill.", "ru": "Три в ряд."}, "key-ru: 'mill' is not rendered"),
    ],
)
def test_words_against_the_glossary_are_found(changes: dict[str, str], fault: str) -> None:
    assert list(measures.word_faults(prose(), ("mills",))) == []
    found = measures.word_faults(prose(**changes), ("mills",))
    assert any(line.startswith(fault) for line in found)


@pytest.mark.parametrize(
    "source",
    [
        "play()  # a comment",
        'play("三连")',
        'play(f"{1} мельница")',
        'play("¡Molino!")',
        'play("Close the mill now")',
        "%matplotlib inline",
    ],
)
def test_words_in_code_are_found(source: str) -> None:
    assert len(list(measures.code_faults(Code("key", 1, source)))) == 1


def test_positions_and_names_in_code_are_let_pass() -> None:
    source = 'rb.Exercise("relati", "2 X1 - O=E5*,C3 X=F5*", goal=rb.goals.cuts(3), lang=LANG)'
    assert list(measures.code_faults(Code("key", 1, source))) == []


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "there.ipynb").touch()
    good = "[a](there.ipynb#title) [b](https://example.org/x) [c](#top)"
    assert list(measures.link_faults(prose(en=good), tmp_path)) == []
    bad = list(measures.link_faults(prose(en="![a](gone.svg) [b](gone.ipynb)"), tmp_path))
    assert len(bad) == 2


@pytest.mark.parametrize(
    ("notebook", "fault"),
    [
        ({"metadata": {"widgets": {}}, "cells": []}, "the state of widgets"),
        ({"metadata": {}, "cells": [{"cell_type": "code", "execution_count": 2}]}, "not run once"),
        ({"metadata": {}, "cells": [{"cell_type": "code", "execution_count": None}]}, "not run"),
        (saved(text_plain="x", text_html="<b>board</b>"), "board: no picture"),
        (saved(text_html=drawing()), "board: no text"),
        (saved(text_plain="x", text_html=drawing(alt=" ")), "without words"),
        (saved(text_plain="x", text_html=drawing() + drawing(alt="")), "without words"),
        (saved(text_plain="x", text_html=DECORATION), "no picture"),
        (saved(text_plain="x", text_html='<img alt="x" src="a.svg">'), "not inside the notebook"),
        (saved(text_plain="x", text_html=drawing("<html/>")), "no SVG"),
        (saved(text_plain="x", text_html=drawing(f"<svg>{'x' * 12_288}</svg>")), "12299 bytes"),
    ],
)
def test_a_bad_output_is_found(notebook: dict[str, Any], fault: str) -> None:
    assert any(fault in found for found in measures.output_faults(notebook))


def test_a_decoration_beside_a_picture_needs_no_words() -> None:
    assert measures.output_faults(saved(text_plain="x", text_html=drawing() + DECORATION)) == []


def test_a_saved_widget_view_and_a_saved_error_are_found() -> None:
    notebook = saved(text_plain="x", text_html=drawing())
    assert measures.output_faults(notebook) == []
    outputs = notebook["cells"][0]["outputs"]
    outputs[0]["data"][WIDGET_VIEW] = {}
    outputs.append({"output_type": "error"})
    assert len(measures.output_faults(notebook)) == 2


@pytest.mark.parametrize("lesson", [bench_class.LESSON, bench_models.LESSON])
def test_a_lesson_that_is_measured_is_there(lesson: Path) -> None:
    """Nobody runs measurements every day, and lessons change their names."""
    assert lesson.is_file()
