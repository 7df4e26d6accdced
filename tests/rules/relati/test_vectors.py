"""The positions of the rule book, each with what must hold in it."""

from __future__ import annotations

import pytest

from ruleboard.rules import base, perft, relati
from ruleboard.rules.base import Piece

T7 = "2 X1 - O=E5*,C3,A3,A1 X=F5*,F4,G4"


def disconnected(position: relati.Position) -> set[str]:
    return {site for site, piece in position.pieces.items() if piece.state == "disconnected"}


def shapes(position: relati.Position) -> dict[str, set[str]]:
    """The legal squares with the shapes of their open paths."""
    return {
        move.site: {path.shape for path in relati.open_paths(position, move.site)}
        for move in position.legal_moves
    }


@pytest.mark.parametrize(
    ("players", "size", "counts"),
    [
        (2, 9, (1, 81, 6480, 113312)),
        (2, 7, (1, 49, 2352, 36984, 559600)),
        (2, 5, (1, 25, 600, 7632, 89264)),
        (3, 13, (1, 169, 28392)),
    ],
)
def test_perft(players: int, size: int, counts: tuple[int, ...]) -> None:
    position = relati.start(players, size=size)
    assert tuple(perft(position, depth) for depth in range(len(counts))) == counts


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("2@5 O1 n", (1, 25, 600, 3312, 17376, 125808)),
        ("2@7 O1 r", (1, 49, 2352, 25704, 271552)),
    ],
)
def test_perft_with_fewer_paths(text: str, counts: tuple[int, ...]) -> None:
    position = relati.parse(text)
    assert tuple(perft(position, depth) for depth in range(len(counts))) == counts


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "size", "depth", "count"), [(2, 9, 4, 1_939_376), (3, 13, 3, 4_741_464)]
)
def test_perft_goes_deep(players: int, size: int, depth: int, count: int) -> None:
    assert perft(relati.start(players, size=size), depth) == count


def test_t1_a_root_reaches_24_squares_by_40_paths() -> None:
    position = relati.parse("2 O1 - O=E5* X=I9*")
    assert len(position.legal_moves) == 24
    by_count: dict[tuple[str, ...], int] = {}
    for move in position.legal_moves:
        found = tuple(path.shape for path in relati.open_paths(position, move.site))
        by_count[found] = by_count.get(found, 0) + 1
    stable = ("straight_turn", "turn_straight", "turn_turn")
    assert by_count == {("normal",): 8, ("remote_normal",): 8, stable: 8}


def test_t2_eight_neighbours_seal_a_root() -> None:
    position = relati.parse("2 O1 - O=E5* X=D4,E4,F4,D5,F5,D6,E6,F6,I9*")
    assert position.legal_moves == ()
    assert position.outcome is None
    assert position.duty == base.Note("cannot_act", {"player": 0})


def test_t3_turn_straight_alone() -> None:
    found = shapes(relati.parse("2 O1 - O=E5* X=D4*,F4,D6,F6"))
    knights = ("C4", "C6", "D3", "D7", "F3", "F7", "G4", "G6")
    assert all(found[site] == {"turn_straight"} for site in knights)


def test_t4a_straight_turn_alone() -> None:
    found = shapes(relati.parse("2 O1 - O=E5* X=E4*,E6"))
    knights = ("D3", "F3", "D7", "F7")
    assert all(found[site] == {"straight_turn"} for site in knights)


def test_t5a_turn_turn_alone() -> None:
    found = shapes(relati.parse("2 O1 - O=E5* X=E3*,D5,F5,E7"))
    knights = ("D3", "F3", "D7", "F7")
    assert all(found[site] == {"turn_turn"} for site in knights)


def test_t6_what_it_takes_to_cut_each_kind_of_link() -> None:
    position = relati.parse("2 X1 - O=E5*,F3,G7,E6 X=A1*")
    assert relati.cuts(position, "F3", "E5") == (("E3", "F4"), ("E4", "F4"), ("E4", "F5"))
    assert relati.cuts(position, "G7", "E5") == (("F6",),)
    assert relati.cuts(position, "E6", "E5") == ()
    cuts = {link.square: link.cuts for link in relati.links(position, 0)}
    assert min(map(len, cuts["F3"])) == 2
    assert cuts["E6"] == ()


def test_t7_a_cut_runs_down_the_line() -> None:
    assert disconnected(relati.parse(T7)) == set()
    assert disconnected(relati.parse(T7).play("D4")) == {"C3", "A3", "A1"}


def test_t8_one_placement_heals_the_line() -> None:
    position = relati.parse(T7).play("D4")
    refusal = position.refuse(("B2",))
    assert refusal is not None
    assert refusal.code == "no_path_disconnected"
    assert disconnected(position.play("C5")) == set()


def test_t9_a_dead_symbol_is_blank_and_not_empty() -> None:
    position = relati.parse("2 O1 c O=E5*,C3 X=F5*,D4+")
    assert disconnected(position) == set()
    refusal = position.refuse(("D4",))
    assert refusal is not None
    assert refusal.code == "cell_dead"
    assert disconnected(relati.parse("2 O1 c O=E5*,C3 X=F5*,D4")) == {"C3"}


def test_t10b_cutting_and_healing_at_once_give_two_actions() -> None:
    position = relati.parse("2 O1 q O=F2,F3*,F5 X=B4,F4,D6*").play("E5")
    assert (position.turn, position.actions_left, position.acted) == (0, 2, True)


def test_t11_killing_a_root_can_win_at_once() -> None:
    position = relati.parse("2 O1 c O=E5*,F5,G5c X=G9*,H8,I7").play("aG5>B")
    assert position.pieces["G9"] == Piece(1, "symbol", "dead")
    assert disconnected(position) == {"H8", "I7"}
    assert position.outcome == base.Outcome(0, "only_one_can_act")


def test_t12_a_cannon_is_connected_and_no_source() -> None:
    position = relati.parse("2 O1 c O=E5*,C5,A5 X=I9*,H8").play("cC5")
    assert position.pieces["C5"] == Piece(0, "cannon", number=1)
    assert position.pieces["A5"] == Piece(0, "symbol", "disconnected")


def test_t13_the_death_of_a_cut_cannon_opens_a_path() -> None:
    before = relati.parse("2 X1 c O=E5*,C3c,E6 X=F5*,F4,B2")
    assert before.pieces["B2"] == Piece(1, "symbol", "disconnected")
    position = before.play("D4")
    assert position.pieces["C3"] == Piece(0, "symbol", "dead")
    assert position.pieces["B2"] == Piece(1, "symbol")


def test_t14_a_chain_hands_its_shells_on() -> None:
    position = relati.parse("2 O1 ck O=E6*,C5c,G5c X=G2,I2,I4,I6,I8*,G8")
    attacks = {str(move) for move in position.legal_moves if move.action == "attack"}
    assert attacks == {"aC5>RFB", "aC5>RBF", "aG5>F", "aG5>B"}
    after = position.play("aC5>RFB")
    assert after.pieces["G2"] == after.pieces["G8"] == Piece(1, "symbol", "dead")
    assert after.pieces["C5"] == after.pieces["G5"] == Piece(0, "spent")


def test_t15_migration_leaves_a_dead_root_behind() -> None:
    position = relati.parse("2 O1 cm O=E5*,C5,G5 X=E9c,G8*").play("mC5")
    assert position.pieces["C5"] == Piece(0, "root")
    assert position.pieces["E5"] == Piece(0, "symbol", "dead")
    assert position.pieces["G5"] == Piece(0, "symbol", "disconnected")
    assert relati.Move("place", "E5") not in position.legal_moves


@pytest.mark.parametrize(
    ("moves", "winner", "lost"),
    [("B2 A1 B1 A3 A2", 0, set()), ("A1 B1 C3 B2 A3 A2", 1, {"C3", "A3"})],
)
def test_t16_short_games_from_the_start(moves: str, winner: int, lost: set[str]) -> None:
    position = relati.start()
    for text in moves.split():
        assert position.outcome is None
        position = position.play(text)
    assert position.outcome == base.Outcome(winner, "only_one_can_act")
    assert lost <= disconnected(position)
