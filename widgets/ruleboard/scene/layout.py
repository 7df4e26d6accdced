"""What follows from the places of sites alone, in any game: turning, rows to read, arrow keys, where clicks belong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import dist, floor

from ruleboard.scene.shapes import Region, Scene

Spot = tuple[float, float]
Places = Mapping[str, Spot]

DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
BESIDE = (
    1.5  # squares: how far the middle of a square is from those that touch it, corners included
)
_LARGEST = 0.7  # a hit region that is larger than this would reach out of its part of the board


def turned(places: Places, width: float, height: float) -> dict[str, Spot]:
    """The same places seen from the other side of the board."""
    return {site: (round(width - x, 4), round(height - y, 4)) for site, (x, y) in places.items()}


def rows(places: Places) -> tuple[tuple[str, ...], ...]:
    """The sites as people read them: rows from the top, each from left to right."""
    found: dict[float, list[tuple[float, str]]] = {}
    for site, (x, y) in places.items():
        found.setdefault(y, []).append((x, site))
    return tuple(tuple(site for _, site in sorted(found[y])) for y in sorted(found))


def regions(places: Places) -> tuple[Region, ...]:
    """A circle for each site, as large as can be without touching that of another."""
    return tuple(
        Region(site, x, y, min(_LARGEST, floor(round(50 * _nearest(site, places), 3)) / 100))
        for site, (x, y) in places.items()
    )


def arrows(
    places: Places, links: Mapping[str, Iterable[str]] | None = None
) -> dict[str, dict[str, str]]:
    """Where each arrow key leads: along a drawn line where one goes that way, else to the nearest site there."""
    drawn = links or {}
    table: dict[str, dict[str, str]] = {}
    for site in places:
        table[site] = {}
        for name, direction in DIRECTIONS.items():
            target = _ahead(site, direction, places, frozenset(drawn.get(site, ())))
            if target is not None:
                table[site][name] = target
    return table


def around(scene: Scene, site: str) -> tuple[str, ...]:
    """The sites next to one, in reading order: along a line where lines are drawn, else those that touch it."""
    places = {region.site: (region.x, region.y) for region in scene.regions}
    if scene.linked:
        near = set(scene.linked[site])
    else:
        near = {each for each in places if dist(places[site], places[each]) <= BESIDE} - {site}
    return tuple(each for row in scene.rows for each in row if each in near)


def _nearest(site: str, places: Places) -> float:
    here = places[site]
    return min((dist(here, there) for other, there in places.items() if other != site), default=2)


def _ahead(
    site: str, direction: tuple[int, int], places: Places, linked: frozenset[str]
) -> str | None:
    """The best site in a direction: a line's next point, the nearest within 45 degrees, or whatever is that way."""
    x, y = places[site]
    best: tuple[tuple[int, float, float], str] | None = None
    for other, (other_x, other_y) in places.items():
        dx, dy = other_x - x, other_y - y
        forward = round(dx * direction[0] + dy * direction[1], 4)
        aside = round(abs(dx * direction[1]) + abs(dy * direction[0]), 4)
        if forward <= 0:
            continue
        if aside > forward:
            rank = (2, aside / forward, forward)
        elif other in linked:
            rank = (0, aside / forward, forward)
        else:
            rank = (1, forward + 2 * aside, forward)
        if best is None or (rank, other) < best:
            best = (rank, other)
    return best[1] if best else None
