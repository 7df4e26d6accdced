"""Marks: every kind can be told from the others without colour, and lies where it should."""

from __future__ import annotations

from math import dist, pi

import pytest

from ruleboard.rules.errors import Unknown
from ruleboard.scene import Mark
from ruleboard.scene.mark_kinds import Seat, paints_of
from ruleboard.scene.marks import KINDS, draw
from ruleboard.scene.paint import Theme
from ruleboard.scene.relati import MARKS
from ruleboard.scene.shapes import Box, Disc, Lines, Ring, Shape
from ruleboard.scene.theme import THEMES
from tests.scene.samples import MEN, NINE, scene

SEATS = {
    "here": Seat(1, 1, taken=True),
    "there": Seat(2, 1, taken=True),
    "free": Seat(3, 1, taken=False),
    "cell": Seat(4, 1, taken=False, square=True),
}
EVERY = {**KINDS, **MARKS}
ALL_THEMES = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())


def drawn(kind: str, *sites: str) -> tuple[Shape, ...]:
    parts = draw([Mark(kind, sites)], SEATS, MARKS)
    return parts.under + parts.over


def outline(shape: Shape, theme: Theme) -> tuple[object, ...]:
    """What is left of a shape in a print without colours."""
    style = theme.with_paints(paints_of(MARKS))[shape.role]  # type: ignore[union-attr]
    names = ("x", "y", "r", "width", "segments", "points", "radius")
    geometry = [getattr(shape, name, None) for name in names]
    return (type(shape), *map(str, geometry), style.width, style.dash)


@ALL_THEMES
@pytest.mark.parametrize("site", ["here", "free", "cell"])
def test_every_kind_has_a_shape_of_its_own(theme: Theme, site: str) -> None:
    outlines = {kind: tuple(outline(s, theme) for s in drawn(kind, site)) for kind in EVERY}
    assert all(outlines.values())
    assert len(set(outlines.values())) == len(EVERY)


def test_the_last_move_and_a_row_lie_under_the_men_and_all_else_above() -> None:
    for kind in EVERY:
        parts = draw([Mark(kind, ("here", "there"))], SEATS, MARKS)
        assert bool(parts.under) == (kind in {"last", "formed"})
        assert bool(parts.over) != bool(parts.under)


def test_a_ring_keeps_clear_of_the_man_it_surrounds_and_hugs_an_empty_point() -> None:
    (around,) = drawn("legal", "here")
    (small,) = drawn("legal", "free")
    assert isinstance(around, Ring)
    assert isinstance(small, Ring)
    assert around.r - THEMES["contrast"]["mark.legal"].width / 2 > 0.41
    assert small.r < around.r


@pytest.mark.parametrize("kind", ["legal", "selected", "hint", "must_move", "target", "last"])
def test_where_a_ring_is_a_sign_marks_are_square_and_stay_in_their_cell(kind: str) -> None:
    for shape in drawn(kind, "cell"):
        assert isinstance(shape, Box)
        reach = shape.width / 2 + THEMES["light"][shape.role].width / 2
        assert (shape.x + shape.width / 2, shape.y + shape.height / 2) == pytest.approx((4, 1))
        assert 0.36 < reach < 0.57


def test_a_row_is_one_line_from_end_to_end_whichever_way_it_is_named() -> None:
    wanted = drawn("formed", "here", "there", "free")
    assert (
        wanted
        == drawn("formed", "there", "here", "free")
        == drawn("formed", "free", "there", "here")
    )
    assert isinstance(wanted[0], Lines)
    assert wanted[0].segments == ((1, 1, 3, 1),)


def test_a_mark_without_sites_draws_nothing() -> None:
    assert all(drawn(kind) == () for kind in EVERY)


def test_neither_the_order_of_marks_nor_repeating_them_matters() -> None:
    marks = [Mark(kind, ("here", "free")) for kind in EVERY]
    assert draw(marks, SEATS, MARKS) == draw([*reversed(marks), *marks], SEATS, MARKS)


@ALL_THEMES
@pytest.mark.parametrize("kind", ["must_move", "hint"])
@pytest.mark.parametrize("site", ["here", "free"])
def test_dashes_and_dots_close_around_a_ring_without_a_seam(
    theme: Theme, kind: str, site: str
) -> None:
    (ring,) = drawn(kind, site)
    assert isinstance(ring, Ring)
    periods = 2 * pi * ring.r / sum(theme[ring.role].dash)
    assert periods == pytest.approx(round(periods), abs=0.01)


def test_marks_on_men_are_large_and_on_empty_points_small() -> None:
    picture = scene(NINE, {"a7": MEN[0]}, [Mark("last", ("a7", "d7"))])
    large, small = (shape.r for shape in picture.pieces if isinstance(shape, Disc))
    assert large > 0.41 > small


def test_an_unknown_kind_is_named_with_those_that_there_are() -> None:
    with pytest.raises(Unknown) as caught:
        draw([Mark("sparkle", ("here",))], SEATS)
    assert (caught.value.code, caught.value.params["got"]) == ("unknown_mark", "sparkle")
    assert "legal" in caught.value.params["expected"]


def test_a_mark_on_an_unknown_site_is_named() -> None:
    with pytest.raises(Unknown) as caught:
        scene(NINE, {}, [Mark("legal", ("z9",))])
    assert (caught.value.code, caught.value.params["got"]) == ("unknown_site", "z9")


def test_a_trail_runs_in_the_middle_where_it_is_alone_and_gives_way_where_it_is_not() -> None:
    spots = {"a": Seat(1, 1, False), "b": Seat(2, 1, False), "c": Seat(3, 1, False)}
    one, other = (
        Mark("path_straight_turn", ("a", "b", "c")),
        Mark("path_turn_turn", ("a", "b", "c")),
    )
    lines = [shape for shape in draw([one], spots, MARKS).over if isinstance(shape, Lines)]
    assert [line.segments for line in lines] == [((1, 1, 2, 1), (2, 1, 3, 1))]
    stops = [shape for shape in draw([one, other], spots, MARKS).over if isinstance(shape, Disc)]
    assert len(stops) == 2
    assert dist((stops[0].x, stops[0].y), (stops[1].x, stops[1].y)) > 1.8 * stops[0].r


@ALL_THEMES
def test_brackets_of_neighbours_do_not_meet(theme: Theme) -> None:
    (shape,) = drawn("proof", "here", "there")
    assert isinstance(shape, Lines)
    left = [x for x1, _, x2, _ in shape.segments for x in (x1, x2) if x < 1.5]
    right = [x for x1, _, x2, _ in shape.segments for x in (x1, x2) if x > 1.5]
    assert min(right) - max(left) > theme["mark.proof"].width


def test_what_is_refused_has_no_cross_which_is_the_sign_of_a_player() -> None:
    strokes = [
        s for shape in drawn("wrong", "here") if isinstance(shape, Lines) for s in shape.segments
    ]
    assert len(strokes) == 1
    assert any(isinstance(shape, Ring) for shape in drawn("wrong", "here"))
