"""Several boards in one widget: one click is judged by all, in the reader's language."""

from __future__ import annotations

import re

import pytest

import ruleboard as rb
from ruleboard.rules import BadValue
from ruleboard.scene.shapes import Label
from tests.jupyter.seen import own_widgets
from tests.jupyter.seen import why as told

DOUBLE = "W:Wa7,d7,g7,b2:Bc3,e3,d1,f4,b6"
FAMILY = ["standard", "chengsan", "melnitsa"]


def compare(lang: str = "en") -> rb.Compare:
    return rb.Compare("mills", DOUBLE, moves=["g7-g4", "f4-f2"], rules=FAMILY, lang=lang)


def test_a_click_on_a_board_is_judged_by_all_of_them() -> None:
    board = compare()
    for site in ("g4", "g7", "c3"):
        board.click(site)
    assert board.verdicts == {"standard": "allowed", "chengsan": "allowed", "melnitsa": "refused"}
    assert board.message.splitlines()[2] == (
        "Мельница (melnitsa): You opened the mill a7–d7–g7 yourself: "
        "make 2 other moves before you close it again."
    )


def test_the_other_boards_can_be_clicked_as_well() -> None:
    board = compare()
    for view, site in zip(board.faces[::-1], ("g4", "g7", "c3"), strict=True):
        view.click(site)
    assert board.verdicts["standard"] == "allowed"


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "Мельница (melnitsa): A player who opens a mill must make 2 other moves"),
        ("zh", "为什么不同："),
        ("ru", "Почему они расходятся:"),
        ("es", "Por qué difieren:"),
    ],
)
def test_the_deciding_rule_is_told_in_the_readers_language(lang: str, why: str) -> None:
    board = compare(lang)
    board.type("g4-g7xc3")
    assert why in repr(board)
    assert why in re.sub("<[^>]*>", "", told(board))
    assert told(board).count("<li>") == len(FAMILY)


def test_rules_that_agree_say_so() -> None:
    board = compare()
    board.type("b2-b4")
    assert "Here all these rules agree." in told(board)


def test_the_saved_picture_has_every_board_and_every_verdict() -> None:
    board = compare("es")
    board.type("g4-g7xc3")
    page = board._repr_mimebundle_()["text/html"]
    assert page.count("<img ") == len(FAMILY)
    assert page.count("ruleboard-praise") == 2
    assert page.count("ruleboard-refusal") == 1


def test_the_language_changes_every_board() -> None:
    board = compare()
    board.click("g4")
    board.lang = "zh-en"
    assert "成三棋" in str(board.views[1].name)
    assert board.pads[1].title.startswith("成三棋")
    assert board.status.splitlines()[0].startswith("在任意一个棋盘上")


def test_escape_begins_again() -> None:
    board = compare()
    board.click("g4")
    board.press("Escape")
    assert set(board.verdicts.values()) == {"open"}


def test_an_error_is_told_in_the_language_of_the_board() -> None:
    with pytest.raises(BadValue, match="两套规则"):
        rb.Compare("mills", rules=["standard"], lang="zh")


def test_closing_leaves_nothing_behind() -> None:
    before = own_widgets()
    board = compare()
    board.close()
    assert own_widgets() == before


@pytest.mark.parametrize("trait", ["coordinates", "theme", "lang"])
def test_what_is_chosen_for_the_look_holds_for_every_board(trait: str) -> None:
    board = compare()
    before = [(view.scene, view.look, view.languages) for view in board.views]
    setattr(board, trait, {"coordinates": "none", "theme": "dark", "lang": "ru"}[trait])
    after = [(view.scene, view.look, view.languages) for view in board.views]
    assert all(new != old for new, old in zip(after, before, strict=True))


def test_without_coordinates_no_board_has_labels() -> None:
    board = compare()
    assert all(any(isinstance(s, Label) for s in view.scene.board) for view in board.views)
    board.coordinates = "none"
    assert not any(isinstance(s, Label) for view in board.views for s in view.scene.board)
