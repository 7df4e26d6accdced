"""The records of the languages: each is whole, and nothing else in the program keeps a list of its own."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest
from babel import Locale

from ruleboard.lang import EDITIONS, LANGUAGES, PAIRS, SOURCE, named

ROOT = Path(__file__).resolve().parents[2]
RECORDS = ROOT / "widgets" / "ruleboard" / "lang" / "languages.py"


def languages_in(source: str) -> set[str]:
    """The languages that a module names in a string of its own, but for the one that everything is written in."""
    strings = {
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return strings & ({*EDITIONS} - {SOURCE})


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_record_says_what_the_language_is_called(code: str) -> None:
    record = LANGUAGES[code]
    assert record.code == code == record.spoken[0] == record.html.partition("-")[0]
    assert record.name.lower().endswith(str(Locale(code).get_language_name()).lower())


def test_no_two_languages_are_spoken_in_the_same_places() -> None:
    words = Counter(word for record in LANGUAGES.values() for word in record.spoken)
    assert set(words.values()) == {1}


def test_every_language_is_offered_alone_and_beside_english() -> None:
    assert (*LANGUAGES, *PAIRS) == EDITIONS
    assert {pair.partition("-")[0] for pair in PAIRS} == set(LANGUAGES) - {SOURCE}
    assert named("en") == "English"
    assert named("zh-en") == "简体中文 + English"


def test_russian_lines_break_neither_after_a_number_nor_before_a_dash() -> None:
    held = "Ещё 24\u00a0точки\u00a0— и `a1` – `b2`"
    assert LANGUAGES["ru"].held("Ещё 24 точки — и `a1` – `b2`") == held
    assert LANGUAGES["en"].held("24 points — and") == "24 points — and"


def test_only_the_records_name_languages() -> None:
    modules = [*(ROOT / "widgets").rglob("*.py"), *(ROOT / "lessons").rglob("*.py")]
    found = {
        path.relative_to(ROOT).as_posix(): languages
        for path in modules
        if path != RECORDS and (languages := languages_in(path.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_a_list_of_languages_elsewhere_is_found() -> None:
    assert languages_in('LANGUAGES = ("en", "zh")') == {"zh"}
    assert languages_in('"" if language == "zh" else " "') == {"zh"}
    assert languages_in('"""For `lang="zh"`."""') == set()
