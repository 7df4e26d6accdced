"""Running notebooks: what is kept of their outputs, and that a cell that misbehaves stops the build (L10)."""

from __future__ import annotations

import sys

import pytest

from lessons.builder import command, execution
from lessons.builder.errors import LessonError
from lessons.builder.execution import WIDGET_VIEW, CellFailure, kept, run
from lessons.builder.notebook import Notebook, exercises, make
from lessons.builder.source import Code, Lesson

CELLS = {
    "fine": "import os, sys\nprint(os.environ['RULEBOARD_STRICT'], sys.executable, os.listdir())",
    "raising": "1 / 0",
    "stderr": "import sys\nprint('careful', file=sys.stderr)",
    "warning": "import warnings\nwarnings.warn('careful')",
    "exit": "import os\nos._exit(3)",
    "no picture": "import ipywidgets\nipywidgets.Label('a')",
    "tasks": """
import ruleboard as rb
goal, tasks = rb.goals.forms_mill(), [rb.task("W:Wa7,d7:Ba1,b2:H7,7", rb.goals.forms_mill())] * 2
display(rb.Exercise("mills", "W:Wa7,d7:Ba1,b2:H7,7", goal=goal))
display(rb.Exercise("mills", "W:Wa7,d7:Ba1,b2:H7,7", goal=goal))
display(rb.Practice("mills", tasks))
display(rb.Exercise("mills", "W:Wa7,d7:Ba1,b2:H7,7", goal=goal, id="my own"))
display(rb.Play("mills"))
rb.relati.ShapeDrill(count=2)
""",
}

Results = dict[str, tuple[Notebook, CellFailure | None]]


def notebook(source: str) -> Notebook:
    setup = Code("setup", 3, 'LANG = "en"', ("language",))
    lesson = Lesson("x", ("mills",), (setup, Code("first", 7, source), Code("after", 9, "1 + 1")))
    return make(lesson, "en")


@pytest.fixture(scope="module")
def results() -> Results:
    """All the cells, each in a notebook of its own, run at once: starting kernels is what takes the time."""
    notebooks = [notebook(source) for source in CELLS.values()]
    return dict(zip(CELLS, zip(notebooks, run(notebooks), strict=True), strict=True))


def test_outputs_and_counts_are_kept_and_nothing_else_changes(results: Results) -> None:
    done, failure = results["fine"]
    assert failure is None
    *_, first, after = done["cells"]
    assert first["outputs"] == [
        {"output_type": "stream", "name": "stdout", "text": f"1 {sys.executable} []\n"}
    ]
    assert after["outputs"] == [
        {
            "output_type": "execute_result",
            "execution_count": 3,
            "metadata": {},
            "data": {"text/plain": "2"},
        }
    ]
    untouched = notebook(CELLS["fine"])
    for cell in (*untouched["cells"], *done["cells"]):
        cell.pop("outputs", None)
        cell.pop("execution_count", None)
    assert done == untouched


def test_what_can_be_solved_is_what_the_boards_report_when_they_are_run(results: Results) -> None:
    done, failure = results["tasks"]
    assert failure is None
    keys = ["first", "first.2", "first.3-1", "first.3-2", "my own", "first.5-1", "first.5-2"]
    assert done["metadata"]["lesson"]["exercises"] == keys
    assert exercises(done) == tuple(keys)
    states = [each["metadata"].get("ruleboard", {}) for each in done["cells"][-2]["outputs"]]
    assert [list(each) for each in states] == [["tasks"]] * 4 + [[], ["tasks"]]  # and no state
    assert results["fine"][0]["metadata"]["lesson"]["exercises"] == []


@pytest.mark.parametrize(
    ("cell", "told"),
    [
        ("raising", "raises ZeroDivisionError: division by zero"),
        ("stderr", "writes to stderr: careful"),
        ("warning", "writes to stderr: "),
        ("exit", "ends the kernel"),
        ("no picture", "shows a widget without a picture"),
    ],
)
def test_a_cell_that_misbehaves_is_told(results: Results, cell: str, told: str) -> None:
    _, failure = results[cell]
    assert failure is not None
    assert failure.cell == "first"
    assert failure.problem.startswith(told)


def test_a_cell_that_does_not_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(execution, "SECONDS", 3)
    (failure,) = run([notebook("while True:\n    pass")])
    assert str(failure) == "first: does not end within 3 seconds"


def test_a_failure_is_told_with_its_place_in_the_source(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(notebooks: list[Notebook]) -> list[CellFailure]:
        return [CellFailure("first", "raises Oops: no") for _ in notebooks]

    monkeypatch.setattr(execution, "run", fail)
    lesson = Lesson("x", ("mills",), (Code("first", 7, "1"),))
    with pytest.raises(LessonError) as raised:
        command.build({"lessons/source/x.md": lesson})
    told = str(raised.value).splitlines()
    assert told[0] == "lessons/source/x.md:7: first: raises Oops: no (in en/x.ipynb)"
    assert len(told) == 7


def test_a_widget_view_is_taken_out_and_its_picture_stays() -> None:
    data = {WIDGET_VIEW: {"model_id": "1"}, "text/html": '<img alt="b">', "text/plain": "board"}
    output = {"output_type": "display_data", "metadata": {}, "data": data}
    assert kept("a", output)["data"] == {"text/html": '<img alt="b">', "text/plain": "board"}


def test_an_error_of_a_callback_is_found_although_the_cell_goes_on() -> None:
    output = {"output_type": "error", "ename": "KeyError", "evalue": "\x1b[31m'a1'\x1b[0m"}
    with pytest.raises(CellFailure, match="shows an error KeyError: 'a1'"):
        kept("a", output)
