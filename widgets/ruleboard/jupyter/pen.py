"""Validates drawings: rings and arrows that a teacher or a learner draws on a board. The page renders them.

They are not marks: they do not come from the rules, no machine knows them, and they are removed when the position
changes. All pages of a kernel share them, so that a class sees what its teacher draws.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from ruleboard.rules.base import Site
from ruleboard.rules.errors import BadValue, Unknown
from ruleboard.rules.naming import Names

Drawing = tuple[Site, ...]
"""A ring (one site), or an arrow (source and target)."""

MOST = 100  # drawings on a board: more would be unreadable
ENDS = 2  # of an arrow


def drawings(given: Iterable[Site | Sequence[Site]], known: Collection[Site]) -> list[list[Site]]:
    """Validates an author's drawings, without duplicates: `["d6", ("d6", "f6")]` is a ring and an arrow."""
    found: list[list[Site]] = []
    for each in given:
        sites = [each] if isinstance(each, str) else [str(site) for site in each]
        for site in sites:
            if site not in known:
                raise Unknown("unknown_site", got=site, expected=Names(site, tuple(known)))
        if not is_drawing(sites, known):
            raise BadValue("impossible_drawing", got=tuple(sites))
        if sites not in found:
            found.append(sites)
    return found


def is_drawing(value: Any, known: Collection[Site]) -> bool:
    """Whether a value is a ring or an arrow on this board; a page may send anything."""
    return (
        isinstance(value, (list, tuple))
        and 1 <= len(value) <= ENDS
        and all(isinstance(site, str) and site in known for site in value)
        and len(set(value)) == len(value)
    )


def believed(value: Iterable[Any], known: Collection[Site]) -> list[list[Site]]:
    """The valid drawings among those that a page sent, at most the last MOST."""
    return [list(each) for each in value if is_drawing(each, known)][-MOST:]
