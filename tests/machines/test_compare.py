"""The same position under several rules: each judges the same try, and the rule that decides is found."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

from ruleboard.machines.compare import CompareState, begin_compare, step
from ruleboard.rules import BadValue, InvalidPosition, mills
from ruleboard.rules.base import Rules
from ruleboard.session.inputs import NOT_HERE, Click, Do, Tone, Type

P1 = "W:Wb6,d6:Bb2,f2:H7,7"
P5 = "W:Wb6,f6,d7,d5:Ba1,g1,c4,e4:H5,5"
P6 = "W:Wa7,d7,g4,b2:Ba1,d1,g1"
P8 = "W:Wa7,d7,b4,c3:Bg4,a4,c4,e5"
P9B = "W:Wa7,g7,a1:Bd7,a4,g4,d1"
P11 = "W:Wa7,d7,g7,b2:Bc3,e3,d1,f4,b6"
P12 = "W:Wa7,d7,g4,b2:Bc3,e3,d1:T99"
FAMILY = ["standard", "chengsan", "melnitsa"]


def tried(
    position: str | None,
    rules: Sequence[Rules | str],
    sites: Sequence[str],
    moves: Sequence[str] = (),
) -> CompareState:
    state = begin_compare("mills", position, moves, rules)
    for site in sites:
        state, _ = step(state, Click(site))
    return state


def verdicts(state: CompareState) -> list[str]:
    return [each.code or each.standing for each in state.verdicts]


@pytest.mark.parametrize(
    ("position", "moves", "rules", "sites", "expected", "causes"),
    [
        (P1, ["f6xb2"], ["standard", "chengsan"], ["b2"], ["allowed", "point_marked"], ["marks"]),
        (P1, [], ["standard", "chengsan"], ["f6", "b2"], ["allowed", "allowed"], ["marks"]),
        (P5, [], ["standard", "melnitsa"], ["d6", "a1", "g1"], ["allowed"] * 2, ["removals"]),
        (
            P6,
            [],
            ["standard", "molendinum"],
            ["g4", "g7", "a1"],
            ["allowed", "all_protected"],
            ["safe"],
        ),
        (
            P8,
            [],
            ["molendinum", "melnitsa"],
            ["a7", "g7"],
            ["jump_not_allowed", "allowed"],
            ["jump"],
        ),
        (P9B, [], ["standard", "chengsan"], ["a7", "c3"], ["allowed", "refused"], ["flies"]),
        (P12, [], ["standard", "chengsan"], ["b2", "b4"], ["allowed"] * 2, ["limit"]),
        (
            P11,
            ["g7-g4", "f4-f2"],
            ["standard", "chengsan", "melnitsa"],
            ["g4", "g7", "c3"],
            ["allowed", "allowed", "rebuild_too_early"],
            ["rebuild"],
        ),
    ],
    ids=[
        "marked",
        "marking",
        "two removals",
        "all in mills",
        "jump",
        "flying",
        "turn 100",
        "delay",
    ],
)
def test_each_rule_set_judges_and_the_deciding_rule_is_found(
    position: str,
    moves: list[str],
    rules: list[str],
    sites: list[str],
    expected: list[str],
    causes: list[str],
) -> None:
    state = tried(position, rules, sites, moves)
    assert verdicts(state) == expected
    assert state.mode == "settled"
    assert list(state.causes) == causes


def test_where_the_rules_agree_no_rule_is_blamed() -> None:
    state = tried(P1, FAMILY, ["a7"])
    assert verdicts(state) == ["allowed"] * 3
    assert state.agree
    assert state.causes == ()


def test_a_side_that_is_done_waits_for_the_others() -> None:
    state = tried(P5, ["standard", "melnitsa"], ["d6", "a1"])
    assert verdicts(state) == ["allowed", "going"]
    assert state.mode == "going"
    standard = state.verdicts[0].pieces
    state, _ = step(state, Click("g1"))
    assert state.verdicts[0].pieces == standard
    assert "g1" not in state.verdicts[1].pieces


def test_a_side_that_refused_explains_the_whole_try() -> None:
    state = tried(P8, ["molendinum", "melnitsa"], ["a7"])
    assert verdicts(state) == ["man_cannot_move", "going"]
    state, _ = step(state, Click("g7"))
    assert state.verdicts[0].code == "jump_not_allowed"
    assert ("proof", ("a7", "d7", "g7")) in {(m.kind, m.sites) for m in state.verdicts[0].marks}


def test_before_a_try_each_board_shows_where_one_may_go() -> None:
    state = tried(P1, ["standard", "chengsan"], [], ["f6xb2"])
    free = [set(side.marks[0].sites) for side in state.verdicts]
    assert free[0] - free[1] == {"b2"}
    assert state.mode == "open"


def test_the_next_click_after_a_judgement_begins_anew() -> None:
    state = tried(P1, FAMILY, ["a7", "g7"])
    assert state.attempt == ("g7",)


def test_another_man_may_be_chosen_and_the_same_click_lets_go() -> None:
    state = tried(P11, FAMILY, ["a7", "b2"])
    assert state.attempt == ("b2",)
    state, _ = step(state, Click("b2"))
    assert (state.attempt, state.mode) == ((), "open")


def test_a_written_move_is_judged_like_a_clicked_one() -> None:
    state = begin_compare("mills", P5, (), ["standard", "melnitsa"])
    state, _ = step(state, Type("d6xa1"))
    assert verdicts(state) == ["allowed", "must_remove_next"]
    state, _ = step(state, Type("d6-"))
    assert verdicts(state) == ["not_a_move", "not_a_move"]
    state, _ = step(state, Do("cancel"))
    assert state.mode == "open"


def test_rules_of_ones_own_can_be_compared() -> None:
    mine = mills.STANDARD.replace("mine", jump="own")
    state = tried(P8, ["melnitsa", mine], ["a7", "a1"])
    assert verdicts(state) == ["allowed", "jump_own_only"]
    assert state.causes == ("jump",)


@pytest.mark.parametrize(
    ("rules", "code"), [(["standard"], "too_few_rules"), (["six", "six"], "rules_twice")]
)
def test_a_comparison_needs_different_rules(rules: list[str], code: str) -> None:
    with pytest.raises(BadValue) as caught:
        begin_compare("mills", None, (), rules)
    assert caught.value.code == code


def test_a_position_that_one_of_the_rules_cannot_have_is_refused() -> None:
    with pytest.raises(InvalidPosition, match="b2"):
        begin_compare("mills", "B:Wb6,d6,f6:Bf2:H6,7:Xb2", (), ["chengsan", "standard"])


def test_a_command_of_another_board_does_nothing() -> None:
    state = tried(P1, FAMILY, ["a7"])
    assert step(state, Do("undo")) == (state, NOT_HERE)


def test_a_comparison_can_be_put_away_and_taken_up_again() -> None:
    state = tried(P5, ["standard", "melnitsa"], ["d6", "a1", "g1"])
    assert state.causes == ("removals",)
    again = pickle.loads(pickle.dumps(state))
    assert again == state == tried(P5, ["standard", "melnitsa"], ["d6", "a1", "g1"])
    assert again.causes == state.causes


@pytest.mark.parametrize(
    ("sites", "tones"),
    [
        ([], [Tone.NEWS, Tone.NEWS]),
        (["a7"], [Tone.PRAISE, Tone.PRAISE]),
        (["b2"], [Tone.REFUSAL, Tone.REFUSAL]),
    ],
)
def test_a_verdict_has_its_tone(sites: list[str], tones: list[Tone]) -> None:
    state = tried(P1, ["standard", "chengsan"], sites)
    assert [each.tone for each in state.verdicts] == tones
