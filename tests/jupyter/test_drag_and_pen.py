"""Dragging and drawing without a browser: what a page is told, what it is believed, and what authors can write."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import ruleboard as rb
from ruleboard.jupyter.pad import Pad
from ruleboard.jupyter.pen import MOST
from ruleboard.jupyter.words_model import Ears
from ruleboard.lang import EDITIONS
from ruleboard.rules.errors import RuleboardError, Unknown
from tests.jupyter.test_pad import VIEW
from tests.jupyter.wire import Wire

MOVING = "W:Wa7,d7,g4,b2:Ba4,b4,d1,e5:H0,0"


class Ear:
    """Remembers the drags that a pad reports."""

    def __init__(self) -> None:
        self.drags: list[tuple[str, str | None]] = []
        self.others: list[Any] = []
        ears = Ears(
            pick=self.others.append,
            key=lambda *key: self.others.append(key),
            drag=lambda source, target: self.drags.append((source, target)),
        )
        self.pad = Pad(ears)
        self.pad.tell(self.pad.state_of(VIEW))


@pytest.fixture
def ear() -> Ear:
    return Ear()


def bits(pad: Pad) -> tuple[list[str], list[str]]:
    """What a page makes of the numbers: whose pieces can be carried, and whose off the board."""
    names = [site[0] for site in pad.sites]
    carried, off = (int(number, 16) for number in pad.hand.split(","))
    return [n for i, n in enumerate(names) if carried >> i & 1], [
        n for i, n in enumerate(names) if off >> i & 1
    ]


def test_a_page_knows_where_a_piece_may_go_before_it_is_chosen() -> None:
    pad = rb.Play("mills", MOVING).pad
    names = [site[0] for site in pad.sites]
    read = [[names[ord(letter) - ord("0")] for letter in way] for way in pad.ways.split()]
    assert {site: set(sites) for site, *sites in read} == {
        "d7": {"g7", "d6"},
        "g4": {"g7", "g1", "f4"},
        "b2": {"d2"},
    }


def test_a_drag_of_a_page_is_reported(ear: Ear) -> None:
    ear.pad._handle_custom_msg({"kind": "drag", "from": "a1", "to": "b1"}, [])
    ear.pad._handle_custom_msg({"kind": "drag", "from": "b1", "to": None}, [])
    assert (ear.drags, ear.others) == ([("a1", "b1"), ("b1", None)], [])


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "drag"},
        {"kind": "drag", "from": "a1"},
        {"kind": "drag", "to": "a1"},
        {"kind": "drag", "from": None, "to": "a1"},
        {"kind": "drag", "from": "z9", "to": "a1"},
        {"kind": "drag", "from": "a1", "to": "z9"},
        {"kind": "drag", "from": "a1", "to": "a1"},
        {"kind": "drag", "from": ["a1"], "to": "b1"},
        {"kind": "drag", "from": "a1", "to": 7},
    ],
)
def test_a_drag_that_cannot_be_is_left_alone(ear: Ear, message: Any) -> None:
    ear.pad.receive(message)
    assert (ear.drags, ear.others) == ([], [])


def test_a_page_is_told_what_can_be_dragged(ear: Ear) -> None:
    assert bits(ear.pad) == ([], [])
    ear.pad.tell(ear.pad.state_of(replace(VIEW, carried=("b1",), off=("a1",))))
    assert bits(ear.pad) == (["b1"], ["a1"])
    with pytest.raises(Unknown):
        ear.pad.state_of(replace(VIEW, carried=("z9",)))


def test_a_row_of_labels_that_are_alike_is_short() -> None:
    board = rb.Play("draughts")
    assert board.pad.labels == "*20,1*10,2*20"


def test_a_drag_plays_and_says_what_a_click_says() -> None:
    board = rb.Play("mills", MOVING)
    pad = board.pad
    assert set(bits(pad)[0]) == {"a7", "d7", "g4", "b2"}
    board.drag("b2", "g1")
    assert board.view.answer.kind == "refusal"
    board.drag("g4", "g7")
    assert (bits(pad)[0], set(bits(pad)[1])) == ([], {"a4", "b4", "d1", "e5"})
    board.drag("e5")
    assert board.state.moves
    with pytest.raises(Unknown, match="z9"):
        board.drag("a7", "z9")


def test_a_drag_is_two_messages(wire: Wire) -> None:
    board = rb.Play("mills", MOVING)
    wire.clear()
    board.drag("b2", "d2")
    assert wire.order[:2] == ["state", "canvas"]
    assert len(wire.canvas) == 1
    assert board.view.motion
    assert not board.view.moving  # the hand has moved it


def test_a_film_without_a_question_only_answers() -> None:
    film = rb.Demo("mills", MOVING, moves=["b2-d2"])
    assert bits(film.pad) == ([], [])
    film.drag("b2", "d2")
    assert film.state.at == 0
    assert film.message


def test_every_board_of_a_comparison_can_be_dragged_on() -> None:
    board = rb.Compare("mills", MOVING, rules=["standard", "chengsan"])
    board.pads[1].drag("b2", "d2")
    assert board.state.attempt == ("b2", "d2")


# --- the pen ---------------------------------------------------------------------------------------------------------


def test_an_author_draws_rings_and_arrows() -> None:
    board = rb.Play("mills", MOVING)
    board.pen = ["d6", ("d6", "f6"), "d6"]
    board.draw("a1")
    board.draw("a1", "d1")
    assert board.pen == (("d6",), ("d6", "f6"), ("a1",), ("a1", "d1"))
    assert board.pad.get_state()["drawn"] == [list(each) for each in board.pen]
    board.pen = ()
    assert board.pen == ()


@pytest.mark.parametrize(
    ("sites", "code"),
    [
        (("z9",), "unknown_site"),
        (("d6", "z9"), "unknown_site"),
        ((), "impossible_drawing"),
        (("d6", "d6"), "impossible_drawing"),
        (("d6", "f6", "d7"), "impossible_drawing"),
    ],
)
def test_what_cannot_be_drawn_is_told_in_words(sites: tuple[str, ...], code: str) -> None:
    board = rb.Play("mills", lang="ru")
    board.draw("a1")
    with pytest.raises(RuleboardError) as told:
        board.draw(*sites)
    assert told.value.code == code
    assert board.pen == (("a1",),)


def test_of_the_drawings_of_a_page_only_possible_ones_are_kept(ear: Ear) -> None:
    sent = [["a1"], ["a1", "b1"], ["z9"], ["a1", "a1"], [], "a1", 7, [7], ["a1", "b1", "a1"]]
    ear.pad.set_state({"drawn": sent})
    assert ear.pad.drawn == [["a1"], ["a1", "b1"]]
    ear.pad.set_state({"drawn": [["a1"]] * 1000})
    assert len(ear.pad.drawn) == MOST


def test_drawings_go_when_the_board_changes_and_stay_when_it_is_only_looked_at() -> None:
    board = rb.Play("mills", MOVING)
    board.draw("d6")
    for look in ("f", "w", "d", "m"):
        board.press(look)
    board.click("b2")
    assert board.pad.drawn == [["d6"]]
    board.type("b2-d2")
    assert board.pad.drawn == []
    board.draw("d6")
    board.press("u")
    assert board.pad.drawn == []


def test_a_slip_leaves_the_last_answer_on_the_page() -> None:
    board = rb.Play("mills", MOVING)
    board.drag("b2", "g1")
    told = board.message
    board.drag("b2")  # beside the board
    board.drag("c3", "d3")  # nothing stands there
    assert board.message == told != ""


@pytest.mark.parametrize("lang", EDITIONS)
def test_the_help_tells_how_to_draw(lang: str) -> None:
    for board in (rb.Play("mills", lang=lang), rb.Play("relati", lang=lang)):
        board.press("?")
        assert all("Shift" in line or "Mayús" in line for line in board.message.splitlines())


def test_a_page_has_the_words_for_what_is_drawn() -> None:
    board = rb.Compare("mills", MOVING, rules=["standard", "chengsan"], lang="es")
    for each in board.faces:
        assert each.pad.names["arrow_to"] == "flecha hasta {at}"


def test_the_pen_is_seen_on_every_theme() -> None:
    board, inks = rb.Play("mills"), set()
    for theme in ("light", "dark", "contrast"):
        board.theme = theme
        inks.add(tuple(board.pad.inks))
    assert len(inks) == 3
