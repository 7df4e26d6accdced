"""The search finds what a plain one finds, in slices, and the same every time."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from ruleboard.players import exact
from ruleboard.players.search import SLICE, Search
from ruleboard.players.thinking import WIN, Limit, settle, think
from ruleboard.rules import BadArgument, BadValue, begin, draughts, find, mills
from tests.players.plain import OURS, value, walk, worth

NAMES = [f"{game}:{preset}" for game in OURS for preset in find(game)[0].presets]
DEEP = 200_000_000  # nodes: no limit in these tests


def plain(position: Any, depth: int, lines: int = 1) -> Any:
    """What our search finds when it is to leave nothing out."""
    search = Search(position, Limit(nodes=DEEP, depth=depth), lines, 0, selective=False)
    return settle(search.thoughts())


@pytest.mark.parametrize("name", NAMES)
def test_it_finds_the_value_that_plain_search_finds(name: str) -> None:
    for position in list(walk(name, 1, 70))[6::16]:
        depth = 3 if len(position.legal_moves) < 5 else 2
        assert plain(position, depth).best.value == value(position, depth), position.text


@pytest.mark.parametrize("name", NAMES)
def test_every_line_has_the_value_of_its_move(name: str) -> None:
    for position in list(walk(name, 7, 60))[5::25]:
        moves = position.legal_moves
        depth = 2 if len(moves) < 9 else 1
        found = plain(position, depth, lines=len(moves)).lines
        assert {line.move: line.value for line in found} == {
            move: worth(position, move, depth) for move in moves
        }
        assert [line.value for line in found] == sorted(
            (each.value for each in found), reverse=True
        )


@pytest.mark.parametrize("name", NAMES)
def test_a_line_leads_to_what_it_is_worth(name: str) -> None:
    for position in list(walk(name, 3, 60))[4::12]:
        line = plain(position, 2).best
        assert line.expected[0] == line.move
        end = position
        for move in line.expected:
            end = end.play(move)
        there = value(end, 0, len(line.expected))
        assert line.value == (there if end.turn == position.turn else -there), position.text


@pytest.mark.usefixtures("outside_game")
@pytest.mark.parametrize("name", ["capture_go:first", "capture_go:three"])
def test_a_game_that_adds_nothing_is_searched_as_well(name: str) -> None:
    for position in list(walk(name, 1, 40))[20::6]:
        assert plain(position, 2).best.value == value(position, 2), position.text


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_thinks_the_same_thoughts(name: str) -> None:
    position = [*walk(name, 2, 12)][-1]
    once, again = ([*think(position, Limit(nodes=1500), lines=2, seed=5)] for _ in range(2))
    assert once == again


@pytest.mark.parametrize("name", NAMES)
def test_it_thinks_in_slices_until_the_limit(name: str) -> None:
    position = [*walk(name, 4, 10)][-1]
    thoughts = [*think(position, Limit(nodes=3000))]
    assert [thought.final for thought in thoughts[:-1]] == [False] * (len(thoughts) - 1)
    last = thoughts[-1]
    assert last.final
    assert last.share == 1
    assert last.nodes >= 3000 or exact.value(position)
    nodes = [0, *(thought.nodes for thought in thoughts)]
    assert max(later - sooner for sooner, later in pairwise(nodes)) < 3 * SLICE
    assert all(thought.lines and 0 <= thought.share <= 1 for thought in thoughts)


def test_a_closed_search_does_nothing_more() -> None:
    search = Search(begin("draughts"), Limit(nodes=100_000), 1, 0)
    thoughts = search.thoughts()
    next(thoughts)
    nodes = search.nodes
    thoughts.close()  # type: ignore[attr-defined]  # it is a generator
    assert list(thoughts) == []
    assert search.nodes == nodes < 100_000


def test_seconds_end_it_too() -> None:
    found = settle(think(begin("mills"), Limit(nodes=None, seconds=0.05)))
    assert found.final
    assert found.nodes > 0


def test_one_node_is_enough_for_a_move() -> None:
    position = begin("draughts")
    assert settle(think(position, Limit(nodes=1))).best.move in position.legal_moves


def test_as_many_lines_as_are_asked_for_and_no_more_than_there_are() -> None:
    position = draughts.parse("W:W31,32:B10,11")
    assert len(settle(think(position, Limit(nodes=500), lines=2)).lines) == 2
    few = len(position.legal_moves)
    assert len(settle(think(position, Limit(nodes=500), lines=50)).lines) == few


@pytest.mark.parametrize(
    ("text", "move", "value"),
    [
        ("W:W28:B23", "28x19", WIN - 1),
        ("W:W37,42:B26", "42-38", WIN - 3),
        ("W:W6,22:B13", "6-1", WIN - 5),
    ],
)
def test_a_win_is_worth_more_the_nearer_it_is(text: str, move: str, value: int) -> None:
    best = settle(think(draughts.parse(text), Limit(nodes=3000))).best
    assert (str(best.move), best.value) == (move, value)
    assert best.plies == len(best.expected) == WIN - value


def test_a_draw_by_the_rules_is_worth_nothing() -> None:
    position = draughts.parse("W:WK46:BK5:H49", draughts.GUOJI)
    assert settle(think(position, Limit(nodes=100))).best.value == 0


@pytest.mark.parametrize("rules", [mills.STANDARD, mills.MOLENDINUM], ids=lambda r: r.name)
def test_a_game_that_is_over_is_not_thought_about(rules: mills.Rules) -> None:
    over = mills.parse("W:Wa7,d7,g7:Ba1,d1", rules)
    with pytest.raises(BadValue) as caught:
        think(over)
    assert caught.value.code == "game_over"


@pytest.mark.parametrize(
    "bad",
    [
        {"nodes": 0},
        {"nodes": -5},
        {"nodes": True},
        {"nodes": 1.5},
        {"depth": 0},
        {"seconds": 0},
        {"seconds": float("nan")},
        {"seconds": "1"},
        {"nodes": None},
    ],
)
def test_a_limit_in_which_nothing_can_be_thought_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(BadValue) as caught:
        Limit(**bad)
    assert caught.value.code == "bad_limit"


@pytest.mark.parametrize("lines", [0, -1])
def test_no_lines_are_refused(lines: int) -> None:
    with pytest.raises(BadValue) as caught:
        think(begin("mills"), lines=lines)
    assert caught.value.code == "bad_limit"


@pytest.mark.parametrize("lines", [True, "2"])
def test_a_number_of_lines_that_is_no_number_is_refused(lines: Any) -> None:
    with pytest.raises(BadArgument, match="lines cannot be"):
        think(begin("mills"), lines=lines)
