"""Men and kings as symbols around (0, 0): turned wooden discs made of a few flat circles, lit from the upper left.

White and Black also differ in shape (one groove and a boss, or two grooves), so that they can be told apart in a grey
print and by colour-blind readers.
"""

from __future__ import annotations

from ruleboard.scene.shapes import Disc, Lines, Poly, Ring, Shape


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


def king(owner: int, r: float) -> tuple[Shape, ...]:
    """A king: two men on top of each other, and a crown."""
    return (
        Disc(0.09 * r, 0.24 * r, 1.02 * r, "piece.shadow"),
        Disc(0, 0.13 * r, r, f"piece.{owner}.rim"),
        Disc(0, 0.09 * r, 0.9 * r, f"piece.{owner}.second"),
        Disc(0, -0.07 * r, r, f"piece.{owner}.rim"),
        Disc(-0.02 * r, -0.11 * r, 0.89 * r, f"piece.{owner}.face"),
        Poly(_crown(r), f"piece.{owner}.crown"),
    )


def ghost(owner: int, r: float, *, crowned: bool) -> tuple[Shape, ...]:
    """A jumped piece that is removed at the end of the move: faded, with a dashed rim and a slash."""
    slash = ((-0.62 * r, 0.62 * r, 0.62 * r, -0.62 * r),)
    crown = (Poly(_crown(r), "piece.ghost_crown"),) if crowned else ()
    return (
        Disc(0, 0, 0.95 * r, f"piece.{owner}.ghost"),
        *crown,
        Ring(0, 0, 0.95 * r, "piece.ghost_rim"),
        Lines(slash, "piece.ghost_slash"),
    )


def _crown(r: float) -> tuple[tuple[float, float], ...]:
    """Three tall points over a band."""
    points = (
        (-0.48, 0.28),
        (-0.56, -0.36),
        (-0.26, -0.08),
        (0, -0.56),
        (0.26, -0.08),
        (0.56, -0.36),
        (0.48, 0.28),
    )
    return tuple((round(x * r, 4), round((y - 0.05) * r, 4)) for x, y in points)
