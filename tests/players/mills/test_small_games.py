"""Three men's morris and its neighbours, solved on the spot."""

from __future__ import annotations

import pytest

from ruleboard.players import exact
from ruleboard.players.exact import Value
from ruleboard.players.mills import small
from ruleboard.rules import draughts, mills

CORNERS, MIDDLES = ("a1", "a3", "c1", "c3"), ("a2", "b1", "b3", "c2")

OWN_BOARD = mills.Board(
    "cross",
    {"n": (0, 1), "w": (-1, 0), "m": (0, 0), "e": (1, 0), "s": (0, -1), "c": (-1, 1)},
    ["n m s", "w m e", "c n", "c w"],
)


def test_three_mens_morris_is_won_from_the_centre_in_nine_plies() -> None:
    first = mills.start(mills.THREE)
    assert exact.value(first) == Value("win", 9)
    worth = {str(move): known for move, known in exact.moves(first).items()}
    assert worth["b2"] == Value("win", 9)
    assert {worth[site] for site in CORNERS} == {Value("draw", 0)}
    assert {worth[site].result for site in MIDDLES} == {"loss"}


def test_three_mens_morris_has_5390_states() -> None:
    # Once all men are placed, the same men with the other player to move are a state of their own.
    keys = small.solved(mills.THREE)
    assert sum(1 if off.hand or off.foe_hand else 2 for _, _, off in keys) == 5390


@pytest.mark.parametrize(
    "rules",
    [
        mills.THREE,
        mills.THREE.replace("flying", flies_at=3),
        mills.THREE.replace("stalemate", blocked="draw"),
        mills.THREE.replace("removing", mill_wins=False, marked_points=True),
        mills.THREE.replace("removing, safe", mill_wins=False, all_in_mills="none"),
        mills.THREE.replace("both", moves_while_placing=True, jump="either"),
        mills.THREE.replace("own board", board=OWN_BOARD),
    ],
    ids=lambda rules: rules.name,
)
def test_every_value_follows_from_the_values_of_its_moves(rules: mills.Rules) -> None:
    known = small.solved(rules)
    for position in small._reached(rules):
        left = known[small._key(position)]
        after = [known[small._key(position.play(move))] for move in position.legal_moves]
        lost = [plies for plies in after if plies >= 0 and plies % 2 == 0]
        won = [plies for plies in after if plies % 2 == 1 and plies >= 0]
        if not after:
            outcome = position.outcome
            assert outcome is not None
            assert left == (-1 if outcome.winner is None else 0)
        elif lost:
            assert left == min(lost) + 1
        elif len(won) == len(after):
            assert left == max(won) + 1
        else:
            assert left == -1


@pytest.mark.parametrize(
    "changes",
    [{"limit": 20}, {"repetition": 3}, {"rebuild_delay": 2}, {"board": mills.BOARDS["six"]}],
    ids=str,
)
def test_a_game_with_a_memory_or_a_larger_board_gets_no_answer(changes: dict[str, object]) -> None:
    first = mills.start(mills.THREE.replace("other", **changes))
    assert exact.value(first) is None
    assert exact.moves(first) == {}


def test_the_name_of_rules_makes_no_difference() -> None:
    assert exact.value(mills.start(mills.THREE.replace("mine"))) == Value("win", 9)


def test_a_position_that_no_game_comes_to_gets_no_answer() -> None:
    both = mills.parse("W:Wa3,b3,c3:Ba1,b1,c1", mills.THREE)
    assert exact.value(both) is None


def test_a_finished_game_is_lost_for_the_player_to_move() -> None:
    over = mills.parse("W:Wa2,b3:Ba1,b1,c1:H1,0", mills.THREE)
    assert over.outcome is not None
    assert exact.value(over) == Value("loss", 0)
    assert exact.moves(over) == {}


def test_other_games_get_no_answer() -> None:
    assert exact.value(draughts.start()) is None
    assert exact.moves(draughts.start()) == {}
