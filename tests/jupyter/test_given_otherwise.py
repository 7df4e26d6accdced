"""What an author may write in several ways, or wrongly: the game of a comparison, questions of a film, keys."""

from __future__ import annotations

import pytest

import ruleboard as rb
from ruleboard.jupyter.controls import Command
from ruleboard.rules import Unknown

FORK = "W:Wb6,f6,d7,d5:Ba1,g1,c4,e4:H5,5"


def test_the_game_of_a_comparison_may_name_rules_too() -> None:
    both = rb.Compare("mills:standard", FORK, rules=["standard", "chengsan"])
    assert both.verdicts == {"standard": "open", "chengsan": "open"}


@pytest.mark.parametrize("number", [0, 2, 5])
def test_a_question_about_a_move_that_is_not_there_is_refused_in_words(number: int) -> None:
    with pytest.raises(Unknown, match=f"There is no move {number} to ask about") as caught:
        rb.Demo("mills", moves=["d6"], asks=[number])
    assert caught.value.code == "unknown_ask"


def test_whichever_key_asks_why_asks_about_the_site_that_it_is_pressed_on() -> None:
    class Otherwise(rb.Play):
        commands = (Command("why", keys=("z",), about_site=True), Command("flip", keys=("f",)))

        def _adjust(self) -> None:
            """There are no buttons."""

    asked, usual = (
        Otherwise("relati", "2 O1 - O=E5*,C3 X=I9*"),
        rb.Play("relati", "2 O1 - O=E5*,C3 X=I9*"),
    )
    asked.press("z", "D4")
    usual.press("w", "D4")
    assert asked.message == usual.message != ""
    asked.press("f", "D4")
    assert asked.state.flipped


def test_in_the_middle_of_a_mill_the_letters_show_what_the_sentence_says() -> None:
    both = rb.Compare("mills", FORK, rules=["standard", "chengsan"])
    both.click("d6")
    for shown, verdict in zip(both.views, both.state.verdicts, strict=True):
        assert verdict.standing == "going"
        assert "d6" in shown.description
        assert shown.diagram == verdict.position.diagram(verdict.pieces)
        assert shown.diagram != str(verdict.position)
        assert shown.diagram in repr(both)


def test_the_text_of_a_comparison_says_all_that_its_views_say() -> None:
    both = rb.Compare("mills", rules=["standard", "chengsan"], lang="zh-en")
    both.click("a7")
    text = repr(both)
    for shown in both.views:
        assert all(passage.texts[1] in text for passage in shown.verdict if passage)
    assert str(both.views[0].why[0]).split("\n")[0] in text
