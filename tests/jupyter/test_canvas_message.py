"""The messages to canvases are those that ipycanvas itself would write for the same calls."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from ipycanvas import Canvas, hold_canvas
from ipycanvas.canvas import LinearGradient, _CanvasManager

from ruleboard.jupyter.canvas import Painter
from ruleboard.jupyter.canvas_message import Call, Numbers, message, short
from tests.jupyter.painting import THEME, a_scene
from tests.jupyter.wire import Wire

Sent = tuple[dict[str, Any], list[Any], list[bytes]]

# Every kind of call that a pen makes, and beside it what ipycanvas is asked for the same where it is asked otherwise.
SAME: list[Call] = [
    Call("set_transform", (0.5, 0, 0, 0.5, 1.5, 2)),
    Call("clear_rect", (1, 2, 3, 4)),
    Call("fill_style", ("#102030",)),
    Call("global_alpha", (0.5,)),
    Call("set_line_dash", ([4, 2],)),
    Call("fill_rect", (1, 2, 3, 4)),
    Call("fill_circle", (1, 2, 3)),
    Call("stroke_line", (1, 2, 3, 4)),
    Call("begin_path", ()),
    Call("move_to", (1, 2)),
    Call("line_to", (1, 2)),
    Call("arc_to", (1, 2, 3, 4, 5)),
    Call("close_path", ()),
    Call("stroke", ()),
    Call("fill", ("nonzero",)),
    Call("font", ("12px serif",)),
    Call("fill_text", ("«é»", 1, 2)),
    Call("fill_rects", (short([1, 2]), short([3, 4]), short([5, 6]), short([7, 8]))),
    Call("stroke_circles", (short([1, 2]), short([3, 4]), 5)),
    Call("stroke_circles", (short([1, 2]), short([3, 4]), short([5, 6]))),
    Call("fill_polygon", (short([1, 2, 3, 4, 5, 6], 2),)),
]
OTHERWISE = [
    (
        Call("stroke_polygons", (2, short(range(12)), 3)),
        Call("stroke_polygons", (np.arange(12, dtype=np.int16).reshape(2, 3, 2),)),
    ),
    (
        Call("stroke_line_segments", (2, short(range(8)), 2)),
        Call("stroke_line_segments", (np.arange(8, dtype=np.int16).reshape(2, 2, 2),)),
    ),
]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[Sent]:
    """What ipycanvas's manager sends."""
    found: list[Sent] = []

    def send(_: _CanvasManager, content: dict[str, Any], buffers: list[Any]) -> None:
        found.append(read(content, buffers))

    monkeypatch.setattr(_CanvasManager, "send", send)
    return found


def read(content: dict[str, Any], buffers: list[Any]) -> Sent:
    raw = [bytes(buffer) for buffer in buffers]
    commands = json.loads(raw[0])
    return {"dtype": content["dtype"]}, commands, raw[1:]


def theirs(canvas: Canvas, call: Call) -> None:
    """Make a call as anybody would who uses ipycanvas."""
    args = [
        np.asarray(arg.values, dtype=np.int16).reshape(arg.shape())
        if isinstance(arg, Numbers)
        else arg
        for arg in call.args
    ]
    if call.name in canvas.ATTRS:
        setattr(canvas, call.name, *args)
    else:
        getattr(canvas, call.name)(*args)


@pytest.mark.parametrize(
    ("call", "asked"),
    [*((call, call) for call in SAME), *OTHERWISE],
    ids=lambda call: call.name,
)
def test_a_call_is_written_as_ipycanvas_writes_it(
    sent: list[Sent], call: Call, asked: Call
) -> None:
    canvas = Canvas()
    with hold_canvas():
        theirs(canvas, asked)
    assert read(*message([(canvas, [call])])) == sent[-1]


def test_a_gradient_is_named_as_the_widget_that_it_is(sent: list[Sent]) -> None:
    canvas, gradient = Canvas(), LinearGradient(0, 0, 1, 1, [[0, "#000000"], [1, "#ffffff"]])
    with hold_canvas():
        canvas.fill_style = gradient
    assert read(*message([(canvas, [Call("fill_style", (gradient,))])])) == sent[-1]


def test_somebody_who_draws_beside_a_board_draws_on_the_own_canvas(
    painter: Painter, wire: Wire
) -> None:
    canvas = Canvas()
    with hold_canvas():
        canvas.fill_rect(1, 2, 3, 4)
        painter.paint(a_scene(), THEME)
        canvas.fill_rect(5, 6, 7, 8)
    own = f"IPY_MODEL_{canvas.model_id}"
    layers = [
        {c.layer for c in message.commands if c.name == "fillRect"} for message in wire.canvas
    ]
    assert layers == [{own}, set(), {own}]
