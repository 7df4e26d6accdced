"""The start page and the way through the lessons: made from the sources, in their order, in every edition."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lessons.builder import command, execution, navigation, start_page
from lessons.builder.errors import LessonError
from lessons.builder.notebook import Notebook, list_exercises, make, text
from lessons.builder.source import Lesson, read
from ruleboard.jupyter.handover import KEY
from ruleboard.lang import EDITIONS, LANGUAGES, Words
from tests.lessons.test_lesson_notebooks import (
    DRAWING,
    SOURCES,
    cell_of,
    folder,
    load,
    no_kernels,
)

__all__ = ["folder", "no_kernels"]

LESSONS = SOURCES[0].parents[1]


@pytest.fixture(scope="module")
def course() -> list[Lesson]:
    return navigation.ordered({path.name: load(path) for path in SOURCES})


class Page(HTMLParser):
    """The links and pictures of a piece of HTML, and its words."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.pictures: list[str] = []
        self.words: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "a":
            self.links.append(found["href"] or "")
        if tag == "img":
            self.pictures.append(found["src"] or "")

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def listed(page: Notebook) -> Page:
    return Page(cell_of(page, "lessons")["source"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_lesson_is_there_in_its_order_and_in_the_readers_words(
    course: list[Lesson], edition: str
) -> None:
    page = listed(start_page.make(course, edition))
    twice = [f"{lesson.id}.ipynb" for lesson in course for _ in range(2)]  # picture and title
    assert page.links == twice
    for lesson in course:
        assert lesson.about
        for language in edition.split("-"):
            assert lesson.titles[language] in page.words
            assert LANGUAGES[language].held(lesson.about.texts[language]) in page.words
    minutes = Words(edition).first("course.minutes", n=course[0].minutes)
    assert any(minutes in word.replace("\u00a0", " ") for word in page.words)


def test_the_road_leads_through_the_tracks_and_on_the_first_from_game_to_game(
    course: list[Lesson],
) -> None:
    source = cell_of(start_page.make(course, "en"), "lessons")["source"]
    words = Words("en")
    games = (f"{game}.course" for game in ("mills", "draughts", "relati"))
    stations = [
        words.first(key) for key in ("course.learn", *games, "course.explore", "course.teach")
    ]
    assert re.findall(r"<h[23]>(.*?)</h[23]>", source) == stations
    places = [source.index(station) for station in stations]
    for lesson in course:
        at = source.index(f'href="{lesson.id}.ipynb"')
        track = stations.index(words.first(f"course.{lesson.track}"))
        assert places[track] < at
        after = [place for place in places[4:] if place > places[track]]
        assert not after or at < after[0]


def test_the_pictures_have_no_names_of_squares(course: list[Lesson]) -> None:
    for lesson in course:
        assert "<text" not in (LESSONS / start_page.picture_name(lesson)).read_text("utf-8")


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_lesson_can_be_launched_from_a_page_on_which_nothing_runs(
    course: list[Lesson], edition: str
) -> None:
    source = cell_of(start_page.make(course, edition), "launch")["source"]
    for lesson in course:
        assert f"lab/index.html?path={edition}/{lesson.id}.ipynb)" in source
        assert f"labpath=lessons%2F{edition}%2F{lesson.id}.ipynb)" in source


def test_a_page_is_valid_always_the_same_and_runs_nothing(course: list[Lesson]) -> None:
    page = start_page.make(course, "zh-en")
    assert text(page) == text(start_page.make(course, "zh-en"))
    assert {cell["cell_type"] for cell in page["cells"]} == {"markdown"}
    assert [cell["id"] for cell in page["cells"]] == [
        *("languages", "welcome-zh", "welcome-en", "lessons", "launch")
    ]
    told = page["metadata"]["lesson"]
    assert (told["id"], told["languages"], told["generated"]) == ("start", ["zh", "en"], True)
    assert [each["id"] for each in told["lessons"]] == [lesson.id for lesson in course]


def test_what_is_said_about_a_lesson_is_never_taken_for_html(lesson: Lesson) -> None:
    assert lesson.about
    sly = replace(lesson.about, texts=dict.fromkeys(LANGUAGES, "<b> & 3 > 2"))
    page = start_page.make([replace(lesson, about=sly)], "en")
    assert "&lt;b&gt; &amp; 3 &gt; 2" in cell_of(page, "lessons")["source"]


def test_the_page_counts_the_exercises_of_lessons_that_are_not_built_this_time(
    folder: Path, sample: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = sample.replace('"place": 10', '"place": 20')
    assert other != sample
    (folder / "source" / "other.md").write_text(other, encoding="utf-8")
    keys = {"sample": ["a", "b.2"], "other": ["c-1"]}

    def run(notebooks: list[Notebook]) -> list[None]:
        for each in notebooks:
            told = keys[each["metadata"]["lesson"]["id"]]
            shown = {"text/html": f'<img src="data:image/svg+xml;base64,{DRAWING}">'}
            metadata = {KEY: {"tasks": told}}
            output = {"output_type": "display_data", "metadata": metadata, "data": shown}
            cell_of(each, "picture")["outputs"] = [output]
            list_exercises(each)
        return [None for _ in notebooks]

    monkeypatch.setattr(execution, "run", run)
    for built in ([], ["other"]):
        assert command.main(built, folder) == 0
        page = json.loads((folder / "en" / "start.ipynb").read_bytes())
        listed = page["metadata"]["lesson"]["lessons"]
        assert {each["id"]: each["exercises"] for each in listed} == keys


def test_each_lesson_ends_with_links_to_its_neighbours_and_to_all(course: list[Lesson]) -> None:
    first, second, third, *_, last = course
    ways = navigation.neighbors(course)
    middle = make(second, "es", ways[second.id])
    line = middle["cells"][-1]
    assert line["id"] == "onward-es"
    assert line["metadata"]["slideshow"] == {"slide_type": "skip"}
    assert line["source"] == (
        f"[← Lección anterior: {first.titles['es']}]({first.id}.ipynb)"
        " · [Todas las lecciones](start.ipynb)"
        f" · [Lección siguiente: {third.titles['es']} →]({third.id}.ipynb)"
    )
    about = middle["metadata"]["lesson"]
    assert (about["before"], about["after"]) == (first.id, third.id)
    begin, end = (make(lesson, "en", ways[lesson.id]) for lesson in (first, last))
    assert "before" not in begin["metadata"]["lesson"]
    assert begin["cells"][-1]["source"].startswith("[All lessons]")
    assert "after" not in end["metadata"]["lesson"]
    assert end["cells"][-1]["source"].endswith("[All lessons](start.ipynb)")
    both = make(second, "ru-en", ways[second.id])
    assert [cell["id"] for cell in both["cells"][-2:]] == ["onward-ru", "onward-en"]


def test_the_order_is_that_of_the_places_and_no_place_is_taken_twice(sample: str) -> None:
    def at(place: int, name: str) -> Lesson:
        return read(name, sample.replace('"place": 10', f'"place": {place}'), f"{name}.md")

    three = {name: at(place, name) for name, place in (("a", 30), ("b", 20), ("c", 3))}
    assert [lesson.id for lesson in navigation.ordered(three)] == ["c", "b", "a"]
    with pytest.raises(LessonError, match=r"d: the place 20 is that of b too"):
        navigation.ordered({**three, "d": at(20, "d")})


@pytest.mark.usefixtures("no_kernels")
def test_a_build_writes_a_page_for_each_edition_and_a_picture_for_each_lesson(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["sample"], folder) == 0
    assert {path.parent.name for path in folder.glob("*/start.ipynb")} == set(EDITIONS)
    for edition in EDITIONS:
        page = json.loads((folder / edition / "start.ipynb").read_text(encoding="utf-8"))
        source = cell_of(page, "lessons")["source"]
        found = Page("".join(source))
        places = [folder / edition / name for name in (*found.links, *found.pictures)]
        assert len(places) == 3
        assert all(place.is_file() for place in places)
    picture = folder / "pictures" / "start-sample.svg"
    assert picture.read_text(encoding="utf-8") == "<svg/>\n"
    picture.write_text("<svg></svg>", encoding="utf-8")
    (folder / "pictures" / "start-gone.svg").write_text("<svg/>", encoding="utf-8")
    assert command.main(["--check"], folder) == 1
    told = capsys.readouterr().err
    assert "lessons/pictures/start-sample.svg: is another picture" in told
    assert "lessons/pictures/start-gone.svg: has no source; delete it" in told


def test_a_cell_without_a_drawing_cannot_stand_for_a_lesson(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(execution, "run", lambda notebooks: [None for _ in notebooks])
    assert command.main([], folder) == 1
    assert "sample.md: picture: shows no drawing for the start page" in capsys.readouterr().err
    assert not (folder / "en").exists()
