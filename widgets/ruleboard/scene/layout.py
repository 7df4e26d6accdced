"""Geometry of sites, for all games: flipping the board, reading order, arrow keys, hit regions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import dist, floor

from ruleboard.scene.shapes import Region, Scene

Spot = tuple[float, float]
Places = Mapping[str, Spot]

DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
BESIDE = (
    1.5  # more than the distance of the centres of two squares that touch, corners included: √2
)
_LARGEST = 0.7  # maximum radius of a hit region


def turned(places: Places, width: float, height: float) -> dict[str, Spot]:
    """The places rotated by 180 degrees."""
    return {site: (round(width - x, 4), round(height - y, 4)) for site, (x, y) in places.items()}


def rows(places: Places) -> tuple[tuple[str, ...], ...]:
    """The sites in reading order: rows from the top, each from left to right."""
    found: dict[float, list[tuple[float, str]]] = {}
    for site, (x, y) in places.items():
        found.setdefault(y, []).append((x, site))
    return tuple(tuple(site for _, site in sorted(found[y])) for y in sorted(found))


def regions(places: Places) -> tuple[Region, ...]:
    """The largest circles around the sites that do not overlap."""
    return tuple(
        Region(site, x, y, min(_LARGEST, floor(round(50 * _nearest(site, places), 3)) / 100))
        for site, (x, y) in places.items()
    )


def arrows(
    places: Places, links: Mapping[str, Iterable[str]] | None = None
) -> dict[str, dict[str, str]]:
    """The target of each arrow key: along a drawn line in that direction, else the nearest site there."""
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
    """The neighbours of a site, in reading order: along drawn lines if the board has them, else those that touch."""
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
    """The best site in a direction: next on a line, else nearest within 45 degrees, else closest in angle."""
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
