"""The next day: the page hands the saved state of a cell's boards to the kernel, and they continue there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import ruleboard as rb
from ruleboard.jupyter import notebook
from ruleboard.jupyter.handover import KEY
from ruleboard.jupyter.notebook import Notebook, Run
from ruleboard.lang import LANGUAGES, Words
from tests.jupyter.kernel import kernel
from tests.jupyter.test_diary import exercise, own

__all__ = ["own"]  # a fixture

MILL = "W:Wa7,d7,b2:Ba1,b4,f4:H6,6"
FORK = "W:Wb6,d2:Bf6,a1:H7,7"

REQUESTS = count()  # no two tests share one

Cell = Callable[..., None]


@pytest.fixture
def cell(monkeypatch: pytest.MonkeyPatch) -> Cell:
    """Pretend that a cell is run, with what a page sends along."""

    def run(handed: Any = None, name: str = "cell") -> None:
        metadata = {"cellId": name, **({} if handed is None else {KEY: handed})}
        message = {"metadata": metadata, "header": {"msg_id": f"request {next(REQUESTS)}"}}
        monkeypatch.setattr(notebook, "request", lambda: message)

    monkeypatch.setattr(notebook, "NOTEBOOK", Notebook())
    run()
    return run


def new_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notebook, "NOTEBOOK", Notebook())


def kept(board: Any) -> dict[str, Any]:
    """What a page saves of a board, in the metadata of its output."""
    told: list[dict[str, Any]] = []
    board.pad.send = told.append
    board.pad.receive({"kind": "keep"})
    (message,) = told
    found: dict[str, Any] = message["metadata"][KEY]
    return found


def shown(board: Any) -> dict[str, Any]:
    """Our metadata of the output of a cell that displays a board."""
    output = board._repr_mimebundle_()
    found: dict[str, Any] = output[1].get(KEY, {}) if isinstance(output, tuple) else {}
    return found


def seen(board: Any) -> Any:
    """What a board shows, but no motion: that is over."""
    return replace(board.view, motion=(), moving=True, repeats=0)


def practice() -> rb.Practice:
    tasks = [rb.task(MILL, rb.goals.forms_mill()), rb.task(FORK, rb.goals.forms_mill(), moves=2)]
    return rb.Practice("mills", tasks)


def film() -> rb.Demo:
    return rb.Demo("mills", moves=["d6", "f4", "b6"])


MADE: dict[str, tuple[Callable[[], Any], tuple[str, ...], Callable[[Any], Any]]] = {
    "moves": (lambda: rb.Play("mills"), ("d6", "f4"), seen),
    "half a move": (
        lambda: rb.Exercise("mills", MILL, goal=rb.goals.forms_mill()),
        ("g7",),
        lambda board: (seen(board), board.status),
    ),
    "a solved exercise": (
        lambda: rb.Exercise("mills", MILL, goal=rb.goals.forms_mill()),
        ("f2", "g7xa1"),
        lambda board: (board.solved, board.state.stars, seen(board)),
    ),
    "stars and dots": (
        practice,
        ("g7xa1", "next", "b2"),
        lambda board: (board.stars, board.state.index, seen(board), board.pad.trays["dots"]),
    ),
    "a board below": (
        film,
        ("next", "try"),
        lambda board: (seen(board), board.trial is not None, board.trial and seen(board.trial)),
    ),
    "an opponent": (
        lambda: rb.Play("draughts", opponent=2, nodes=50),
        ("32-28", "why"),
        lambda board: (seen(board), board.seats, board.message),
    ),
}


@pytest.mark.parametrize("name", MADE)
def test_a_board_is_there_again_as_it_was_left(
    name: str, cell: Cell, monkeypatch: pytest.MonkeyPatch
) -> None:
    make, inputs, looks = MADE[name]
    first = make()
    shown(first)
    for given in inputs:
        first.type(given)
    saved = kept(first)
    for _ in range(2):  # also on the third day, without a click on the second
        new_kernel(monkeypatch)
        cell({"boards": [saved]})
        again = make()
        saved = shown(again)
        assert looks(again) == looks(first)
        assert again._repr_mimebundle_()[0]["text/html"] == "".join(
            each.still() for each in (first, first.lower) if each is not None
        )


def test_several_boards_of_a_cell_get_each_its_own(
    cell: Cell, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = rb.Play("mills"), rb.Play("mills")
    for each in (one, other):
        shown(each)
    other.type("d6")
    new_kernel(monkeypatch)
    cell({"boards": [kept(other)]})
    one, other = rb.Play("mills"), rb.Play("mills")
    for each in (one, other):
        shown(each)
    assert [len(each.state.moves) for each in (one, other)] == [0, 1]


def test_what_the_code_of_the_cell_does_with_the_board_is_not_done_twice(
    cell: Cell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def begun(move: str) -> rb.Play:
        board = rb.Play("mills")
        board.type(move)
        return board

    board = begun("d6")
    shown(board)
    board.type("f4")
    saved = kept(board)
    for move, moves in (("d6", 2), ("g7", 1)):  # the author has changed the code meanwhile
        new_kernel(monkeypatch)
        cell({"boards": [saved]})
        again = begun(move)
        shown(again)
        assert len(again.state.moves) == moves


def test_a_board_that_another_cell_makes_continues_when_it_is_shown(
    cell: Cell, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = rb.Play("mills")
    cell(name="second")
    shown(board)
    board.type("d6")
    saved = kept(board)
    new_kernel(monkeypatch)
    cell()
    again = rb.Play("mills")
    cell({"boards": [saved]}, "second")
    shown(again)
    assert len(again.state.moves) == 1


def test_a_cell_that_is_run_twice_starts_anew_unless_the_page_mends_it(cell: Cell) -> None:
    board = rb.Play("mills")
    shown(board)
    board.type("d6")
    saved = kept(board)
    cell({"boards": [saved]})
    again = rb.Play("mills")
    shown(again)
    assert not again.state.moves
    cell({"boards": [saved], "mends": True})
    again = rb.Play("mills")
    shown(again)
    assert len(again.state.moves) == 1


@pytest.mark.parametrize(
    "handed",
    [
        *(7, "boards", [], {}, {"boards": None}, {"boards": {}}, {"boards": [None, 3, [], {}]}),
        {"boards": [{"index": 0}]},
        {"boards": [{"index": "0", "board": "{}"}]},
        {"boards": [{"index": 0, "board": 7}]},
        {"boards": [{"index": 0, "board": ""}]},
        {"boards": [{"index": 0, "board": "__import__('os').abort()"}]},
        {"boards": [{"index": 0, "board": '{"format":2,"board":["table"],"inputs":[]}'}]},
        {"boards": [{"index": 0, "board": "[" * 100_000}]},
        {"boards": [{"index": 0, "board": " " * 2_000_000}]},
        {"boards": [{"index": 1, "board": "of another board"}]},
    ],
)
def test_what_does_not_fit_is_ignored_and_nothing_is_said(cell: Cell, handed: Any) -> None:
    cell(handed)
    board = rb.Play("mills")
    assert shown(board) == {} or "board" in shown(board)
    assert (board.value.past, board.message) == (rb.Play("mills").value.past, "")


def test_a_board_of_a_lesson_that_was_changed_begins_anew(
    cell: Cell, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = rb.Exercise("mills", MILL, goal=rb.goals.forms_mill())
    shown(board)
    board.type("g7xa1")
    saved = kept(board)
    new_kernel(monkeypatch)
    cell({"boards": [saved]})
    other = rb.Exercise("mills", FORK, goal=rb.goals.forms_mill(), moves=2)
    shown(other)
    assert not other.solved
    assert other.message == ""


def test_a_fresh_board_has_no_state_in_its_output(cell: Cell) -> None:
    assert shown(rb.Play("mills")) == {}
    assert shown(practice()) == {"tasks": ["cell-1", "cell-2"]}


# Earlier days, of which no state is there: progress.json knows the stars.


def test_stars_of_earlier_days_are_in_the_dots_and_a_solved_exercise_says_so(
    own: Path, cell: Cell
) -> None:
    board, many = exercise(), practice()
    board.type("f2")
    board.type("g7xa1")
    many.type("g7xa1")
    noted = (own / "progress.json").read_bytes()
    cell()
    board, many = exercise(), practice()
    for each in (board, many):
        shown(each)
    assert not board.solved
    assert "You have solved this before: 2 stars." in board.task
    assert many.stars == (3, 0)
    assert [kind for *_, kind, _, _ in many.pad.trays["dots"]["items"]] == ["perfect", "open"]
    assert (own / "progress.json").read_bytes() == noted
    board.press("h")
    assert "You have solved this before" in board.task


def test_what_was_done_after_that_comes_back_with_it(
    own: Path, cell: Cell, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = exercise()
    board.type("g7xa1")
    again = exercise()
    shown(again)
    again.type("f2")
    saved = kept(again)
    (own / "progress.json").unlink()
    new_kernel(monkeypatch)
    cell({"boards": [saved]})
    third = exercise()
    shown(third)
    assert (third.task, seen(third), third.state.misses) == (again.task, seen(again), 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_every_language(own: Path, cell: Cell, lang: str) -> None:
    exercise().type("g7xa1")
    board = exercise(lang)
    shown(board)
    assert Words(lang).first("exercise.earned", n=3) in board.task


def test_who_starts_again_sees_nothing_of_earlier_days_also_not_on_the_next(
    own: Path, cell: Cell, monkeypatch: pytest.MonkeyPatch
) -> None:
    exercise().type("g7xa1")
    cell({"anew": True, "boards": []})
    board = exercise()
    saved = shown(board)
    assert "solved this before" not in board.task
    new_kernel(monkeypatch)
    cell({"boards": [saved]})
    board = exercise()
    shown(board)
    assert "solved this before" not in board.task


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"format": 9, "lessons": {}}'])
def test_progress_that_cannot_be_read_is_no_trouble(own: Path, cell: Cell, content: bytes) -> None:
    (own / "progress.json").write_bytes(content)
    board = exercise()
    shown(board)
    assert board.task == exercise(name="another").task


def test_displays_are_counted_for_each_run_of_a_cell() -> None:
    displays = Notebook()
    assert [displays.display(Run("a", "1")), displays.display(Run("a", "1"))] == [
        (0, False),
        (1, False),
    ]
    assert displays.display(Run("b", "2")) == (0, False)
    assert displays.display(Run("a", "3")) == (0, True)
    assert displays.display(None) == (0, False)


def test_a_real_kernel_reads_it_from_the_request(tmp_path: Path) -> None:
    board = rb.Play("mills")
    board.type("d6")
    board.type("f4")
    handed = {KEY: {"boards": [{"index": 0, "board": board.saved}]}}
    with kernel(tmp_path) as running:
        code = 'import ruleboard as rb\nboard = rb.Play("mills")\ndisplay(board)\nprint(len(board.state.moves))'
        assert running.run(code, "cell", **handed) == "2\n"
        assert running.run(code, "cell", **handed) == "0\n"
