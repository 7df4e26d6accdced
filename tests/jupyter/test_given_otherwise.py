"""What an author may write in several ways, or wrongly: the game of a comparison, questions of a film, keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

import ruleboard as rb
from ruleboard.page.controls import Command
from ruleboard.rules import BadValue, Record, Unknown, mills
from ruleboard.session.film import film

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
        kind = replace(
            rb.Play.kind,
            commands=lambda _: (
                Command("why", keys=("z",), about_site=True),
                Command("flip", keys=("f",)),
            ),
        )

    asked, usual = (
        Otherwise("relati", "2 O1 - O=E5*,C3 X=I9*"),
        rb.Play("relati", "2 O1 - O=E5*,C3 X=I9*"),
    )
    asked.press("z", "D4")
    usual.press("w", "D4")
    assert asked.message == usual.message != ""
    asked.press("f", "D4")
    assert asked.shown.flipped


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


GOALS = {
    "mills": (rb.goals.forms_mill(), rb.goals.stops_mill()),
    "relati": (rb.goals.connects(), rb.goals.disconnects(1), rb.goals.earns(1)),
}


@pytest.mark.parametrize("game", ["mills", "draughts", "relati"])
@pytest.mark.parametrize("owner", GOALS)
def test_a_goal_of_another_game_is_refused_in_words(game: str, owner: str) -> None:
    if game == owner:
        return
    for goal in GOALS[owner]:
        with pytest.raises(
            BadValue, match=f"belongs to the game “{owner}”, not to “{game}”"
        ) as met:
            rb.Exercise(game, goal=goal)
        assert met.value.code == "goal_of_other_game"
        with pytest.raises(BadValue, match="Task 1 of this practice cannot be set"):
            rb.Practice(game, [rb.task(None, goal)])


@pytest.mark.parametrize("make", [rb.Play, rb.Demo, partial(rb.Exercise, goal=rb.goals.wins())])
def test_a_position_beside_a_position_is_refused(make: Callable[..., object]) -> None:
    with pytest.raises(BadValue, match="is a position already") as met:
        make(mills.parse(FORK), FORK)
    assert met.value.code == "position_twice"


@pytest.mark.parametrize("more", [{"game": "mills"}, {"moves": ["d6"]}, {"asks": [1]}])
def test_what_a_film_would_leave_out_is_refused(more: dict[str, Any]) -> None:
    frames = film(Record.of(mills.start(mills.STANDARD), ["d6"]))
    with pytest.raises(BadValue, match=f"cannot be given: {next(iter(more))}") as met:
        rb.Demo(film=frames, **more)
    assert met.value.code == "film_and_more"
