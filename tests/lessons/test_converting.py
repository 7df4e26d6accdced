"""Lessons on paper and on slides: nbconvert shows pictures and words in the place of boards."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import nbformat
import pytest
from nbconvert import HTMLExporter, SlidesExporter

LESSON = Path(__file__).parents[2] / "lessons" / "en" / "mills-1.ipynb"
WIDGET = "application/vnd.jupyter.widget-view+json"


class Page(HTMLParser):
    """What a page shows: the descriptions of its pictures, by the part of the page that they are in."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.described: list[str] = []
        self.scripts: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "img" and (found.get("src") or "").startswith("data:image/svg+xml"):
            self.described.append(found.get("alt") or "")
        if tag == "script":
            self.scripts.append(found.get("type") or "")


def drawn(lesson: nbformat.NotebookNode) -> int:
    """How many pictures the outputs of a lesson hold."""
    return json.dumps(lesson).count("data:image/svg+xml")


@pytest.fixture
def lesson() -> nbformat.NotebookNode:
    found: nbformat.NotebookNode = nbformat.read(LESSON, as_version=4)
    return found


def test_a_page_has_every_picture_with_its_words_and_no_code(lesson: nbformat.NotebookNode) -> None:
    html, _ = HTMLExporter(exclude_input=True).from_notebook_node(lesson)
    page = Page(html)
    assert len(page.described) == drawn(lesson) > 10
    assert all(page.described)
    assert "rb.Exercise(" not in html
    assert WIDGET not in page.scripts


def test_a_lesson_that_was_run_shows_its_pictures_in_place_of_its_boards(
    lesson: nbformat.NotebookNode,
) -> None:
    for cell in lesson.cells:
        for output in cell.get("outputs", []):
            output.data[WIDGET] = {"model_id": cell.id, "version_major": 2, "version_minor": 0}
    html, _ = HTMLExporter(exclude_input=True).from_notebook_node(lesson)
    assert len(Page(html).described) == drawn(lesson)


def test_slides_begin_where_the_lesson_says_and_boards_are_on_them(
    lesson: nbformat.NotebookNode,
) -> None:
    html, _ = SlidesExporter(exclude_input=True).from_notebook_node(lesson)
    wanted = sum(
        cell.metadata.get("slideshow", {}).get("slide_type") in ("slide", "subslide")
        for cell in lesson.cells
    )
    slides = re.split(r"<section\b", html)[1:]
    assert len(slides) > wanted > 4  # each slide is a section, in a section for those below it
    assert len(Page(html).described) == drawn(lesson)
    assert max(slide.count("data:image/svg+xml") for slide in slides) < drawn(lesson)
