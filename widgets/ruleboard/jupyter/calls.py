"""Converts the patches of a layer to canvas calls: few, small, and all prepared before the first one is sent.

Every call costs bytes, and an invalid argument stops every canvas of a page. So equal shapes are batched into one call,
attributes are sent only when they change, and everything is validated here, before anything is sent.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, groupby
from typing import Any, NamedTuple

from ruleboard.jupyter.canvas_message import Call, short
from ruleboard.rules.errors import BadValue
from ruleboard.scene.paint import Gradient, Style, Theme
from ruleboard.scene.patches import GRAIN, PIXELS, Area, steps
from ruleboard.scene.shapes import BASELINE, Box, Disc, Label, Lines, Poly, Primitive, Ring

_SMALL = PIXELS / GRAIN  # canvas pixels per step
_FEW = 4  # from this many shapes on, one call with arrays is shorter than single calls
_INSIDE = {"fill": ("nonzero",)}  # the fill rule of a path
_Kind = tuple[type[Primitive], str]
_COLOUR = re.compile(r"#[0-9a-f]{6}", re.IGNORECASE)


class Sweep(NamedTuple):
    """A gradient over a box at (0, 0), with its size in steps; ipycanvas needs a widget for it."""

    gradient: Gradient
    width: int
    height: int


class Pen:
    """Collects the calls for one layer in one update."""

    def __init__(self, theme: Theme, scale: float) -> None:
        """`scale` is the number of steps in a board unit."""
        self._theme = theme
        self._scale = scale
        # Attributes set in this update; those from earlier updates differ from page to page.
        self._set: dict[str, Any] = {}
        self.calls: list[Call] = []
        self._upright()

    def wipe(self, areas: Iterable[Area]) -> None:
        """Clear some areas."""
        for left, top, right, bottom in areas:
            self._call("clear_rect", left, top, right - left, bottom - top)

    def draw(self, patches: Iterable[Sequence[Primitive]]) -> None:
        """Draw patches, with equal shapes of all patches batched."""
        for (kind, role), parts in _gathered(patches):
            _DRAW[kind](self, self._theme[role], parts)

    def discs(self, style: Style, discs: Sequence[Disc]) -> None:
        """Fill circles."""
        if self._fills(style):
            self._circles("fill", discs)

    def rings(self, style: Style, rings: Sequence[Ring]) -> None:
        """Outline circles."""
        if self._strokes(style):
            self._circles("stroke", rings)

    def lines(self, style: Style, lines: Sequence[Lines]) -> None:
        """Draw straight segments."""
        if not self._strokes(style):
            return
        segments = [tuple(map(self._steps, s)) for shape in lines for s in shape.segments]
        if style.opacity < 1:  # one path, or overlapping segments would be painted twice
            self._call("begin_path")
            for x1, y1, x2, y2 in segments:
                self._call("move_to", x1, y1)
                self._call("line_to", x2, y2)
            self._call("stroke")
        elif len(segments) < _FEW:
            for segment in segments:
                self._call("stroke_line", *segment)
        else:
            self._call("stroke_line_segments", len(segments), short(chain(*segments)), 2)

    def polys(self, style: Style, polys: Sequence[Poly]) -> None:
        """Fill and outline polygons."""
        corners = [[self._steps(value) for p in poly.points for value in p] for poly in polys]
        for verb in self._verbs(style):
            for length, group in groupby(corners, key=len):
                alike = list(group)
                if len(alike) < _FEW:
                    for points in alike:
                        self._call(f"{verb}_polygon", short(points, 2))
                else:
                    numbers = short(chain(*alike))
                    self._call(f"{verb}_polygons", len(alike), numbers, length // 2)

    def boxes(self, style: Style, boxes: Sequence[Box]) -> None:
        """Fill and outline rectangles; rounded ones and those with a gradient are drawn one by one."""
        if isinstance(style.fill, Gradient) or any(box.radius for box in boxes):
            for box in boxes:
                self._panel(style, box)
            return
        edges = [
            (self._steps(b.x), self._steps(b.y), self._length(b.width), self._length(b.height))
            for b in boxes
        ]
        for verb in self._verbs(style):
            if len(edges) < _FEW:
                for edge in edges:
                    self._call(f"{verb}_rect", *edge)
            else:
                self._call(f"{verb}_rects", *map(short, zip(*edges, strict=True)))

    def labels(self, style: Style, labels: Sequence[Label]) -> None:
        """Write short texts, those with an outline on a halo."""
        for verb in (*(["stroke"] if self._strokes(style) else []), "fill"):
            if verb == "stroke":
                self._attribute("line_join", "round")
            elif not self._fills(style):
                return
            self._attribute("text_align", "center")
            for label in labels:
                self._attribute("font", f"{self._length(label.size)}px {self._theme.font}")
                baseline = self._steps(label.y + BASELINE * label.size)
                self._call(f"{verb}_text", str(label.text), self._steps(label.x), baseline)

    def _circles(self, verb: str, circles: Sequence[Disc | Ring]) -> None:
        spots = [(self._steps(c.x), self._steps(c.y), self._length(c.r)) for c in circles]
        if len(spots) < _FEW:
            for spot in spots:
                self._call(f"{verb}_circle", *spot)
            return
        x, y, radii = zip(*spots, strict=True)
        radius = radii[0] if len(set(radii)) == 1 else short(radii)
        self._call(f"{verb}_circles", short(x), short(y), radius)

    def _panel(self, style: Style, box: Box) -> None:
        """One box, drawn with a translated origin, so that boxes of the same size share a gradient."""
        x, y = self._steps(box.x), self._steps(box.y)
        right, bottom = self._length(box.width), self._length(box.height)
        radius = min(self._length(box.radius), right // 2, bottom // 2)
        verbs = list(self._verbs(style, right, bottom))
        self._call("set_transform", _SMALL, 0, 0, _SMALL, x * _SMALL, y * _SMALL)
        self._call("begin_path")
        self._call("move_to", radius, 0)
        self._call("arc_to", right, 0, right, bottom, radius)
        self._call("arc_to", right, bottom, 0, bottom, radius)
        self._call("arc_to", 0, bottom, 0, 0, radius)
        self._call("arc_to", 0, 0, right, 0, radius)
        self._call("close_path")
        for verb in verbs:
            self._call(verb, *_INSIDE.get(verb, ()))
        self._upright()

    def _upright(self) -> None:
        """Reset the transform; also needed at first, because a newly connected page has none."""
        self._call("set_transform", _SMALL, 0, 0, _SMALL, 0, 0)

    def _verbs(self, style: Style, width: int = 0, height: int = 0) -> Iterable[str]:
        """Yields "fill", "stroke", both or neither, and sets the paint of each just before it is yielded."""
        if self._fills(style, width, height):
            yield "fill"
        if self._strokes(style):
            self._attribute("line_join", "round")
            yield "stroke"

    def _fills(self, style: Style, width: int = 0, height: int = 0) -> bool:
        if style.fill is None:
            return False
        if not isinstance(style.fill, Gradient):
            paint: str | Sweep = _checked(style.fill)
        elif width and height:
            stops = tuple((at, _checked(colour)) for at, colour in style.fill.stops)
            paint = Sweep(replace(style.fill, stops=stops), width, height)
        else:
            raise BadValue("not_drawable", got=style.fill, expected="a gradient on a box")
        self._opacity(style)
        self._attribute("fill_style", paint)
        return True

    def _strokes(self, style: Style) -> bool:
        if style.stroke is None or not style.width:
            return False
        self._opacity(style)
        self._attribute("stroke_style", _checked(style.stroke))
        self._attribute("line_width", self._length(style.width))
        self._attribute("line_cap", "round")  # rings too, or a seam shows where a circle begins
        self._attribute("set_line_dash", [self._length(length) for length in style.dash])
        return True

    def _opacity(self, style: Style) -> None:
        self._attribute("global_alpha", min(max(style.opacity, 0), 1))

    def _attribute(self, name: str, value: Any) -> None:
        if self._set.get(name) != value:
            self._set[name] = value
            self._call(name, value)

    def _call(self, name: str, *args: Any) -> None:
        self.calls.append(Call(name, args))

    def _steps(self, value: float) -> int:
        return steps(value, self._scale)

    def _length(self, value: float) -> int:
        if value < 0:
            raise BadValue("not_drawable", got=value, expected="a length of 0 or more")
        return steps(value, self._scale)


_DRAW: Mapping[type[Primitive], Callable[[Pen, Style, list[Any]], None]] = {
    Disc: Pen.discs,
    Ring: Pen.rings,
    Lines: Pen.lines,
    Poly: Pen.polys,
    Box: Pen.boxes,
    Label: Pen.labels,
}


def _gathered(patches: Iterable[Sequence[Primitive]]) -> Iterator[tuple[_Kind, list[Primitive]]]:
    """Batches of shapes of one kind. Patches do not overlap, so only the order within each patch matters.

    Greedy: of the kinds that are next in some patch, take the one with the fewest shapes that must still wait.
    """
    piles = [deque(patch) for patch in patches]
    left = Counter(_kind(part) for pile in piles for part in pile)
    while piles := [pile for pile in piles if pile]:
        ready = Counter(_kind(pile[0]) for pile in piles)
        kind = min(ready, key=lambda each: left[each] - ready[each])
        run: list[Primitive] = []
        for pile in piles:
            while pile and _kind(pile[0]) == kind:
                run.append(pile.popleft())
        left[kind] -= len(run)
        yield kind, run


def _kind(part: Primitive) -> _Kind:
    return type(part), part.role


def _checked(colour: str) -> str:
    if not _COLOUR.fullmatch(colour):
        raise BadValue("not_drawable", got=colour, expected="a colour such as #1f6fb2")
    return colour
