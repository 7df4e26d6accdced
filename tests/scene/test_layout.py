"""Where clicks and arrow keys lead on every board, and that a turned board is the same board."""

from __future__ import annotations

from itertools import combinations
from math import cos, dist, pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleboard.rules.mills.board import Board
from ruleboard.scene import layout
from ruleboard.scene.mills import spaced
from tests.scene.samples import ALL_BOARDS, NINE, SNAIL, STAR, scene

BOARDS = pytest.mark.parametrize("board", ALL_BOARDS.values(), ids=ALL_BOARDS.keys())
FLIPS = pytest.mark.parametrize("flip", [False, True], ids=["", "flipped"])
OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}


@BOARDS
@FLIPS
def test_a_click_inside_a_region_finds_its_own_site(board: Board, flip: bool) -> None:
    picture = scene(board, {}, flip=flip)
    assert {region.site for region in picture.regions} == {point.name for point in board.points}
    for region in picture.regions:
        assert picture.hit(region.x, region.y) == region.site
        for turn in range(8):
            x = region.x + 0.98 * region.r * cos(turn * pi / 4)
            y = region.y + 0.98 * region.r * sin(turn * pi / 4)
            assert picture.hit(x, y) == region.site


@BOARDS
def test_regions_do_not_overlap_and_are_at_least_as_large_as_a_man(board: Board) -> None:
    regions = scene(board, {}).regions
    for a, b in combinations(regions, 2):
        assert a.r + b.r <= dist((a.x, a.y), (b.x, b.y)) + 1e-6
    assert min(region.r for region in regions) >= 0.45


@BOARDS
def test_a_click_far_from_every_site_finds_nothing(board: Board) -> None:
    assert scene(board, {}).hit(0.01, 0.01) is None


@BOARDS
@FLIPS
def test_arrows_reach_every_site_from_every_site(board: Board, flip: bool) -> None:
    neighbours = scene(board, {}, flip=flip).neighbours
    for start in neighbours:
        seen, rest = {start}, [start]
        while rest:
            fresh = set(neighbours[rest.pop()].values()) - seen
            seen |= fresh
            rest += fresh
        assert seen == set(neighbours)


@BOARDS
@FLIPS
def test_an_arrow_leads_in_its_own_direction(board: Board, flip: bool) -> None:
    picture = scene(board, {}, flip=flip)
    places = {region.site: (region.x, region.y) for region in picture.regions}
    for site, ways in picture.neighbours.items():
        for way, other in ways.items():
            dx, dy = layout.DIRECTIONS[way]
            x, y = (there - here for here, there in zip(places[site], places[other], strict=True))
            assert x * dx + y * dy > 0


@BOARDS
@FLIPS
def test_arrows_follow_level_and_upright_lines_both_ways(board: Board, flip: bool) -> None:
    picture = scene(board, {}, flip=flip)
    places = {region.site: (region.x, region.y) for region in picture.regions}
    followed = 0
    for site, linked in board.neighbours.items():
        for other in linked:
            (x1, y1), (x2, y2) = places[site], places[other]
            if x1 != x2 and y1 != y2:
                continue
            way = ("down" if y2 > y1 else "up") if x1 == x2 else ("right" if x2 > x1 else "left")
            assert picture.neighbours[site][way] == other
            assert picture.neighbours[other][OPPOSITE[way]] == site
            followed += 1
    assert followed >= 6


def test_arrows_on_the_nine_board_jump_where_no_line_goes() -> None:
    neighbours = scene(NINE, {}).neighbours
    assert neighbours["a7"] == {"right": "d7", "down": "a4"}
    assert neighbours["d5"] == {"up": "d6", "left": "c5", "right": "e5", "down": "d3"}
    assert neighbours["b6"] == {"up": "a7", "left": "a7", "right": "d6", "down": "b4"}
    assert neighbours["c4"]["right"] == "e4"


def test_rows_are_read_from_the_top_and_turn_with_the_board() -> None:
    assert scene(NINE, {}).rows[:2] == (("a7", "d7", "g7"), ("b6", "d6", "f6"))
    assert scene(NINE, {}).rows[3] == ("a4", "b4", "c4", "e4", "f4", "g4")
    assert scene(NINE, {}, flip=True).rows[0] == ("g1", "d1", "a1")


@BOARDS
def test_flipping_turns_the_board_by_half_a_circle(board: Board) -> None:
    straight, turned = scene(board, {}), scene(board, {}, flip=True)
    assert (straight.width, straight.height) == (turned.width, turned.height)
    for before, after in zip(straight.regions, turned.regions, strict=True):
        assert before.site == after.site
        assert after.x == pytest.approx(straight.width - before.x)
        assert after.y == pytest.approx(straight.height - before.y)
        assert before.r == after.r


def test_the_crowded_snail_is_spaced_evenly() -> None:
    spots = spaced({point.name: (point.x, -point.y) for point in SNAIL.points}, SNAIL.lines)
    even = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]
    assert [sorted(set(axis)) for axis in zip(*spots.values(), strict=True)] == [even, even]
    assert spots["1"] == (0.0, 0.0)
    assert spots["25"] == (3.0, 3.0)


def test_a_board_with_slanting_lines_keeps_its_proportions() -> None:
    spots = spaced({point.name: (point.x, -point.y) for point in STAR.points}, STAR.lines)
    (left, base), (right, _), (_, top) = spots["w"], spots["e"], spots["top"]
    assert (right - left) / (base - top) == pytest.approx(4 / 3, abs=0.001)


def test_even_spacing_is_not_used_where_it_would_bend_a_line() -> None:
    points = {"a": (0, 0), "b": (1, 2), "c": (3, 6), "d": (0, 5), "e": (9, 1)}
    spots = spaced(points, [("a", "b", "c")])
    slopes = [spots[name][1] / spots[name][0] for name in ("b", "c")]
    assert slopes == pytest.approx([2, 2], abs=0.001)


@given(st.sets(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=2, max_size=20))
def test_men_never_overlap_however_points_are_scattered(spots: set[tuple[int, int]]) -> None:
    points = {str(number): (float(x), float(y)) for number, (x, y) in enumerate(sorted(spots))}
    drawn = spaced(points, [])
    assert min(dist(a, b) for a, b in combinations(drawn.values(), 2)) == pytest.approx(1, abs=0.01)
    assert min(min(spot) for spot in drawn.values()) == 0
