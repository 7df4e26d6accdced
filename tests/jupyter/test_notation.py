"""Each board speaks the notation of its players, in sentences, lists and the picture; an option chooses another."""

from __future__ import annotations

import pytest

import ruleboard as rb
from ruleboard.lang import LANGUAGES
from ruleboard.rules.errors import Unknown
from tests.jupyter.seen import push

TASK = rb.ask.yes_no("W:W22:B1", "22-18")


def labels(board: rb.Play) -> list[str]:
    return [label.text for label in board.view.scene.labels]


def test_russian_draughts_speak_in_letters_and_write_a_capture_with_a_colon() -> None:
    board = rb.Play("draughts:russian", lang="ru")
    for move in ("c3-d4", "9-14", "d4:b6"):  # both ways are read
        board.type(move)
    assert board.view.record == ("1. c3-d4", "1… b6-c5", "2. d4:b6")
    assert "d4" in board.message
    assert "c5" in board.message
    assert labels(board) == [*"abcdefgh", *"87654321"]
    assert [site[4] for site in board.pad.sites[:2]] == ["b8", "d8"]
    assert "a7:c5" in board.view.example


def test_a_turned_board_turns_its_letters() -> None:
    board = rb.Play("draughts:brazilian", lang="es")
    push(board, "flip")
    assert labels(board) == [*"hgfedcba", *"12345678"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_international_and_english_draughts_speak_in_numbers(lang: str) -> None:
    for game, first, second in (("draughts", "32-28", "1."), ("draughts:english", "11-15", "1.")):
        board = rb.Play(game, lang=lang)
        board.type(first)
        assert board.view.record == (f"{second} {first}",)
        assert first.split("-")[1] in board.message


def test_an_option_chooses_the_notation() -> None:
    board = rb.Play("draughts:russian")
    board.type("c3-d4")
    board.notation = "numbers"
    assert board.view.record == ("1. 22-18",)
    assert len(board.pad.sites[0]) == 4
    board.notation = "letters"
    assert board.view.record == ("1. c3-d4",)
    with pytest.raises(Unknown, match="There is no notation called “roman” here"):
        board.notation = "roman"
    with pytest.raises(Unknown, match="There is no notation"):
        rb.Play("mills", notation="letters")
    assert "22-18" in repr(rb.Practice("draughts:russian", [TASK], notation="numbers"))


def test_questions_and_comparisons_speak_so_too() -> None:
    where = "W:W27,29:B25,23,15,7"
    practice = rb.Practice("draughts:russian", [rb.ask.yes_no(where, "27x18")], lang="ru")
    assert "f2:d4" in practice.task
    practice.press("1")
    assert "d4" in practice.message
    compared = rb.Compare("draughts", where, rules=["russian", "brazilian"], lang="en")
    compared.type("f2:d4")
    assert "d4" in repr(compared)


def test_sites_keep_their_names_inside() -> None:
    board = rb.Play("draughts:russian")
    board.click("22")
    board.click("18")
    assert board.position.text == "B:W18,21,23-32:B1-12"
    assert board.saved
