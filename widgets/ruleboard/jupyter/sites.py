"""Serializes the sites of a board for the page: their places, labels and possible actions.

The formats are compact, because most of this is sent with every click.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from ruleboard.page.view import View
from ruleboard.rules.base import Site
from ruleboard.rules.errors import Unknown
from ruleboard.rules.naming import Names
from ruleboard.scene.paint import Theme
from ruleboard.scene.shapes import Scene

MANY = 4  # equal labels in a row that are run-length encoded
LETTERS = ord("0")  # the character of the first site


class Phrases:
    """Encodes labels as indexes into a table of phrases: a click sends some numbers, not dozens of sentences.

    The table only grows, so existing indexes stay valid.
    """

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    @property
    def table(self) -> list[str]:
        """All phrases used so far, by index."""
        return [*self._numbers]

    def written(self, labels: Iterable[Iterable[str]]) -> str:
        """Encodes labels: "1,,1+4,-" is four of them; an empty one is phrase 0, a dash is no phrase.

        "2*18" is a run of 18 equal labels.
        """
        rows = groupby(self._of_site(phrases) for phrases in labels)
        return ",".join(_row(label, len([*alike])) for label, alike in rows)

    def _of_site(self, phrases: Iterable[str]) -> str:
        numbers = [self._numbers.setdefault(each, len(self._numbers)) for each in phrases]
        return "" if numbers == [0] else "+".join(map(str, numbers)) or "-"


def _row(label: str, count: int) -> str:
    return f"{label}*{count}" if count >= MANY else ",".join([label] * count)


def places(scene: Scene, called: Mapping[Site, str]) -> list[list[Any]]:
    """The place of each site: [name, x, y, radius] in per cent of the board's width; y of its height.

    A fifth item is the name for readers, where it is another one.
    """
    across, down = 100 / scene.width, 100 / scene.height
    return [
        [
            r.site,
            *(round(r.x * across, 2), round(r.y * down, 2), round(r.r * across, 2)),
            *([called[r.site]] if r.site in called else []),
        ]
        for r in scene.regions
    ]


def between(scene: Scene) -> list[Any]:
    """The region for clicks beside all sites: [name, left, top, right, bottom]; empty if there is none."""
    if scene.between is None:
        return []
    across, down, part = 100 / scene.width, 100 / scene.height, scene.between
    spots = (
        part.x * across,
        part.y * down,
        (part.x + part.width) * across,
        (part.y + part.height) * down,
    )
    return [part.site, *(round(spot, 2) for spot in spots)]


def hand(view: View, known: Sequence[str]) -> str:
    """Two bit masks in hex, one bit per site: pieces that can be dragged to another site, and off the board."""
    chosen = (among(sites, known) for sites in (view.carried, view.off))
    return ",".join(f"{sum(1 << known.index(site) for site in sites):x}" for sites in chosen)


def ways(view: View, known: Sequence[str]) -> str:
    """The targets of each draggable piece: "3ab 4cd", one character per site, the source first."""
    letter = {site: chr(LETTERS + number) for number, site in enumerate(known)}
    return " ".join(
        "".join(letter[each] for each in (site, *view.ways[site]))
        for site in known
        if site in view.ways
    )


def naming(scene: Scene, theme: Theme) -> list[Any]:
    """The site names: their height and the width of a square, in per cent of the board's width, colour and outline.

    Then the place of each name that is not on a square: "a 12.5 96".
    """
    if not scene.labels:
        return []
    (label, *_), across = scene.labels, 100 / scene.width
    style = theme[label.role]
    places = [
        f"{each.text} {each.x * across:.5g} {100 * each.y / scene.height:.5g}"
        for each in scene.labels
        if not scene.names
    ]
    sizes = round(label.size * across, 2), round(across, 2)
    return [*sizes, style.fill, style.stroke or "", *places]


def among(names: Iterable[str], known: Collection[str]) -> list[str]:
    """Names in the order of the sites; raises Unknown for one that is not a site."""
    chosen = set(names)
    for name in sorted(chosen.difference(known)):
        raise Unknown("unknown_site", got=name, expected=Names(name, tuple(known)))
    return [name for name in known if name in chosen]
