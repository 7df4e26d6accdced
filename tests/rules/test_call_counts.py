"""What a move costs, in calls of Python functions: these numbers do not depend on the machine.

They may fall. A larger number means that every search and every click pays for something new.

Only functions with a name are counted: newer versions of Python call fewer comprehensions.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from ruleboard.rules import begin


def calls(work: Callable[[], object]) -> int:
    """How many Python functions with a name are called."""
    count = 0

    def seen(frame: FrameType, event: str, _arg: Any) -> None:
        nonlocal count
        count += event == "call" and not frame.f_code.co_name.startswith("<")

    before = sys.getprofile()
    gc.disable()  # libraries register callbacks of the garbage collector
    sys.setprofile(seen)
    try:
        work()
    finally:
        sys.setprofile(before)
        gc.enable()
    return count


def warm(name: str) -> tuple[Any, Any]:
    """A position after some moves, whose tables and memos are filled, and one of its moves."""
    position = begin(name)
    position.perft(3)
    for _ in range(6):
        position = position.play(position.legal_moves[0])
    position.perft(3)
    return position, position.legal_moves[0]


COSTS = {
    "mills": (4, 4, 1839),
    "draughts": (2, 3, 259),
    "relati": (29, 6, 3168),
}
"""By game: the calls of `play`, of `legal_moves` of the position after it, and of `perft(3)`."""


@pytest.mark.parametrize("name", COSTS)
def test_a_move_costs_no_more_calls_than_it_did(name: str) -> None:
    position, move = warm(name)
    after = position.play(move)
    after.legal_moves  # noqa: B018 - fills the memos of this position's squares
    again = position.play(move)
    found = (
        calls(lambda: position.play(move)),
        calls(lambda: again.legal_moves),
        calls(lambda: position.perft(3)),
    )
    assert found == COSTS[name]


def test_calls_are_counted() -> None:
    def inner() -> int:
        return 1

    assert calls(inner) == 1
    assert calls(lambda: inner() + inner()) == 2
