"""The exercise widget without a browser: the task, the reasons, the hints, the solution."""

from __future__ import annotations

import pytest

import ruleboard as rb
from ruleboard.rules import BadValue
from tests.jupyter.seen import above, below, button, hidden, push

TRAP = "W:Wb6,d6,d5:Bf6,f4,c3:H6,6"


def exercise(lang: str = "en") -> rb.Exercise:
    return rb.Exercise("mills", TRAP, goal=rb.goals.forms_mill(), lang=lang)


def test_the_task_says_what_counts_who_moves_and_in_how_many_moves() -> None:
    assert exercise().task == "White to play. Close a mill. In one move."
    assert exercise("ru").task == "Ход белых. Постройте мельницу. Решается одним ходом."
    assert exercise("zh").task == "轮到白方。形成一个三连。限一步。"


def test_the_obvious_answer_gets_its_reason() -> None:
    board = exercise()
    board.click("f6")
    assert board.message == "There is already a man on f6. Choose a free point."
    assert "ruleboard-refusal" in below(board)


def test_a_legal_miss_says_what_is_missing() -> None:
    board = exercise()
    board.click("a1")
    assert board.message == "Not yet. That is allowed, but it does not close a mill."
    assert board.status == "Your next click takes this move back."


def test_the_right_answer_is_praised() -> None:
    board = exercise("es")
    board.click("d7")
    assert board.state.mode == "trying"
    board.click("c3")
    assert board.solved
    assert board.status == "¡Estupendo! 3 estrellas."
    assert (
        board.message
        == "Esta jugada cierra un molino: d7–d6–d5. Las blancas retiran la ficha de c3."
    )
    assert below(board).count("ruleboard-praise") == 1
    board.click("a1")
    assert board.status == "¡Estupendo! 3 estrellas."
    assert board.message.endswith("Pulsa «Inténtalo de nuevo» para empezar otra vez.")
    assert button(board, "hint").disabled


def test_hints_and_solution() -> None:
    board = exercise()
    push(board, "hint")
    assert board.message == "On one of your lines only one man is missing."
    board.press("h")
    assert "d7" in board.message
    push(board, "solution")
    assert not hidden(board, "next")
    assert board.status == "Here is the solution, step by step: press Next."
    assert button(board, "back").disabled
    push(board, "next")
    assert board.message == "White places a man on d7."
    for _ in board.state.film[2:]:
        assert not button(board, "next").disabled
        push(board, "next")
    assert button(board, "next").disabled
    push(board, "retry")
    assert board.state.mode == "trying"
    assert hidden(board, "next")


def test_why_is_a_button_and_tells_the_reason_of_a_miss_again() -> None:
    board = exercise()
    board.click("a1")
    said = board.message
    board.press("f")
    push(board, "why")
    assert (board.state.mode, board.message) == ("missed", said)


def test_help_names_the_keys_that_an_exercise_has() -> None:
    board = exercise()
    board.press("?")
    assert "H: Hint" in board.message
    assert "Y: Redo" not in board.message
    assert "Find it first time and you get three stars." in board.message
    assert "The first hint is free" in board.message


def test_an_exercise_that_cannot_be_solved_is_refused() -> None:
    with pytest.raises(BadValue, match="No legal move reaches the goal"):
        rb.Exercise("mills", "W:Wb6:Bf6:H8,8", goal=rb.goals.forms_mill())


def test_a_russian_number_stays_with_its_noun() -> None:
    two = rb.Exercise(
        "mills", "W:Wa7,a4,b2,d2:Bg7,g1,e4,c3", goal=rb.goals.forms_mill(), moves=2, lang="ru"
    )
    assert "У вас 2\u00a0хода, соперник отвечает." in above(two)
    assert "Решается одним ходом." in above(exercise("ru"))
    assert "In one move." in above(exercise("en"))


def test_the_saved_output_shows_the_task() -> None:
    bundle = exercise("zh")._repr_mimebundle_()
    assert "形成一个三连。" in bundle["text/html"]
    assert bundle["text/plain"].startswith("轮到白方。形成一个三连。")


def test_praise_varies_from_task_to_task_and_is_the_same_for_the_same() -> None:
    said = set()
    for extra in ("f4", "e4", "g4", "a4"):
        text = f"W:Wb6,d6,d5:Bf6,c3,{extra}:H6,6"
        twice = [
            rb.Exercise("mills", text, goal=rb.goals.forms_mill(), lang="en") for _ in range(2)
        ]
        for board in twice:
            board.click("d7")
            board.click("c3")
        assert twice[0].status == twice[1].status
        assert twice[0].status.endswith("! 3 stars.")
        said.add(twice[0].status)
    assert len(said) > 1
