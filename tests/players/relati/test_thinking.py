"""Relati's search: it finds what plain minimax finds, thinks in slices, and plays every game to its end."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from ruleboard.players import multiplayer
from ruleboard.players.levels import LEVELS, level
from ruleboard.players.thinking import WIN, Limit, settle, think
from ruleboard.rules import BadValue, relati
from tests.players.relati.plain import minimax, outcome

SMALL = [
    "2@5 O1 - O=B2*,C3 X=D4*,D2",
    "2@5 X1 - O=B2*,C3,A4 X=D4*,D2",
    "2@5 O1 q O=B2,C2*,C4 X=B4,C3,D5*",
    "2@5 O1 c O=B2*,C3c,A3 X=D4*,D2",
    "2@5 O1 ckm O=B2*,C3,A3 X=D4*,D2,C5",
    "2@5 O1 n O=B2*,C3 X=D4*,D3",
    "3@5 O1 - O=B2*,C3 X=D4*,D2 A=A5*,B4",
    "4@5 A1 - O=B2*,C3 X=D4*,D2 A=A5*,B4 H=E1*",
]


@pytest.fixture
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move is followed to the end of the line, so that nothing is missed."""
    monkeypatch.setattr(multiplayer, "WIDTHS", (1000,))
    monkeypatch.setattr(multiplayer, "ROOT", (1000,))


@pytest.mark.usefixtures("wide")
@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("text", SMALL)
def test_it_finds_what_plain_minimax_finds(text: str, depth: int) -> None:
    position = relati.parse(text)
    thought = settle(think(position, Limit(nodes=None, depth=depth)))
    assert thought.best.value == minimax(position, position.turn, depth)


@pytest.mark.usefixtures("wide")
@pytest.mark.parametrize("text", SMALL)
def test_every_line_is_worth_what_is_said(text: str) -> None:
    position = relati.parse(text)
    thought = settle(think(position, Limit(nodes=None, depth=2), lines=1000))
    assert len(thought.lines) == len(position.legal_moves)
    for line in thought.lines:
        ended = position.play(line.move).outcome
        plain = minimax(position.play(line.move), position.turn, 1, 1)
        assert line.value == plain or ended
    values = [line.value for line in thought.lines]
    assert values == sorted(values, reverse=True)


def almost_over(seed: int) -> relati.Position:
    """A position of a small random game from which one can try everything."""
    chance = random.Random(seed)
    while True:
        position = relati.start(size=5)
        for _ in range(16):
            if position.outcome is None:
                position = position.play(chance.choice(position.legal_moves))
        if position.outcome is None and len(position.legal_moves) < 7:
            return position


@pytest.mark.parametrize("seed", range(10))
def test_what_is_proven_is_true(seed: int) -> None:
    position = almost_over(seed)
    best = settle(think(position, Limit(nodes=50_000))).best
    winner = outcome(position)
    if winner is None:
        assert best.value == 0 or not best.proven
    else:
        assert best.proven
        assert (best.value > 0) == (winner == position.turn)


def test_a_win_at_once_is_taken() -> None:
    position = relati.parse("2 O1 c O=E5*,F5,G5c X=G9*,H8,I7")
    best = settle(think(position, Limit(nodes=500))).best
    assert (str(best.move), best.value) == ("aG5>B", WIN - 1)


def test_several_others_prove_no_loss_because_they_need_not_help_each_other() -> None:
    # Whatever O does, X and A together could leave him nothing to fill; neither of them has to.
    position = relati.parse("3@5 O1 n O=A1* X=B3*,C1,C2,C3 A=A4*,B5")
    thought = settle(think(position, Limit(nodes=None, depth=6)))
    assert thought.best.value < 0
    assert not thought.best.proven


@pytest.mark.parametrize(
    "text",
    [
        "3@5 A1 - O=E1,C2*,D2,C4,D5 X=E2,C3,E4*,C5,E5 A=B2,B3,D4*,B5",
        "3@5 A1 - O=B2,B3,D4,A5*,C5 X=C2,D3,E3,E4,E5* A=D1,E2*,C4,D5",
    ],
)
def test_a_loss_for_which_the_others_have_to_play_together_is_likely_and_not_proven(
    text: str,
) -> None:
    best = settle(think(relati.parse(text), Limit(nodes=20_000))).best
    assert (best.likely, best.proven, best.plies) == (True, False, None)


def test_all_moves_of_a_line_can_be_played() -> None:
    for text in SMALL:
        position = relati.parse(text)
        for line in settle(think(position, Limit(nodes=2_000), lines=5)).lines:
            at = position
            assert line.expected[0] == line.move
            for move in line.expected:
                at = at.play(move)


def test_the_same_seed_thinks_the_same() -> None:
    position = relati.parse("2 O1 - O=E5*,C3 X=F7*,D6")
    once = list(think(position, Limit(nodes=3_000), lines=3, seed=5))
    assert once == list(think(position, Limit(nodes=3_000), lines=3, seed=5))
    assert len(once) > 5
    assert [thought.final for thought in once] == [False] * (len(once) - 1) + [True]


def test_the_seed_chooses_among_equals() -> None:
    # What is good on one side of the diagonal is on the other.
    mirrored = relati.parse("2@5 O1 - O=C3* X=A1*")
    limit = Limit(nodes=None, depth=1)
    moves = {str(settle(think(mirrored, limit, seed=seed)).best.move) for seed in range(12)}
    assert len(moves) > 1


@pytest.mark.parametrize("rules", [relati.BASIC, relati.ALL])
def test_a_slice_is_short_and_the_limit_is_kept(rules: relati.Rules) -> None:
    position = relati.start(4, rules)
    chance = random.Random(4)
    for _ in range(60):
        position = position.play(chance.choice(position.legal_moves))
    thoughts = list(think(position, Limit(nodes=6_000)))
    one = 2 * len(position.legal_moves) + 100  # a node looks at all its moves at once
    for before, after in pairwise(thoughts):
        assert after.nodes - before.nodes < multiplayer.SLICE + 2 * one
    assert thoughts[-1].nodes < 6_000 + 2 * one
    shares = [thought.share for thought in thoughts]
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_a_depth_is_a_limit_too() -> None:
    thought = settle(think(relati.parse(SMALL[0]), Limit(nodes=None, depth=2)))
    assert thought.depth == 2
    assert len(thought.best.expected) == 2


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("2 O1 - O=E5* X=D4,E4,F4,D5,F5,D6,E6,F6,I9*", "no_move"),  # X could act
        ("2 O0 c O=E5*,F5,G5e X=G9+,H8,I7", "game_over"),
    ],
)
def test_where_there_is_nothing_to_do_there_is_nothing_to_think(text: str, code: str) -> None:
    with pytest.raises(BadValue) as refused:
        think(relati.parse(text))
    assert refused.value.code == code


def played(position: relati.Position, number: int, nodes: int) -> list[relati.Move]:
    """The moves of a game in which one level plays all sides."""
    moves: list[relati.Move] = []
    while position.outcome is None:
        thoughts = level(number).choose(position, seed=len(moves), limit=Limit(nodes=nodes))
        moves.append(settle(thoughts).best.move)
        position = position.play(moves[-1])
    return moves


@pytest.mark.parametrize("number", LEVELS)
@pytest.mark.parametrize("rules", relati.PRESETS.values(), ids=str)
def test_every_rule_set_is_played_to_the_end(rules: relati.Rules, number: int) -> None:
    start = relati.start(rules) if rules.paths == 8 else relati.start(2, rules, size=5)
    moves = played(start, number, 60)
    assert len(moves) >= 5
    assert moves == played(start, number, 60)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("rules", [relati.BASIC, relati.ALL], ids=str)
def test_three_and_four_play_to_the_end(players: int, rules: relati.Rules) -> None:
    assert len(played(relati.start(players, rules, size=5), 2, 60)) >= players
