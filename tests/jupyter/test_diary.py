"""Progress is noted in a learner's own folder and nowhere else; what is not ours is kept and reported."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ruleboard as rb
from ruleboard.folder.handout import MARKER, hand_out
from ruleboard.jupyter import diary
from ruleboard.jupyter.diary import FILE
from ruleboard.lang import LANGUAGES
from ruleboard.teaching.progress import Effort, read
from tests.jupyter.kernel import kernel

NOTEBOOK = json.dumps({"metadata": {"lesson": {"id": "mills-1"}}})
MILL = "W:Wa7,d7:Ba1,b2:H7,7"
CODE = f'board = rb.Exercise("mills", "{MILL}", goal=rb.goals.forms_mill())'


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A learner's own folder, in a lesson of which we are."""
    shipped = tmp_path / "shipped"
    (shipped / "en").mkdir(parents=True)
    (shipped / "en" / "mills-1.ipynb").write_text(NOTEBOOK, encoding="utf-8")
    folder = tmp_path / "own"
    hand_out(shipped, folder)
    monkeypatch.chdir(folder / "en")
    monkeypatch.setenv("JPY_SESSION_NAME", "en/mills-1.ipynb")
    return folder


def exercise(lang: str = "en", name: str | None = "first") -> rb.Exercise:
    return rb.Exercise("mills", MILL, goal=rb.goals.forms_mill(), lang=lang, id=name)


def noted(own: Path, key: str = "first") -> Effort:
    return read((own / FILE).read_bytes()).lessons["mills-1"][key]


def test_tries_hints_and_stars_are_noted(own: Path) -> None:
    board = exercise()
    assert not (own / FILE).exists()
    board.type("g7xa1")
    assert noted(own) == Effort(solved=True, stars=3, tries=1)
    again = exercise()
    again.click("f2")
    again.press("h")
    assert noted(own) == Effort(solved=True, stars=3, tries=2, hints=1)
    assert "progress" not in board.message


def test_a_click_that_is_no_try_writes_nothing(own: Path) -> None:
    board = exercise()
    board.click("a7")
    board.press("w")
    assert not (own / FILE).exists()


def test_a_copy_under_another_name_is_the_same_lesson(
    own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (own / "en" / "mine.ipynb").write_text(NOTEBOOK, encoding="utf-8")
    for name, lesson in (("mine.ipynb", "mills-1"), ("gone.ipynb", "gone")):
        monkeypatch.setenv("JPY_SESSION_NAME", f"C/en/{name}")
        found = diary.page("first")
        assert found is not None
        assert found.lesson == lesson


@pytest.mark.parametrize("text", ["", "[]", '{"metadata": {"lesson": 3}}', '{"metadata": []}'])
def test_a_notebook_of_the_learners_own_goes_by_its_name(own: Path, text: str) -> None:
    (own / "en" / "mills-1.ipynb").write_text(text, encoding="utf-8")
    found = diary.page("first")
    assert found is not None
    assert found.lesson == "mills-1"


def test_nothing_is_noted_anywhere_else(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(own.parent / "shipped" / "en")
    exercise().type("g7xa1")
    monkeypatch.chdir(own / "en")
    exercise(name=None).type("g7xa1")  # no cell, no name
    monkeypatch.delenv("JPY_SESSION_NAME")
    exercise().type("g7xa1")  # no notebook
    assert list(own.parent.rglob(FILE)) == []


@pytest.mark.parametrize("value", [False, "no", None])
def test_one_line_switches_it_off(own: Path, value: object) -> None:
    notes = json.loads((own / MARKER).read_bytes())
    (own / MARKER).write_text(json.dumps({**notes, "progress": value}), encoding="utf-8")
    exercise().type("g7xa1")
    assert not (own / FILE).exists()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("content", [b"{", b'{"format": 9, "lessons": {}}', b"my list\n"])
def test_a_file_that_is_not_ours_is_told_and_kept(own: Path, lang: str, content: bytes) -> None:
    (own / FILE).write_bytes(content)
    board = exercise(lang)
    board.click("f2")
    assert FILE not in board.message
    board.type("g7xa1")
    assert board.solved
    assert FILE in board.message
    assert (own / FILE).read_bytes() == content


def test_a_file_that_cannot_be_written_is_told(own: Path) -> None:
    (own / FILE).mkdir()
    board = exercise()
    board.type("g7xa1")
    assert f"This could not be saved: the file {FILE} cannot be written." in board.message


def test_two_pages_note_the_exercises_of_their_cells_in_one_file(own: Path) -> None:
    name = {"JPY_SESSION_NAME": "en/mills-1.ipynb"}
    with kernel(own / "en", **name) as one, kernel(own / "en", **name) as two:
        for page in (one, two):
            page.run("import ruleboard as rb")
            page.run(CODE, "board-1")
            page.run("board.click('f2')")
        two.run(CODE, "board-1")  # run again: the same exercise
        two.run("board.type('g7xa1')")
        one.run(f"{CODE}\n{CODE}\nboard.type('g7xa1')", "board-2")
    assert noted(own, "board-1") == Effort(solved=True, stars=3, tries=3)
    assert noted(own, "board-2.2") == Effort(solved=True, stars=3, tries=1)


def test_a_practice_and_an_exercise_of_one_cell_keep_apart(own: Path) -> None:
    task = f'rb.task("{MILL}", rb.goals.forms_mill())'
    practice = f'tasks = rb.Practice("mills", [{task}, {task}])'
    name = {"JPY_SESSION_NAME": "en/mills-1.ipynb"}
    with kernel(own / "en", **name) as page:
        page.run("import ruleboard as rb")
        page.run(f"{practice}\n{CODE}", "both")
        page.run("tasks.go_to(1); tasks.click('f2'); board.type('g7xa1')")
    assert noted(own, "both-2") == Effort(tries=1)
    assert noted(own, "both.2") == Effort(solved=True, stars=3, tries=1)
