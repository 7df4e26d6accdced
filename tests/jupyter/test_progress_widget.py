"""A learner's results: words and controls that need no board."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import ruleboard as rb
from ruleboard.folder.lesson_files import CHECKOUT, FIRST
from ruleboard.jupyter.words_widget import WordsWidget
from ruleboard.lang import EDITIONS, LANGUAGES
from ruleboard.machines.progress import Lesson, Result, results
from ruleboard.rules import BadArgument, Unknown
from ruleboard.teaching.progress import Effort, Progress
from tests.jupyter.seen import choose_language, own_widgets, push

DONE = Progress().plus("mills-1", "try-board", Effort(solved=True, stars=3, tries=1))
MORE = DONE.plus("mills-1", "trap-board", Effort(solved=True, stars=1, tries=3))


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a learner who has solved one task; the notebook is in the folder of its edition."""
    for lang in LANGUAGES:
        (tmp_path / lang).mkdir()
        shutil.copy(CHECKOUT / lang / FIRST, tmp_path / lang / FIRST)
    (tmp_path / "ruleboard.json").write_text("{}")
    (tmp_path / "progress.json").write_text(DONE.text)
    monkeypatch.chdir(tmp_path / "en")
    return tmp_path


def test_the_exercises_of_a_course_are_counted_and_lessons_beside_it_too() -> None:
    course = {"a": Lesson(("one", "two"), {"en": "A"}), "b": Lesson(("one",)), "text": Lesson()}
    noted = Progress().plus("a", "two", Effort(solved=True, stars=2)).plus("a", "old", Effort(True))
    noted = noted.plus("mine", "x", Effort(tries=4))
    assert results(noted, course) == (
        Result(1, 2, 2, "a", {"en": "A"}),
        Result(0, 1, 0, "b"),
        Result(0, 1, 0, "mine"),
    )


@pytest.mark.parametrize(
    ("lang", "told", "lesson"),
    [
        ("en", "Tasks solved: 1 of ", "The first mill: tasks solved 1 of "),
        ("zh", "做对 1 题，共 ", "第一个三连：做对 1 题，共 "),
        ("ru", "Решено заданий: 1 из ", "Первая мельница: решено заданий 1 из "),
        ("es", "Tareas resueltas: 1 de ", "El primer molino: tareas resueltas, 1 de "),
    ],
)
def test_it_tells_what_is_solved_in_the_readers_language(
    own: Path, lang: str, told: str, lesson: str
) -> None:
    shown = rb.Progress(lang=lang)
    assert shown.status.startswith(told)
    shown.pad.receive({"kind": "choose", "tray": "lessons", "number": 0})
    assert shown.message.startswith(lesson)
    for text in (repr(shown), shown.still().replace("\u00a0", " ")):
        assert told in text
        assert lesson in text


def test_a_button_and_a_key_read_the_file_again(own: Path) -> None:
    shown = rb.Progress()
    assert (shown.results[0].solved, shown.results[0].stars) == (1, 3)
    (own / "progress.json").write_text(MORE.text)
    push(shown, "read_again")
    assert (shown.results[0].solved, shown.results[0].stars) == (2, 4)
    (own / "progress.json").unlink()
    shown.press("u")
    assert shown.status == "Nothing is solved yet. Open a lesson and try its first board."


@pytest.mark.parametrize("content", ["", "[]", '{"format": 2, "lessons": {}}', "\ud800"])
def test_a_file_that_is_not_ours_is_told(own: Path, content: str) -> None:
    (own / "progress.json").write_text(content, errors="surrogatepass")
    assert rb.Progress().message.startswith("The file progress.json is damaged or not one of ours.")


def test_outside_a_folder_of_lessons_it_says_where_results_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert rb.Progress().message.startswith("Results are kept only in your own folder of lessons.")


@pytest.mark.parametrize("page", [b"", b"{}", b'{"metadata": {"lesson": {"lessons": [1]}}}'])
def test_without_a_start_page_lessons_go_by_their_names(own: Path, page: bytes) -> None:
    for lang in LANGUAGES:
        (own / lang / FIRST).write_bytes(page)
    shown = rb.Progress()
    assert shown.results == (Result(1, 1, 3, "mills-1"),)
    assert "mills-1: tasks solved 1 of 1" in repr(shown)


@pytest.mark.parametrize("lang", EDITIONS)
def test_every_edition_has_titles_for_all_lessons(own: Path, lang: str) -> None:
    shown = rb.Progress(lang=lang)
    titles = [texts for texts, *_ in shown.pad.trays["lessons"]["items"]]
    ids = {each.lesson for each in shown.results}
    assert len(titles) == len(ids) > 10
    assert not ids & {text for texts in titles for text in texts}


def test_words_without_a_board_have_languages_keys_and_help_as_boards_have(own: Path) -> None:
    shown, board = rb.Progress(lang="en"), rb.Play("mills", lang="en")
    choose_language(board, "es")
    assert (shown.lang, shown.pad.edition, shown.pad.languages) == ("es", "es", ["es"])
    assert shown.status.startswith("Tareas resueltas: 1 de ")
    shown.press("?")
    assert shown.message == "Teclas: U – Mirar otra vez."
    with pytest.raises(Unknown, match="«z»"):
        shown.press("z")
    with pytest.raises(Unknown, match="lang, theme"):
        shown.lnag = "es"
    with pytest.raises(BadArgument):
        rb.Progress(size=3)  # type: ignore[call-arg]


def test_a_page_cannot_name_sites_where_there_are_none(own: Path) -> None:
    shown = rb.Progress()
    before = shown.views
    for content in (
        {"kind": "pick", "site": "a1"},
        {"kind": "drag", "from": "a1", "to": None},
        {"kind": "key", "key": "u", "site": "a1"},
        {"kind": "choose", "tray": "lessons", "number": 99},
        {"kind": "do", "name": "undo"},
        "nonsense",
    ):
        shown.pad.receive(content)
    assert shown.views == before


def test_it_has_few_models_and_frees_them(own: Path) -> None:
    rb.Progress().close()
    before = own_widgets()
    shown = rb.Progress()
    assert isinstance(shown, WordsWidget)
    assert len(own_widgets() - before) == 4  # itself, its layout, the words, a panel
    shown.close()
    assert own_widgets() == before


def test_a_saved_notebook_shows_it_without_a_kernel(own: Path) -> None:
    bundle = rb.Progress()._repr_mimebundle_()
    assert "The first mill" in bundle["text/html"]
    assert "<script" not in bundle["text/html"]
    titles = json.loads((own / "en" / FIRST).read_bytes())
    titles["cells"][2]["source"] = '<a href="mills-1.ipynb">&lt;script&gt;</a>'
    (own / "en" / FIRST).write_text(json.dumps(titles))
    assert "<script" not in rb.Progress().still()
