"""What a learner has done: it adds up in any order, reads as it was written, and takes nothing else for its own."""

from __future__ import annotations

import json
from functools import reduce
from operator import add

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleboard import goals
from ruleboard.machines.exercise import ExerciseState, begin_exercise, step
from ruleboard.rules import mills
from ruleboard.session.inputs import Click, Do, Input
from ruleboard.teaching.progress import NOTHING, Effort, NotProgress, Progress, effort, read

TRAP = "W:Wb6,d6,d5:Bf6,f4,c3:H6,6"

counts = st.integers(0, 10**6)
efforts = st.builds(Effort, st.booleans(), st.integers(0, 3), counts, counts)
names = st.text(min_size=1, max_size=8)
tables = st.dictionaries(names, st.dictionaries(names, efforts, min_size=1, max_size=3), max_size=3)
jsons = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=6,
)


@given(efforts, efforts, efforts)
def test_efforts_add_up_in_any_order(one: Effort, two: Effort, three: Effort) -> None:
    assert one + two == two + one
    assert (one + two) + three == one + (two + three)
    assert one + NOTHING == one


@given(tables)
def test_what_is_written_is_read_again(table: dict[str, dict[str, Effort]]) -> None:
    progress = Progress(table)
    assert read(progress.text) == progress
    assert read(progress.text.encode()).text == progress.text


@given(st.permutations([("a", "x"), ("a", "y"), ("b", "x"), ("a", "x"), ("a", "x")]))
def test_pages_that_note_in_turns_lose_nothing(order: list[tuple[str, str]]) -> None:
    text = Progress().text
    for lesson, key in order:
        text = read(text).plus(lesson, key, Effort(tries=1)).text
    expected = {"a": {"x": Effort(tries=3), "y": Effort(tries=1)}, "b": {"x": Effort(tries=1)}}
    assert read(text) == Progress(expected)


def test_the_file_can_be_read_by_people() -> None:
    progress = Progress().plus("mills-1", "your-turn", Effort(True, 2, 3, 1))
    assert progress.text == (
        "{\n"
        '  "format": 1,\n'
        '  "lessons": {\n'
        '    "mills-1": {\n'
        '      "your-turn": {"solved": true, "stars": 2, "tries": 3, "hints": 1}\n'
        "    }\n"
        "  }\n"
        "}\n"
    )
    assert json.loads(Progress().text) == {"format": 1, "lessons": {}}


GOOD = {"solved": True, "stars": 2, "tries": 3, "hints": 1}


@pytest.mark.parametrize(
    "found",
    [
        [],
        {},
        {"format": 1},
        {"format": 2, "lessons": {}},
        {"format": True, "lessons": {}},
        {"format": 1, "lessons": []},
        {"format": 1, "lessons": {}, "more": 1},
        {"format": 1, "lessons": {"a": 3}},
        {"format": 1, "lessons": {"a": {"x": 3}}},
        {"format": 1, "lessons": {"a": {"x": {**GOOD, "tries": -1}}}},
        {"format": 1, "lessons": {"a": {"x": {**GOOD, "tries": True}}}},
        {"format": 1, "lessons": {"a": {"x": {**GOOD, "tries": 1.5}}}},
        {"format": 1, "lessons": {"a": {"x": {**GOOD, "stars": 4}}}},
        {"format": 1, "lessons": {"a": {"x": {**GOOD, "solved": 1}}}},
        {"format": 1, "lessons": {"a": {"x": {**GOOD, "when": 1}}}},
        {"format": 1, "lessons": {"\ud800": {"x": GOOD}}},
    ],
)
def test_what_we_would_not_have_written_is_not_ours(found: object) -> None:
    with pytest.raises(NotProgress):
        read(json.dumps(found))


@pytest.mark.parametrize("text", ["", "{", b"\xff\xfe\x00", "[" * 100_000])
def test_a_damaged_text_is_not_ours(text: str | bytes) -> None:
    with pytest.raises(NotProgress):
        read(text)


@given(jsons)
def test_of_all_texts_only_ours_are_taken(found: object) -> None:
    try:
        progress = read(json.dumps(found))
    except NotProgress:
        return
    assert isinstance(found, dict)
    kept = {name: each for name, each in found["lessons"].items() if each}
    assert json.loads(progress.text) == {**found, "lessons": kept}


SITES = ("d7", "f6", "a1", "c3")
inputs = st.one_of(
    st.builds(Click, st.sampled_from(SITES)),
    st.builds(Do, st.sampled_from(["hint", "solution", "retry", "undo", "why", "flip"])),
)


def begun() -> ExerciseState:
    return begin_exercise(mills.parse(TRAP, mills.STANDARD), goals.forms_mill())


@settings(max_examples=80, deadline=None)
@given(st.lists(inputs, max_size=12))
def test_whatever_a_learner_does_each_try_and_each_hint_counts_once(given_: list[Input]) -> None:
    state, noted = begun(), [NOTHING]
    tries = hints = 0
    best = 0
    for each in given_:
        after, _ = step(state, each)
        tries += after.misses > state.misses
        tries += after.solved and not state.solved
        hints += max(0, after.hints - state.hints)
        best = max(best, after.stars)
        noted.append(effort(state, after))
        state = after
    assert reduce(add, noted) == Effort(best > 0, best, tries, hints)


def test_a_fresh_start_takes_nothing_back() -> None:
    state, _ = step(begun(), Click("a1"))
    assert effort(begun(), state) == Effort(tries=1)
    assert effort(state, begun()) == NOTHING
