"""The lessons as the browser tests meet them in a learner's own folder, and what is said around them."""

from __future__ import annotations

from pathlib import Path

from lessons.builder import navigation
from lessons.builder.notebook import counted
from lessons.builder.source import read
from ruleboard.lang import Words
from tests.browser.lab import Lab

LESSONS = Path(__file__).resolve().parents[2] / "lessons"
SOURCES = sorted((LESSONS / "source").glob("*.md"))
COURSE = [
    counted(each, LESSONS)
    for each in navigation.ordered(
        {
            path.name: read(path.stem, path.read_text(encoding="utf-8"), path.name)
            for path in SOURCES
        }
    )
]
FIRST, SECOND, *_ = COURSE
CLOSE = 0  # the board of the first exercise of the first lesson
PHONE = (390, 844)

ENGLISH_MENUS = {"@jupyterlab/translation-extension/plugin": {"locale": "default"}}

# ipywidgets asks every notebook for its kernel, also one that has none.
NO_KERNEL = "Cannot read properties of null (reading 'kernel')"

LEFT = "() => jupyterapp.shell.leftCollapsed"
OPEN = "() => jupyterapp.shell.currentWidget?.context?.path ?? null"
CLOSE_ALL = "() => [...jupyterapp.shell.widgets('main')].forEach(each => each.close())"

_SHOW = "path => void jupyterapp.commands.execute('docmanager:open', { path })"


def show(lab: Lab, path: str) -> None:
    """Open a notebook beside those that are open, and wait until it is in front."""
    lab.page.evaluate(_SHOW, path)
    lab.wait_for(lambda: lab.page.evaluate(OPEN) == path)


def execute(lab: Lab, command: str) -> None:
    lab.page.evaluate("name => void jupyterapp.commands.execute(name)", command)


def bar(lab: Lab) -> str:
    """What is said above the lesson that is in front."""
    return lab.page.locator(".ruleboard-bar:visible [role=status]").inner_text()


def rows(lab: Lab) -> list[str]:
    return lab.page.locator(".ruleboard-start tr").all_inner_texts()


def solved(number: int, total: int, edition: str = "en") -> str:
    return Words(edition).first("lab.solved", solved=number, total=total)
