"""The pieces, drawn once each around (0, 0): turned wooden men made of a few flat discs, lit from the upper left.

White and Black differ in their turning too (one groove and a boss against two grooves), so that a grey print or
a colour-blind eye tells them apart.
"""

from __future__ import annotations

from ruleboard.scene.shapes import Disc, Lines, Ring, Shape


def man(owner: int, r: float) -> tuple[Shape, ...]:
    """A man of player 0 or 1 with a radius."""
    body: tuple[Shape, ...] = (
        Disc(0.07 * r, 0.15 * r, 1.02 * r, "piece.shadow"),
        Disc(0, 0, r, f"piece.{owner}.rim"),
        Disc(-0.02 * r, -0.04 * r, 0.89 * r, f"piece.{owner}.face"),
    )
    groove = f"piece.{owner}.groove"
    if owner == 0:
        return (*body, Ring(0, 0, 0.62 * r, groove), Disc(0, 0, 0.2 * r, groove))
    return (*body, Ring(0, 0, 0.72 * r, groove), Ring(0, 0, 0.5 * r, groove))


def closed(r: float) -> tuple[Shape, ...]:
    """The × on a point that is closed to both players."""
    cross = ((-r, -r, r, r), (-r, r, r, -r))
    return (Lines(cross, "piece.closed_edge"), Lines(cross, "piece.closed"))
