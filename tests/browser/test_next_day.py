"""The next day in JupyterLab: kernel and page are gone, and the boards of a lesson continue where they were left."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ruleboard.folder.handout import hand_out
from ruleboard.lang import Words
from tests.browser import notebooks
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer
from tests.browser.test_second_visit import LESSONS

EXERCISE, PRACTICE, FILM = 0, 1, 4  # boards of the lesson
BELOW = FILM + 1  # the board that a learner opens below the film
STATE = """(Out[2].solved, Out[3].stars, Out[3].state.index, Out[3].state.trial.play.mode,
  Out[6].state.at, Out[6].trial and Out[6].trial.view.record)"""
LEFT = (True, (3, 0, 0, 0, 0, 0), 1, "removing", 1, ("1. g7",))
FRESH = (False, (0, 0, 0, 0, 0, 0), 0, "idle", 0, None)

PLAY = """
import ruleboard as rb
game = rb.Play("mills", opponent=2, nodes=50)
game
"""
_DIRTY = "() => jupyterapp.shell.currentWidget.context.model.dirty"


def saved(path: Path) -> dict[str, Any]:
    """The saved states of the boards in a notebook, by the ids of their cells."""
    try:
        cells = json.loads(path.read_bytes())["cells"]
    except ValueError:  # the server is writing it
        return {}
    outputs = [(cell["id"], each) for cell in cells for each in cell.get("outputs", ())]
    found = {name: each.get("metadata", {}).get("ruleboard", {}) for name, each in outputs}
    return {name: json.loads(each["board"]) for name, each in found.items() if "board" in each}


def below(path: Path) -> list[Any]:
    """The inputs of the board that is open below the film."""
    inputs: list[Any] = saved(path).get("placing-demo", {}).get("below", {}).get("inputs", [])
    return inputs


def is_saved(lab: Lab, path: Path) -> bool:
    lab.save()
    return bool(saved(path))


@pytest.fixture
def lesson(folder: Path) -> Path:
    """A lesson in the folder of a new learner."""
    own = folder / f"pupil-{len(list(folder.glob('pupil-*')))}"
    hand_out(LESSONS, own)
    return own / "en" / "mills-1.ipynb"


def use(lab: Lab) -> None:
    """Solve an exercise and a task, make half of a move, and try something in a film."""
    for name in ("f6", "b2"):
        lab.click_site(name, EXERCISE)
    lab.wait_eval("Out[2].solved", value=True)
    for name in ("a4", "d6"):
        lab.click_site(name, PRACTICE)
    lab.wait_eval("Out[3].stars[0]", 3)
    lab.run("Out[3].next()")
    lab.click_site("d1", PRACTICE)
    lab.run("Out[6].press('ArrowRight'); Out[6].press('t')")
    lab.page.locator(
        ".ruleboard-trial"
    ).wait_for()  # until then the next board of the lesson has its number
    lab.click_site("g7", BELOW)
    lab.wait_eval(STATE, LEFT)


def test_a_lesson_continues_where_it_was_left_and_starts_again_when_asked(
    class_room: LabServer, browser: Browser, lesson: Path, folder: Path
) -> None:
    path = str(lesson.relative_to(folder))
    with browser.open(class_room, path) as lab:
        lab.wait_lesson("live")
        lab.wait_painted(FILM)
        assert lab.eval(STATE) == FRESH
        use(lab)
        lab.wait_for(lambda: bool(below(lesson)))  # it saves itself
        assert not lab.page.evaluate(_DIRTY)
        lab.shut_down()
    with browser.open(class_room, path) as lab:
        lab.wait_lesson("live")
        lab.wait_painted(BELOW)
        assert lab.eval(STATE) == LEFT
        assert not lab.page.evaluate(_DIRTY)
        lab.click_site("a7", PRACTICE)  # the other half of the move
        lab.wait_eval("Out[3].stars[:2]", (3, 3))
        assert lab.errors() == []
        restart(lab)
        lab.wait_eval(STATE, FRESH)
        assert "solved this before" not in lab.eval("Out[2].task")
        assert lab.errors() == []
        lab.shut_down()


def restart(lab: Lab) -> None:
    again = Words("en").first("lab.again")
    lab.page.get_by_role("button", name=again).first.click()
    lab.page.get_by_role("dialog").get_by_role("button", name=again).click()
    lab.wait_for(lambda: lab.lesson_state() != "live")
    lab.wait_lesson("live")
    lab.wait_painted(FILM)
    lab.call_again()
    lab.forgive()  # ipywidgets may still have been asking the kernel that was ended


def test_a_restarted_kernel_has_the_boards_as_they_were(
    class_room: LabServer, browser: Browser, lesson: Path, folder: Path
) -> None:
    with browser.open(class_room, str(lesson.relative_to(folder))) as lab:
        lab.wait_lesson("live")
        lab.click_site("f6", EXERCISE)
        lab.wait_status("White removes one of Black's men", EXERCISE)
        lab.wait_for(lambda: "try-board" in saved(lesson))
        lab.page.evaluate(
            "() => jupyterapp.shell.currentWidget.context.sessionContext.restartKernel()"
        )
        lab.wait_for(lambda: lab.lesson_state() != "live")
        lab.wait_lesson("live")
        lab.wait_status("White removes one of Black's men", EXERCISE)
        lab.forgive()
        lab.shut_down()


def test_a_notebook_of_ones_own_continues_too_and_starts_anew_when_its_cell_is_run_again(
    class_room: LabServer, browser: Browser, folder: Path
) -> None:
    path = notebooks.write(folder, "continues", PLAY)
    with browser.open(class_room, path) as lab:
        lab.run_all()
        lab.wait_painted()
        lab.click_site("d6")
        lab.wait_eval("len(game.state.moves), game.thinking", (2, False))
        record = lab.eval("game.view.record")
        lab.wait_for(lambda: is_saved(lab, folder / path))
        lab.shut_down()
    with browser.open(class_room, path) as lab:
        lab.run_all()
        lab.wait_painted()
        assert lab.eval("game.view.record") == record
        metadata = lab.page.evaluate(
            "() => jupyterapp.shell.currentWidget.content.widgets.map(cell => cell.model.metadata)"
        )
        assert not any("ruleboard" in each for each in metadata)
        lab.run_all()
        lab.wait_eval("game.view.record", ())
        assert lab.errors() == []
        lab.shut_down()
