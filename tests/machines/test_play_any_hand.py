"""Whatever a hand does at a board, in any game and under any rules: the record stays true, and there is an answer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from ruleboard.lang import LANGUAGES, Words
from ruleboard.machines.play import PlayState, begin_play, step
from ruleboard.machines.play.commands import COMMANDS
from ruleboard.rules import begin, find, games
from ruleboard.scene import build, text
from ruleboard.session.answers import answers_of
from ruleboard.session.inputs import Ask, Click, Do, Input, Reply, Type
from ruleboard.teaching.narration import tell

RULES = [f"{game}:{preset}" for game in games() for preset in find(game)[0].presets]
TEXTS = ("", "nonsense", "d4", "32-28", "end", "aC3>F", "Z99")


def inputs(state: PlayState, chance: random.Random) -> Input:
    """One thing that a person could do now: mostly what leads on, often what does not."""
    sites = [region.site for region in build(state.position).regions]
    onward = () if state.choice else state.ways.next_sites(state.clicked)
    kind = chance.choice(["onward", "onward", "onward", "click", "ask", "type", "text", "do"])
    if kind == "onward" and onward and not state.position.outcome:
        return Click(chance.choice(onward))
    if kind == "ask":
        return Ask(chance.choice(sites))
    if kind == "type" and state.position.legal_moves:
        return Type(str(chance.choice(state.position.legal_moves)))
    if kind == "text":
        return Type(chance.choice(TEXTS))
    if kind == "do":
        overlays = answers_of(state.position).overlays
        return Do(chance.choice((*COMMANDS, *overlays, "hint")), chance.randrange(-2, 6))
    return Click(chance.choice(sites))


def evening(rules: str, seed: int, length: int = 120) -> Iterator[tuple[PlayState, Reply]]:
    """A board under a restless hand."""
    chance = random.Random(f"{rules} {seed}")
    state = begin_play(begin(rules))
    for _ in range(length):
        state, reply = step(state, inputs(state, chance))
        yield state, reply


@pytest.mark.parametrize("rules", RULES)
def test_the_record_stays_true_whatever_the_hand_does(rules: str) -> None:
    for seed in range(2):
        for state, _ in evening(rules, seed):
            assert 0 <= state.at <= len(state.moves) == len(state.positions) - 1
        for (before, after), move in zip(pairwise(state.positions), state.moves, strict=True):
            assert before.play(move) == after


@pytest.mark.parametrize("rules", RULES)
def test_everything_can_be_said_and_drawn(rules: str) -> None:
    languages = [Words(language) for language in LANGUAGES]
    said = 0
    for at, (state, reply) in enumerate(evening(rules, 7)):
        words = languages[at % len(languages)]
        (told,) = tell(words, (state.duty,))
        (answer,) = tell(words, reply.notes)
        assert told
        assert "{" not in told + answer
        said += bool(answer)
        marks = (*state.marks, *reply.marks)
        picture = build(state.position, pieces=state.pieces, marks=marks, flip=state.flipped)
        sites = [region.site for region in picture.regions]
        spoken = text.labels(state.position, words, sites=sites, pieces=state.pieces, marks=marks)
        assert set(spoken) == set(sites)
    assert said > 20
