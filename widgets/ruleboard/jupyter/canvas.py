"""Paints a scene on ipycanvas, and handles ipycanvas's quirks.

A page that connects late (a reload, a second tab, Voilà) has no picture and does not know which layer the commands are
for. So every message names its layer first, and each layer is repainted when the page reports it ready. An update is
one message, serialized before any of it is sent. Each layer is a separate canvas: a MultiCanvas would redraw all
layers for every change.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile
from typing import Any

from ruleboard.jupyter import notebook
from ruleboard.jupyter.assets import layout
from ruleboard.jupyter.calls import Pen, Sweep
from ruleboard.jupyter.canvas_message import Call, message
from ruleboard.jupyter.painting import Canvas, LinearGradient
from ruleboard.scene.paint import Theme
from ruleboard.scene.patches import GRAIN, PIXELS, Area, Patches, cut, filled_in
from ruleboard.scene.shapes import Label, Scene, Shape, Stamp, Symbols

CANVASES = (
    5  # the board, what lies under the pieces, the pieces, the marks, the names that nothing covers
)

Plan = list[tuple[int, list[Call]]]
"""The layers to update, with the canvas calls for each."""


@dataclass(frozen=True, slots=True)
class _Picture:
    """What the canvas shows, comparable with the next picture."""

    theme: Theme
    scale: float  # steps in a board unit
    height: int  # CSS pixels
    symbols: Symbols
    layers: tuple[tuple[Shape, ...], ...]
    patches: tuple[Patches, ...] = ()  # of each layer

    def is_like(self, other: _Picture) -> bool:
        """Whether equal shapes look the same in both pictures."""
        shared = self.symbols.keys() & other.symbols.keys()
        return (
            self.theme == other.theme
            and (self.scale, self.height) == (other.scale, other.height)
            and all(self.symbols[name] == other.symbols[name] for name in shared)
        )


class Painter:
    """Paints scenes of a fixed width in CSS pixels on `layers`, canvases stacked on each other."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._picture: _Picture | None = None
        self._sent = False  # whether the current picture was sent completely
        shape = layout(width="100%", height="auto", grid_area="1 / 1 / 2 / 2")
        self.layers = tuple(
            Canvas(width=PIXELS * size, height=PIXELS * size, layout=shape) for _ in range(CANVASES)
        )
        for number, layer in enumerate(self.layers):
            layer.on_client_ready(partial(self.repaint, number))

    def paint(self, scene: Scene, theme: Theme) -> None:
        """Show a scene with at most one message, which contains only the differences."""
        self.send(self.prepare(scene, theme))

    def prepare(self, scene: Scene, theme: Theme) -> Plan:
        """The calls that show a scene. Errors in the scene are raised here, before anything is sent."""
        wood = tuple(shape for shape in scene.board if not isinstance(shape, Label))
        picture = _Picture(
            theme.with_paints(scene.paints),
            self._size * GRAIN / scene.width,
            round(self._size * scene.height / scene.width),
            scene.symbols,
            (wood, *_apart(scene.pieces), scene.marks, scene.labels),
        )
        old = self._picture if self._picture and self._picture.is_like(picture) else None
        picture = replace(picture, patches=tuple(_patches(picture, old)))
        shown = old.patches if old and self._sent else (None,) * CANVASES
        plan = [(number, self._calls(picture, number, shown[number])) for number in range(CANVASES)]
        self._picture, self._sent = picture, False
        return [(number, calls) for number, calls in plan if calls]

    def send(self, plan: Plan) -> None:
        """Send a prepared plan to the page."""
        if self._picture is not None:
            for layer in self.layers:
                layer.height = PIXELS * self._picture.height
        self._send(plan)
        self._sent = True

    def resize(self, size: int) -> None:
        """Change the resolution of the canvases; the displayed width is decided by the page."""
        self._size = size
        self._picture = None
        for layer in self.layers:
            layer.width = PIXELS * size

    def repaint(self, number: int) -> None:
        """Callback: repaint a whole layer for a page that has just connected."""
        if self._picture is not None:
            self._send([(number, self._calls(self._picture, number, None))])

    def repaint_all(self) -> None:
        """Repaint every layer."""
        for number in range(CANVASES):
            self.repaint(number)

    def close(self) -> None:
        """Close the layers; models shared with other boards stay open."""
        self._picture = None
        for layer in self.layers:
            layer.close()

    def _calls(self, picture: _Picture, number: int, old: Patches | None) -> list[Call]:
        """The calls that update one layer; empty if nothing has changed."""
        new = picture.patches[number]
        kept = new.keys() & old.keys() if old else set()
        if old is not None and len(kept) == len(old) == len(new):
            return []
        pen = Pen(picture.theme, picture.scale)
        if old is None or (old and not kept):
            pen.wipe([Area(0, 0, GRAIN * self._size, GRAIN * picture.height)])
        else:
            pen.wipe(area for shapes in old if shapes not in kept for area in old[shapes])
        pen.draw(filled_in(shapes, picture.symbols) for shapes in new if shapes not in kept)
        return [Call(call.name, tuple(map(_paint_of, call.args))) for call in pen.calls]

    def _send(self, plan: Plan) -> None:
        if not plan:
            return
        told, arrays = message((self.layers[number], calls) for number, calls in plan)
        manager = self.layers[0]._canvas_manager  # noqa: SLF001  # all canvases share it
        manager.flush()  # calls that user code holds back (`hold_canvas`) come first
        manager.send(told, buffers=arrays)
        # Keep ipycanvas's state in sync, or the next drawing by user code would land on our layer.
        manager._current_canvas = self.layers[plan[-1][0]]  # noqa: SLF001  # no public API for it


def _paint_of(value: Any) -> Any:
    """Converts a gradient to its ipycanvas widget; cached and never closed, as pages may still load an older one."""
    if not isinstance(value, Sweep):
        return value
    gradient, width, height = value
    return notebook.NOTEBOOK.shared(
        value,
        lambda: LinearGradient(
            gradient.x1 * width,
            gradient.y1 * height,
            gradient.x2 * width,
            gradient.y2 * height,
            [list(stop) for stop in gradient.stops],
        ),
    )


def _patches(picture: _Picture, old: _Picture | None) -> Iterator[Patches]:
    """The patches of each layer; those of unchanged layers are reused."""
    for number, layer in enumerate(picture.layers):
        if old is not None and old.layers[number] == layer:
            yield old.patches[number]
        else:
            yield cut(layer, picture.symbols, picture.theme, picture.scale)


def _apart(pieces: tuple[Shape, ...]) -> tuple[tuple[Shape, ...], tuple[Shape, ...]]:
    """Splits off what lies under the pieces, which has its own layer and changes without them."""
    under = tuple(takewhile(lambda shape: not isinstance(shape, Stamp), pieces))
    return under, pieces[len(under) :]
