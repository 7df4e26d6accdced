"""What a game shows of its own, and what every other game has instead."""

from __future__ import annotations

import pytest

from ruleboard.rules import begin, find, games, mills, relati
from ruleboard.rules.base import Note, Proof, Refusal
from ruleboard.scene.shapes import Mark
from ruleboard.session.answers import answers_of
from ruleboard.session.inputs import Ask, Do, Reply
from tests.machines.hand import played

EVERY_RULE_SET = [f"{game}:{preset}" for game in games() for preset in find(game)[0].presets]


def test_a_game_without_answers_of_its_own_has_the_usual_ones() -> None:
    start = mills.start()
    answers = answers_of(start)
    assert not answers.asks
    assert not answers.overlays
    assert answers.about(start, "d6") is None
    assert answers.ways_on(start, ("d6",), ("a1",)) == ()
    assert not answers.needs_confirming(start.move("d6"))


def test_asking_where_there_is_nothing_to_answer_plays_nothing() -> None:
    state, reply = played(mills.start(), Ask("d6"))
    assert (state.at, reply) == (0, Reply((Note("play.can_choose", {"at": "d6"}),)))


@pytest.mark.parametrize(
    ("proof", "kind"),
    [(Proof.SITES, "proof"), (Proof.MUST_MOVE, "must_move"), (Proof.ROUTE, "path")],
)
def test_a_refusal_is_proved_as_it_says(proof: Proof, kind: str) -> None:
    start = mills.start()
    refusal = Refusal("some_reason", sites=("d6", "a1"), proof=proof)
    assert answers_of(start).proof(start, refusal) == (Mark(kind, ("d6", "a1")),)


def test_overlays_are_commands_of_their_game_alone() -> None:
    own = {"lines", "territory"}
    assert own <= set(answers_of(relati.start()).overlays)
    assert own.isdisjoint(answers_of(mills.start()).overlays)


@pytest.mark.parametrize("rules", EVERY_RULE_SET)
def test_an_overlay_has_a_key_of_its_own_and_ends_after_its_last_view(rules: str) -> None:
    start = begin(rules)
    overlays = answers_of(start).overlays
    assert len({overlay.key for overlay in overlays.values()}) == len(overlays)
    for name, overlay in overlays.items():
        views = next(view for view in range(9) if overlay.show(start, view) is None)
        state, _ = played(start, *[Do(name)] * (views + 1))
        assert (state.overlay, state.view) == ("", 0)
