"""One Relati position under several rules: who judges how, whose turn it is then, and which rule decides."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ruleboard.machines.compare import CompareState, begin_compare, step
from ruleboard.rules import InvalidPosition, relati
from ruleboard.session.inputs import Click, Type

LINE = "2 X1 - O=E5*,C3,A3,A1 X=F5*,F4,G4"
CHAIN = "2 O1 ck O=E6*,C5c,G5c X=G2,I2,I4,I6,I8*,G8"
GUN = "2 O1 - O=E5*,F5,G5 X=G9*,H8,I7"
OWN = relati.Rules(cannon=True, friendly_fire=True)


def tried(position: str, rules: Sequence[relati.Rules | str], *sites: str) -> CompareState:
    state = begin_compare("relati", position, (), rules)
    for site in sites:
        state, _ = step(state, Click(site))
    return state


@pytest.mark.parametrize(
    ("position", "rules", "sites", "expected", "causes"),
    [
        (LINE, ["basic", "consecutive"], "D4", ["allowed", "allowed"], ("consecutive",)),
        (GUN, ["basic", "cannon"], "G5", ["cell_taken", "allowed"], ("cannon",)),
        (GUN, ["basic", "migration"], "F5", ["cell_taken", "allowed"], ("migration",)),
        (CHAIN, ["cannon", "chain"], "C5 G5 G2 G8", ["own_shield", "allowed"], ("chain",)),
        (CHAIN, ["cannon", OWN], "C5 G5", ["own_shield", "allowed"], ("friendly_fire",)),
        (
            "2@7 O1 - O=D4* X=A1*",
            ["neighbours", "remote", "basic"],
            "E2",
            ["no_path", "no_path", "allowed"],
            ("connections",),
        ),
    ],
)
def test_the_rules_judge_and_the_deciding_one_is_found(
    position: str,
    rules: Sequence[relati.Rules | str],
    sites: str,
    expected: list[str],
    causes: tuple[str, ...],
) -> None:
    state = tried(position, rules, *sites.split())
    assert [each.code or each.standing for each in state.verdicts] == expected
    assert state.causes == causes
    assert not state.agree


def test_rules_that_give_different_turns_tell_whose_it_is() -> None:
    basic, consecutive = tried(LINE, ["basic", "consecutive"], "D4").verdicts
    assert (basic.notes[-1].code, basic.notes[-1].params["player"]) == ("relati.duty.place", 0)
    assert consecutive.notes[-1].code == "relati.duty.act_again"
    assert consecutive.notes[-1].params["player"] == 1
    assert basic.pieces == consecutive.pieces


def test_where_the_turn_is_the_same_nothing_is_added() -> None:
    state = tried(LINE, ["basic", "consecutive"], "H4")
    assert state.agree
    assert {each.notes[-1].code for each in state.verdicts} == {"relati.event.connects_via"}


def test_an_own_cannon_may_be_the_next_click_of_an_attack() -> None:
    state = tried(CHAIN, ["cannon", "chain"], "C5", "G5")
    assert state.attempt == ("C5", "G5")
    assert state.mode == "going"


def test_another_own_symbol_begins_anew() -> None:
    state = tried("2 O1 ck O=E6*,C5c,G5c,G6 X=G2,I8*", ["cannon", "chain"], "G5", "G6")
    assert state.attempt == ("G6",)


def test_the_rules_beside_the_text_hold_in_place_of_its_letters() -> None:
    state = begin_compare("relati", CHAIN, (), ["cannon", "chain"])
    assert [position.rules for position in state.positions] == [relati.CANNON, relati.CHAIN]


def test_a_cannon_cannot_be_put_under_rules_without_cannons() -> None:
    with pytest.raises(InvalidPosition, match="cannon needs rule"):
        begin_compare("relati", CHAIN, (), ["basic", "chain"])


def test_boards_of_different_size_stand_side_by_side() -> None:
    state = begin_compare("relati", None, (), ["neighbours", "basic"])
    boards = [each.board for each in state.positions if isinstance(each, relati.Position)]
    assert [board.size for board in boards] == [5, 9]
    state, _ = step(state, Click("I9"))
    assert [each.standing for each in state.verdicts] == ["refused", "allowed"]
    assert state.verdicts[0].code == "unknown_site"


def test_an_attack_may_be_written() -> None:
    state, _ = step(begin_compare("relati", CHAIN, (), ["cannon", "chain"]), Type("aC5>RFB"))
    assert [each.standing for each in state.verdicts] == ["refused", "allowed"]
