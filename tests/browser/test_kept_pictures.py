"""The second day in JupyterLab: the kernel is gone, and every board is the picture of what was seen last."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ruleboard.folder.handout import hand_out
from tests.browser import notebooks
from tests.browser.conftest import Open
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer
from tests.browser.test_second_visit import LESSONS

REVIEW = """
import ruleboard as rb
review = rb.Review("draughts", "W:W32,38,43:B18,19,12", ["32-27", "18-22"], nodes=2_000, lang="ru")
review
"""
PLAY = 'game = rb.Play("mills", opponent=2, nodes=50, lang="ru"); game'
OTHER = 'print("hello"); import ipywidgets; ipywidgets.IntSlider()'

_DIRTY = "() => jupyterapp.shell.currentWidget.context.model.dirty"
_UNDER = """() => getComputedStyle(document.querySelector(".jp-OutputArea-output:has(img)"), "::after").content"""


def saved(path: Path) -> list[dict[str, Any]]:
    """What the cells of a notebook show that are saved with a picture."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    outputs = [output for cell in cells for output in cell.get("outputs", ())]
    return [each["data"] for each in outputs if "text/html" in each.get("data", {})]


def wait_saved(lab: Lab, path: Path, *words: str) -> None:
    """Save until all of this is in the file: the page asks for pictures when it was left alone for a moment."""

    def is_there() -> bool:
        lab.save()
        return all(any(word in "".join(d["text/html"]) for d in saved(path)) for word in words)

    lab.wait_for(is_there)


def test_the_next_day_shows_what_was_seen_last(
    class_room: LabServer, browser: Browser, folder: Path
) -> None:
    path = notebooks.write(folder, "kept", REVIEW, PLAY, OTHER)
    with browser.open(class_room, path) as lab:
        lab.run_all()
        lab.wait_painted(1)
        lab.save()
        lab.pad(1).evaluate("pad => { pad.dataset.mine = 'yes' }")
        lab.click_site("d6", 1)
        lab.wait_eval("len(game.state.moves), game.thinking, review.thinking", (2, False, False))
        answer = lab.eval("game.view.record[1]")
        lab.wait_for(lambda: lab.page.evaluate(_DIRTY))  # so that JupyterLab saves it by itself
        wait_saved(lab, folder / path, "1… 18-22 ? ошибка", "Лучше было 12-17", f"1. d6 · {answer}")
        assert lab.pad(1).get_attribute("data-mine") == "yes"  # nothing was drawn anew
        assert not lab.page.evaluate(_DIRTY)
        assert lab.errors() == []
        lab.shut_down()
    with browser.open(class_room, path) as lab:
        lab.page.locator(".jp-OutputArea-output img").nth(1).wait_for()
        shown = lab.page.locator(".jp-OutputArea-output")
        shown.filter(has_text="1… 18-22 ? ошибка").wait_for()
        shown.filter(has_text=f"1. d6 · {answer}").wait_for()
        lab.wait_for(lambda: "Пока это картинка" in lab.page.evaluate(_UNDER))
        assert not lab.page.evaluate(_DIRTY)
        lab.run_all()
        lab.wait_painted(1)
        lab.shut_down()


def test_after_a_reload_boards_live_and_what_has_happened_meanwhile_is_saved(
    class_room: LabServer, browser: Browser, folder: Path
) -> None:
    path = notebooks.write(folder, "meanwhile", REVIEW, PLAY)
    with browser.open(class_room, path) as lab:
        lab.run_all()
        lab.wait_painted(1)
        lab.save()
        lab.page.goto("about:blank")
        lab.page.go_back()
        lab.wait_painted(1)
        lab.wait_eval("review.thinking", value=False)
        wait_saved(lab, folder / path, "1… 18-22 ? ошибка")
        assert lab.errors() == []
        lab.shut_down()


def test_a_lesson_is_saved_as_it_was_left_and_asks_nobody_to_save_it(
    class_room: LabServer, browser: Browser, folder: Path
) -> None:
    hand_out(LESSONS, folder / "learner")
    path = folder / "learner" / "en" / "mills-1.ipynb"
    with browser.open(class_room, str(path.relative_to(folder))) as lab:
        lab.wait_lesson("live")
        lab.wait_painted(0)
        lab.click_site("f6", 0)
        lab.wait_status("White removes one of Black's men", 0)
        assert not lab.page.evaluate(_DIRTY)
        wait_saved(lab, path, "White removes one of Black&#x27;s men")
        assert not lab.page.evaluate(_DIRTY)
        assert lab.errors() == []
        lab.shut_down()


def test_where_nobody_can_save_pictures_none_is_asked_for(open_notebook: Open) -> None:
    lab = open_notebook("import ruleboard as rb\nboard = rb.Play('mills'); board")
    lab.page.evaluate(
        """() => {
          globalThis.asked = 0;
          document.addEventListener("ruleboard:changed", () => globalThis.asked++);
        }"""
    )
    lab.run_all()
    lab.wait_for(lambda: bool(lab.page.evaluate("() => globalThis.asked")))
    lab.eval("1")
    assert not any("keep" in str(frame) for frame in lab.sent)
