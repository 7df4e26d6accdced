"""Learners on a hub: the link that a school gives them brings the lessons, and later new ones, and keeps their work."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.binder import like_binder
from tests.browser import hub
from tests.browser.hub import Hub, Repository
from tests.browser.lab import Browser, Lab

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform == "win32", reason="JupyterHub runs on Linux and macOS"),
]

VISITS = count(1)  # whoever comes again is somebody else


@pytest.fixture(scope="module")
def repository(place: like_binder.Place, tmp_path_factory: pytest.TempPathFactory) -> Repository:
    folder = tmp_path_factory.mktemp("origin") / "ruleboard"
    shutil.copytree(place.repository, folder, ignore=shutil.ignore_patterns("build", "*.mo"))
    return Repository(folder)


@pytest.fixture(scope="module")
def school(
    place: like_binder.Place, repository: Repository, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Hub]:
    with Hub(place, repository, hub.proxy(tmp_path_factory.mktemp("proxy"))) as running:
        yield running


def solve(lab: Lab, answer: str) -> None:
    """The first exercise of the first lesson."""
    lab.wait_lesson("live")
    lab.wait_painted()
    lab.click_site("f6")
    lab.click_site("b2")
    lab.wait_status(answer)


def add(lesson: Path, news: str) -> None:
    """Write something below the title of a lesson."""
    notebook = json.loads(lesson.read_text(encoding="utf-8"))
    notebook["cells"][1]["source"].append(f"\n\n{news}")
    text = json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"
    lesson.write_text(text, encoding="utf-8")


def test_the_link_brings_lessons_that_run_and_later_what_is_new_and_keeps_the_work(
    school: Hub, repository: Repository, browser: Browser
) -> None:
    learner = f"анна-{next(VISITS)}"  # letters of any script make a name
    own = school.home(learner) / "ruleboard" / "lessons"
    with school.enter(browser, learner, "en/mills-1.ipynb") as lab:
        solve(lab, "Well spotted!")
        lab.page.get_by_text("Solved: 1 of 15").wait_for()
        assert lab.page.get_by_text("official Jupyter news").count() == 0
        assert lab.errors() == []
        lab.save()
    noted = (own / "progress.json").read_text(encoding="utf-8")
    assert json.loads(noted)["lessons"]["mills-1"]["try-board"]["solved"] is True
    news = f"News for {learner}."
    for name in ("mills-1", "mills-2"):
        add(repository.folder / "lessons" / "en" / f"{name}.ipynb", news)
    repository.commit()
    with school.enter(browser, learner, "en/mills-1.ipynb") as lab:
        lab.wait_lesson("live")
        lab.wait_status("Well spotted!")
        lab.page.locator("p", has_text=news).wait_for()
    assert (own / "progress.json").read_text(encoding="utf-8") == noted
    assert news in (own / "en" / "mills-2.ipynb").read_text(encoding="utf-8")


def test_everybody_has_lessons_of_their_own(school: Hub, browser: Browser) -> None:
    learner = f"boris-{next(VISITS)}"
    with school.enter(browser, learner, "ru/start.ipynb", kernel=False) as lab:
        lab.page.get_by_text("Файл", exact=True).first.wait_for()
        lab.page.get_by_text("Решено: 0 из").first.wait_for()
    assert not (school.home(learner) / "ruleboard" / "lessons" / "progress.json").exists()
