"""A line is as good as a tuple, however it came about, and an earlier stage of it stays what it was."""

from __future__ import annotations

import copy
import pickle
from random import Random
from weakref import WeakKeyDictionary

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleboard.rules.persistent_list import ONE_BY_ONE, PersistentList, grown

LONG = 20_000


@given(st.lists(st.integers(0, 3), max_size=200), st.data())
def test_it_answers_as_a_tuple_does(things: list[int], data: st.DataObject) -> None:
    line, plain = PersistentList(things), tuple(things)
    assert (len(line), tuple(line), tuple(reversed(line))) == (len(plain), plain, plain[::-1])
    start, stop = (data.draw(st.integers(-210, 210)) for _ in range(2))
    assert tuple(line[start:stop]) == plain[start:stop]
    assert tuple(line[::-2]) == plain[::-2]
    for number in range(-len(plain), len(plain)):
        assert line[number] == plain[number]
    assert line == PersistentList(plain)
    assert hash(line) == hash(PersistentList(plain))
    assert line != PersistentList((*plain, 1))
    for wrong in (len(plain), -len(plain) - 1):
        with pytest.raises(IndexError):
            line[wrong]


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 2)), max_size=120))
def test_what_came_up_is_counted_wherever_a_line_branches_off(ways: list[tuple[int, int]]) -> None:
    line = PersistentList([number % 3 for number in range(ONE_BY_ONE)])
    for back, thing in ways:
        line = line.stage(max(len(line) - back, 1)).plus(thing)
        before = tuple(line)
        for each in range(3):
            assert line.seen(each) == before[len(before) % 2 :: 2].count(each)


def test_an_earlier_stage_is_the_line_that_it_was() -> None:
    stages = [PersistentList[int]()]
    for number in range(300):
        stages.append(stages[-1].plus(number))
    for count, stage in enumerate(stages):
        assert stages[-1].stage(count) is stage
        assert stages[-1][:count] is stage


def test_a_place_far_back_is_a_few_jumps_away() -> None:
    line = PersistentList(range(LONG))
    for number in (0, 1, 77, LONG // 2, LONG - 1):
        jumps, here = 0, line
        while len(here) > number:
            here = here._far if len(here._far) >= number else here._before
            jumps += 1
        assert jumps <= 40


def test_a_long_line_is_not_too_deep_for_anything() -> None:
    line = PersistentList(range(LONG))
    assert copy.deepcopy(line) == line
    assert pickle.loads(pickle.dumps(line)) == line
    assert line != PersistentList([*range(1, LONG), 0])
    assert repr(line).startswith("PersistentList([0, 1, 2")
    del line


def test_what_follows_from_a_line_is_worked_out_once_for_each_stage() -> None:
    known: WeakKeyDictionary[PersistentList[int], int] = WeakKeyDictionary()
    asked: list[int] = []

    def more(found: int, line: PersistentList[int]) -> int:
        asked.append(line[-1])
        return found + line[-1]

    line = PersistentList([1, 2, 3])
    assert grown(line, known, 0, more) == 6
    assert grown(line.plus(4), known, 0, more) == 10
    assert grown(line.stage(2).plus(9), known, 0, more) == 12
    assert asked == [1, 2, 3, 4, 9]


def test_copies_by_chance_count_alike() -> None:
    chance = Random(1)
    line = PersistentList([chance.randrange(4) for _ in range(500)])
    for count in (500, 100, 499, 65, 500):
        stage = line.stage(count)
        assert stage.seen(2) == PersistentList(tuple(stage)).seen(2)
