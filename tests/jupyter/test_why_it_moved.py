"""Of every move the computer says why: the button, the key W and the word in the move box answer with its reason."""

from __future__ import annotations

import pytest

import ruleboard as rb
from ruleboard.lang import Words
from ruleboard.machines.board import Found
from ruleboard.players.levels import level
from ruleboard.players.thinking import Limit, settle
from ruleboard.rules import draughts
from ruleboard.teaching.advice import reasons
from ruleboard.teaching.narration import tell
from tests.jupyter.seen import push

FREE = Words("en").first("play.free_choice")


def played() -> rb.Play:
    board = rb.Play("draughts", opponent=2)
    board.type("32-28")
    return board


@pytest.mark.parametrize("how", ["button", "key", "word"])
def test_why_after_its_move_is_answered_with_what_it_thought(how: str) -> None:
    board = played()
    if how == "button":
        push(board, "why")
    elif how == "key":
        board.press("w")
    else:
        board.type("why")
    before = board.state.positions[1]
    thought = settle(level(2).choose(before, seed=0))
    assert board.message == tell(Words("en"), reasons(before, thought.best))[0] != FREE


def test_a_move_of_ones_own_is_still_ones_own_choice() -> None:
    board = played()
    board.press("Escape")
    board.pad.at = 1
    board.press("w")
    assert board.message == FREE
    board.pad.at = 2
    board.press("w")
    assert board.message != FREE


def test_where_the_rules_left_no_choice_they_are_the_reason() -> None:
    board = rb.Play(draughts.parse("W:W32,37:B23,8"), opponent=2)
    board.type("32-28")
    board.press("w")
    assert str(board.state.moves[1]).startswith("23x")
    assert board.message not in ("", FREE)
    assert "must" in board.message or "captur" in board.message


def test_a_hint_after_the_move_of_a_strong_computer_is_free() -> None:
    found: list[object] = []

    class Counted(rb.Play):
        def do(self, given: object) -> None:
            if isinstance(given, Found):
                found.append(given.wish)
            super().do(given)  # type: ignore[arg-type]

    board = Counted("draughts", "W:W32,38,43:B8,12,19", opponent=6)
    board.type("32-28")
    state = board.value.state
    thought = state.made[1]
    assert thought is not None
    board.press("h")
    assert board.message.startswith(("Look at ", "A good move"))
    assert len(found) == (1 if thought.nodes >= (Limit(nodes=12_000).nodes or 0) else 2)
