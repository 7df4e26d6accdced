"""Free play: what a click means, and what a refused one leaves behind."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleboard.machines.play import begin_play, step
from ruleboard.machines.play.commands import COMMANDS
from ruleboard.rules import mills
from ruleboard.rules.base import Piece
from ruleboard.session.inputs import NOT_HERE, Click, Do, Tone, Type
from tests.machines.hand import codes, played

NINE = [point.name for point in mills.STANDARD.board.points]
ONE_FROM_MILL = ("mills", "W:Wb6,d6:Bb2,f2:H7,7")
MOVING = ("mills", "W:Wa7,d7,g4,b2:Bc3,e3,d1,f4")


def test_a_click_on_a_free_point_places_a_man() -> None:
    state, reply = played(mills.start(), "d6")
    assert [str(move) for move in state.moves] == ["d6"]
    assert codes(reply) == ["mills.event.place"]


def test_a_man_stands_on_its_point_while_its_owner_chooses_a_removal() -> None:
    state, _ = played(ONE_FROM_MILL, "f6")
    assert state.mode == "removing"
    assert state.pieces["f6"] == Piece(0, "man")
    assert "f6" not in state.position.pieces
    assert state.duty.code == "mills.event.choose_removal"
    assert {mark.kind for mark in state.marks} >= {"formed", "capture"}


def test_the_removal_completes_the_turn() -> None:
    state, reply = played(ONE_FROM_MILL, "f6", "b2")
    assert [str(move) for move in state.moves] == ["f6xb2"]
    assert "mills.event.remove" in codes(reply)
    assert not any("choose" in code for code in codes(reply))


def test_a_wrong_removal_is_refused_and_the_man_stays_where_it_is() -> None:
    state, reply = played(ONE_FROM_MILL, "f6", "d6")
    assert codes(reply) == ["mills.refuse.remove_own"]
    assert (state.mode, state.clicked) == ("removing", ("f6",))


def test_escape_takes_the_unfinished_turn_back() -> None:
    state, _ = played(ONE_FROM_MILL, "f6", Do("cancel"))
    assert (state.mode, state.clicked, "f6" in state.pieces) == ("idle", (), False)


def test_a_refused_click_changes_nothing_and_proves_itself() -> None:
    before, _ = played(ONE_FROM_MILL)
    after, reply = step(before, Click("b2"))
    assert (after.positions, len(after.moves), after.clicked) == (before.positions, 0, ())
    assert codes(reply) == ["mills.refuse.point_taken"]
    assert [(mark.kind, mark.sites) for mark in reply.marks] == [("proof", ("b2",))]


def test_selecting_a_man_shows_where_it_may_go() -> None:
    state, _ = played(MOVING, "g4")
    assert state.mode == "selected"
    legal = next(mark for mark in state.marks if mark.kind == "legal")
    assert set(legal.sites) == {"g7", "g1"}


def test_another_man_of_ones_own_takes_the_selection_over() -> None:
    state, _ = played(MOVING, "g4", "b2")
    assert state.clicked == ("b2",)


def test_clicking_the_selected_man_again_lets_go_of_it() -> None:
    state, _ = played(MOVING, "g4", "g4")
    assert state.mode == "idle"


def test_a_blocked_man_of_ones_own_says_so_and_keeps_the_selection() -> None:
    state, reply = played(("mills", "W:Wa7,d7,g4,b2:Ba4,c3,e3,d6,g7"), "b2", "a7")
    assert codes(reply) == ["mills.refuse.man_cannot_move"]
    assert state.clicked == ("b2",)


def test_text_and_clicks_lead_to_the_same_place() -> None:
    clicked, _ = played(ONE_FROM_MILL, "f6", "b2")
    typed, _ = played(ONE_FROM_MILL, Type("f6xb2"))
    assert typed.positions == clicked.positions


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a1-", "mills.error.not_a_move"),
        ("z9", "mills.error.unknown_point_in_move"),
        ("b2", "mills.refuse.point_taken"),
    ],
)
def test_a_move_box_with_nonsense_answers_and_stays(text: str, code: str) -> None:
    state, reply = played(ONE_FROM_MILL, Type(text))
    assert codes(reply) == [code]
    assert not state.moves


def test_undo_and_redo_lose_nothing() -> None:
    state, _ = played(ONE_FROM_MILL, "f6", "b2", "a1", Do("undo"), Do("undo"))
    assert state.at == 0
    state, _ = step(state, Do("redo"))
    assert state.at == 1
    state, _ = step(state, Do("go", 0))
    assert (state.at, len(state.moves)) == (0, 2)
    state, reply = step(state, Do("undo"))
    assert codes(reply) == ["play.nothing_there"]


def test_starting_over_empties_the_list_of_moves() -> None:
    state, _ = played(ONE_FROM_MILL, Do("flip"), "f6", "b2", "a1", "d7", Do("restart"))
    fresh, _ = played(ONE_FROM_MILL, Do("flip"))
    assert state == fresh


def test_a_new_move_after_undo_begins_a_new_record() -> None:
    state, _ = played(ONE_FROM_MILL, "a1", "a4", Do("undo"), "d1")
    assert [str(move) for move in state.moves] == ["a1", "d1"]


def test_why_repeats_the_last_refusal_with_its_proof() -> None:
    _, first = played(ONE_FROM_MILL, "b2")
    _, again = played(ONE_FROM_MILL, "b2", Do("why"))
    assert again == first


def test_why_explains_the_last_move() -> None:
    _, reply = played(ONE_FROM_MILL, "f6", "b2", Do("why"))
    assert "mills.reason.mill_closed" in codes(reply)


def test_a_finished_game_says_so() -> None:
    state, _ = played(("mills", "W:Wa7,d7,g4:Ba1,d1,b2"), Type("g4-g7xb2"))
    assert state.mode == "over"
    assert state.duty.code == "mills.outcome.few_men"
    _, reply = step(state, Click("a1"))
    assert codes(reply) == ["mills.refuse.game_over"]


def test_a_refusal_has_its_tone_and_news_have_theirs() -> None:
    assert played(ONE_FROM_MILL, "b2")[1].tone is Tone.REFUSAL
    assert played(ONE_FROM_MILL, Type("nonsense"))[1].tone is Tone.REFUSAL
    assert played(ONE_FROM_MILL, "a1")[1].tone is Tone.NEWS


@pytest.mark.parametrize("command", ["hint", "next", "territory", "nonsense"])
def test_a_command_of_another_board_does_nothing(command: str) -> None:
    before, _ = played(ONE_FROM_MILL, "f6")
    assert step(before, Do(command)) == (before, NOT_HERE)


INPUTS = st.one_of(
    st.sampled_from(NINE).map(Click),
    st.sampled_from(sorted(COMMANDS)).map(Do),
    st.sampled_from(["d6", "xx", "a7-d7", "a7xa1"]).map(Type),
)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.lists(INPUTS, max_size=60))
def test_no_sequence_of_inputs_breaks_the_board(inputs: list[Click | Do | Type]) -> None:
    state = begin_play(mills.start())
    for each in inputs:
        state, reply = step(state, each)
        assert len(state.positions) == len(state.moves) + 1
        assert 0 <= state.at < len(state.positions)
        assert all(site in NINE for mark in (*state.marks, *reply.marks) for site in mark.sites)
    for number, move in enumerate(state.moves):
        assert state.positions[number].play(move) == state.positions[number + 1]
