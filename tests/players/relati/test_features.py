"""What a player of Relati looks at: each feature against the plain words that describe it."""

from __future__ import annotations

import random

import pytest

from ruleboard.players import relati as players
from ruleboard.players.multiplayer import Ended
from ruleboard.players.relati import filling
from ruleboard.players.relati.features import aimed_at, loose, nearer
from ruleboard.rules import relati
from ruleboard.rules.relati import territory
from tests.rules.relati.chance import FEW_PATHS, RULE_SETS, choose

KINDS = [
    *((2, rules, 5) for rules in (*RULE_SETS[::7], *FEW_PATHS[::9])),
    (2, relati.ALL, 9),
    (3, relati.BASIC, 7),
    (4, relati.ALL, 7),
]


def positions(players: int, rules: relati.Rules, size: int) -> list[relati.Position]:
    """The positions of a random game."""
    chance, found = random.Random(size), []
    position = relati.start(players, rules, size)
    while not position.outcome:
        found.append(position)
        position = position.play(choose(position, chance))
    return found


def summed(position: relati.Position, player: int) -> int:
    found = players.features(position, player)
    assert found.keys() == players.FEATURES.keys()
    return sum(weight * found[name] for name, weight in players.FEATURES.items())


@pytest.mark.parametrize(("count", "rules", "size"), KINDS, ids=str)
def test_what_a_position_is_worth_is_the_sum_of_its_features(
    count: int, rules: relati.Rules, size: int
) -> None:
    for position in positions(count, rules, size):
        sums = [summed(position, player) for player in range(count)]
        for player, own in enumerate(sums):
            others = sum(sums) - own
            assert players.worth(position, player) == own - others // (count - 1)
        assert players.evaluate(position) == players.worth(position, position.turn)


def test_a_square_is_nearer_to_whoever_needs_fewer_symbols() -> None:
    near = nearer(relati.parse("2@5 O1 n O=A1* X=E5*").field)
    board = relati.board(5)
    # Only neighbours connect: whoever is fewer king's steps away gets there first; the diagonal is nobody's.
    mine = {s for s in board.squares if max(relati.Board.xy(s)) < 4 - min(relati.Board.xy(s))}
    theirs = {s for s in board.squares if 4 - min(relati.Board.xy(s)) < max(relati.Board.xy(s))}
    assert set(board.names(near[0])) == mine - {"A1"}
    assert set(board.names(near[1])) == theirs - {"E5"}


def test_nobody_is_nearer_to_what_several_reach_at_once() -> None:
    field = relati.parse("2 O1 - O=E5* X=E6*").field
    own, other = nearer(field)
    assert own & other == 0
    shared = field.room(0) & field.room(1)
    assert shared
    assert not shared & (own | other)


def test_symbols_that_neighbours_tie_to_the_root_are_not_loose() -> None:
    field = relati.parse("2 O1 - O=E5*,E6,E7,G7,H8 X=A1*").field
    assert field.board.names(loose(field, 0)) == ("G7", "H8")


def test_a_cannon_ties_nothing() -> None:
    field = relati.parse("2 O1 c O=E5*,E6c,F6,F7 X=A1*").field
    assert loose(field, 0) == 0
    field = relati.parse("2 O1 c O=E5*,E6c,E3 X=A1*").field
    assert field.board.names(loose(field, 0)) == ("E3",)


@pytest.mark.parametrize(
    ("text", "aimed"),
    [
        ("2 O1 c O=E5* X=A4*,A5c", True),
        ("2 O1 c O=E5* X=A4*,A5e", False),  # out of ammunition
        ("2 O1 c O=E5*,C5 X=A4*,A5c", False),  # an own symbol is in the way
        ("2 O1 c O=E5* X=A4*,B5,A6c", False),  # another row
    ],
)
def test_a_root_in_the_line_of_fire_is_aimed_at(text: str, aimed: bool) -> None:
    assert aimed_at(relati.parse(text).field, 0) is aimed


@pytest.mark.parametrize("seed", range(12))
def test_where_only_filling_is_left_the_end_is_known(seed: int) -> None:
    chance, position = random.Random(seed), relati.start(2 + seed % 2, size=5)
    known: Ended | None = None
    left = 0
    while not position.outcome:
        if known is None:
            known = filling.filled_out(position)
            assert (known is not None) == territory(position).closed
            left = 0
        position = position.play(chance.choice(position.legal_moves))
        left += 1
    if known is not None:
        assert known == Ended(position.outcome.winner, left)
    assert filling.filled_out(position) == Ended(position.outcome.winner, 0)


def test_where_more_than_placing_can_happen_nothing_is_known_early() -> None:
    text = "2@5 O1 {} O=A1*,A2,A3,A4,A5 X=B1,B2*,B3,B4,B5,C1,C2,C3,C4,C5"
    assert filling.filled_out(relati.parse(text.format("-"))) is not None
    assert filling.filled_out(relati.parse(text.format("c"))) is None
