"""What is measured about the players is right: weights that are fitted, matches that end when they are decided."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ruleboard.rules import begin
from tests.bench.fit_weights import differences, fit, self_play
from tests.bench.matches import AIM, Played, match, openings, scored
from tests.bench.versions import Other, ours

WIDGETS = Path(__file__).parents[2] / "widgets"


def first(played: Played, _seed: int) -> Any:
    """Whoever plays the first move that comes to mind."""
    return played.position.legal_moves[0]


def test_a_fit_finds_the_weights_that_decided() -> None:
    chance = np.random.default_rng(1)
    rows = chance.integers(-3, 4, size=(40_000, 4)).astype(float)
    rows[:, 3] = 0  # what never differs decides nothing
    truth = np.array([0.6, 0.3, -0.15, 0.0])
    points = (chance.random(40_000) < 1 / (1 + np.exp(-rows @ truth))).astype(float)
    assert fit(rows, points, np.ones(40_000)) == pytest.approx(truth, abs=0.02)


def test_what_is_fitted_are_the_features_of_positions_that_are_still_open() -> None:
    (ends, points), *_ = self_play("mills", 1, 60)
    assert points in (0.0, 0.5, 1.0)
    assert ends
    assert all(end.outcome is None for end in ends)
    assert {differences(end)[-1] for end in ends} == {1, -1}  # who is to move


def test_a_match_ends_when_it_is_clear_whether_the_aim_is_reached() -> None:
    strong = ours(200)
    for one, other in ((strong, first), (first, strong)):
        starts = openings(begin("mills:six"), 2, 40)
        score = match("a match", one, other, starts, aim=AIM)
        assert 4 <= score.games < 40
        assert (score.share > AIM) is (one is strong)


def test_a_share_of_more_games_is_known_better() -> None:
    few, many = scored("few", [1.0, 0.5] * 4), scored("many", [1.0, 0.5] * 40)
    assert few.share == many.share == 0.75
    assert few.surely < many.surely < 0.75
    assert few.between(2)[1] > many.between(2)[1] > 0.75


def test_another_version_is_asked_for_its_moves() -> None:
    opening = next(openings(begin("draughts:english"), 6, 1))
    other = Other("draughts:english", WIDGETS, 300)
    try:
        assert other.play(opening, 5) == ours(300)(opening, 5)
    finally:
        other.process.terminate()
        other.process.communicate()
