"""What people write after the command: understood as they mean it, or answered with what there is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lessons.environment import ROOT
from ruleboard.folder import handout
from ruleboard.lang import EDITIONS, LANGUAGES
from ruleboard.start.arguments import lesson_parser, lesson_paths, parse_lesson_arguments
from ruleboard.start.messages import CommandError, Messages

LESSONS = ROOT / "lessons"
FIRST = min((LESSONS / "source").glob("*.md")).stem


def asked(*words: str, lang: str = "en") -> Any:
    parser = lesson_parser("ruleboard", Messages(lang))
    return parse_lesson_arguments(parser, words, LESSONS)


def told(*words: str, lang: str = "en") -> str:
    with pytest.raises(CommandError) as caught:
        asked(*words, lang=lang)
    assert caught.value.status == 2
    return Messages(lang).text(caught.value.key, **caught.value.params)


def test_without_words_everything_is_as_usual() -> None:
    wanted = asked(lang="ru")
    assert (wanted.lang, wanted.fresh, wanted.port) == ("ru", None, None)
    assert wanted.folder == Path(handout.DEFAULT_FOLDER).expanduser()
    assert not any((wanted.copy_only, wanted.no_browser, wanted.help, wanted.version))


@pytest.mark.parametrize(("given", "lang"), [("ZH", "zh"), ("zh_en", "zh-en"), ("es-EN", "es-en")])
def test_a_language_may_be_written_as_people_do(given: str, lang: str) -> None:
    assert asked("--lang", given).lang == lang


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "There are no lessons in 'fr'."),
        ("zh", "没有语言为 'fr' 的课程。"),
        ("ru", "Уроков на языке 'fr' нет."),
        ("es", "No hay lecciones en 'fr'."),
    ],
)
def test_an_unknown_language_is_told_the_known_ones(lang: str, said: str) -> None:
    answer = told("--lang", "fr", lang=lang)
    assert answer.startswith(said)
    assert LANGUAGES[lang].separator.join(EDITIONS) in answer


@pytest.mark.parametrize("port", ["0", "70000", "-1", "many", "²"])
def test_a_wrong_port_is_told_what_a_port_is(port: str) -> None:
    assert told(f"--port={port}").startswith(f"'{port}' is not a port. A port is a number")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--langg", "zh"), "'--langg' means nothing here. ruleboard --help shows what there is."),
        (("mills",), "'mills' means nothing here. ruleboard --help shows what there is."),
        (("--no-browser=x",), "'--no-browser=x' means nothing here."),
        (("--lang",), "--lang needs something after it. ruleboard --help shows what."),
        (("--port", "--no-browser"), "--port needs something after it."),
    ],
)
def test_words_without_meaning_are_answered(words: tuple[str, ...], said: str) -> None:
    assert told(*words).startswith(said)


@pytest.mark.parametrize("given", [FIRST, f"{FIRST}.ipynb"])
def test_a_lesson_is_named_by_its_name(given: str) -> None:
    assert asked("--lang", "zh-en", "--fresh", given).fresh == [f"zh-en/{FIRST}.ipynb"]


def test_all_lessons_of_a_game_are_named_by_the_game() -> None:
    wanted = asked("--fresh", "relati")
    numbers = (1, 6, 2, 3, 7, 8, 4, 5)  # in the order of the start page
    assert wanted.fresh == [f"en/relati-{number}.ipynb" for number in numbers]


def test_a_fresh_start_page_can_be_had_too() -> None:
    assert lesson_paths(LESSONS, "es", ["start"]) == ["es/start.ipynb"]
    assert lesson_paths(LESSONS, "es", [])[-1] == "es/start.ipynb"


def test_an_unknown_lesson_is_told_the_known_ones() -> None:
    answer = told("--fresh", "99", lang="es")
    assert answer.startswith("No hay ninguna lección '99'. Elige una de: mills-1")


def test_the_shipped_lessons_are_not_the_readers_folder() -> None:
    with pytest.raises(CommandError, match="is_shipped"):
        asked("--folder", str(LESSONS))
