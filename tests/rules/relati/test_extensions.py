"""What the optional rules and the switches add, decision by decision."""

from __future__ import annotations

import pytest

from ruleboard.rules import base, errors, relati
from ruleboard.rules.base import Piece


def play(text: str, *moves: str) -> relati.Position:
    position = relati.parse(text)
    for move in moves:
        position = position.play(move)
    return position


def attacks(text: str, rules: relati.Rules | None = None) -> set[str]:
    moves = relati.parse(text, rules).legal_moves
    return {str(move) for move in moves if move.action == "attack"}


# --- consecutive actions ---------------------------------------------------------------------------------------------


def test_without_the_rule_a_cut_earns_nothing() -> None:
    assert play("2 X1 - O=E5*,C3 X=F5*,F4", "D4").turn == 0


def test_a_cut_earns_one_action_however_many_symbols_fall() -> None:
    position = play("2 X1 q O=E5*,C3,A3,A1 X=F5*,F4", "D4")
    assert (position.turn, position.actions_left, position.acted) == (1, 1, True)


def test_each_player_who_is_cut_earns_an_action() -> None:
    position = play("3@9 A1 q O=E5*,C3 X=E3*,C5 A=D6*", "D4")
    assert (position.turn, position.actions_left) == (2, 2)


def test_further_actions_may_be_given_up() -> None:
    position = play("2 X1 q O=E5*,C3 X=F5*,F4", "D4", "end")
    assert (position.turn, position.actions_left, position.acted) == (0, 1, False)


def test_further_actions_add_up() -> None:
    first = play("2 O1 q O=F2,F3*,F5 X=B4,F4,D6*", "E5")
    assert first.actions_left == 2
    assert first.play("G4").actions_left == 1


def test_no_action_ends_a_turn_that_has_not_begun() -> None:
    with pytest.raises(errors.IllegalMove):
        relati.start(relati.CONSECUTIVE).play("end")


# --- cannons ---------------------------------------------------------------------------------------------------------


def test_building_may_cut_off_own_symbols() -> None:
    assert play("2 O1 c O=E5*,C5,A5 X=I9*", "cC5").pieces["A5"] == Piece(
        0, "symbol", "disconnected"
    )


def test_a_shot_looks_through_dead_symbols() -> None:
    assert attacks("2 O1 c O=E5*,G5c X=G7+,G9*,A1") == {"aG5>B"}


def test_a_cannon_is_out_of_ammunition_after_its_shot() -> None:
    position = play("2 O1 c O=E5*,G5c X=G7,I9*", "aG5>B")
    assert position.pieces["G5"] == Piece(0, "spent")
    assert position.pieces["G7"] == Piece(1, "symbol", "dead")


def test_a_cannon_killed_root_is_never_placed_again() -> None:
    position = play("2 O1 c O=E5*,F5,G5c X=G9*,H8,I7", "aG5>B")
    assert not position.can_act(1)


def test_cannons_die_at_the_same_instant() -> None:
    """If F4 died first, F3 would be connected again through its square, and live."""
    position = play("3@9 A1 c O=E5*,F3c X=D4*,F4c A=D3*", "E4")
    assert position.pieces["F3"] == Piece(0, "symbol", "dead")
    assert position.pieces["F4"] == Piece(1, "symbol", "dead")
    assert relati.parse("3@9 A1 c O=E5*,F3c X=D4*,F4+ A=D3*,E4").pieces["F3"] == Piece(
        0, "cannon", number=1
    )


def test_friendly_fire_kills_even_the_own_root() -> None:
    text = "2 O1 c O=E5*,G5c X=A1*"
    assert attacks(text) == set()
    fire = relati.Rules(cannon=True, friendly_fire=True)
    assert attacks(text, fire) == {"aG5>L"}
    position = relati.parse(text, fire).play("aG5>L")
    assert position.pieces["E5"] == position.pieces["G5"] == Piece(0, "symbol", "dead")
    assert not position.can_act(0)
    assert (position.turn, position.outcome) == (1, None)


# --- chains ----------------------------------------------------------------------------------------------------------


def test_a_relay_needs_no_armed_receiver() -> None:
    assert attacks("2 O1 ck O=E6*,C5c,G5e X=G2,I8*") == {"aC5>RF"}


def test_without_the_chain_rule_a_cannon_shields_a_cannon() -> None:
    assert attacks("2 O1 c O=E6*,C5c,G5e X=G2,I8*") == set()


def test_shells_that_find_no_target_stay() -> None:
    position = play("2 O1 ck O=E6*,C5c,G5c X=G2,I8*", "aC5>RF")
    assert position.pieces["G5"] == Piece(0, "cannon", number=1)


def test_a_cannon_with_several_shells_kills_once_in_an_action() -> None:
    position = play("2 O1 ck O=E6*,G5c2 X=G2,G8,I8*", "aG5>F")
    assert position.pieces["G5"] == Piece(0, "cannon", number=1)
    assert position.pieces["G8"] == Piece(1, "symbol")


def test_a_chain_sees_the_board_as_each_shot_leaves_it() -> None:
    """The first kill cuts a cannon off; it dies at once, and the next shot goes through its square."""
    position = play("2 O1 ck O=E6*,C5c,G5c X=I3*,I5,G7c,G9", "aC5>RRB")
    assert [position.pieces[site] for site in ("I5", "G7", "G9")] == [
        Piece(1, "symbol", "dead")
    ] * 3


# --- migration -------------------------------------------------------------------------------------------------------


def test_only_direct_links_to_the_root_let_a_symbol_take_its_place() -> None:
    moves = relati.parse("2 O1 m O=E5*,C5,A5 X=I9*").legal_moves
    assert {str(move) for move in moves if move.action == "migrate"} == {"mC5"}


def test_the_old_root_square_is_blank_and_never_placed_on() -> None:
    position = play("2 O1 m O=E5*,C5 X=I9*", "mC5")
    assert position.pieces["E5"] == Piece(0, "symbol", "dead")
    assert "E5" not in {move.site for move in position.legal_moves if move.action == "place"}


# --- turns and ends --------------------------------------------------------------------------------------------------


def test_the_only_one_who_can_act_must_act_before_he_wins() -> None:
    position = relati.parse("2@5 O1 - O=A2*,B1,B2 X=A1*")
    assert not position.can_act(1)
    assert position.outcome is None
    assert position.play("C3").outcome == base.Outcome(0, "only_one_can_act")


def test_who_was_skipped_is_judged_afresh() -> None:
    """The triangle cannot act until a shot among the others opens a path; then its turn comes."""
    position = relati.parse("3@5 X1 c O=A1,D1e,B3*,C4,D5c X=C1+,B2c,D2*,E3+,B4 A=E1*,E2e")
    assert not position.can_act(2)
    assert position.play("aB2>B").turn == 2


def test_building_alone_keeps_a_player_in_the_game_by_default() -> None:
    text = "2@5 O1 {} O=A1*,B1 X=A2*,B2,C1,C2"
    assert relati.parse(text.format("c")).can_act(0)
    assert not relati.parse(text.format("cp")).can_act(0)


PLACING_ALONE_COUNTS = (
    "C2 C1 A3 B3 A4 E3 C3 B5 A1 E4 E1 C5 B4 D4 D1 B2 B1 D2 E2 cD2 cD1 aD2>F A5 cB3 cB4 A2"
)


def test_further_actions_lapse_only_when_nothing_is_legal_though_only_placing_counts() -> None:
    """Decision 10: `can_act="place"` is about who is skipped and when the game ends, not about a turn that goes on."""
    position = relati.start(2, relati.ALL.replace(can_act="place"), 5)
    for text in PLACING_ALONE_COUNTS.split():
        position = position.play(text)
    assert (position.turn, position.acted) == (1, True)
    assert not position.can_act(1)
    legal = [str(move) for move in position.legal_moves]
    assert legal == ["cA2", "cB2", "aB3>B", "aB3>L", "aB3>R", "mB2", "end"]
    assert relati.parse(position.text) == position
    for move in position.legal_moves:
        (clicks,) = position.clicks(move)
        assert position.refuse(clicks) is None
    assert position.play("end").turn == 0


def test_at_the_beginning_of_a_turn_who_cannot_place_does_nothing_else() -> None:
    position = relati.parse("2@5 O1 cp O=A1*,B1 X=A2*,B2,C1,C2")
    assert position.legal_moves == ()
    refused = position.refuse(("B1",))
    assert refused is not None
    assert refused.code == "cannot_act"


def test_presets_begin_with_the_basic_rules() -> None:
    assert list(relati.GAME.presets) == [
        "basic",
        "consecutive",
        "cannon",
        "chain",
        "migration",
        "all",
        "neighbours",
        "remote",
    ]
    assert relati.GAME.presets["basic"] == relati.Rules()
    assert relati.GAME.start(relati.ALL).rules == relati.ALL


def test_a_chain_needs_cannons() -> None:
    with pytest.raises(errors.InvalidPosition, match="chain needs cannon"):
        relati.Rules(chain=True)
