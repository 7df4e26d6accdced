"""The painter: every shape is drawn, nothing twice, and no scene or exception leaves a canvas stuck."""

from __future__ import annotations

import math
from typing import Any

import pytest
from ipycanvas.canvas import _CanvasManager
from ipywidgets.widgets.widget import _instances

from ruleboard import scene
from ruleboard.jupyter.canvas import Painter
from ruleboard.rules import mills
from ruleboard.rules.base import Piece
from ruleboard.rules.errors import BadValue
from ruleboard.scene.marks import KINDS
from ruleboard.scene.shapes import Box, Disc, Label, Lines, Mark, Poly, Ring, Shape, Stamp
from ruleboard.scene.theme import THEMES
from tests.jupyter.painting import BLACK, THEME, WHITE, a_scene, connect, painted
from tests.jupyter.seen import own_widgets
from tests.jupyter.wire import Wire

CORNERS = ((1.0, 1.0), (2.0, 1.0), (2.0, 2.0))
SEGMENTS = tuple((0.0, float(y), 5.0, float(y)) for y in range(5))


@pytest.mark.parametrize(
    ("shape", "calls"),
    [
        (Disc(1, 1, 1, "plain"), ["fillCircle"]),
        (Ring(1, 1, 1, "plain"), ["strokeCircle"]),
        (Lines(SEGMENTS[:1], "plain"), ["strokeLine"]),
        (Lines(SEGMENTS, "plain"), ["strokeLineSegments"]),
        (Lines(SEGMENTS[:1], "faint"), ["beginPath", "moveTo", "lineTo", "stroke"]),
        (Poly(CORNERS, "plain"), ["fillPolygon", "strokePolygon"]),
        (Box(1, 1, 2, 2, 0, "plain"), ["fillRect", "strokeRect"]),
        (
            Box(1, 1, 2, 2, 0.2, "plain"),
            ["beginPath", "moveTo", *["arcTo"] * 4, "closePath", "fill", "stroke"],
        ),
        (Box(1, 1, 2, 2, 0, "wood"), ["beginPath", "moveTo", *["arcTo"] * 4, "closePath", "fill"]),
        (Label(1, 1, "d6", 0.5, "plain"), ["strokeText", "fillText"]),
        (Label(1, 1, "d6", 0.5, "ink"), ["fillText"]),
        (Stamp(1, 1, "man"), ["fillCircle", "strokeCircle"]),
        (Disc(1, 1, 1, "nothing"), []),
        (Ring(1, 1, 1, "nothing"), []),
        (Poly(CORNERS, "nothing"), []),
        (Box(1, 1, 2, 2, 0, "nothing"), []),
        (Label(1, 1, "d6", 0.5, "nothing"), []),
    ],
)
def test_every_shape_is_painted(
    painter: Painter, wire: Wire, shape: Shape, calls: list[str]
) -> None:
    message = painted(painter, wire, shape)
    assert message.drawing() == calls


@pytest.mark.parametrize(
    ("shapes", "call"),
    [
        ([Disc(2 * n, 1, 0.5, "plain") for n in range(5)], "fillCircles"),
        ([Ring(2 * n, 1, 0.5 + n / 50, "plain") for n in range(5)], "strokeCircles"),
        ([Box(2 * n, 1, 1, 1, 0, "plain") for n in range(5)], "fillRects"),
        (
            [Poly(tuple((x + 2 * n, y) for x, y in CORNERS), "plain") for n in range(4)],
            "fillPolygons",
        ),
    ],
)
def test_equal_shapes_are_one_call(
    painter: Painter, wire: Wire, shapes: list[Shape], call: str
) -> None:
    assert painted(painter, wire, *shapes).names().count(call) == 1


def test_equal_parts_of_many_pieces_are_one_call(painter: Painter, wire: Wire) -> None:
    message = painted(painter, wire, *(Stamp(n, 5, "man") for n in range(1, 9)))
    assert message.drawing() == [
        "fillCircles",
        "strokeCircles",
    ]


def test_overlapping_shapes_keep_their_order(painter: Painter, wire: Wire) -> None:
    shapes = (Disc(1, 1, 1, "plain"), Ring(1, 1, 1, "plain"), Disc(1.5, 1, 1, "plain"))
    names = painted(painter, wire, *shapes).drawing()
    assert names == ["fillCircle", "strokeCircle", "fillCircle"]


def test_places_and_sizes_are_those_of_the_scene(painter: Painter, wire: Wire) -> None:
    message = painted(painter, wire, Disc(2.5, 5, 1, "plain"))
    scale = next(c.args[0] for c in message.commands if c.name == "setTransform")
    x, y, r = next(c.args for c in message.commands if c.name == "fillCircle")
    assert (x * scale, y * scale, r * scale) == (200, 400, 80)  # of 800 canvas pixels for 10 units


def test_paint_comes_from_the_theme(painter: Painter, wire: Wire) -> None:
    message = painted(
        painter,
        wire,
        Disc(1, 1, 1, "faint"),
        Ring(5, 5, 1, "dashed"),
        Label(8, 8, "é", 0.5, "plain"),
    )
    assert message.settings("fill_style") == ["#102030"]
    assert message.settings("stroke_style") == ["#405060"]
    assert message.settings("alpha") == [0.5, 1]
    assert message.settings("font") == ["160px serif"]
    assert [c.args for c in message.commands if c.name == "setLineDash"] == [
        ([64, 32],),
        ([],),
    ]


def test_boxes_of_one_size_share_a_gradient(painter: Painter, wire: Wire) -> None:
    boxes = [Box(2 * n, 0, 1, 1, 0, "wood") for n in range(5)]
    painted(painter, wire, *boxes)
    before = len(_instances)
    painted(painter, wire, *boxes, Box(0, 5, 1, 1, 0, "wood"))
    assert len(_instances) == before
    assert painted(painter, wire, *boxes, Box(0, 5, 1, 2, 0, "wood")).names().count("fill") == 1
    assert len(_instances) == before + 1


def test_every_theme_and_every_mark_can_be_painted(painter: Painter, wire: Wire) -> None:
    pieces = {"a7": WHITE, "d7": BLACK, "g7": Piece(None, "closed")}
    marks = [Mark(kind, ("a7", "d7", "g7")) for kind in KINDS]
    drawn = scene.build(mills.start(mills.STANDARD), pieces=pieces, marks=marks)
    for theme in THEMES.values():
        painter.paint(drawn, theme)
    assert len(wire.canvas) == len(THEMES)


@pytest.mark.parametrize(
    "shape",
    [
        Disc(math.nan, 1, 1, "plain"),
        Disc(1, math.inf, 1, "plain"),
        Disc(1, 1, -1, "plain"),
        Disc(1, 1e9, 1, "plain"),
        Ring(1, 1, -0.5, "plain"),
        Box(1, 1, -2, 2, 0, "plain"),
        Box(1, 1, 2, 2, -1, "plain"),
        Lines(((0, 0, math.nan, 1),), "plain"),
        Poly(((0, 0), (1, math.inf), (1, 1)), "plain"),
        Label(1, 1, "d6", -1, "plain"),
        Stamp(1, 1, "nobody"),
        Disc(1, 1, 1, "wrong"),
        Disc(1, 1, 1, "wood"),
    ],
)
def test_a_scene_that_cannot_be_drawn_is_refused_before_anything_is_sent(
    painter: Painter, wire: Wire, shape: Shape
) -> None:
    with pytest.raises(BadValue):
        painter.paint(a_scene(Stamp(5, 5, "man"), shape), THEME)
    assert wire.canvas == []
    assert painted(painter, wire, Stamp(1, 1, "man")).drawing() == ["fillCircle", "strokeCircle"]


def test_an_interruption_in_mid_message_loses_nothing(
    painter: Painter, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(_CanvasManager, "send", interrupt)
        with pytest.raises(KeyboardInterrupt):
            painted(painter, wire, Stamp(1, 1, "man"))
    wire.clear()
    painter.paint(a_scene(Stamp(1, 1, "man")), THEME)  # the same scene: it was not shown as a whole
    assert wire.canvas[-1].drawing() == ["fillCircle", "strokeCircle"]


def test_a_refused_scene_leaves_the_last_good_one_for_pages_that_connect(
    painter: Painter, wire: Wire
) -> None:
    painted(painter, wire, Stamp(1, 1, "man"))
    with pytest.raises(BadValue):
        painter.paint(a_scene(Disc(1, 1, 1, "wrong")), THEME)
    wire.clear()
    connect(painter)
    assert [message.drawing() for message in wire.canvas] == [
        [],
        [],
        ["fillCircle", "strokeCircle"],
        [],
        [],
    ]


def test_closing_closes_every_widget_that_was_made() -> None:
    before = own_widgets()
    made = Painter(400)
    made.paint(a_scene(board=(Box(0, 0, 10, 10, 0, "wood"),)), THEME)
    assert own_widgets() > before
    made.close()
    assert own_widgets() == before


def test_a_closed_painter_stays_silent(wire: Wire) -> None:
    made = Painter(400)
    made.paint(a_scene(Stamp(1, 1, "man")), THEME)
    made.close()
    wire.clear()
    connect(made)
    assert wire.canvas == []
