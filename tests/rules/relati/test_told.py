"""Rules that tell themselves: every subject has a statement, and one subject can be taken from other rules."""

from __future__ import annotations

from dataclasses import fields
from itertools import permutations
from typing import Any

import pytest

from ruleboard.rules import BadValue, InvalidPosition, Unknown, relati
from ruleboard.rules.relati.codes import Fault, Statement, Title
from tests.rules.relati.chance import FEW_PATHS, RULE_SETS

PRESETS = list(relati.PRESETS.values())


def codes(rules: relati.Rules) -> list[str]:
    return [note.code for note in rules.differences()]


def test_every_statement_is_one_that_languages_know_and_all_are_made() -> None:
    found = set()
    for rules in RULE_SETS + FEW_PATHS:
        for note in rules.statements.values():
            assert isinstance(note.code, Statement)
            assert set(note.params) == set(note.code.params)
            found.add(note.code)
    assert found == set(Statement)


def test_all_rules_speak_of_the_same_subjects() -> None:
    assert len({tuple(rules.statements) for rules in RULE_SETS + FEW_PATHS}) == 1


@pytest.mark.parametrize("name", relati.PRESETS)
def test_a_preset_knows_its_name_however_it_is_made(name: str) -> None:
    assert relati.PRESETS[name].name == name
    assert relati.parse(relati.start(relati.PRESETS[name]).text).rules.name == name


def test_other_rules_are_named_by_their_letters() -> None:
    assert relati.Rules(cannon=True, friendly_fire=True).name == "cf"
    assert relati.Rules(consecutive=True, paths=8).name == "qn"
    every = RULE_SETS + FEW_PATHS
    assert len({rules.name for rules in every}) == len(every)


def test_a_name_of_their_own_stays_with_rules_and_any_other_follows_the_switches() -> None:
    mine = relati.BASIC.replace(name="mine", cannon=True)
    assert mine.name == mine.replace(chain=True).name == "mine"
    assert relati.CANNON.replace(chain=True).name == "chain"
    assert relati.Rules() == relati.BASIC


def test_a_position_under_rules_with_a_name_of_their_own_writes_them_down() -> None:
    position = relati.start(relati.CANNON.replace(name="mine"))
    assert eval(repr(position), {"relati": relati}) == position
    assert repr(relati.start(relati.CANNON)).count("Rules") == 0


def test_rules_are_written_as_one_would_make_them() -> None:
    assert repr(relati.CANNON.replace(chain=True)) == "relati.CHAIN"
    for rules in RULE_SETS + FEW_PATHS:
        again = eval(repr(rules), {"relati": relati})
        assert (again, again.name) == (rules, rules.name)


@pytest.mark.parametrize(
    ("switch", "setting"),
    [("can_act", "never"), ("paths", 12), ("paths", "8"), ("paths", None), ("cannon", "yes")],
)
def test_a_switch_has_certain_settings(switch: str, setting: object) -> None:
    changes: dict[str, Any] = {switch: setting}
    with pytest.raises(BadValue, match="impossible setting") as caught:
        relati.BASIC.replace(**changes)
    assert set(caught.value.params) == set(Fault.IMPOSSIBLE_SETTING.params)
    assert caught.value.params["at"] == switch


def test_an_unknown_switch_is_named() -> None:
    with pytest.raises(Unknown, match="unknown switch: 'weather'"):
        relati.BASIC.replace(weather=True)


def parts(letters: str) -> list[str]:
    title = relati.parse(f"2 O1 {letters}").rules.title
    assert title.code == "mixed"
    return [part.code.removeprefix("part_") for part in title.params["parts"]]


def test_other_rules_are_called_by_what_is_special_in_them() -> None:
    assert parts("cm") == ["cannon", "migration"]
    assert parts("qn") == ["paths_8", "consecutive"]
    assert parts("cfr") == ["paths_16", "cannon", "friendly_fire"]
    assert parts("p") == ["can_act"]


def test_where_cannons_chain_they_are_not_said_twice() -> None:
    assert parts("ckm") == ["chain", "migration"]


def test_every_title_is_one_that_languages_know_and_no_two_rules_share_it() -> None:
    titles, found = set(), set()
    for rules in (*RULE_SETS, *FEW_PATHS, *PRESETS):
        notes = (rules.title, *rules.title.params.get("parts", ()))
        for note in notes:
            assert isinstance(note.code, Title)
            assert set(note.params) == set(note.code.params)
            found.add(note.code)
        titles.add(tuple(note.code for note in notes))
    assert {*found, relati.BASIC.replace(name="mine").title.code} == set(Title)
    assert len(titles) == len({*RULE_SETS, *FEW_PATHS, *PRESETS})


def test_what_the_optional_rules_add() -> None:
    assert codes(relati.BASIC) == []
    assert codes(relati.NEIGHBOURS) == ["paths_8"]
    assert codes(relati.REMOTE) == ["paths_16"]
    assert codes(relati.CONSECUTIVE) == ["extra_actions"]
    assert codes(relati.MIGRATION) == ["root_migrates", "acts_by_any"]
    assert codes(relati.CHAIN) == ["cannons", "chain", "own_symbols_shield", "acts_by_any"]
    only_placing = relati.Rules(cannon=True, can_act="place", friendly_fire=True)
    assert codes(only_placing) == ["cannons", "no_chain", "friendly_fire", "acts_by_place"]


def test_two_rule_sets_that_differ_in_play_differ_in_words() -> None:
    for here, there in permutations(RULE_SETS[::3] + FEW_PATHS[::7], 2):
        if here.extended or there.extended or (here.can_act == there.can_act):
            assert here.differences(there)


def test_taking_a_subject_changes_its_switch_only() -> None:
    for here, there in permutations(PRESETS, 2):
        for subject in here.statements:
            if not fits(here, subject, there):
                with pytest.raises(InvalidPosition, match="chain needs cannon"):
                    here.with_subject(subject, there)
                continue
            mixed = here.with_subject(subject, there)
            changed = [
                switch for switch in SWITCHES if getattr(mixed, switch) != getattr(here, switch)
            ]
            assert len(changed) <= 1
            assert all(getattr(mixed, switch) == getattr(there, switch) for switch in changed)


SWITCHES = [field.name for field in fields(relati.Rules) if field.name != "name"]


def fits(here: relati.Rules, subject: str, there: relati.Rules) -> bool:
    """There is no chain without cannons."""
    cannon = there.cannon if subject == "cannon" else here.cannon
    chain = there.chain if subject == "chain" else here.chain
    return cannon or not chain


def test_a_subject_may_be_taken_where_nothing_changes() -> None:
    assert relati.BASIC.with_subject("goal", relati.ALL) == relati.BASIC
    assert relati.BASIC.with_subject("connections", relati.REMOTE) == relati.REMOTE


def test_an_unknown_subject_is_named() -> None:
    with pytest.raises(Unknown, match="weather") as caught:
        relati.BASIC.with_subject("weather", relati.ALL)
    assert set(caught.value.params) == set(Fault[caught.value.code.upper()].params)


def test_how_one_wins_is_told_before_the_optional_rules() -> None:
    subjects = list(relati.ALL.statements)
    assert subjects[:5] == ["root", "placing", "connections", "cutting", "goal"]
