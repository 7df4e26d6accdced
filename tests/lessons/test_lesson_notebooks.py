"""Making notebooks of a lesson: what they contain, that they stay the same, what the command tells (L7, L8)."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

import nbformat
import pytest

from lessons.builder import command, execution, extension, navigation
from lessons.builder.comparison import differences
from lessons.builder.execution import kept
from lessons.builder.notebook import (
    Notebook,
    editions,
    how_to_begin,
    list_exercises,
    make,
    quiet,
    text,
)
from lessons.builder.source import Code, Lesson, Prose, read
from ruleboard.jupyter.handover import KEY
from ruleboard.lang import EDITIONS, LANGUAGES, Words
from ruleboard.lang.sentences import table
from tests.warm.kernels import WarmSpecs

LESSONS = Path(__file__).resolve().parents[2] / "lessons"
SOURCES = sorted((LESSONS / "source").glob("*.md"))
DRAWING = "PHN2Zy8+"  # <svg/>


def ids(notebook: Notebook) -> list[str]:
    return [cell["id"] for cell in notebook["cells"]]


def load(path: Path) -> Lesson:
    return read(path.stem, path.read_text(encoding="utf-8"), path.name)


def codes(notebook: Notebook) -> dict[str, str]:
    return {cell["id"]: cell["source"] for cell in notebook["cells"] if cell["cell_type"] == "code"}


def cell_of(notebook: Notebook, name: str) -> dict[str, Any]:
    return next(cell for cell in notebook["cells"] if cell["id"] == name)


@pytest.fixture
def folder(tmp_path: Path, sample: str) -> Path:
    """A folder of lessons with one source."""
    place = tmp_path / "lessons"
    (place / "source").mkdir(parents=True)
    (place / "source" / "sample.md").write_text(sample, encoding="utf-8")
    return place


@pytest.fixture
def no_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notebooks are not run: what the command does with files has nothing to do with outputs, but for one picture."""

    def run(notebooks: Sequence[Notebook]) -> list[None]:
        for made in notebooks:
            data = {
                "text/html": f'<img src="data:image/svg+xml;base64,{DRAWING}">',
                "text/plain": "",
            }
            shown = {"output_type": "display_data", "metadata": {}, "data": data}
            cell_of(made, "picture")["outputs"] = [shown]
        return [None for _ in notebooks]

    monkeypatch.setattr(execution, "run", run)


def test_ids_come_from_the_keys(lesson: Lesson) -> None:
    expected = ["languages", "title-zh", "setup", "board-zh", "picture"]
    assert ids(make(lesson, "zh")) == expected
    both = ["languages", "title-ru", "title-en", "setup", "board-ru", "board-en", "picture"]
    assert ids(make(lesson, "ru-en")) == both


def test_a_notebook_says_what_it_is(lesson: Lesson) -> None:
    notebook = make(lesson, "es-en")
    described = {"id": "sample", "languages": ["es", "en"], "exercises": [], "generated": True}
    assert notebook["metadata"]["lesson"] == described
    assert notebook["metadata"]["kernelspec"]["name"] == "python3"


def test_a_notebook_begins_with_links_to_the_other_editions(lesson: Lesson) -> None:
    first = make(lesson, "zh-en")["cells"][0]["source"]
    links, how = first.split("\n\n")
    assert links == editions("sample", "zh-en")
    assert how == how_to_begin("zh")
    assert "⏩" in how
    assert "**简体中文 + English**" in first
    assert "[Español](../es/sample.ipynb)" in first
    assert first.count("](../") == len(EDITIONS) - 1


def test_the_language_is_named_in_one_code_cell_and_the_rest_is_equal(lesson: Lesson) -> None:
    assert codes(make(lesson, "zh-en"))["setup"].endswith('LANG = "zh-en"')
    others = [{**codes(make(lesson, edition)), "setup": ""} for edition in EDITIONS]
    assert others == [others[0]] * len(EDITIONS)


def test_sources_are_collapsed_where_the_author_says_so(lesson: Lesson) -> None:
    notebook = make(lesson, "en")
    assert cell_of(notebook, "setup")["metadata"]["jupyter"] == {"source_hidden": True}
    assert "jupyter" not in cell_of(notebook, "picture")["metadata"]


def slides_of(notebook: Notebook) -> dict[str, str | None]:
    return {
        cell["id"]: cell["metadata"].get("slideshow", {}).get("slide_type")
        for cell in notebook["cells"]
    }


def test_slides_begin_where_the_author_says_so_and_only_once_in_two_languages(
    lesson: Lesson,
) -> None:
    assert slides_of(make(lesson, "ru-en")) == {
        "languages": "skip",
        "title-ru": "slide",
        "title-en": None,
        "setup": None,
        "board-ru": None,
        "board-en": None,
        "picture": "fragment",
    }


def test_no_notebook_says_that_a_slide_goes_on() -> None:
    """A program that shows slides takes that word for a cell that is on none of them, and hides the board."""
    paths = sorted(LESSONS.glob("*/*.ipynb"))
    assert len(paths) == len(EDITIONS) * (len(SOURCES) + 1)
    for path in paths:
        assert "-" not in slides_of(json.loads(path.read_bytes())).values(), path


def test_a_note_is_a_note_in_both_languages() -> None:
    texts = {"en": "A note.", "zh": "备注。", "ru": "Заметка.", "es": "Una nota."}
    notebook = make(Lesson("x", ("mills",), (Prose("n", 1, texts, "notes"),)), "es-en")
    assert list(slides_of(notebook).values()) == ["skip", "notes", "notes"]


def test_no_cell_can_be_deleted_and_only_those_for_learners_can_be_changed() -> None:
    cells = (
        Prose("text", 1, dict.fromkeys(("en", "zh", "ru", "es"), "Text.")),
        Code("shown", 2, "1"),
        Code("yours", 3, "2", ("editable",)),
    )
    made = make(Lesson("x", ("mills",), cells), "zh-en")["cells"]
    assert {cell["metadata"]["deletable"] for cell in made} == {False}
    assert [cell["id"] for cell in made if cell["metadata"]["editable"]] == ["yours"]


def test_cells_that_the_texts_ask_to_change_can_be_seen_and_changed() -> None:
    """A board for Мельница of the learner's own, and everything in the lesson for teachers."""
    found = {
        path.stem
        for path in LESSONS.glob("*/*.ipynb")
        for cell in json.loads(path.read_bytes())["cells"]
        if cell["metadata"]["editable"]
    }
    assert found == {"mills-10", "teach-1"}


def test_the_second_language_is_quiet_and_has_no_headings_of_its_own() -> None:
    markdown = "# The **first** mill #\n\nText.\n\n```\n# code\n```\n\n## More"
    opening, *lines, closing = quiet(markdown, "en").split("\n")
    assert opening.startswith('<blockquote lang="en"')
    assert closing == "</blockquote>"
    assert "\n".join(lines).strip() == (
        "**The first mill**\n\nText.\n\n```\n# code\n```\n\n**More**"
    )


def test_a_notebook_is_valid_and_always_the_same_bytes(sample: str) -> None:
    for edition in EDITIONS:
        first = text(make(read("sample", sample, "a.md"), edition))
        again = text(make(read("sample", sample, "b.md"), edition))
        assert first == again
        assert first.endswith("}\n")
        nbformat.validate(nbformat.reads(first, as_version=4))


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_code_is_the_same_in_every_edition_of_a_lesson(source: Path) -> None:
    lesson = load(source)
    named = next(
        cell.key for cell in lesson.cells if isinstance(cell, Code) and "language" in cell.tags
    )
    all_codes = [codes(make(lesson, edition)) for edition in EDITIONS]
    assert len({code[named] for code in all_codes}) == len(EDITIONS)
    others = [{**code, named: ""} for code in all_codes]
    assert others == [others[0]] * len(EDITIONS)


def path_of(notebook: Notebook) -> Path:
    described = notebook["metadata"]["lesson"]
    return LESSONS / "-".join(described["languages"]) / f"{described['id']}.ipynb"


def take_saved_outputs(notebooks: Sequence[Notebook]) -> list[None]:
    """In place of a run: what is saved, as far as a run could have made it."""
    for fresh in notebooks:
        if not path_of(fresh).exists():
            continue  # a check tells that it is not built
        saved = {cell["id"]: cell for cell in json.loads(path_of(fresh).read_bytes())["cells"]}
        codes = [cell for cell in fresh["cells"] if cell["cell_type"] == "code"]
        for count, cell in enumerate(codes, 1):
            cell["execution_count"] = count
            cell["outputs"] = [
                kept(cell["id"], as_run(output, count))
                for output in saved.get(cell["id"], {}).get("outputs", ())
            ]
        list_exercises(fresh)
    return [None for _ in notebooks]


def as_run(output: dict[str, Any], count: int) -> dict[str, Any]:
    """An output with the count and the metadata that it could have: the keys of what can be solved."""
    tasks = output.get("metadata", {}).get(KEY, {}).get("tasks")
    always = {"execution_count": count, "metadata": {KEY: {"tasks": tasks}} if tasks else {}}
    return output | {name: always[name] for name in output.keys() & always}


def test_the_notebooks_are_what_a_fresh_build_makes_of_the_sources(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every notebook is also run, and its outputs are compared: by nbval, once (`tests/run.py lessons`)."""
    monkeypatch.setattr(execution, "run", take_saved_outputs)
    assert command.main(["--check"]) == 0, capsys.readouterr().err


@pytest.mark.slow
def test_a_fresh_run_writes_the_same_bytes_in_every_lesson_and_every_edition(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each lesson in one edition, and each edition at least once."""
    monkeypatch.setattr(execution, "KernelSpecManager", WarmSpecs)
    lessons = navigation.ordered({path.name: load(path) for path in SOURCES})
    course = navigation.neighbors(lessons)
    notebooks = [
        make(lesson, edition, course[lesson.id])
        for lesson, edition in zip(lessons, cycle(EDITIONS), strict=False)
    ]
    assert {path_of(notebook).parent.name for notebook in notebooks} == set(EDITIONS)
    assert execution.run(notebooks) == [None] * len(SOURCES)
    for notebook in notebooks:
        committed = path_of(notebook).read_bytes().decode()
        assert differences(committed, text(notebook)) == [], path_of(notebook)


@pytest.mark.usefixtures("no_kernels")
def test_a_build_writes_every_edition_and_a_check_is_content_with_it(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["--check"], folder) == 1
    assert "lessons/zh-en/sample.ipynb: is not built" in capsys.readouterr().err
    assert command.main([], folder) == 0
    assert {path.parent.name for path in folder.glob("*/sample.ipynb")} == set(EDITIONS)
    assert command.main(["--check"], folder) == 0
    assert command.main(["sample", "--check"], folder) == 0


@pytest.mark.usefixtures("no_kernels")
def test_a_check_names_the_cell_that_differs_and_writes_nothing(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command.main([], folder)
    path = folder / "ru-en" / "sample.ipynb"
    edited = path.read_text(encoding="utf-8").replace("Первая мельница", "Мельница")
    path.write_text(edited, encoding="utf-8")
    capsys.readouterr()
    assert command.main(["--check"], folder) == 1
    told = capsys.readouterr().err
    assert 'lessons/ru-en/sample.ipynb: cell title-ru: source: 1: committed "# Мельница' in told
    assert len(told.splitlines()) == 2
    assert path.read_text(encoding="utf-8") == edited


@pytest.mark.usefixtures("no_kernels")
def test_a_notebook_without_a_source_is_found(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command.main([], folder)
    (folder / "zh" / "old.ipynb").write_text("{}", encoding="utf-8")
    assert command.main(["--check"], folder) == 1
    assert "lessons/zh/old.ipynb: has no source; delete it" in capsys.readouterr().err


@pytest.mark.usefixtures("no_kernels")
def test_an_unknown_lesson_is_told_with_those_that_there_are(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["02-other"], folder) == 1
    assert "no lesson 02-other; expected one of: sample" in capsys.readouterr().err
    assert not (folder / "en").exists()


@pytest.mark.usefixtures("no_kernels")
def test_a_faulty_source_is_told_and_nothing_is_built(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = folder / "source" / "sample.md"
    stale = source.read_text(encoding="utf-8").replace("Three men on one", "Three white men on one")
    source.write_text(stale, encoding="utf-8")
    assert command.main([], folder) == 1
    assert "lessons/source/sample.md:19: title-zh: stale" in capsys.readouterr().err
    assert not (folder / "en").exists()
    assert command.main(["stamp", "title"], folder) == 0
    assert "stamped title-es" in capsys.readouterr().out
    assert command.main([], folder) == 0


def test_the_command_can_be_run_by_its_path_from_anywhere(tmp_path: Path) -> None:
    words = [sys.executable, str(LESSONS / "build.py"), "--help"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "--check" in done.stdout


def test_stamping_an_unknown_key_is_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["stamp", "titel"], folder) == 1
    assert "no prose has the key titel" in capsys.readouterr().err


def broken_notebooks(good: str) -> Iterator[tuple[str, str]]:
    notebook = json.loads(good)
    cells = notebook["cells"]
    yield "is no notebook", "{"
    yield "written differently", json.dumps(notebook)
    yield "cell picture: missing", json.dumps({**notebook, "cells": cells[:-1]})
    extra = {**cells[0], "id": "extra"}
    yield "cell extra: is no longer", json.dumps({**notebook, "cells": [*cells, extra]})
    yield "another order", json.dumps({**notebook, "cells": cells[::-1]})
    metadata = {**notebook["metadata"], "lesson": {}}
    yield (
        "metadata: lesson: exercises: committed nothing",
        json.dumps({**notebook, "metadata": metadata}),
    )
    shown = {**cells[-1], "outputs": [{"output_type": "stream", "name": "stdout", "text": "a"}]}
    changed = {**notebook, "cells": [*cells[:-1], shown]}
    yield "cell picture: outputs: committed 1, now 0", json.dumps(changed)


def test_every_kind_of_difference_is_told(lesson: Lesson) -> None:
    good = text(make(lesson, "en"))
    assert differences(good, good) == []
    for told, committed in broken_notebooks(good):
        assert any(told in difference for difference in differences(committed, good)), told


def test_the_extension_knows_every_code_cell_and_nothing_else() -> None:
    published = json.loads((LESSONS.parent / extension.STATIC / "cells.json").read_text("utf-8"))
    written = [
        cell["source"].replace('LANG = "en"', f'LANG = "{edition}"')
        for path in SOURCES
        for cell in make(load(path), "en")["cells"]
        if cell["cell_type"] == "code"
        for edition in EDITIONS
    ]
    assert sorted(set(written)) == published


def test_the_extension_says_what_the_catalogs_say() -> None:
    known = json.loads((LESSONS.parent / extension.STATIC / "words.json").read_text("utf-8"))
    assert known.keys() == LANGUAGES.keys()
    for language, speech in known.items():
        assert [f"lab.{key}" for key in speech["texts"]] == [*table("lab")]
        blanks = {"solved": 3, "total": 8, "file": "a.json", "stars": 5, "n": 2}
        for key, said in speech["texts"].items():
            assert said.format(**blanks) == Words(language).first(f"lab.{key}", **blanks)


@pytest.mark.usefixtures("no_kernels")
def test_a_change_of_the_code_is_a_change_of_what_the_extension_knows(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command.main([], folder)
    source = folder / "source" / "sample.md"
    text = source.read_text(encoding="utf-8")
    assert 'LANG = "en"\n' in text
    source.write_text(text.replace('LANG = "en"\n', 'LANG = "en"\nSIZE = 3\n'), encoding="utf-8")
    assert command.main(["--check"], folder) == 1
    assert "widgets/labextension/static/cells.json: is not up to date" in capsys.readouterr().err
    assert command.main(["extension"], folder) == 0
    assert command.main(["--check"], folder) == 1
    assert "cells.json" not in capsys.readouterr().err
