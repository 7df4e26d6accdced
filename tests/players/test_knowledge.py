"""What a game knows quickly is what it says slowly: values, ends, keys, on every kind of board."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleboard.players import draughts as draughts_players
from ruleboard.players import exact
from ruleboard.players import mills as mills_players
from ruleboard.players.knowledge import knowledge, weigh
from ruleboard.rules import draughts, find
from ruleboard.rules.draughts.layout import layout
from tests.players.plain import OURS, walk

NAMES = [f"{game}:{preset}" for game in OURS for preset in find(game)[0].presets]
LOWEST = -10_000_000


@pytest.mark.parametrize("name", NAMES)
def test_the_quick_value_is_the_sum_of_the_features(name: str) -> None:
    known = knowledge(name.partition(":")[0])
    for seed in range(2):
        for position in [*walk(name, seed, 120)][::3]:
            assert known.evaluate(position) == weigh(
                position, position.turn, known.features, known.weights
            )


@pytest.mark.parametrize("name", NAMES)
def test_every_feature_has_a_weight_and_every_weight_a_feature(name: str) -> None:
    known = knowledge(name.partition(":")[0])
    position = [*walk(name, 1, 5)][-1]
    assert known.features(position, 0).keys() == known.weights.keys()


@pytest.mark.parametrize("name", NAMES)
def test_what_is_at_rest_is_neither_over_nor_known_nor_in_the_middle_of_captures(name: str) -> None:
    known = knowledge(name.partition(":")[0])
    rested = 0
    for seed in range(2):
        for position in [*walk(name, seed, 120)][::2]:
            found = known.at_rest(position, LOWEST)
            if found is not None:
                rested += 1
                assert found == known.evaluate(position)
                assert known.quiet(position)
                assert position.outcome is None
                assert exact.value(position) is None
    assert rested or name == "mills:three"


@pytest.mark.parametrize("name", NAMES)
def test_ends_and_moves_are_those_of_the_rules(name: str) -> None:
    known = knowledge(name.partition(":")[0])
    for seed in range(2):
        for position in [*walk(name, seed, 150)][3::12]:
            for move in position.legal_moves:
                after = known.after(position, move)
                assert after == position.play(move)
                assert known.outcome(after) == after.outcome
            ordered = known.order(position, position.legal_moves)
            assert sorted(map(str, ordered)) == sorted(map(str, position.legal_moves))


@st.composite
def settings(draw: st.DrawFn) -> draughts.Position:
    """Men and kings anywhere, on boards of several sizes, by several rules."""
    rules = draw(st.sampled_from([*draughts.PRESETS.values(), draughts.GUOJI.replace(size=6)]))
    squares = layout(rules.size).bits
    owners = draw(st.lists(st.sampled_from(" wWbB"), min_size=len(squares), max_size=len(squares)))
    at = {
        sign: sum(b for b, o in zip(squares, owners, strict=True) if o == sign) for sign in "wWbB"
    }
    far = layout(rules.size).far
    white, black = at["w"] & ~far[0] | at["W"], at["b"] & ~far[1] | at["B"]
    return draughts.Position((white, black), at["W"] | at["B"], draw(st.integers(0, 1)), rules)


@given(settings())
def test_any_setting_of_draughts_has_the_value_of_its_features(position: draughts.Position) -> None:
    known = knowledge("draughts")
    assert known.evaluate(position) == weigh(position, position.turn, known.features, known.weights)
    assert known.outcome(position) == position.outcome
    rest = known.at_rest(position, LOWEST)
    if rest is not None:
        assert rest == known.evaluate(position)
        assert position.outcome is None
        assert not any(move.taken for move in position.legal_moves)


def test_what_a_value_depends_on_is_in_the_key() -> None:
    for game, part in (("draughts", draughts_players), ("mills", mills_players)):
        seen: dict[object, int] = {}
        for seed in range(12):
            for position in walk(game, seed, 40):
                value = knowledge(game).evaluate(position)
                assert seen.setdefault(part.key(position), value) == value
