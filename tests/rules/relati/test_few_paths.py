"""Relati as one learns it: only neighbours connect, then remote normal connections too, before all 40 paths do."""

from __future__ import annotations

import random

import pytest

from ruleboard.rules import relati
from ruleboard.rules.base import Piece
from tests.rules.relati.chance import FEW_PATHS, walk


def squares(text: str) -> set[str]:
    return {move.site for move in relati.parse(text).legal_moves}


def code(text: str, *clicks: str) -> str | None:
    refusal = relati.parse(text).refuse(clicks)
    return refusal.code if refusal else None


# --- what connects ---------------------------------------------------------------------------------------------------


def test_with_8_paths_a_root_reaches_its_neighbours() -> None:
    assert squares("2@5 O1 n O=C3* X=A1*") == {"B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"}


def test_with_16_paths_it_reaches_two_squares_straight_and_slanting() -> None:
    far = {"B2", "D2", "F2", "B4", "F4", "B6", "D6", "F6"}
    near = {"C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5"}
    assert squares("2@7 O1 r O=D4* X=A1*") == far | near


def test_at_the_edge_nothing_reaches_round_it() -> None:
    assert squares("2@5 O1 n O=E1* X=A5*") == {"D1", "D2", "E2"}
    assert squares("2@5 O1 r O=E1* X=A5*") == {"D1", "D2", "E2", "C1", "C3", "E3"}


@pytest.mark.parametrize(("letters", "paths"), [("n", 8), ("r", 16), ("-", 40)])
def test_a_square_in_the_middle_has_as_many_paths_as_the_rules_say(
    letters: str, paths: int
) -> None:
    position = relati.parse(f"2 O1 {letters} O=E5*")
    assert len(relati.paths(position, "E5")) == position.rules.paths == paths


def test_a_board_is_made_once_for_its_size_and_its_paths() -> None:
    assert relati.board(5) is relati.board(5, 40) is relati.start(size=5).board
    assert relati.start(relati.NEIGHBOURS).board is relati.board(5, 8)
    assert relati.board(5, 8) is not relati.board(5, 16)


def test_the_same_symbols_under_fewer_paths_are_another_position() -> None:
    assert relati.parse("2 O1 - O=E5*") != relati.parse("2 O1 n O=E5*")


# --- what is cut -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rules", [rules for rules in FEW_PATHS if rules.paths == 8], ids=lambda rules: rules.letters
)
def test_with_8_paths_placing_cuts_nothing(rules: relati.Rules) -> None:
    for seed in range(4):
        for position, move in walk(rules, 2 + seed % 3, 5, 8000 + seed):
            if move.action == "place":
                assert not any(relati.effect(position, move).cut)
            for player in range(position.players):
                assert all(not link.cuts for link in relati.links(position, player))
                assert not relati.lifelines(position, player).hanging


def test_with_16_paths_a_symbol_between_cuts_a_remote_link() -> None:
    position = relati.parse("2@7 X1 r O=B2*,D2,F2 X=C4*")
    assert relati.cuts(position, "B2", "D2") == (("C2",),)
    assert dict(relati.lifelines(position, 0).hanging) == {"C2": ("D2", "F2"), "E2": ("F2",)}
    after = relati.parse("2@7 X1 r O=B2*,D2,F2 X=C3*").play("C2")
    assert after.board.names(after.field.lost(0)) == ("D2", "F2")
    assert after.pieces["D2"] == after.pieces["F2"] == Piece(0, "symbol", "disconnected")


def test_a_symbol_of_ones_own_between_two_others_links_both() -> None:
    """Relati, 遠程一般連線: the middle square is a neighbour of both ends, so what led across it is nearer now."""
    position = relati.parse("2@7 O1 r O=B2*,D4 X=G7*").play("C3")
    assert not position.field.lost(0)
    ends = {(link.source, link.square): link.kind for link in relati.links(position, 0)}
    assert ends == {("B2", "C3"): "normal", ("C3", "D4"): "normal"}


def test_a_knight_square_is_not_linked_with_16_paths() -> None:
    position = relati.parse("2 O1 r O=E5*,F3 X=A1*")
    assert position.pieces["F3"] == Piece(0, "symbol", "disconnected")
    assert relati.parse("2 O1 - O=E5*,F3 X=A1*").pieces["F3"] == Piece(0, "symbol")


# --- room ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [relati.NEIGHBOURS, relati.REMOTE, relati.BASIC])
def test_a_region_can_be_filled_in_any_order(rules: relati.Rules) -> None:
    """While the others stand still, a player fills every square of the region, whichever comes first."""
    chance = random.Random(8)
    for seed in range(12):
        for position, _ in walk(rules, 2, 5, 8100 + seed):
            field, board, turn = position.field, position.board, position.turn
            filled = 0
            while room := field.room(turn):
                bit = board[chance.choice(board.names(room))]
                field, filled = field.placed(turn, bit), filled | bit
            assert board.names(filled) == relati.territory(position).reachable[turn]


def test_three_enemies_seal_a_corner_root_whatever_connects() -> None:
    for letters in "nr-":
        assert not relati.parse(f"2 O1 {letters} O=A1* X=B1,A2,B2*").can_act(0)


def test_two_neighbours_leave_a_corner_root_one_way_out() -> None:
    assert squares("2@5 O1 n O=A1* X=B1*,A2") == {"B2"}


# --- what is refused -------------------------------------------------------------------------------------------------


def test_a_square_two_steps_away_is_too_far_with_8_paths() -> None:
    assert code("2@5 O1 n O=C3* X=E5*", "A3") == "no_path"
    assert code("2@5 O1 r O=C3* X=E5*", "A3") is None
    assert code("2@5 O1 r O=C3* X=B3*", "A3") == "no_path_blocked"


def test_a_knight_square_is_too_far_with_16_paths() -> None:
    assert code("2@7 O1 r O=D4* X=A1*", "E2") == "no_path"
    assert code("2@7 O1 - O=D4* X=A1*", "E2") is None


def test_the_root_migrates_along_an_open_path_that_the_rules_allow() -> None:
    line = "O=C3*,D3,E3 X=A1*"
    assert {
        str(m) for m in relati.parse(f"2@5 O1 mn {line}").legal_moves if m.action == "migrate"
    } == {"mD3"}
    assert code(f"2@5 O1 mn {line}", "E3") == "not_linked_to_root"
    assert code("2@5 O1 mr O=C3*,D3,D2,E3 X=A1*", "E3") == "root_link_blocked"
    assert code("2@5 O1 mr O=C3*,C4,D4,E3 X=A1*", "E3") is None
    knight = "O=D4*,E4,E3,E2 X=A1*"
    assert code(f"2@7 O1 mr {knight}", "E2") == "not_linked_to_root"
    assert code("2@7 O1 m O=D4*,D3,E2 X=A1*", "E2") is None


def test_a_cannon_is_no_source_whatever_connects() -> None:
    assert code("2@5 O1 cn O=C3*,D3c X=A1*", "E3") == "no_path_cannon"
    assert relati.parse("2@5 O1 cn O=C3*,D3,E3 X=A1*").play("cD3").pieces["E3"] == Piece(
        0, "symbol", "disconnected"
    )
