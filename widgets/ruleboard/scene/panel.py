"""The wooden panel with its frame, common to all boards, and the coordinates along the edges."""

from __future__ import annotations

from collections.abc import Iterable

from ruleboard.scene.shapes import Box, Label, Lines, Segment, Shape

FRAME = 0.46  # the width of a frame with coordinates
BARE = 0.24  # and of one without
_CORNER = 0.2
_TYPE = 0.32


def panel(width: float, height: float, frame: float) -> tuple[Shape, ...]:
    """A panel in a frame; width and height are those of the whole picture."""
    inner_width, inner_height = width - 2 * frame, height - 2 * frame
    edge = 0.04
    return (
        Box(0, 0, width, height, _CORNER, "board.frame"),
        Box(edge, edge, width - 2 * edge, height - 2 * edge, _CORNER - edge, "board.frame_light"),
        Lines(_mitre(width, height, frame), "board.mitre"),
        Box(
            frame - edge,
            frame - edge,
            inner_width + 2 * edge,
            inner_height + 2 * edge,
            edge * 2,
            "board.rebate",
        ),
        Box(frame, frame, inner_width, inner_height, edge, "board.panel"),
        Lines(_grain(frame, inner_width, inner_height), "board.grain"),
    )


def edge_labels(
    files: Iterable[tuple[float, str]],
    ranks: Iterable[tuple[float, str]],
    height: float,
    frame: float,
    scale: float = 1,
) -> tuple[Shape, ...]:
    """Names of files below the board and of ranks on its left, as in books; `scale` enlarges the font."""
    middle, size = frame / 2, round(_TYPE * scale, 4)
    return (
        *(Label(x, round(height - middle, 4), text, size, "board.label") for x, text in files),
        *(Label(round(middle, 4), y, text, size, "board.label") for y, text in ranks),
    )


def _mitre(width: float, height: float, frame: float) -> tuple[Segment, ...]:
    """The corner joints of the frame."""
    near, far_x, far_y = _CORNER * 0.5, width - _CORNER * 0.5, height - _CORNER * 0.5
    right, bottom = width - frame, height - frame
    return (
        (near, near, frame, frame),
        (far_x, near, right, frame),
        (near, far_y, frame, bottom),
        (far_x, far_y, right, bottom),
    )


def _grain(
    left: float, width: float, height: float
) -> tuple[tuple[float, float, float, float], ...]:
    """Wood grain: long, nearly horizontal lines, unevenly spaced but deterministic."""
    found = []
    step = 0.0
    y = left + 0.11
    while y < left + height - 0.1:
        start, end = (step * 0.37) % 0.5, 1 - (step * 0.61) % 0.45
        slope = 0.02 - (step * 0.013) % 0.04
        found.append(
            (
                round(left + start * width, 2),
                round(y, 2),
                round(left + end * width, 2),
                round(y + slope, 2),
            )
        )
        step += 1
        y += 0.13 + (step * step * 0.17) % 0.31
    return tuple(found)
