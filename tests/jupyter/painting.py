"""A small scene and a theme of a few roles, for the tests of the painter."""

from __future__ import annotations

from ruleboard.jupyter.canvas import Painter
from ruleboard.rules import mills
from ruleboard.rules.base import Piece
from ruleboard.scene.paint import Gradient, Style, Theme
from ruleboard.scene.shapes import Disc, Ring, Scene, Shape
from tests.jupyter.wire import Message, Wire

THEME = Theme(
    "test",
    {
        "plain": Style("#102030", stroke="#405060", width=0.1),
        "faint": Style("#102030", stroke="#405060", width=0.1, opacity=0.5),
        "dashed": Style(stroke="#405060", width=0.1, dash=(0.2, 0.1)),
        "wood": Style(Gradient(((0, "#ffffff"), (1, "#000000")))),
        "ink": Style("#102030"),
        "nothing": Style(),
        "wrong": Style("red"),
    },
    font="serif",
)
WHITE, BLACK = Piece(0, "man"), Piece(1, "man")
NAMES = [point.name for point in mills.STANDARD.board.points]


def a_scene(*pieces: Shape, board: tuple[Shape, ...] = (), marks: tuple[Shape, ...] = ()) -> Scene:
    return Scene(
        10, 10, board, pieces, marks, {"man": (Disc(0, 0, 0.4, "plain"), Ring(0, 0, 0.3, "plain"))}
    )


def painted(painter: Painter, wire: Wire, *shapes: Shape) -> Message:
    painter.paint(a_scene(*shapes), THEME)
    return wire.canvas[-1]


def connect(painter: Painter) -> None:
    """A page reports each layer that it has made."""
    for layer in painter.layers:
        layer._handle_frontend_event(None, {"event": "client_ready"}, [])
