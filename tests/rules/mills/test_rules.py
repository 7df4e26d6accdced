"""Rule sets: one record of switches, each game as its differences, and what no game can be played by."""

from __future__ import annotations

from typing import Any

import pytest

from ruleboard.rules import BadValue, Code, InvalidPosition, RuleboardError, Unknown, find, mills
from ruleboard.rules.mills import codes
from ruleboard.rules.mills.codes import Fault, Statement, Title
from ruleboard.rules.mills.rules import SWITCHES
from tests.rules.mills.known import known

DIFFERENCES = {
    "standard": "",
    "chengsan": "mills_always_safe marked_points never_flies limit_turns",
    "melnitsa": "removal_for_each_mill mills_always_safe jump_either rebuild_illegal",
    "melnitsa_snail": "board_snail removal_for_each_mill mills_always_safe jump_either rebuild_illegal",
    "melnitsa_12": "board_twelve men removal_for_each_mill mills_always_safe jump_either flies_at rebuild_illegal",
    "melnitsa_11": "board_twelve men removal_for_each_mill mills_always_safe jump_either flies_at rebuild_illegal",
    "molendinum": "mills_always_safe never_flies",
    "lasker": "men moves_while_placing",
    "morabaraba": "board_twelve men no_swing_back last_men_limit",
    "tournament": "limit_quiet repetition_draws",
    "six": "board_six men never_flies",
    "three": "board_three men mill_wins never_flies",
}


@pytest.mark.parametrize("name", mills.PRESETS)
def test_a_preset_is_told_as_its_differences_from_the_standard_game(name: str) -> None:
    notes = mills.PRESETS[name].differences()
    assert " ".join(note.code for note in notes) == DIFFERENCES[name]
    assert all(known(Statement, note) for note in notes)


def test_differences_between_any_two_rule_sets_say_what_is_so_here() -> None:
    here = mills.CHENGSAN.differences(mills.MELNITSA)
    assert [note.code for note in here] == [
        Statement.ONE_REMOVAL, Statement.MARKED_POINTS, Statement.NO_JUMP, Statement.NEVER_FLIES,
        Statement.REBUILD_AT_ONCE, Statement.LIMIT_TURNS,
    ]  # fmt: skip
    for one in mills.PRESETS.values():
        assert one.differences(one) == ()
        for other in mills.PRESETS.values():
            for note in one.differences(other):
                assert known(Statement, note)


ALIKE = {
    Statement.WHITE_BEGINS,
    Statement.MILL,
    Statement.NEVER_BACK,
    Statement.STEP,
    Statement.TWO_MEN_LOSE,
}
"""What no rule set of the family says otherwise."""


def test_the_standard_game_is_told_from_what_one_needs_first_to_the_draws() -> None:
    told = " ".join(note.code for note in mills.STANDARD.statements.values())
    assert told == (
        "board_nine men white_begins mill places_first mill_removes one_removal mills_safe_unless_all never_back"
        " no_marked_points step no_jump flies_at rebuild_at_once swings_back two_men_lose blocked_loses"
        " no_limit no_repetition no_last_men_limit"
    )


def test_every_difference_can_be_told() -> None:
    odd = mills.STANDARD.replace(
        "odd", jump="own", blocked="draw", repetition=3, limit=50, limit_counts="quiet",
        rebuild_delay=1, rebuild="no_capture",
    )  # fmt: skip
    ring = mills.draw("ring", "o-o-o\n|   |\no   o\n|   |\no-o-o")
    own = odd.replace("own", jump="enemy", board=ring, men=3)
    sets = [*mills.PRESETS.values(), odd, own]
    told = {note.code for one in sets for other in sets for note in one.differences(other)}
    assert told == set(Statement) - ALIKE


def test_presets_are_found_by_name() -> None:
    assert find("mills") == (mills.GAME, mills.STANDARD)
    assert find("Mills:ChengSan") == (mills.GAME, mills.CHENGSAN)
    assert [*mills.PRESETS] == [rules.name for rules in mills.PRESETS.values()]
    for constant in ("STANDARD", "MELNITSA_12", "MELNITSA_11", "MORABARABA", "THREE"):
        assert getattr(mills, constant) is mills.PRESETS[constant.lower()]


@pytest.mark.parametrize(
    ("changes", "code", "at"),
    [
        ({"jump": "high"}, Fault.IMPOSSIBLE_SETTING, "jump"),
        ({"removals": "all"}, Fault.IMPOSSIBLE_SETTING, "removals"),
        ({"all_in_mills": "some"}, Fault.IMPOSSIBLE_SETTING, "all_in_mills"),
        ({"rebuild": "never"}, Fault.IMPOSSIBLE_SETTING, "rebuild"),
        ({"limit_counts": "days"}, Fault.IMPOSSIBLE_SETTING, "limit_counts"),
        ({"blocked": "win"}, Fault.IMPOSSIBLE_SETTING, "blocked"),
        ({"men": 2}, Fault.BAD_SETTING, "men"),
        ({"men": "9"}, Fault.BAD_SETTING, "men"),
        ({"flies_at": -1}, Fault.BAD_SETTING, "flies_at"),
        ({"rebuild_delay": -1}, Fault.BAD_SETTING, "rebuild_delay"),
        ({"limit": -5}, Fault.BAD_SETTING, "limit"),
        ({"repetition": 1}, Fault.BAD_SETTING, "repetition"),
        ({"mill_wins": 1}, Fault.IMPOSSIBLE_SETTING, "mill_wins"),
        ({"marked_points": "yes"}, Fault.IMPOSSIBLE_SETTING, "marked_points"),
        ({"limit": True}, Fault.BAD_SETTING, "limit"),
        ({"board": "silly"}, Fault.IMPOSSIBLE_SETTING, "board"),
        ({"men": 13}, Fault.BOARD_TOO_SMALL, "nine"),
        ({"wings": 2}, Fault.UNKNOWN_SWITCH, None),
    ],
)
def test_rules_that_cannot_be_are_refused(
    changes: dict[str, Any], code: Fault, at: str | None
) -> None:
    with pytest.raises((BadValue, Unknown)) as caught:
        mills.STANDARD.replace("bad", **changes)
    error = caught.value
    assert isinstance(error, RuleboardError)
    assert error.code == code
    assert set(error.params) == set(code.params)
    assert error.params.get("at") == at


def test_a_board_needs_a_point_for_every_man() -> None:
    with pytest.raises(InvalidPosition) as caught:
        mills.THREE.replace("crowd", men=5)
    assert (caught.value.params["got"], caught.value.params["expected"]) == (9, "≥ 10")


def test_a_rule_set_can_take_one_subject_from_another() -> None:
    mixed = mills.STANDARD.with_subject("rebuild", mills.MELNITSA)
    assert [note.code for note in mixed.differences()] == [Statement.REBUILD_ILLEGAL]
    with pytest.raises(Unknown) as caught:
        mills.STANDARD.with_subject("weather", mills.MELNITSA)
    assert caught.value.code == Fault.UNKNOWN_SWITCH


def test_every_switch_belongs_to_one_subject() -> None:
    for switch in SWITCHES:
        other = mills.MELNITSA_12.replace("x", **{switch: getattr(mills.STANDARD, switch)})
        assert len(other.differences(mills.MELNITSA_12)) <= 1
    assert set(mills.STANDARD.statements) == {*mills.CHENGSAN.statements}


OWN_BOARD = mills.draw("ring", "o-o-o\n|   |\no   o\n|   |\no-o-o")


@pytest.mark.parametrize(
    "rules",
    [
        *mills.PRESETS.values(),
        mills.STANDARD.replace("mine", jump="own", board=mills.BOARDS["twelve"]),
        mills.THREE.replace("ring", board=OWN_BOARD),
        mills.STANDARD.replace(flies_at=4),
    ],
    ids=lambda rules: rules.name,
)
def test_rules_and_positions_write_themselves_as_python(rules: mills.Rules) -> None:
    assert eval(repr(rules)) == rules
    start = mills.start(rules)
    assert eval(repr(start)) == start


def test_what_is_usual_is_not_written() -> None:
    assert repr(mills.CHENGSAN) == "mills.CHENGSAN"
    assert (
        repr(mills.STANDARD.replace("mine", jump="own")) == "mills.Rules(name='mine', jump='own')"
    )


def test_rules_keep_their_name_unless_another_is_given() -> None:
    assert mills.CHENGSAN.replace(limit=50).name == "chengsan"
    assert mills.CHENGSAN.replace("mine", limit=50) == mills.CHENGSAN.replace(name="mine", limit=50)
    assert mills.CHENGSAN.replace() == mills.CHENGSAN


def test_a_preset_is_called_by_its_name_and_other_rules_as_their_author_calls_them() -> None:
    titles = [rules.title for rules in mills.PRESETS.values()]
    assert [title.code for title in titles] == [code for code in Title if code != Title.OWN]
    assert all(known(Title, title) for title in titles)
    own = mills.STANDARD.replace("mine", men=8).title
    assert (own.code, own.params) == (Title.OWN, {"name": "mine"})


def test_every_code_says_what_it_means() -> None:
    lists = [each for each in vars(codes).values() if isinstance(each, type) and each is not Code]
    assert len(lists) == 9
    for code in (code for each in lists if issubclass(each, Code) for code in each):
        assert code.meaning, code
        assert code.name.lower() == code


def test_the_public_names_are_these() -> None:
    assert list(mills.__all__) == sorted(
        mills.__all__, key=lambda name: (not name.isupper(), name.islower(), name)
    )
    assert all(hasattr(mills, name) for name in mills.__all__)
