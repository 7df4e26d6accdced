"""Animation for the page: the duration and sound of each step, and how each site looks after it.

The page has only two pictures to draw with, before and after. So an intermediate site is described in terms of these:
as after, empty, faded, or as before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ruleboard.rules.base import Piece, Role, Site
from ruleboard.session.motion import Change, Motion, Step

SLIDE, CHANGE = 220, 130  # milliseconds: a piece that slides; a change without movement
LONGEST = 1200  # for a whole move
JUMPS = 1000  # for all slides of a long capture together
SHORTEST = 40

WAYS = 3  # a step has at least its time, its sound and its slides

SILENT, PLACE, TAKE = 0, 1, 2
"""The sound at the end of a step."""

LOOKS = "+-~="
"""Codes for how a site looks, in the order of a step's lists: as after, empty, faded, as before."""


def timed(motion: Motion, *, moving: bool) -> list[list[Any]]:
    """The steps of a motion: milliseconds, sound, slides, then one list of sites for each of LOOKS.

    Trailing empty lists are omitted. With `moving=False` every step takes 0 ms.
    """
    lasting = _durations(motion) if moving else [0] * len(motion)
    first: dict[Site, Piece | None] = {}
    last: dict[Site, Piece | None] = {}
    for step in motion:
        for site, old, new in step.changes:
            first.setdefault(site, old)
            last[site] = new
    carried: set[Site] = set()
    told = []
    for step, duration in zip(motion, lasting, strict=True):
        looks = _looks(step, first, last, carried)
        told.append(_short([duration, _sound(step, motion), [*map(list, step.slides)], *looks]))
    return told


def written(steps: Iterable[list[Any]], sites: Sequence[Site]) -> str:
    """Serializes steps compactly: "220.1,31>27,~28 130.0,-28" is two steps, with sites as numbers.

    A step is its milliseconds and sound, then slides, then sites, each prefixed with its code from LOOKS.
    """
    number = {site: str(count) for count, site in enumerate(sites)}
    told = []
    for lasting, heard, ways, *looks in steps:
        parts = [f"{lasting}.{heard}", *(f"{number[a]}>{number[b]}" for a, b in ways)]
        for sign, look in zip(LOOKS, looks, strict=False):
            parts += [sign + number[site] for site in look]
        told.append(",".join(parts))
    return " ".join(told)


def _durations(motion: Motion) -> list[int]:
    ways = sum(bool(step.slides) for step in motion)
    slide = min(SLIDE, JUMPS // max(ways, 1))
    wanted = [slide if step.slides else CHANGE for step in motion]
    share = min(1, LONGEST / sum(wanted)) if wanted else 1
    return [max(SHORTEST, int(share * each)) for each in wanted]


def _sound(step: Step, motion: Motion) -> int:
    """A placed piece and a captured one make a sound; a capture of several jumps does at every jump."""
    if step.role in (Role.JUMPED, Role.SHOT):
        return TAKE
    if step.role is Role.TAKEN:
        return SILENT if any(each.role is Role.JUMPED for each in motion) else TAKE
    return PLACE if step.role is Role.MOVED else SILENT


def _looks(
    step: Step,
    first: dict[Site, Piece | None],
    last: dict[Site, Piece | None],
    carried: set[Site],
) -> list[list[Site]]:
    """The sites that change with this step, one list per LOOKS; `carried` are sites that a piece has slid to."""
    targets = {target for _, target in step.slides}
    sources = {source for source, _ in step.slides}
    carried -= sources
    looks: list[list[Site]] = [[], [], [], []]
    for change in step.changes:
        site = change.site
        if site in targets:
            carried.add(site)
        elif (site in sources and change.new is None) or _stays(change, last, carried):
            continue
        else:
            looks[_look(change, first, last)].append(site)
            carried.discard(site)
    return looks


def _stays(change: Change, last: dict[Site, Piece | None], carried: set[Site]) -> bool:
    """Whether a piece that slid here keeps its look, because neither picture shows its new one."""
    return change.site in carried and change.new not in (None, last[change.site])


def _look(change: Change, first: dict[Site, Piece | None], last: dict[Site, Piece | None]) -> int:
    site, _, new = change
    if new is None:
        return 1
    if new == last[site]:
        return 0
    return 3 if new == first[site] else 2


def _short(step: list[Any]) -> list[Any]:
    while len(step) > WAYS and step[-1] == []:
        step.pop()
    return step
