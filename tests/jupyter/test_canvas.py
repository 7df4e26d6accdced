"""The painter: every shape is drawn, nothing twice, and no scene or exception leaves a canvas stuck."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from ipycanvas import Canvas
from ipycanvas.canvas import _CANVAS_MANAGER
from ipywidgets.widgets.widget import _instances

from ruleboard import scene
from ruleboard.jupyter.canvas import Painter
from ruleboard.rules import mills
from ruleboard.rules.base import InvalidPosition
from ruleboard.scene.marks import KINDS
from ruleboard.scene.shapes import Box, Disc, Label, Lines, Mark, Poly, Ring, Scene, Shape, Stamp
from ruleboard.scene.theme import THEMES, Gradient, Style, Theme
from tests.jupyter.wire import Message, Wire, tap

THEME = Theme(
    "test",
    {
        "plain": Style("#102030", stroke="#405060", width=0.1),
        "faint": Style("#102030", stroke="#405060", width=0.1, opacity=0.5),
        "dashed": Style(stroke="#405060", width=0.1, dash=(0.2, 0.1)),
        "wood": Style(Gradient(((0, "#ffffff"), (1, "#000000")))),
        "nothing": Style(),
        "wrong": Style("red"),
    },
    font="serif",
)
NAMES = [point.name for point in mills.STANDARD.board.points]


def a_scene(*pieces: Shape, board: tuple[Shape, ...] = (), marks: tuple[Shape, ...] = ()) -> Scene:
    return Scene(
        10, 10, board, pieces, marks, {"man": (Disc(0, 0, 0.4, "plain"), Ring(0, 0, 0.3, "plain"))}
    )


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    return tap(monkeypatch)


@pytest.fixture
def painter() -> Iterator[Painter]:
    made = Painter(400)
    yield made
    made.close()


def painted(painter: Painter, wire: Wire, *shapes: Shape) -> Message:
    painter.paint(a_scene(*shapes), THEME)
    return wire.canvas[-1]


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
        (Label(1, 1, "d6", 0.5, "plain"), ["fillText"]),
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
    assert [c.args for c in message.commands if c.name == "setLineDash"] == [([64, 32],)]


def test_boxes_of_one_size_share_a_gradient(painter: Painter, wire: Wire) -> None:
    boxes = [Box(2 * n, 0, 1, 1, 0, "wood") for n in range(5)]
    painted(painter, wire, *boxes)
    before = len(_instances)
    painted(painter, wire, *boxes, Box(0, 5, 1, 1, 0, "wood"))
    assert len(_instances) == before
    assert painted(painter, wire, *boxes, Box(0, 5, 1, 2, 0, "wood")).names().count("fill") == 1
    assert len(_instances) == before + 1


def test_every_theme_and_every_mark_can_be_painted(painter: Painter, wire: Wire) -> None:
    pieces = {"a7": "0", "d7": "1", "g7": "x"}
    marks = [Mark(kind, ("a7", "d7", "g7")) for kind in KINDS]
    drawn = scene.build(mills.start(mills.STANDARD), pieces=pieces, marks=marks)
    for theme in THEMES.values():
        painter.paint(drawn, theme)
    assert len(wire.canvas) == len(THEMES)


# One message, and only what is new.


def test_an_update_is_one_message_and_no_change_is_none(painter: Painter, wire: Wire) -> None:
    painter.paint(a_scene(Stamp(1, 1, "man"), marks=(Ring(1, 1, 1, "plain"),)), THEME)
    painter.paint(a_scene(Stamp(2, 2, "man"), marks=(Ring(2, 2, 1, "plain"),)), THEME)
    assert len(wire.canvas) == 2
    painter.paint(a_scene(Stamp(2, 2, "man"), marks=(Ring(2, 2, 1, "plain"),)), THEME)
    assert len(wire.canvas) == 2


def test_a_moved_man_is_wiped_and_drawn_and_no_other_is_touched(
    painter: Painter, wire: Wire
) -> None:
    board = (Box(0, 0, 10, 10, 0, "plain"),)
    standing = [Stamp(x, 8, "man") for x in range(1, 9)]
    painter.paint(a_scene(*standing, Stamp(1, 1, "man"), board=board), THEME)
    painter.paint(a_scene(*standing, Stamp(2, 1, "man"), board=board), THEME)
    assert wire.canvas[-1].names() == ["clearRect", "fillCircle", "strokeCircle"]


def test_a_scene_shown_twice_does_not_make_the_next_move_larger(
    painter: Painter, wire: Wire
) -> None:
    standing = [Stamp(x, 8, "man") for x in range(1, 9)]
    for x in (1, 1, 2):
        painter.paint(a_scene(*standing, Stamp(x, 1, "man")), THEME)
    assert wire.canvas[-1].names() == ["clearRect", "fillCircle", "strokeCircle"]


def test_men_that_touch_are_drawn_again_together(painter: Painter, wire: Wire) -> None:
    painter.paint(a_scene(Stamp(1, 1, "man"), Stamp(1.5, 1, "man"), Stamp(8, 8, "man")), THEME)
    painter.paint(a_scene(Stamp(1, 1, "man"), Stamp(8, 8, "man")), THEME)
    assert wire.canvas[-1].names() == ["clearRect", "clearRect", "fillCircle", "strokeCircle"]


def test_what_lies_under_a_man_comes_and_goes_without_him(painter: Painter, wire: Wire) -> None:
    painter.paint(a_scene(Disc(1, 1, 0.6, "plain"), Stamp(1, 1, "man")), THEME)
    painter.paint(a_scene(Stamp(1, 1, "man")), THEME)
    assert wire.canvas[-1].names() == ["clearRect"]


def test_a_new_mark_does_not_redraw_board_or_pieces(painter: Painter, wire: Wire) -> None:
    board = (Box(0, 0, 10, 10, 0, "plain"),)
    painter.paint(a_scene(Stamp(1, 1, "man"), board=board), THEME)
    painter.paint(a_scene(Stamp(1, 1, "man"), board=board, marks=(Ring(1, 1, 1, "plain"),)), THEME)
    assert wire.canvas[-1].names() == ["strokeCircle"]


@pytest.mark.parametrize("change", ["theme", "shape of the picture", "symbol"])
def test_what_changes_the_look_of_everything_redraws_everything(
    painter: Painter, wire: Wire, change: str
) -> None:
    before = a_scene(Stamp(1, 1, "man"), board=(Box(0, 0, 10, 10, 0, "plain"),))
    painter.paint(before, THEME)
    after = {
        "theme": (before, replace(THEME, styles={**THEME.styles, "plain": Style("#ffffff")})),
        "shape of the picture": (replace(before, height=8), THEME),
        "symbol": (replace(before, symbols={"man": (Disc(0, 0, 0.2, "plain"),)}), THEME),
    }[change]
    painter.paint(*after)
    assert {"fillRect", "fillCircle"} <= set(wire.canvas[-1].names())
    assert painter.layers[0].height == (640 if change == "shape of the picture" else 800)


# Pages that come late.


def test_every_message_begins_by_naming_its_layer(painter: Painter, wire: Wire) -> None:
    for x in range(1, 6):  # the same layer again and again
        painter.paint(a_scene(Stamp(x, 1, "man")), THEME)
    for x in range(1, 6):
        painter.paint(a_scene(Stamp(5, 1, "man"), marks=(Ring(x, 1, 1, "plain"),)), THEME)
    assert len(wire.canvas) == 10
    assert {message.commands[0].name for message in wire.canvas} == {"switchCanvas"}


def connect(painter: Painter) -> None:
    """A page reports each layer that it has made."""
    for layer in painter.layers:
        layer._handle_frontend_event(None, {"event": "client_ready"}, [])


def test_a_page_that_connects_gets_every_layer_again(painter: Painter, wire: Wire) -> None:
    board, marks = (Box(0, 0, 10, 10, 0, "plain"),), (Ring(8, 8, 1, "plain"),)
    for x in range(1, 6):
        painter.paint(
            a_scene(Disc(x, 1, 0.6, "plain"), Stamp(x, 1, "man"), board=board, marks=marks), THEME
        )
    wire.clear()
    connect(painter)
    assert [message.drawing() for message in wire.canvas] == [
        ["fillRect", "strokeRect"],
        ["fillCircle"],
        ["fillCircle", "strokeCircle"],
        ["strokeCircle"],
    ]
    assert {message.commands[0].name for message in wire.canvas} == {"switchCanvas"}
    assert all(message.names()[0] == "clearRect" for message in wire.canvas)


def test_what_a_page_gets_again_is_what_a_new_board_would_get(painter: Painter, wire: Wire) -> None:
    start = mills.start(mills.STANDARD)
    for pieces in ({"d6": "0"}, {"d6": "0", "d7": "1"}, {"f4": "0", "d7": "1"}):
        last = scene.build(start, pieces=pieces, marks=[Mark("last", ("d7",))])
        painter.paint(last, THEMES["light"])
    wire.clear()
    connect(painter)
    again = [
        (c.name, c.args)
        for m in wire.canvas
        for c in m.commands
        if c.name.endswith(("Circle", "Circles"))
    ]
    wire.clear()
    fresh = Painter(400)
    fresh.paint(last, THEMES["light"])
    assert again == [
        (c.name, c.args) for c in wire.canvas[0].commands if c.name.endswith(("Circle", "Circles"))
    ]
    fresh.close()


def test_each_layer_is_scaled_before_anything_is_drawn_on_it(painter: Painter, wire: Wire) -> None:
    painter.paint(a_scene(Stamp(1, 1, "man"), marks=(Ring(1, 1, 1, "plain"),)), THEME)
    commands = wire.canvas[-1].commands
    after_switch = [b.name for a, b in pairwise(commands) if a.name == "switchCanvas"]
    assert set(after_switch) == {"setTransform"}


def test_a_message_relies_on_nothing_that_an_earlier_one_has_set(
    painter: Painter, wire: Wire
) -> None:
    settings = []
    for marks in (
        (),
        (Ring(1, 1, 1, "dashed"),),
        (Ring(2, 2, 1, "plain"),),
        (Ring(3, 3, 1, "plain"),),
    ):
        painter.paint(a_scene(marks=marks), THEME)
        commands = wire.canvas[-1].commands
        settings.append([(c.name, c.args) for c in commands if c.name in {"set", "setLineDash"}])
    assert settings[2] == settings[3]
    assert ("setLineDash", ([],)) in settings[2]


def test_before_the_first_scene_there_is_nothing_to_repaint(painter: Painter, wire: Wire) -> None:
    connect(painter)
    assert wire.canvas == []


# Bytes.


def test_no_move_with_eighteen_men_takes_a_kilobyte(painter: Painter, wire: Wire) -> None:
    start, theme = mills.start(mills.STANDARD), THEMES["light"]
    chance = random.Random(18)
    pieces = {site: str(n % 2) for n, site in enumerate(chance.sample(NAMES, 18))}
    painter.paint(scene.build(start, pieces=pieces), theme)
    sizes = []
    for turn in range(200):
        man = chance.choice([site for site in pieces if pieces[site] == str(turn % 2)])
        free = tuple(site for site in NAMES if site not in pieces)
        to = chance.choice(free)
        moved = {**pieces, to: pieces[man]}
        del moved[man]
        choice = (Mark("selected", (man,)), Mark("legal", free))
        for shown, marks in ((pieces, choice), (moved, (Mark("last", (man, to)),))):
            wire.clear()
            painter.paint(scene.build(start, pieces=shown, marks=marks), theme)
            assert len(wire.canvas) == 1
            sizes.append(wire.canvas[0].size)
        pieces = moved
    assert max(sizes) < 1000


# Whatever goes wrong.


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
    with pytest.raises(InvalidPosition):
        painter.paint(a_scene(Stamp(5, 5, "man"), shape), THEME)
    assert wire.canvas == []
    assert painted(painter, wire, Stamp(1, 1, "man")).drawing() == ["fillCircle", "strokeCircle"]


def test_an_interruption_in_mid_message_leaves_no_canvas_held(
    painter: Painter, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(Canvas, "stroke_circle", interrupt)
        with pytest.raises(KeyboardInterrupt):
            painted(painter, wire, Stamp(1, 1, "man"))
    assert not _CANVAS_MANAGER._caching
    assert not _CANVAS_MANAGER._commands_cache
    wire.clear()
    painter.paint(a_scene(Stamp(1, 1, "man")), THEME)  # the same scene: it was not shown as a whole
    assert wire.canvas[-1].drawing() == ["fillCircle", "strokeCircle"]


def test_a_refused_scene_leaves_the_last_good_one_for_pages_that_connect(
    painter: Painter, wire: Wire
) -> None:
    painted(painter, wire, Stamp(1, 1, "man"))
    with pytest.raises(InvalidPosition):
        painter.paint(a_scene(Disc(1, 1, 1, "wrong")), THEME)
    wire.clear()
    connect(painter)
    assert [message.drawing() for message in wire.canvas] == [
        [],
        [],
        ["fillCircle", "strokeCircle"],
        [],
    ]


def test_closing_closes_every_widget_that_was_made() -> None:
    before = set(_instances)
    made = Painter(400)
    made.paint(a_scene(board=(Box(0, 0, 10, 10, 0, "wood"),)), THEME)
    assert len(_instances) > len(before)
    made.close()
    assert set(_instances) == before


def test_a_closed_painter_stays_silent(wire: Wire) -> None:
    made = Painter(400)
    made.paint(a_scene(Stamp(1, 1, "man")), THEME)
    made.close()
    wire.clear()
    connect(made)
    assert wire.canvas == []
