"""What the commands say about the lessons: in the reader's language, every sentence of it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from lessons.environment import ROOT
from ruleboard.cli import COMMANDS
from ruleboard.folder import lesson_files
from ruleboard.folder.files import Obstacle
from ruleboard.lang import EDITIONS, LANGUAGES, SOURCE
from ruleboard.lang.sentence import Sentence
from ruleboard.start import lab, messages
from ruleboard.start.messages import CommandError, Messages, system_language
from ruleboard.start.texts import HELP, PROGRESS, TEXTS, TROUBLE, WRONG
from tests.lang.catalog_measures import agreement, completeness, load

LESSONS = ROOT / "lessons"


@pytest.mark.parametrize(
    ("environ", "system", "lang"),
    [
        ({"LANG": "zh_CN.UTF-8"}, None, "zh"),
        ({"LANG": "zh_TW"}, None, "zh"),
        ({"LC_ALL": "ru_RU.UTF-8", "LANG": "en_US"}, None, "ru"),
        ({"LC_MESSAGES": "es_MX"}, None, "es"),
        ({"LANG": "C.UTF-8"}, "es_ES", "es"),
        ({"LANG": "C.UTF-8"}, None, "en"),
        ({"LC_ALL": "", "LANG": "POSIX"}, "ru_RU", "ru"),
        ({"LANG": "pt_BR.UTF-8"}, "es_ES", "en"),
        ({}, "Chinese (Simplified)_China", "zh"),
        ({}, "Russian_Russia", "ru"),
        ({}, "Spanish_Mexico", "es"),
        ({}, "German_Germany", "en"),
        ({}, "Estonian_Estonia", "en"),
        ({}, None, "en"),
    ],
)
def test_the_language_is_the_readers(
    environ: dict[str, str], system: str | None, lang: str
) -> None:
    assert system_language(environ, system) == lang


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != SOURCE])
def test_every_language_has_every_sentence_with_the_same_blanks(language: str) -> None:
    texts = load(messages.LANG / language / "start.po", language)
    assert completeness([Sentence(text) for text in dict.fromkeys(TEXTS.values())], texts, 1) == []
    assert [fault for text in texts for fault in agreement(text, alone=None)] == []


def test_no_name_stands_for_two_sentences() -> None:
    assert len(TEXTS) == sum(map(len, (HELP, WRONG, PROGRESS, TROUBLE)))


def test_every_sentence_is_said_somewhere() -> None:
    sources = (*(ROOT / "widgets" / "ruleboard").rglob("*.py"), *LESSONS.glob("*.py"))
    code = "".join(path.read_text(encoding="utf-8") for path in sources if path.name != "texts.py")
    made = {f"place_{each}" for each in Obstacle} | set(Obstacle)
    made |= {*COMMANDS}
    said = {*re.findall(r"""["'](\w+)["']""", code), *made}
    assert set(TEXTS) - said == {"old_python"}  # lessons/start.py has it written out


def test_a_sentence_that_a_language_lacks_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "LANG", tmp_path)
    assert Messages("es").text("about") == TEXTS["about"]
    (tmp_path / "es").mkdir()
    (tmp_path / "es" / "start.po").write_text(
        'msgid "Open the lessons in JupyterLab."\nmsgstr ""\n"Abre «\\"todo\\"»"\n" ya."\n', "utf-8"
    )
    assert Messages("es").text("about") == 'Abre «"todo"» ya.'
    assert Messages("es").text("placing") == TEXTS["placing"]


def test_the_last_sentence_goes_where_faults_go(capsys: pytest.CaptureFixture[str]) -> None:
    assert Messages("ru").fail(CommandError("no_number", 2, got="x")) == 2
    assert capsys.readouterr() == ("", "'x' — не целое число.\n")


@pytest.mark.parametrize("lang", EDITIONS)
def test_the_start_page_of_every_language_opens(lang: str) -> None:
    words = lab.command(Path("python"), Path("mine"), lang, 8888, browser=True)
    assert f"--LabApp.default_url=/lab/tree/{lang}/start.ipynb" in words
    assert (LESSONS / lang / "start.ipynb").is_file()


def test_lessons_are_named_in_the_order_of_the_start_page() -> None:
    names = lesson_files.names(LESSONS, "ru")
    assert set(names) == {path.stem for path in (LESSONS / "source").glob("*.md")}
    page = (LESSONS / "ru" / "start.ipynb").read_text(encoding="utf-8")
    places = [page.index(f'"id": "{name}"') for name in names]
    assert places == sorted(places)


def test_every_obstacle_has_a_sentence_for_lessons_and_for_programs() -> None:
    assert {each for obstacle in Obstacle for each in (obstacle, f"place_{obstacle}")} <= set(TEXTS)


def test_what_an_old_python_is_told_is_what_the_catalogs_have() -> None:
    script = ast.parse((LESSONS / "start.py").read_text(encoding="utf-8"))
    written = [
        ast.literal_eval(node.value)
        for node in script.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "TOO_OLD"
    ]
    assert written == [TEXTS["old_python"]]
