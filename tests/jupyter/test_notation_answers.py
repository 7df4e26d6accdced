"""Boards with letters for squares: numbers to choose from stay numbers, and what was written is quoted as written."""

from __future__ import annotations

import pytest

import ruleboard as rb
from ruleboard.jupyter import notebook
from ruleboard.rules.errors import Unknown

START = "W:W22,23:B15"


@pytest.mark.parametrize("rules", ["russian", "brazilian"])
def test_the_answers_to_how_many_are_digits(rules: str) -> None:
    board = rb.Practice(f"draughts:{rules}", [rb.ask.count(START)])
    labels = [item[0][0] for item in board.pad.trays["answers"]["items"]]
    assert labels
    assert all(label.isdigit() for label in labels)


def test_what_is_not_understood_is_quoted_as_it_was_written() -> None:
    board = rb.Play("draughts:russian")
    board.type("xyz a1")
    assert "xyz a1" in board.message
    assert "29" not in board.message


def test_help_names_squares_of_the_board() -> None:
    board = rb.Play("draughts:russian")
    board.type("help")
    assert "around 1" not in board.message


def test_a_wrong_notation_leaves_no_board_behind() -> None:
    before = len(notebook.NOTEBOOK.boards)
    with pytest.raises(Unknown):
        rb.Play("draughts:russian", notation="roman")
    assert len(notebook.NOTEBOOK.boards) == before
