"""Six levels: each is found by its number, plays the same with the same seed, and overlooks what it should."""

from __future__ import annotations

from statistics import stdev
from typing import Any

import pytest

from ruleboard.players import exact
from ruleboard.players.knowledge import knowledge
from ruleboard.players.levels import LEVELS, Level, level
from ruleboard.players.thinking import Limit, settle
from ruleboard.rules import BadValue, Unknown, begin, draughts, mills, relati
from tests.players.mills.test_endgame_tables import by_chance
from tests.players.plain import OURS

QUICK = Limit(nodes=400)


def chosen(number: int, position: Any, seed: int, limit: Limit | None = QUICK) -> Any:
    return settle(level(number).choose(position, seed=seed, limit=limit)).best.move


def played(number: int, position: Any, seed: int, plies: int) -> list[str]:
    """A game of a level against itself."""
    moves = []
    for ply in range(plies):
        if position.outcome is not None:
            break
        move = chosen(number, position, seed + ply)
        moves.append(str(move))
        position = position.play(move)
    return moves


@pytest.mark.parametrize("number", [0, 7, -1, True, "3", 2.5, 3.0, None, [1]])
def test_there_is_no_other_level(number: Any) -> None:
    with pytest.raises(Unknown) as caught:
        level(number)
    assert caught.value.code == "unknown_level"
    assert caught.value.params == {"got": number, "expected": "1–6"}


@pytest.mark.parametrize("number", LEVELS)
@pytest.mark.parametrize("game", OURS)
def test_the_same_seed_gives_the_same_game(game: str, number: int) -> None:
    start = begin(game)
    assert played(number, start, 3, 8) == played(number, start, 3, 8)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_another_seed_gives_another_game(number: int) -> None:
    games = {tuple(played(number, begin("draughts"), seed, 6)) for seed in range(0, 600, 100)}
    assert len(games) > 3


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_strongest_wins_three_mens_morris_against_every_other(number: int) -> None:
    position = begin("mills:three")
    for seed in range(9):
        if position.outcome is None:
            position = position.play(chosen(number if position.turn else 6, position, seed))
    assert position.outcome is not None
    assert position.outcome.winner == 0


@pytest.mark.parametrize("number", LEVELS)
def test_every_level_says_when_the_game_is_over(number: int) -> None:
    with pytest.raises(BadValue) as caught:
        level(number).choose(mills.parse("W:Wa7,d7,g7:Ba1,d1"), seed=1)
    assert caught.value.code == "game_over"


def test_a_move_looks_no_better_because_its_reply_is_not_seen() -> None:
    # Every symbol that the other places costs squares: who forgot that would always play what he has not looked at.
    position = relati.parse("2 O1 - O=E5*,C3 X=F7*,D6")
    half = Level(1, Limit(nodes=4_000, depth=2), (0.5, 0.5))
    best = [settle(half.choose(position, seed=seed)).best for seed in range(16)]
    assert sum(len(line.expected) > 1 for line in best) > 4


@pytest.mark.parametrize("game", OURS)
def test_who_wavers_is_wrong_by_what_decides_games_of_this_kind(game: str) -> None:
    start, scale = begin(game), knowledge(game).scale
    sure, unsure = (Level(1, Limit(depth=1), wavers=wavers) for wavers in (0, 100))
    right = {line.move: line.value for line in settle(sure._human(start, sure.limit, 1)).lines}
    seen = [settle(unsure.choose(start, seed=seed)).lines for seed in range(12)]
    errors = [line.value - right[line.move] for lines in seen for line in lines]
    assert stdev(errors) == pytest.approx(scale, rel=0.2)


def test_good_players_now_and_then_move_too_soon_and_the_strongest_never() -> None:
    start = begin("mills")
    hurried = [
        sum(
            settle(level(number).choose(start, seed=seed, limit=QUICK)).nodes < 400
            for seed in range(60)
        )
        for number in (4, 5, 6)
    ]
    assert 30 > hurried[0] > hurried[1] > hurried[2] == 0


HANGING = "W:W28,32,33,38,41:B9,14,19,8,12"
"""Whoever plays 28-23 or 28-22 here without a look at the reply loses a man for nothing."""


def blunders(number: int) -> int:
    """How often, in fifty tries, a level gives a man away that need not be given."""
    position = draughts.parse(HANGING)
    found = 0
    for seed in range(50):
        after = position.play(chosen(number, position, seed, Limit(nodes=800)))
        replies = [move for move in after.legal_moves if move.taken]
        found += bool(replies) and not any(
            back.taken for reply in replies for back in after.play(reply).legal_moves
        )
    return found


def test_a_beginner_overlooks_what_a_master_sees() -> None:
    assert blunders(1) > blunders(3)
    assert blunders(6) == 0


def test_a_beginner_takes_what_he_can_win_at_once() -> None:
    position = mills.parse("W:Wa7,d7,b4:Ba1,d1:H6,6")
    closing = [chosen(1, position, seed) for seed in range(20)]
    assert sum(bool(move.removed) for move in closing) > 15


@pytest.mark.parametrize("number", [4, 5, 6])
@pytest.mark.parametrize("rules", [mills.STANDARD, mills.MOLENDINUM], ids=lambda r: r.name)
def test_the_strong_never_give_a_won_ending_away(rules: mills.Rules, number: int) -> None:
    won = [p for p in by_chance(rules, 60) if (v := exact.value(p)) and v.result == "win"]
    assert len(won) > 2
    for first in won[:12]:
        position, player, left = first, first.turn, exact.value(first)
        assert left is not None
        for ply in range(left.plies):
            if position.turn == player:
                move = chosen(number, position, ply)
            else:  # the longest resistance there is
                values = exact.moves(position)
                move = max(values, key=lambda each: values[each].plies)
            position = position.play(move)
        assert position.outcome is not None
        assert position.outcome.winner == player


def test_a_further_limit_ends_it_sooner() -> None:
    thoughts = [*level(6).choose(begin("draughts"), seed=1, limit=Limit(nodes=300))]
    assert 300 <= thoughts[-1].nodes < 1000
    timed = settle(level(6).choose(begin("draughts"), seed=1, limit=Limit(None, seconds=0.02)))
    assert timed.nodes < 40_000


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_low_level_is_not_wrong_about_what_is_proven(number: int) -> None:
    position = mills.parse("W:Wa7,d7,g4,b2:Ba1,d1,f4")
    for seed in range(10):
        for line in settle(level(number).choose(position, seed=seed)).lines:
            assert line.plies is None or 1 <= line.plies < 100
