"""A game from outside that brings nothing for players: it is played all the same, by search alone."""

from __future__ import annotations

from typing import Any

import pytest

from ruleboard.lang import Words
from ruleboard.players.levels import LEVELS, level
from ruleboard.players.review import review
from ruleboard.players.thinking import WIN, Limit, settle, think
from ruleboard.rules import begin, registry
from ruleboard.rules.record import Record

pytestmark = pytest.mark.usefixtures("outside_game")


def position(text: str) -> Any:
    return registry.game("capture_go").parse(text)


def test_it_brings_nothing_for_players() -> None:
    assert registry.part("capture_go", "players") is None


def test_a_stone_that_can_be_taken_is_taken() -> None:
    best = settle(think(position("W:Bc3:Wc4,b3,d3:C0,0"), Limit(nodes=2_000))).best
    assert str(best.move) == "c2"
    assert best.value == WIN - 1


def test_a_stone_in_danger_is_saved() -> None:
    best = settle(think(position("B:Bc3:Wc4,b3,d3:C0,0"), Limit(nodes=3_000))).best
    assert str(best.move) == "c2"
    assert best.value > -WIN // 2


@pytest.mark.parametrize("number", LEVELS)
def test_every_level_plays_it_to_the_end(number: int) -> None:
    at: Any = begin("capture_go")
    moves = 0
    while at.outcome is None:
        thoughts = level(number).choose(at, seed=moves, limit=Limit(nodes=80))
        at = at.play(settle(thoughts).best.move)
        moves += 1
        assert moves < 200


def test_its_moves_are_judged_and_each_has_a_reason_that_can_be_said() -> None:
    at: Any = begin("capture_go")
    moves = []
    for seed in range(10):
        thoughts = level(3).choose(at, seed=seed, limit=Limit(nodes=80))
        moves.append(settle(thoughts).best.move)
        at = at.play(moves[-1])
    told = [
        each for each in review(Record.of(begin("capture_go"), moves), Limit(nodes=120)) if each
    ]
    assert len(told) == len(moves)
    words = Words("en")
    for each in told:
        assert each.why
        for note in each.why:
            assert words.first(f"capture_go.reason.{note.code}", player=0, **note.params)
