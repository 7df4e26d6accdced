"""The reference on the site: every page is there, and every link leads somewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lessons.publisher import pages, reference
from lessons.publisher.arguments import ROOT


class Links(HTMLParser):
    """Where a page leads, and what in it can be led to."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.anchors: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "a":
            self.targets.append(found["href"] or "")
        self.anchors.add(found.get("id") or "")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("site") / "docs"
    reference.write(made)
    return made


def test_every_page_is_made(folder: Path) -> None:
    made = {page.stem for page in folder.glob("*.html")}
    assert made == {page.stem for page in reference.PAGES.glob("*.md")}
    assert "index" in made


def test_every_link_leads_somewhere(folder: Path) -> None:
    found = {page.name: Links(page) for page in folder.glob("*.html")}
    for name, links in found.items():
        for target in links.targets:
            path, _, anchor = target.partition("#")
            if lesson := re.fullmatch(r"\.\./lab/index\.html\?path=(.+)", path):
                assert (ROOT / "lessons" / lesson[1]).exists()
            elif path != "../index.html?choose":
                assert anchor in found[path or name].anchors | {""}, target


def test_a_page_shows_text_and_code_as_they_are_written() -> None:
    text = "# `rb.x`\n\n<!-- reference: rb.x -->\n\nIt is <b>bold</b>: [here](boards.md#a-b).\n\n## A b\n"
    title, body = reference.rendered(text)
    assert title == "`rb.x`"
    assert "<!--" not in body
    assert "&lt;b&gt;bold" in body
    assert '<a href="boards.html#a-b">' in body
    assert '<h2 id="a-b">' in body


def test_the_first_page_leads_there() -> None:
    assert 'href="docs/index.html"' in pages.first_page()
