"""A View without a page: what a board shows is a value, made from a state, a reply, words and a look."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields

import pytest

from ruleboard.lang import EDITIONS, Words
from ruleboard.machines import play
from ruleboard.machines.play import PlayState, begin_play, step
from ruleboard.page.html import Passage
from ruleboard.page.view import COORDINATES, STATUS, Look, View, parts, still, view, words_html
from ruleboard.rules import Position, mills
from ruleboard.rules.persistent_list import PersistentList
from ruleboard.scene.shapes import Label, Mark
from ruleboard.session.inputs import Click, Reply, Tone

ONE_FROM_MILL = mills.parse("W:Wb6,d6:Bb2,f2:H7,7", mills.STANDARD)


def seen(
    *clicks: str, start: Position = ONE_FROM_MILL, lang: str = "en", look: Look | None = None
) -> View:
    state, reply = begin_play(start), Reply()
    for site in clicks:
        state, reply = step(state, Click(site))
    return view(play.shown(state), reply, Words(lang), look or Look())


def test_equal_inputs_give_equal_views_that_nobody_can_change() -> None:
    assert seen("f6") == seen("f6") != seen()
    with pytest.raises(FrozenInstanceError):
        seen().title = "mine"  # type: ignore[misc]


def test_a_refusal_is_told_in_its_tone_and_shown_where_it_is() -> None:
    shown = seen("b2", lang="ru")
    assert shown.answer == Passage(
        Tone.REFUSAL, ("На b2 уже стоит фишка. Выберите свободную точку.",)
    )
    assert Mark("proof", ("b2",)) in shown.marks


def test_sites_are_labelled_in_the_order_of_the_board_with_what_the_marks_mean() -> None:
    shown = seen("b2")
    assert [*shown.labels] == [site for row in shown.scene.rows for site in row]
    assert shown.labels["d6"] == ("white piece",)
    assert shown.labels["b2"][0] == "black piece"
    assert len(shown.labels["b2"]) == 2


def test_what_is_chosen_is_pressed() -> None:
    moving = mills.parse("W:Wa7,d7,g4,b2:Bc3,e3,d1,f4", mills.STANDARD)
    assert seen("g4", start=moving).pressed == ("g4",)
    assert seen(start=moving).pressed == ()


def test_a_text_that_no_note_can_carry_takes_the_place_of_the_answer() -> None:
    state = begin_play(ONE_FROM_MILL)
    refused = step(state, Click("b2"))[1]
    shown = view(play.shown(state), refused, Words("zh-en"), Look(), said=("棋盘", "The board"))
    assert shown.answer == Passage("news", ("棋盘", "The board"))


def test_a_game_that_is_over_has_an_ending() -> None:
    over = mills.parse("W:Wa7,g7,a1,g1:Bd7,a4,g4,d1", mills.STANDARD)
    assert seen(start=over).headline.kind == "ending"
    assert seen().headline.kind == "duty"


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_the_look_decides_what_stands_at_the_squares(coordinates: str) -> None:
    shown = seen(look=Look(coordinates=coordinates))
    named = any(isinstance(shape, Label) for shape in shown.scene.board)
    assert named is (coordinates != "none")


@pytest.mark.parametrize("lang", EDITIONS)
def test_every_passage_has_a_text_for_each_language(lang: str) -> None:
    shown = seen("b2", lang=lang)
    told = [
        value for each in fields(shown) if isinstance(value := getattr(shown, each.name), Passage)
    ]
    assert [len(passage.texts) for passage in told if passage] == [len(lang.split("-"))] * 3


def test_the_page_is_framed_and_leaves_out_what_says_nothing() -> None:
    page = words_html(seen(), STATUS)
    assert page.startswith('<div class="ruleboard-status"><div class="ruleboard-duty">')
    assert "ruleboard-news" not in page
    assert parts(seen(), "answer") == ()
    assert "ruleboard-news" in words_html(seen("f6", "b2"), STATUS)


def test_texts_are_escaped_on_a_page() -> None:
    state = PlayState(PersistentList((ONE_FROM_MILL,)))
    shown = view(play.shown(state), Reply(), Words("en"), Look(), said=("<script>",))
    assert "&lt;script&gt;" in words_html(shown, ("answer",))


def test_the_still_picture_says_what_it_shows() -> None:
    picture = still(seen(), 300)
    assert picture.startswith('<img width="300" height="300" alt="White has 2 men')
    assert still(seen(), 300) == picture
