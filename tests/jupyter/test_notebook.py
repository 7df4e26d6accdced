"""Running a cell again closes the boards that it made before: a day of work must not fill kernel and notebook."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from ipywidgets.widgets.widget import _instances

import ruleboard as rb
from ruleboard.jupyter import notebook
from ruleboard.jupyter.notebook import Notebook, Run
from tests.jupyter.kernel import kernel

COUNT = "from ipywidgets.widgets.widget import _instances\nprint(len(_instances))"
CELLS = {
    "play": 'board = rb.Play("mills")\nboard',
    "film": 'film = rb.Demo("mills", moves=["d6"])\nfilm.press("t")\nfilm',
    "exercise": 'rb.Exercise("mills", "W:Wa7,d7:Ba1,b2:H7,7", goal=rb.goals.forms_mill())',
    "several": 'for _ in range(2):\n    display(rb.Compare("mills", rules=["standard", "chengsan"]))',
}


def test_three_runs_leave_the_boards_of_one(tmp_path: Path) -> None:
    with kernel(tmp_path) as running:
        running.run("import ruleboard as rb")
        counts = []
        for _ in range(3):
            for cell, code in CELLS.items():
                running.run(code, cell)
            counts.append(int(running.run(COUNT)))
        assert counts[0] > 100
        assert counts == [counts[0]] * 3
        # The boards of the last run live.
        assert running.run("board.click('d6'); print(board.position.turn)", "look") == "1\n"
        # Another cell, or none, as in a console, closes nothing.
        running.run(CELLS["play"], "another")
        running.run(CELLS["play"])
        running.run(CELLS["play"])
        assert int(running.run(COUNT)) > counts[0]


def test_a_cell_that_makes_no_board_this_time_leaves_the_old_one() -> None:
    made, board = Notebook(), rb.Play("mills")
    made.add(board, Run("a", "1"))
    other = rb.Play("mills")
    made.add(other, Run("b", "2"))
    assert {board.model_id, other.model_id} <= _instances.keys()
    for each in (board, other):
        each.close()


def test_a_board_that_somebody_has_closed_is_no_trouble() -> None:
    made, board, after = Notebook(), rb.Play("mills"), rb.Play("mills")
    made.add(board, Run("a", "1"))
    board.close()
    made.add(after, Run("a", "2"))
    made.add(after, Run("a", "2"))
    assert after.comm is not None
    after.close()


class Shell:
    def __init__(self, parent: object) -> None:
        self.parent = parent

    def get_parent(self) -> object:
        return self.parent


@pytest.mark.parametrize(
    "shell",
    [
        None,
        object(),
        Shell(None),
        Shell({}),
        Shell({"metadata": None, "header": {"msg_id": "1"}}),
        Shell({"metadata": {}, "header": {"msg_id": "1"}}),
        Shell({"metadata": {"cellId": 3}, "header": {"msg_id": "1"}}),
        Shell({"metadata": {"cellId": "a"}}),
    ],
)
def test_where_there_is_no_cell_none_is_found(
    monkeypatch: pytest.MonkeyPatch, shell: object
) -> None:
    monkeypatch.setattr(notebook, "get_ipython", lambda: shell)
    assert notebook.running() is None


def test_the_page_says_which_cell_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    parent = {"metadata": {"cellId": "a"}, "header": {"msg_id": "1"}}
    monkeypatch.setattr(notebook, "get_ipython", lambda: Shell(parent))
    assert notebook.running() == Run("a", "1")


def test_a_page_without_a_server_knows_its_cell_by_its_kernel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """There the shell does not know what it was asked, its kernel does."""
    message = {"metadata": {"cellId": "free"}, "header": {"msg_id": "7"}}
    shell = SimpleNamespace(kernel=SimpleNamespace(get_parent=lambda: message))
    monkeypatch.setattr(notebook, "get_ipython", lambda: shell)
    assert notebook.running() == Run("free", "7")
