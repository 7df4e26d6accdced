"""What a page is told of the sites of a board: where they are, what is said of them, what can be done there.

All of it is short, because most of it goes with every click.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from typing import Any

from ruleboard.page.view import View
from ruleboard.rules.errors import Unknown
from ruleboard.scene.paint import Theme
from ruleboard.scene.shapes import Scene

MANY = 4  # labels in a row that are alike
LETTERS = ord("0")  # the letter of the first site


class Phrases:
    """What is said of sites, as numbers of a table: a click sends some numbers, not some dozen sentences.

    The table only grows, so that a page can be told of it before it is used.
    """

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    @property
    def table(self) -> list[str]:
        """Every phrase that was used so far."""
        return [*self._numbers]

    def written(self, labels: Iterable[Iterable[str]]) -> str:
        """The labels of some sites: "1,,1+4,-" is four of them; nothing stands for phrase 0, a dash for no phrase.

        "2*18" is a row of many that are alike.
        """
        rows = groupby(self._of_site(phrases) for phrases in labels)
        return ",".join(_row(label, len([*alike])) for label, alike in rows)

    def _of_site(self, phrases: Iterable[str]) -> str:
        numbers = [self._numbers.setdefault(each, len(self._numbers)) for each in phrases]
        return "" if numbers == [0] else "+".join(map(str, numbers)) or "-"


def _row(label: str, count: int) -> str:
    return f"{label}*{count}" if count >= MANY else ",".join([label] * count)


def places(scene: Scene) -> list[list[Any]]:
    """Where each site is: [name, x, y, radius] in per cent of the board; y in per cent of its height."""
    across, down = 100 / scene.width, 100 / scene.height
    return [
        [r.site, round(r.x * across, 2), round(r.y * down, 2), round(r.r * across, 2)]
        for r in scene.regions
    ]


def between(scene: Scene) -> list[Any]:
    """What a click beside all sites means, and where: [name, left, top, right, bottom]."""
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
    """Whose pieces can be dragged to another site, and off the board: a bit for each site, in hex."""
    chosen = (among(sites, known) for sites in (view.carried, view.off))
    return ",".join(f"{sum(1 << known.index(site) for site in sites):x}" for sites in chosen)


def ways(view: View, known: Sequence[str]) -> str:
    """Where each piece that can be dragged may go: "3ab 4cd", a letter for each site, the piece's own first."""
    letter = {site: chr(LETTERS + number) for number, site in enumerate(known)}
    return " ".join(
        "".join(letter[each] for each in (site, *view.ways[site]))
        for site in known
        if site in view.ways
    )


def naming(scene: Scene, theme: Theme) -> list[Any]:
    """The names of the sites: how high they are and how far apart the squares, in per cent of the board's width.

    Then their ink, that of the line around it, and where each stands that is not written on a square: "a 12.5 96".
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
    """Names in the order of the sites; one that is not among them is refused."""
    chosen = set(names)
    for name in sorted(chosen.difference(known)):
        raise Unknown("unknown_site", got=name, expected=tuple(known))
    return [name for name in known if name in chosen]
