"""The reference for programmers on the site: the pages of `widgets/docs` as HTML."""

from __future__ import annotations

import re
from html import escape
from itertools import pairwise
from pathlib import Path
from string import Template

from markdown_it import MarkdownIt

from lessons.publisher.arguments import ROOT

PAGES = ROOT / "widgets" / "docs"
TEMPLATE = Path(__file__).parent / "reference.html"
MARK = re.compile(r"^<!-- .* -->\n", re.MULTILINE)  # around what is generated in a page
LESSON = re.compile(r"(?:\.\./)+lessons/(.+\.ipynb)")


def write(folder: Path) -> None:
    """Write a page of HTML for each page of the reference; the folder lies at the top of the site."""
    folder.mkdir()
    template = Template(TEMPLATE.read_text(encoding="utf-8"))
    for page in sorted(PAGES.glob("*.md")):
        title, body = rendered(page.read_text(encoding="utf-8"))
        text = template.substitute(title=escape(title), body=body)
        (folder / f"{page.stem}.html").write_text(text, encoding="utf-8", newline="\n")


def rendered(text: str) -> tuple[str, str]:
    """The title of a page and its HTML, with headings that links can lead to."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(MARK.sub("", text))
    titles = []
    for token, following in pairwise(tokens):
        if token.type == "heading_open":
            titles.append(following.content)
            token.attrSet("id", anchor(following.content))
        for each in token.children or ():
            if each.type == "link_open":
                each.attrSet("href", _address(str(each.attrGet("href"))))
    return titles[0], markdown.renderer.render(tokens, markdown.options, {})


def anchor(heading: str) -> str:
    """What a link to a heading ends with, as GitHub makes it."""
    return re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-")


def _address(target: str) -> str:
    """Where a link of a page leads on the site."""
    if lesson := LESSON.fullmatch(target):
        return f"../lab/index.html?path={lesson[1]}"
    return re.sub(r"^([\w-]+)\.md\b", r"\1.html", target)
