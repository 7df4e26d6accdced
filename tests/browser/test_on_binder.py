"""A lesson on Binder: the environment that Binder will make, and a visitor who comes by a launch link."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from lessons.builder.launch_links import binder
from ruleboard.start.lab import SERVER
from tests.binder import like_binder
from tests.browser.lab import Browser
from tests.browser.server import LabServer


class BinderServer(LabServer):
    """Jupyter as BinderHub starts it: `jupyter-notebook`, in the folder of the repository."""

    def __init__(self, place: like_binder.Place) -> None:
        super().__init__(place.repository)
        self._place = place

    @property
    def runtime(self) -> Path:
        return Path(self._place.environ["JUPYTER_RUNTIME_DIR"])

    def _write_settings(self) -> None:
        """Nothing is set but what postBuild has set."""

    def _command(self, port: int) -> list[str]:
        command = super()._command(port)
        return [
            str(self._place.bin / "jupyter-notebook"),
            *command[command.index("--no-browser") :],
        ]

    def _environment(self) -> dict[str, str]:
        return self._place.environ


@pytest.fixture(scope="module")
def on_binder(place: like_binder.Place) -> Iterator[BinderServer]:
    with BinderServer(place) as running:
        yield running


def test_everything_goes_together_over_what_binder_has(place: like_binder.Place) -> None:
    told = place.run(str(place.bin / "jupyter"), "labextension", "list")
    plain = re.sub(r"\x1b\[[\d;]*m", "", told.stdout + told.stderr)
    states = dict(re.findall(r"^\s+(\S+) v\S+ (\w+ \S+)", plain, re.MULTILINE))
    assert set(states.values()) == {"enabled OK"}, plain
    assert {"ruleboard", "@jupyter-notebook/lab-extension", "anywidget", "ipycanvas"} <= set(states)


def test_the_server_has_the_settings_that_lessons_need(place: like_binder.Place) -> None:
    told = place.run(str(place.bin / "jupyter"), "server", "--show-config-json")
    settings = json.loads(told.stdout)
    there = {f"{part}.{name}": value for part in settings for name, value in settings[part].items()}
    assert SERVER.items() <= there.items()


def test_a_link_leads_to_a_lesson_that_runs_itself_with_menus_in_its_language(
    on_binder: BinderServer, browser: Browser
) -> None:
    (path,) = parse_qs(urlsplit(binder("ru", "mills-1")).query)["labpath"]
    with browser.open(on_binder, path, view="lab") as lab:
        lab.page.get_by_text("Файл", exact=True).first.wait_for()
        lab.wait_lesson("live")
        lab.wait_painted()
        before = lab.digest()
        lab.click_site("f6")
        lab.wait_changed(before)
        assert lab.eval("__import__('sys').modules['debugpy']") is None  # the light kernel
        assert lab.page.get_by_text("official Jupyter news").count() == 0
        assert lab.page.evaluate(
            "() => jupyterapp.shell.currentWidget.content.widgets.every("
            "cell => cell.model.type !== 'code' || cell.model.trusted)"
        )
        assert lab.errors() == []
