"""JupyterLab's own menus speak the language of a lesson where nobody has chosen another, once and with care."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer
from tests.browser.test_lesson import LESSONS

DONE = "() => localStorage.getItem('ruleboard:menus')"
FILE_MENU = ".lm-MenuBar-itemLabel"


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[LabServer]:
    """A server on which nobody has chosen anything."""
    for edition in ("ru", "zh"):
        shutil.copytree(LESSONS / edition, tmp_path / edition)
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    plain = {"cells": [], "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    (tmp_path / "mine.ipynb").write_text(json.dumps(plain), encoding="utf-8")
    with LabServer(tmp_path, extension=True, warm=True) as running:
        yield running


def menu(page: Page) -> str:
    return page.locator(FILE_MENU).first.inner_text()


def open_file(lab: Lab, path: str) -> None:
    lab.page.evaluate("path => void jupyterapp.commands.execute('docmanager:open', { path })", path)


def test_the_menus_turn_once_to_the_language_of_the_first_lesson(
    fresh: LabServer, browser: Browser
) -> None:
    with browser.open(fresh, "ru/start.ipynb", view="lab", kernel=False) as lab:
        lab.page.get_by_text("Файл", exact=True).first.wait_for()
        assert lab.page.evaluate(DONE) == "ru_RU"
        lab.page.locator(".ruleboard-start tr").first.wait_for()
        # The reader turns back; no lesson turns against her.
        lab.page.evaluate(
            """async () => {
              const plugin = "@jupyterlab/translation-extension:plugin";
              const raw = JSON.stringify({ locale: "default" });
              await jupyterapp.serviceManager.settings.save(plugin, raw);
            }"""
        )
        lab.page.reload()
        lab.page.locator(".ruleboard-start tr").first.wait_for()
        lab.page.wait_for_function("() => jupyterapp.commands.hasCommand('ruleboard:start')")
        assert menu(lab.page) == "File"


def test_no_page_is_loaded_again_beside_other_work_or_without_the_language(
    fresh: LabServer, browser: Browser
) -> None:
    with browser.open(fresh, "mine.ipynb", view="lab") as lab:
        lab.page.evaluate("() => { window.theSame = true; }")
        for path in ("ru/start.ipynb", "zh/start.ipynb"):
            open_file(lab, path)
        lab.wait_for(lambda: lab.page.locator(".ruleboard-start tr").count() > 0)
        lab.page.wait_for_function("() => jupyterapp.commands.hasCommand('ruleboard:start')")
        lab.page.evaluate("() => jupyterapp.shell.currentWidget.context.sessionContext.ready")
        assert lab.page.evaluate("() => window.theSame") is True
        assert lab.page.evaluate(DONE) is None
        lab.page.evaluate(
            "() => [...jupyterapp.shell.widgets('main')].forEach(each => each.dispose())"
        )
        lab.wait_for(lambda: lab.page.locator(".jp-NotebookPanel").count() == 0)
        lab.page.locator(".jp-Launcher").first.wait_for()
        with lab.page.expect_response("**/lab/api/translations/**"):
            open_file(lab, "zh/start.ipynb")  # JupyterLab has no menus in it here
        lab.page.locator(".ruleboard-start tr").first.wait_for()
        assert lab.page.evaluate("() => window.theSame") is True
        assert lab.page.evaluate(DONE) is None
