"""Rule sets: one record of switches, each game as its differences, and what no game can be played by."""

from __future__ import annotations

from typing import Any

import pytest

from ruleboard.rules import InvalidPosition, RuleboardError, Unknown, find, mills
from ruleboard.rules.mills import codes
from ruleboard.rules.mills.rules import SWITCHES

DIFFERENCES = {
    "standard": "",
    "chengsan": "never_flies mills_always_safe marked_points limit_turns",
    "melnitsa": "jump_either removal_for_each_mill mills_always_safe rebuild_illegal",
    "melnitsa_snail": "board_snail jump_either removal_for_each_mill mills_always_safe rebuild_illegal",
    "melnitsa_12": "board_twelve men flies_at jump_either removal_for_each_mill mills_always_safe rebuild_illegal",
    "melnitsa_11": "board_twelve men flies_at jump_either removal_for_each_mill mills_always_safe rebuild_illegal",
    "molendinum": "never_flies mills_always_safe",
    "lasker": "men moves_while_placing",
    "morabaraba": "board_twelve men",
    "six": "board_six men never_flies",
    "three": "board_three men never_flies mill_wins",
}


@pytest.mark.parametrize("name", mills.PRESETS)
def test_a_preset_is_told_as_its_differences_from_the_standard_game(name: str) -> None:
    notes = mills.PRESETS[name].differences()
    assert " ".join(note.code for note in notes) == DIFFERENCES[name]
    for note in notes:
        assert set(note.params) == set(codes.DIFFERENCES[note.code])


def test_differences_between_any_two_rule_sets_say_what_is_so_here() -> None:
    here = mills.CHENGSAN.differences(mills.MELNITSA)
    assert [note.code for note in here] == [
        "never_flies", "no_jump", "one_removal", "marked_points", "rebuild_at_once", "limit_turns",
    ]  # fmt: skip
    for one in mills.PRESETS.values():
        assert one.differences(one) == ()
        for other in mills.PRESETS.values():
            for note in one.differences(other):
                assert set(note.params) == set(codes.DIFFERENCES[note.code])


def test_every_difference_can_be_told() -> None:
    odd = mills.STANDARD.but(
        "odd", jump="own", blocked="draw", repetition=3, limit=50, limit_counts="quiet",
        rebuild_delay=1, rebuild="no_capture",
    )  # fmt: skip
    ring = mills.draw("ring", "o-o-o\n|   |\no   o\n|   |\no-o-o")
    own = odd.but("own", jump="enemy", board=ring, men=3)
    sets = [*mills.PRESETS.values(), odd, own]
    told = {note.code for one in sets for other in sets for note in one.differences(other)}
    assert told == set(codes.DIFFERENCES)


def test_presets_are_found_by_name() -> None:
    assert find("mills") == (mills.GAME, mills.STANDARD)
    assert find("Mills:ChengSan") == (mills.GAME, mills.CHENGSAN)
    assert [*mills.PRESETS] == [rules.name for rules in mills.PRESETS.values()]
    for constant in ("STANDARD", "MELNITSA_12", "MELNITSA_11", "MORABARABA", "THREE"):
        assert getattr(mills, constant) is mills.PRESETS[constant.lower()]


@pytest.mark.parametrize(
    ("changes", "code", "at"),
    [
        ({"jump": "high"}, "unknown_setting", "jump"),
        ({"removals": "all"}, "unknown_setting", "removals"),
        ({"all_in_mills": "some"}, "unknown_setting", "all_in_mills"),
        ({"rebuild": "never"}, "unknown_setting", "rebuild"),
        ({"limit_counts": "days"}, "unknown_setting", "limit_counts"),
        ({"blocked": "win"}, "unknown_setting", "blocked"),
        ({"men": 2}, "bad_setting", "men"),
        ({"men": "9"}, "bad_setting", "men"),
        ({"flies_at": -1}, "bad_setting", "flies_at"),
        ({"rebuild_delay": -1}, "bad_setting", "rebuild_delay"),
        ({"limit": -5}, "bad_setting", "limit"),
        ({"repetition": 1}, "bad_setting", "repetition"),
        ({"men": 13}, "board_too_small", "nine"),
        ({"wings": 2}, "unknown_switch", None),
    ],
)
def test_rules_that_cannot_be_are_refused(
    changes: dict[str, Any], code: str, at: str | None
) -> None:
    with pytest.raises((InvalidPosition, Unknown)) as caught:
        mills.STANDARD.but("bad", **changes)
    error = caught.value
    assert isinstance(error, RuleboardError)
    assert error.code == code
    assert set(error.params) == set(codes.FAULTS[code])
    assert error.params.get("at") == at


def test_a_board_needs_a_point_for_every_man() -> None:
    with pytest.raises(InvalidPosition) as caught:
        mills.THREE.but("crowd", men=5)
    assert (caught.value.params["got"], caught.value.params["expected"]) == (9, "≥ 10")


def test_a_rule_set_can_take_one_subject_from_another() -> None:
    mixed = mills.STANDARD.taking("rebuild", mills.MELNITSA)
    assert [note.code for note in mixed.differences()] == ["rebuild_illegal"]
    with pytest.raises(Unknown) as caught:
        mills.STANDARD.taking("weather", mills.MELNITSA)
    assert caught.value.code == "unknown_switch"


def test_every_switch_belongs_to_one_subject() -> None:
    for switch in SWITCHES:
        other = mills.MELNITSA_12.but("x", **{switch: getattr(mills.STANDARD, switch)})
        assert len(other.differences(mills.MELNITSA_12)) <= 1
    assert set(mills.STANDARD.statements) == {*mills.CHENGSAN.statements}


def test_the_public_names_are_these() -> None:
    assert list(mills.__all__) == sorted(
        mills.__all__, key=lambda name: (not name.isupper(), name.islower(), name)
    )
    assert all(hasattr(mills, name) for name in mills.__all__)
