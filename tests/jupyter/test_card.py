"""Board and words are one card: one button goes on, few are small, the rest is behind ⋯; and which tasks are open."""

from __future__ import annotations

from typing import Any

import pytest

import ruleboard as rb
from ruleboard.page.controls import MAIN
from tests.jupyter.seen import buttons, hidden, panels, push

START = "W:Wb6,d6:Bb2,f2:H7,7"
TASKS = [
    rb.task("W:W32,44:B28,18", rb.goals.captures(2)),
    rb.ask.yes_no("W:W32,44:B28", "44-40"),
]


def exercise() -> Any:
    return rb.Exercise("mills", START, goal=rb.goals.forms_mill())


def main(board: Any) -> list[str]:
    """The buttons that go on at the moment, as a page shows them."""
    found = board.pad.standing.items()
    return [name for name, flags in found if MAIN in flags and not hidden(board, name)]


def behind(board: Any) -> set[str]:
    """The buttons behind ⋯."""

    def inside(place: Any, *, more: bool) -> Any:
        if isinstance(place, str):
            return {place.removeprefix("do:")} if more and place.startswith("do:") else set()
        within = more or place[0] == "more"
        return set().union(*(inside(each, more=within) for each in place[1:]))

    return set().union(*(inside(each, more=False) for p in panels(board) for each in p.places))


def test_an_exercise_goes_on_once_it_is_solved() -> None:
    board = exercise()
    assert (main(board), board.pad.tasks) == ([], [1, 1])
    assert hidden(board, "onward")
    board.type("f6xb2")
    assert (main(board), board.pad.tasks) == (["onward"], [0, 1])


def test_a_solution_goes_on_to_its_end_and_then_to_the_next_board() -> None:
    board = exercise()
    push(board, "solution")
    while "next" in main(board):
        push(board, "next")
    assert main(board) == ["onward"]
    assert not hidden(board, "afresh")
    assert board.pad.tasks == [1, 1]


def test_a_practice_goes_on_after_each_answer_and_at_the_end() -> None:
    board = rb.Practice("draughts", TASKS)
    assert (main(board), board.pad.tasks) == ([], [2, 2])
    board.type("32x12")
    assert (main(board), board.pad.tasks) == (["next_task"], [1, 2])
    push(board, "next_task")
    assert main(board) == []
    board.press("2")
    push(board, "next_task")
    assert (main(board), board.pad.tasks) == (["onward"], [0, 2])


def test_a_film_goes_on_step_by_step_and_then_to_the_next_board() -> None:
    film = rb.Demo("mills", moves=["d6", "f4"])
    assert main(film) == ["next"]
    film.press("End")
    assert main(film) == ["onward"]
    assert film.pad.tasks == []


def test_in_a_game_nothing_must_be_pressed_until_it_is_over() -> None:
    game = rb.Play("draughts", "W:W28:B22")
    assert main(game) == []
    assert hidden(game, "again")
    game.type("28x17")
    assert main(game) == ["onward"]
    push(game, "again")
    assert main(game) == []


def test_few_buttons_are_seen_and_all_others_are_behind_the_dots() -> None:
    board = rb.Play("relati")
    seen = [name for name in buttons(board) if name not in behind(board)]
    shown = [name for name in seen if name in board.pad.faces and not hidden(board, name)]
    assert shown == ["computer", "undo", "hint", "why"]
    assert {"redo", "flip", "large", "sound", "motion"} <= behind(board)


def test_stars_are_drawn_by_the_page_and_said_in_words() -> None:
    board = exercise()
    board.type("f6xb2")
    ((kind, told),) = board.pad.stars
    assert (kind, told) == ("stars ruleboard-stars-3", "3 stars.")
    assert "3 stars." in board.status
    assert "stars" not in board.pad.headline[0][1]


@pytest.mark.parametrize(("game", "signs"), [("relati", "○×△□"), ("mills", "")])
def test_a_page_knows_the_signs_of_the_players(game: str, signs: str) -> None:
    assert rb.Play(game).pad.names["signs"] == signs


def test_a_board_grows_unless_its_author_says_how_wide_it_is() -> None:
    widths = [rb.Play("mills", size=size).faces[0].layout.width for size in (None, "large", 300)]
    assert widths == ["100%", "100%", "300px"]
