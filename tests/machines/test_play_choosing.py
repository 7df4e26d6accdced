"""The path chooser and the forced capture, seen from the machine: what is shown, what each input does."""

from __future__ import annotations

import pytest

from ruleboard.lang import Words
from ruleboard.machines.play import PlayState, begin_play, step
from ruleboard.rules import draughts
from ruleboard.rules.base import Note, Piece
from ruleboard.session.inputs import Do, Reply, Type
from tests.machines import hand
from tests.machines.hand import Given, codes, given, last_words

THREE_PATHS = "W:WK50:B7,12,29,30,44"
TWO_PATHS = "W:WK47:B14,19,29,31,42"
TWO_KINGS_OR_THREE_MEN = "W:W48,50:B24,K31,34,K42,43"
ROUND_TRIP = "W:WK2:B7,8,17,18"
TWO_CAPTURERS = "W:WK26,K38:B12,20,24,33,35,43,44"  # 26x48 in two ways, or 38x1, 38x7


def answered(text: str, *inputs: Given) -> tuple[PlayState, Reply]:
    return hand.played(draughts.parse(text, draughts.GUOJI), *inputs)


def played(text: str, *inputs: Given) -> PlayState:
    return answered(text, *inputs)[0]


def marks(state: PlayState) -> dict[str, tuple[str, ...]]:
    return {mark.kind: mark.sites for mark in state.marks}


def test_a_target_with_three_paths_opens_the_chooser() -> None:
    state = played(THREE_PATHS, "50", "35")
    assert (state.mode, len(state.choice)) == ("choosing", 3)
    assert state.duty.code == "play.choosing_path"
    assert (state.duty.params["k"], state.duty.params["count"]) == (1, 3)


def test_the_three_paths_differ_in_what_they_take() -> None:
    taken = {
        frozenset(played(THREE_PATHS, "50", "35", Do("choose", turn)).duty.params["taken"])
        for turn in range(3)
    }
    assert taken == {
        frozenset({"29", "30", "44"}),
        frozenset({"12", "30", "44"}),
        frozenset({"7", "30", "44"}),
    }


def test_a_path_is_shown_with_its_route_its_victims_and_its_target() -> None:
    state = played(THREE_PATHS, "50", "35")
    shown = marks(state)
    assert shown["capture"] == state.duty.params["taken"]
    assert shown["target"] == ("35",)
    assert (shown["path"][0], shown["path"][-1]) == ("50", "35")
    assert len(shown["path"]) == 4


def test_nothing_moves_while_a_path_is_chosen() -> None:
    state = played(THREE_PATHS, "50", "35")
    assert state.pieces == dict(state.position.pieces)
    assert not state.moves


@pytest.mark.parametrize(
    ("turns", "shown"),
    [((1,), 1), ((1, 1), 2), ((1, 1, 1), 0), ((-1,), 2), ((-1, -1), 1), ((1, -1), 0)],
)
def test_the_chooser_goes_round_in_both_directions(turns: tuple[int, ...], shown: int) -> None:
    state = played(THREE_PATHS, "50", "35", *(Do("choose", turn) for turn in turns))
    assert state.chosen == shown


@pytest.mark.parametrize("confirmation", ["35", Do("confirm")], ids=["click", "key"])
def test_the_path_that_is_shown_is_the_one_that_is_played(confirmation: Given) -> None:
    before = played(THREE_PATHS, "50", "35", Do("choose", 1))
    after = played(THREE_PATHS, "50", "35", Do("choose", 1), confirmation)
    assert tuple(after.moves) == (before.candidate,)
    gone = set(before.position.pieces) - set(after.position.pieces) - {"50"}
    assert gone == set(before.duty.params["taken"])


@pytest.mark.parametrize("way_out", ["50", "23", Do("cancel"), Do("undo")])
def test_a_click_elsewhere_or_escape_lets_go(way_out: Given) -> None:
    state, reply = answered(THREE_PATHS, "50", "35", way_out)
    assert (state.mode, state.clicked, state.choice) == ("idle", (), ())
    assert reply.notes == ()


def test_another_piece_of_ones_own_is_selected() -> None:
    state = played(TWO_CAPTURERS, "26", "48")
    assert (state.mode, len(state.choice)) == ("choosing", 2)
    state = played(TWO_CAPTURERS, "26", "48", "38")
    assert (state.mode, state.clicked) == ("selected", ("38",))


def test_two_paths_with_four_routes_are_two() -> None:
    assert len(played(TWO_PATHS, "47", "36").choice) == 2


def test_an_intermediate_landing_narrows_the_choice() -> None:
    state = played(THREE_PATHS, "50", "33")
    assert state.mode == "moving"
    assert state.pieces["33"] == Piece(0, "king")
    assert state.pieces["44"] == Piece(1, "man", "jumped")
    assert "35" in marks(state)["legal"]
    done = played(THREE_PATHS, "50", "33", "35")
    assert [set(move.captured) for move in done.moves] == [{"29", "30", "44"}]


def test_a_capture_may_be_clicked_jump_by_jump() -> None:
    by_target = played(TWO_KINGS_OR_THREE_MEN, "48", "19")
    by_jumps = played(TWO_KINGS_OR_THREE_MEN, "48", "39", "30", "19")
    assert by_jumps.moves == by_target.moves


TWICE = "B:W24,27,32-36,38,41-47,49,50:B1-7,9,11,14,16,17,19,20,21,23,25:H9"
"""From 19 over 39 to 39 again: by 48, 31, 22 or by 28, 37, 48."""


def test_a_square_that_is_passed_twice_does_not_end_the_jumps() -> None:
    assert played(TWICE, "19", "30", "39").mode == "choosing"
    state = played(TWICE, "19", "30", "39", "28")
    assert (state.mode, state.clicked) == ("moving", ("19", "30", "39", "28"))
    done = played(TWICE, "19", "30", "39", "28", "37", "48", "39")
    assert [str(move) for move in done.moves] == ["19x30x39x28x37x48x39"]


@pytest.mark.parametrize(("site", "left"), [("28", 1), ("31", 1), ("48", 2), ("30", 2)])
def test_a_landing_narrows_the_paths_of_the_chooser(site: str, left: int) -> None:
    state = played(TWICE, "19", "39", site)
    assert (state.mode, len(state.choice)) == ("choosing", left)
    route = marks(state)["path"]
    assert site in route or left == 2
    done = played(TWICE, "19", "39", site, "39")
    assert tuple(done.moves) == (state.candidate,)


def test_a_square_of_no_path_lets_go() -> None:
    assert played(TWICE, "19", "39", "29").mode == "idle"


def test_in_the_middle_of_a_capture_the_duty_is_what_comes_next() -> None:
    state = played(TWO_KINGS_OR_THREE_MEN, "48", "39")
    assert state.duty == Note("draughts.play.go_on", {"sites": ("30", "19")})
    assert Words("en")(state.duty.code, **state.duty.params) == (
        "The move goes on. The next square: 30, 19.",
    )


TASKS = [
    (("50",), "can_capture", "must_move"),
    (("48", "26"), "larger_capture", "path"),
    ((Type("48x26"),), "larger_capture", "path"),
    (("48", "37"), "larger_capture", "path"),
]


@pytest.mark.parametrize(("inputs", "rule", "kind"), TASKS)
def test_who_is_to_find_the_move_hears_the_rule_and_not_the_answer(
    inputs: tuple[Given, ...], rule: str, kind: str
) -> None:
    state = begin_play(draughts.parse(TWO_KINGS_OR_THREE_MEN, draughts.GUOJI), task=True)
    for each in inputs:
        state, reply = step(state, given(each))
    assert (last_words(reply), reply.marks) == ([rule], ())
    state, reply = step(state, Do("why"))
    assert [mark.kind for mark in reply.marks] == [kind]


def test_a_half_made_capture_can_be_left_for_another_piece() -> None:
    assert played(TWO_CAPTURERS, "26", "3").mode == "moving"
    state = played(TWO_CAPTURERS, "26", "3", "38")
    assert (state.mode, state.clicked) == ("selected", ("38",))
    assert state.pieces == dict(state.position.pieces)


def test_a_capture_that_ends_where_it_began_is_two_clicks_on_one_square() -> None:
    state = played(ROUND_TRIP, "2", "2")
    assert [set(move.captured) for move in state.moves] == [{"7", "8", "17", "18"}]


def test_text_that_means_several_captures_opens_the_chooser() -> None:
    state = played(THREE_PATHS, Type("50x35"))
    assert (state.mode, len(state.choice)) == ("choosing", 3)
    assert len(played(THREE_PATHS, Type("50x35"), Do("confirm")).moves) == 1


def test_pieces_that_have_to_move_are_ringed_when_a_turn_begins() -> None:
    assert marks(played(TWO_KINGS_OR_THREE_MEN))["must_move"] == ("48",)
    assert "must_move" not in marks(played("W:W31:B20"))
    assert "must_move" not in marks(played(TWO_KINGS_OR_THREE_MEN, "48"))


def test_a_quiet_move_instead_of_a_capture_points_at_the_capturers() -> None:
    state, reply = answered(TWO_KINGS_OR_THREE_MEN, "50")
    assert codes(reply) == ["draughts.refuse.must_capture"]
    assert [(mark.kind, mark.sites) for mark in reply.marks] == [("must_move", ("48",))]
    assert not state.moves


def test_a_capture_that_is_too_short_draws_the_better_one() -> None:
    _, reply = answered(TWO_KINGS_OR_THREE_MEN, "48", "26")
    assert codes(reply) == ["draughts.refuse.must_capture_more"]
    assert (reply.notes[0].params["n"], reply.notes[0].params["takes"]) == (3, 2)
    assert [(m.kind, m.sites) for m in reply.marks] == [("path", ("48", "39", "30", "19"))]


def test_a_piece_that_was_refused_may_still_say_where_it_wanted_to_go() -> None:
    text = "W:W27,35,45:B7,12,15,26,29,31,39,40"
    first, _ = answered(text, "45")
    assert first.tried == ("45",)
    _, reply = answered(text, "45", "23")
    assert reply.notes[0].params["takes"] == 2
    state, reply = answered(text, "45", "23", "23")
    assert codes(reply) == ["draughts.refuse.empty_square"]
    assert state.tried == ()


def test_why_explains_a_capture_that_was_forced() -> None:
    _, reply = answered("W:W28,44:B10,33", "28", "39", Do("why"))
    assert last_words(reply)[:3] == ["only_move", "forced_because", "captures_backward"]


def test_a_capture_is_told_as_a_whole_and_not_jump_by_jump() -> None:
    _, reply = answered(TWO_KINGS_OR_THREE_MEN, "48", "19")
    assert last_words(reply) == ["lift", "remove"]


def test_the_last_capture_shows_where_it_began_and_where_it_ended() -> None:
    state = played(TWO_KINGS_OR_THREE_MEN, "48", "19")
    assert marks(state)["last"] == ("48", "19")


def test_why_after_an_ambiguous_move_is_not_about_an_older_refusal() -> None:
    state = played(THREE_PATHS, Type("50-49"))
    refused = codes(step(state, Do("why"))[1])
    state, _ = step(state, Type("50x35"))
    assert state.choice
    assert state.refused is None
    assert codes(step(state, Do("why"))[1]) != refused
