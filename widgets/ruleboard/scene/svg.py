"""Renders a scene as SVG, for saved notebooks and documents. Deterministic: the same scene gives the same bytes.

A board unit is 100 user units, so nearly all numbers are integers. The ids of definitions are hashes of their content:
two pictures in one page share an id only for the same definition.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2s
from html import escape
from itertools import groupby

from ruleboard.rules.arguments import checked
from ruleboard.rules.errors import BadValue
from ruleboard.scene.paint import Gradient, Style, Theme
from ruleboard.scene.shapes import (
    BASELINE,
    Box,
    Disc,
    Label,
    Lines,
    Poly,
    Ring,
    Scene,
    Segment,
    Shape,
    Stamp,
)
from ruleboard.scene.text import legible

# Board units: space between the pictures of a sheet, and for the number of each.
MARGIN, NUMBER = (0.6, 0.9)
LETTER = 11  # pixels: minimum font size of the names of sites
GROWTH = 1.25  # factor by which they grow, step by step, if a picture is shown smaller
SMALLEST = 160  # pixels: minimum width of a picture
GREY = "#767676"  # of the numbers: readable on light and on dark pages


WIDEST = 100_000  # pixels


@checked
def render(
    scene: Scene, theme: Theme, *, width: int = 440, title: str = "", alone: bool = False
) -> str:
    """The whole picture, `width` pixels wide; screen readers read the title.

    With `alone`, for image files, it contains a style sheet: the names of sites grow if the image is shown smaller.
    """
    if not 0 < width <= WIDEST:
        raise BadValue("impossible_size", got=width, expected=f"1–{WIDEST}")
    height = round(width * scene.height / scene.width)
    pen = _Pen(theme.with_paints(scene.paints), scene.symbols)
    body = pen.draw((*scene.board, *scene.pieces, *scene.marks, *scene.names))
    named = f' role="img"><title>{escape(legible(title), quote=False)}</title>' if title else ">"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {_n(scene.width)} {_n(scene.height)}" stroke-linecap="round" '
        f'stroke-linejoin="round" text-anchor="middle" font-family="{escape(theme.font)}"{named}'
        f"<defs>{''.join(pen.definitions.values())}</defs>{_growing(scene, theme) if alone else ''}{body}</svg>"
    )


def _growing(scene: Scene, theme: Theme) -> str:
    """A style sheet that keeps the names of sites readable at any width; it selects them by colour and font size."""
    rules = []
    for role, size in sorted({(label.role, label.size) for label in scene.labels}):
        chosen = f'[fill="{theme[role].fill}"][font-size="{_n(size)}"]'
        width, grown = LETTER * scene.width / size, size * GROWTH
        while width > SMALLEST:
            rules.append(f"@media(max-width:{width:.4g}px){{{chosen}{{font-size:{_n(grown)}px}}}}")
            width, grown = width / GROWTH, grown * GROWTH
    return f"<style>{''.join(rules)}</style>" if rules else ""


def render_sheet(scenes: Sequence[Scene], theme: Theme, *, width: int, columns: int) -> str:
    """Several pictures of the same size as one SVG, numbered, in a number of columns; each is `width` pixels wide.

    Common parts, mainly the board, are included once, as saved notebooks have many such sheets.
    """
    first = scenes[0]
    across, down = first.width + MARGIN, first.height + MARGIN + NUMBER
    rows = -(-len(scenes) // columns)
    definitions: dict[str, str] = {}
    body = []
    for count, scene in enumerate(scenes):
        pen = _Pen(theme.with_paints(scene.paints), scene.symbols, definitions)
        x, y = count % columns * across, count // columns * down + NUMBER
        number = f'<text x="{_n(NUMBER / 2)}" y="{_n(-NUMBER / 4)}">{count + 1}</text>'
        drawn = pen.again(scene.board) + pen.draw((*scene.pieces, *scene.marks))
        body.append(
            f'<g transform="translate({_n(x)} {_n(y)})">{number}{drawn}{pen.again(scene.names)}</g>'
        )
    size = columns * across - MARGIN, rows * down - MARGIN
    pixels = [round(width * each / first.width) for each in size]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{pixels[0]}" height="{pixels[1]}" '
        f'viewBox="0 0 {_n(size[0])} {_n(size[1])}" stroke-linecap="round" stroke-linejoin="round" '
        f'text-anchor="middle" font-family="{escape(theme.font)}" font-size="{_n(NUMBER)}" '
        f'font-weight="bold" fill="{GREY}"><defs>{"".join(definitions.values())}</defs>'
        f"{''.join(body)}</svg>"
    )


def _n(value: float) -> str:
    """A length in user units."""
    return f"{round(value * 100, 1):g}"


class _Pen:
    """Renders shapes with a theme, and collects the definitions that they refer to, by id."""

    def __init__(
        self,
        theme: Theme,
        symbols: Mapping[str, tuple[Shape, ...]],
        definitions: dict[str, str] | None = None,
    ) -> None:
        self.definitions: dict[str, str] = {} if definitions is None else definitions
        self._theme = theme
        self._symbols = {
            name: self._define("g", "", self.draw(shapes)) for name, shapes in symbols.items()
        }

    def draw(self, shapes: Iterable[Shape]) -> str:
        """Render shapes; consecutive ones with the same paint become one group or one path."""
        drawn = []
        for (kind, paint), run in groupby(shapes, lambda shape: (type(shape), self._paint(shape))):
            if paint is None:
                continue
            found = list(run)
            elements = [_path(found)] if kind is Lines else [*map(self._element, found)]
            if len(elements) == 1:
                name, _, rest = elements[0].partition(" ")
                drawn.append(f"{name}{paint} {rest}")
            else:
                group = "".join(elements)
                drawn.append(f"<g{paint}>{group}</g>" if paint else group)
        return "".join(drawn)

    def again(self, shapes: Iterable[Shape]) -> str:
        """Render shapes that occur in several pictures as a reference to one definition."""
        drawn = self.draw(shapes)
        return f'<use href="#{self._define("g", "", drawn)}"/>' if drawn else ""

    def _define(self, tag: str, attributes: str, content: str) -> str:
        name = "b" + blake2s(f"{attributes}{content}".encode(), digest_size=4).hexdigest()
        self.definitions[name] = f'<{tag} id="{name}"{attributes}>{content}</{tag}>'
        return name

    def _paint(self, shape: Shape) -> str | None:
        """The attributes that all shapes of a role share; None if the shape is invisible."""
        if isinstance(shape, Stamp):
            return ""
        style = self._theme[shape.role]
        stroked = isinstance(shape, Ring | Lines)
        outlined = stroked or isinstance(shape, Poly | Box | Label)
        fill = None if stroked else style.fill
        stroke = style.stroke if outlined else None
        if fill is None and stroke is None:
            return None
        if isinstance(fill, Gradient):
            fill = self._gradient(fill, shape) if isinstance(shape, Box) else fill.stops[0][1]
        parts = [f' fill="{fill or "none"}"']
        if fill is not None and style.opacity < 1:
            parts.append(f' fill-opacity="{style.opacity:g}"')
        if stroke is not None:
            parts.append(_stroke(stroke, style))
        if isinstance(shape, Label):
            parts.append(f' font-size="{_n(shape.size)}"')
            if stroke is not None:
                parts.append(' paint-order="stroke"')
        return "".join(parts)

    def _gradient(self, gradient: Gradient, box: Box) -> str:
        ends = {
            "x1": box.x + gradient.x1 * box.width,
            "y1": box.y + gradient.y1 * box.height,
            "x2": box.x + gradient.x2 * box.width,
            "y2": box.y + gradient.y2 * box.height,
        }
        attributes = "".join(f' {name}="{_n(value)}"' for name, value in ends.items())
        attributes += ' gradientUnits="userSpaceOnUse"'
        stops = "".join(f'<stop offset="{at:g}" stop-color="{c}"/>' for at, c in gradient.stops)
        return f"url(#{self._define('linearGradient', attributes, stops)})"

    def _element(self, shape: Shape) -> str:
        match shape:
            case Disc() | Ring():
                return f'<circle cx="{_n(shape.x)}" cy="{_n(shape.y)}" r="{_n(shape.r)}"/>'
            case Box():
                corner = f' rx="{_n(shape.radius)}"' if shape.radius else ""
                return (
                    f'<rect x="{_n(shape.x)}" y="{_n(shape.y)}" '
                    f'width="{_n(shape.width)}" height="{_n(shape.height)}"{corner}/>'
                )
            case Poly():
                points = " ".join(f"{_n(x)},{_n(y)}" for x, y in shape.points)
                return f'<polygon points="{points}"/>'
            case Label():
                baseline = _n(shape.y + BASELINE * shape.size)
                text = escape(legible(shape.text), quote=False)
                return f'<text x="{_n(shape.x)}" y="{baseline}">{text}</text>'
            case Stamp():
                return f'<use href="#{self._symbols[shape.symbol]}" x="{_n(shape.x)}" y="{_n(shape.y)}"/>'
            case Lines():
                return _path((shape,))


def _stroke(colour: str, style: Style) -> str:
    dash = f' stroke-dasharray="{" ".join(map(_n, style.dash))}"' if style.dash else ""
    opacity = f' stroke-opacity="{style.opacity:g}"' if style.opacity < 1 else ""
    return f' stroke="{colour}" stroke-width="{_n(style.width)}"{dash}{opacity}'


def _path(run: Iterable[Shape]) -> str:
    """All segments of some Lines as one path."""
    lines = (segment for shape in run if isinstance(shape, Lines) for segment in shape.segments)
    return f'<path d="{"".join(map(_segment, lines))}"/>'


def _segment(segment: Segment) -> str:
    x1, y1, x2, y2 = map(_n, segment)
    if y1 == y2:
        return f"M{x1} {y1}H{x2}"
    if x1 == x2:
        return f"M{x1} {y1}V{y2}"
    return f"M{x1} {y1}L{x2} {y2}"
