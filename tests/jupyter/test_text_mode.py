"""Boards in words: every widget without a canvas, with all its inputs, and the same still picture as ever."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

import ruleboard as rb
from tests.jupyter.seen import own_widgets

ONE_FROM_MILL = "W:Wb6,d6:Bb2,f2:H7,7"
GOAL = rb.goals.forms_mill()

EVERY: dict[str, Callable[..., Any]] = {
    "play": lambda **look: rb.Play("draughts", "W:WK50,32:B7,12,29,30,44", **look),
    "demo": lambda **look: rb.Demo("mills", ONE_FROM_MILL, ["f6xb2"], asks=[1], **look),
    "read": lambda **look: rb.Demo.read("1. d6 f4 2. b6", "mills", **look),
    "exercise": lambda **look: rb.Exercise("mills", ONE_FROM_MILL, goal=GOAL, **look),
    "compare": lambda **look: rb.Compare(
        "mills", ONE_FROM_MILL, rules=["standard", "chengsan"], **look
    ),
    "captures": lambda **look: rb.draughts.Captures("draughts", "W:W26:B12,K21,31,32", **look),
    "shapes": lambda **look: rb.relati.Shapes("normal", **look),
    "extension": lambda **look: rb.relati.Extension("cannon", **look),
    "paths": rb.relati.Paths,
    "drill": rb.relati.ShapeDrill,
}


def made_since(before: set[str]) -> set[str]:
    return {type(each).__name__ for key, each in _instances.items() if key not in before}


@pytest.mark.parametrize("name", EVERY)
def test_no_widget_in_words_has_a_canvas_and_nothing_of_it_stays(name: str) -> None:
    before, own = set(_instances), own_widgets()
    board = EVERY[name](text=True)
    made = made_since(before)
    assert "TextPad" in made
    assert not {each for each in made if "Canvas" in each or each == "BoardView"}
    assert board.view.described.texts[0]
    board.close()
    assert own_widgets() == own


@pytest.mark.parametrize("name", EVERY)
def test_what_is_saved_and_printed_is_the_same(name: str) -> None:
    read, seen = EVERY[name](text=True), EVERY[name]()
    assert repr(read) == repr(seen)
    html = [each._repr_mimebundle_()["text/html"] for each in (read, seen)]
    assert html[0] == html[1]
    assert "<img" in html[0]


def test_who_reads_loads_nothing_that_paints() -> None:
    code = (
        "import sys, ruleboard as rb; rb.Play('mills', text=True); "
        "rb.Exercise('mills', 'W:Wb6,d6:Bb2,f2:H7,7', goal=rb.goals.forms_mill(), text=True); "
        "print('ipycanvas' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"


def send(board: Any, **content: Any) -> None:
    """What a page sends."""
    board.pad.receive(content)


def test_a_move_is_picked_from_the_list() -> None:
    board = EVERY["play"](text=True)
    assert board.view.choices == (
        "50 takes 7, 30, 44 and lands on 35",
        "50 takes 12, 30, 44 and lands on 35",
        "50 takes 29, 30, 44 and lands on 35",
    )
    send(board, kind="make", number=1, text=board.view.choices[1])
    assert str(board.state.moves[0]) == "50x17x8x35"
    assert board.message.startswith("White's piece on 50 captures 3 pieces")


def test_a_choice_from_a_list_of_yesterday_is_none() -> None:
    board = EVERY["play"](text=True)
    send(board, kind="make", number=1, text="something else")
    send(board, kind="make", number=99, text="")
    assert not board.state.moves


def test_every_listed_move_is_the_move_that_it_says() -> None:
    board = rb.Play("mills", ONE_FROM_MILL, text=True, lang="es")
    moves = board.position.legal_moves
    assert len(board.view.choices) == len(moves) == len(set(board.view.choices))
    number = [str(move) for move in moves].index("f6xb2")
    assert board.view.choices[number] == "f6: colocar y retirar b2"


def test_actions_that_are_neither_are_told_by_their_game() -> None:
    board = rb.Play("relati", "2@7 O1 c O=B4*,D4c X=F2*,D2,F4,F6,E7", text=True)
    listed = dict(zip(map(str, board.position.legal_moves), board.view.choices, strict=True))
    assert listed["A3"] == "A3: place"
    shots = [text for move, text in listed.items() if move.startswith("a")]
    assert shots
    assert all("hits" in text for text in shots)


def test_an_exercise_lists_places_not_moves() -> None:
    task = EVERY["exercise"](text=True)
    assert task.view.choices == ()
    assert task.view.picking
    for site in ("f6", "b2"):
        send(task, kind="pick", site=site)
    assert task.solved
    assert not task.view.picking


def test_in_an_exercise_questions_cost_nothing_and_moves_what_its_key_costs() -> None:
    position = "W:W26:B12,K21,31,32"
    written, pressed = (
        rb.Exercise("draughts", position, goal=rb.goals.captures(2)) for _ in range(2)
    )
    for text in ("where kings", "around 26", "describe", "help", "why 26-21"):
        written.type(text)
    assert (written.state.hints, written.state.misses) == (0, 0)
    written.type("moves")
    pressed.press("m")
    assert (written.message, written.state.hints) == (pressed.message, pressed.state.hints)


def test_marks_are_told_in_words() -> None:
    drill = EVERY["drill"](text=True)
    assert drill.view.marked.texts[0].startswith("Marked on the board: on the path: ")
    film = EVERY["demo"](text=True)
    film.press("Home")
    assert film.view.marked.texts == ("",)


def test_a_refusal_written_twice_is_said_twice() -> None:
    board = rb.Play("mills", ONE_FROM_MILL, text=True)
    for count in range(3):
        send(board, kind="write", text="b2")
        assert board.pad.repeats == count
    assert board.pad.written == "b2"
    send(board, kind="write", text="where black")
    assert board.pad.written == ""
    assert board.message == "Black has 2 men on the board: b2, f2."


def test_a_board_of_ones_own_below_a_film_in_words_is_in_words() -> None:
    film = EVERY["demo"](text=True)
    film.press("t")
    assert film.trial is not None
    assert type(film.trial.faces[0]).__name__ == "TextView"


def test_two_languages_are_read_in_both() -> None:
    board = rb.Play("mills", ONE_FROM_MILL, text=True, lang="zh-en")
    assert len(board.pad.described[0]) == 3
    board.type("where black")
    assert board.message.splitlines()[1] == "Black has 2 men on the board: b2, f2."


def test_a_target_is_no_place_to_go_to() -> None:
    board = rb.Play("relati", "2@7 O1 c O=B4*,D4c X=F2*,D2,F4,F6,E7")
    board.click("D4")
    said = {phrase for phrases in board.view.labels.values() for phrase in phrases}
    assert "a possible target" in said
    assert "you can go here" not in said
    draughts = rb.Play("draughts", "W:W32:B12")
    draughts.press("m")
    assert "you can choose this" in draughts.view.labels["32"]
