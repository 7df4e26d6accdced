"""The bench on which paths are blocked."""

from __future__ import annotations

import pytest

from ruleboard.machines.relati import bench
from ruleboard.rules import relati
from ruleboard.rules.base import Piece
from ruleboard.session.inputs import NOT_HERE, Click, Do

OPEN = relati.parse("2 O1 - O=E5* X=I9*")


@pytest.mark.parametrize(
    ("blockers", "left"),
    [("E4", 1), ("F4", 1), ("E3", 2), ("F5", 2), ("E4 F4", 0), ("E4 F5", 0), ("E3 F4", 0)],
)
def test_blockers_close_the_paths_that_they_stand_on(blockers: str, left: int) -> None:
    state = bench.begin_bench(OPEN, "F3", "E5")
    for site in blockers.split():
        state, reply = bench.step(state, Click(site))
    assert sum(path.open for path in state.paths) == left
    assert state.mode == ("open" if left else "cut")
    assert reply.notes[0].code == ("relati.film.blocked" if left else "relati.film.cut")
    real = relati.parse(f"2 O1 - O=E5* X=I9*,{blockers.replace(' ', ',')}")
    open_now = [path for path in relati.open_paths(real, "F3") if path.source == "E5"]
    assert len(open_now) == left


def test_a_second_click_takes_a_blocker_away() -> None:
    state = bench.begin_bench(OPEN, "F3", "E5")
    state, _ = bench.step(state, Click("E4"))
    assert bench.shown(state).pieces["E4"] == Piece(1, "symbol")
    state, reply = bench.step(state, Click("E4"))
    assert "E4" not in bench.shown(state).pieces
    assert reply.notes[0].code == "relati.film.all_open"


@pytest.mark.parametrize(
    ("site", "answer"), [("A1", "elsewhere"), ("F3", "end"), ("E5", "end"), ("I9", "elsewhere")]
)
def test_only_squares_on_the_way_can_be_blocked(site: str, answer: str) -> None:
    state, reply = bench.step(bench.begin_bench(OPEN, "F3", "E5"), Click(site))
    assert state.blockers == ()
    assert reply.notes[0].code == f"relati.bench.{answer}"


def test_everything_can_be_cleared_at_once() -> None:
    state = bench.begin_bench(OPEN, "F3", "E5")
    for site in ("E4", "F4"):
        state, _ = bench.step(state, Click(site))
    state, _ = bench.step(state, Do("retry"))
    assert (state.blockers, state.mode) == ((), "open")


def test_a_command_of_another_board_does_nothing() -> None:
    state = bench.begin_bench(OPEN, "F3", "E5")
    assert bench.step(state, Do("undo")) == (state, NOT_HERE)
