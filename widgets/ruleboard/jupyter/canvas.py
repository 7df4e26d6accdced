"""The painter: a scene on a live canvas. The only module that knows ipycanvas, because ipycanvas needs care.

A page that connects late (a reload, a second tab, Voilà) has no picture and does not know which layer commands are
for: so it is told the layer first, in every message, and gets everything again when it reports itself. An exception
inside ipycanvas's hold would leave all canvases held for ever: so everything is computed before the hold, and the hold
ends whatever happens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ipycanvas import MultiCanvas, hold_canvas
from ipycanvas.canvas import LinearGradient
from ipywidgets import Layout

from ruleboard.jupyter.calls import Call, Pen, Sweep
from ruleboard.jupyter.patches import GRAIN, PIXELS, Area, Patches, Symbols, cut, filled_in
from ruleboard.scene.shapes import Scene
from ruleboard.scene.theme import Theme

LAYERS = 3  # the board, the pieces, the marks


@dataclass(frozen=True, slots=True)
class _Picture:
    """What the canvas shows, in a form that can be compared."""

    theme: Theme
    scale: float  # steps in a board unit
    height: int  # CSS pixels
    symbols: Symbols
    patches: tuple[Patches, ...]  # of each layer

    def is_like(self, other: _Picture) -> bool:
        """Whether equal shapes look the same in both pictures."""
        shared = self.symbols.keys() & other.symbols.keys()
        return (
            self.theme == other.theme
            and (self.scale, self.height) == (other.scale, other.height)
            and all(self.symbols[name] == other.symbols[name] for name in shared)
        )


class Painter:
    """Paints scenes, a fixed number of CSS pixels wide, on its `canvas`."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._wanted: _Picture | None = None
        self._shown: _Picture | None = None  # None: not known
        self._last = -1  # the layer that the last command went to
        self._gradients: dict[Sweep, Any] = {}
        self.canvas = MultiCanvas(
            LAYERS,
            width=PIXELS * size,
            height=PIXELS * size,
            layout=Layout(width="100%", height="auto", margin="0", grid_area="1 / 1 / 2 / 2"),
        )
        self.canvas.on_client_ready(self.repaint)

    def paint(self, scene: Scene, theme: Theme) -> None:
        """Show a scene: at most one message, and only with what is different."""
        scale = self._size * GRAIN / scene.width
        layers = (scene.board, scene.pieces, scene.marks)
        self._wanted = _Picture(
            theme,
            scale,
            round(self._size * scene.height / scene.width),
            scene.symbols,
            tuple(cut(layer, scene.symbols, theme, scale) for layer in layers),
        )
        self._update()

    def repaint(self) -> None:
        """Show everything again: somebody has connected who has seen nothing."""
        self._shown = None
        self._update()

    def close(self) -> None:
        """Close every widget that was made here: a canvas, its layers, their layouts, the gradients."""
        self._wanted = None
        self.canvas.on_client_ready(self.repaint, remove=True)
        layers = [self.canvas[number] for number in range(LAYERS)]
        for widget in (self.canvas, *layers):
            widget.layout.close()
            widget.close()
        for gradient in self._gradients.values():
            gradient.close()
        self._gradients.clear()

    def _update(self) -> None:
        new, old = self._wanted, self._shown
        if new is None:
            return
        if old is not None and not old.is_like(new):
            old = None
        plan = [
            (number, calls)
            for number in range(LAYERS)
            if (calls := self._calls(new, number, old.patches[number] if old else None))
        ]
        if not plan:
            return
        if plan[0][0] == self._last:
            # Without a change of layer ipycanvas would not say which layer is meant.
            elsewhere = (self._last + 1) % LAYERS
            plan.insert(0, (elsewhere, Pen(new.theme, new.scale).calls))
        self._shown = None
        if self.canvas.height != PIXELS * new.height:
            self.canvas.height = PIXELS * new.height
        self._send(plan)
        self._shown = new

    def _calls(self, picture: _Picture, number: int, old: Patches | None) -> list[Call]:
        """What brings one layer up to date; nothing if it is."""
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
        return [Call(call.name, tuple(map(self._paint_of, call.args))) for call in pen.calls]

    def _paint_of(self, value: Any) -> Any:
        """A gradient as the widget that ipycanvas wants. They stay: pages may still wait for an older one."""
        if not isinstance(value, Sweep):
            return value
        if value not in self._gradients:
            gradient, width, height = value
            self._gradients[value] = LinearGradient(
                gradient.x1 * width,
                gradient.y1 * height,
                gradient.x2 * width,
                gradient.y2 * height,
                [list(stop) for stop in gradient.stops],
            )
        return self._gradients[value]

    def _send(self, plan: Sequence[tuple[int, Sequence[Call]]]) -> None:
        hold = hold_canvas()
        hold.__enter__()
        try:
            for number, calls in plan:
                layer, self._last = self.canvas[number], number
                for name, args in calls:
                    if name in layer.ATTRS:
                        setattr(layer, name, *args)
                    else:
                        getattr(layer, name)(*args)
        finally:
            hold.__exit__(
                None, None, None
            )  # as if all went well: ipycanvas does not undo a hold on an exception
