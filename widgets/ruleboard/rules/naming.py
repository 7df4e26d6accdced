"""Names of sites and moves as the readers of a game write them, where these differ from the names of the rules.

Inside, a site has one name. Only what is told, drawn or typed is translated, by a `Naming`. Errors about a name that no
site has carry `Names`: which of them a reader meant is found among the names that the reader uses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property

_SIGNS = re.compile(r"([-x])")
_WORD = re.compile(r"[^\W_]+")
_PLACE = re.compile(r"([a-z]?)(\d{1,3})")

NEAR = 3  # the most names that are proposed
FAR = 2  # columns and rows between what was written and what is proposed
ALIKE = 0.75  # how much similar names have in common


@dataclass(frozen=True)
class Naming:
    """The readers' names of all sites, and their sign for a capture."""

    sites: Mapping[str, str] = field(hash=False)
    takes: str = "x"
    drawn: str = ""  # the option of the scene with which the board shows these names

    @cached_property
    def _back(self) -> Mapping[str, str]:
        return {name.lower(): site for site, name in self.sites.items()}

    def told(self, text: str) -> str:
        """A site or a move in the readers' names; any other text as it is."""
        parts = _SIGNS.split(text)
        if not all(part in self.sites for part in parts[::2]):
            return text
        signs = (self.takes if sign == "x" else sign for sign in parts[1::2])
        names = (self.sites[part] for part in parts[::2])
        return next(names) + "".join(map("".join, zip(signs, names, strict=True)))

    def read(self, text: str) -> str:
        """A text with the sites of the rules instead of the readers' names."""
        return _WORD.sub(lambda word: self._back.get(word[0].lower(), word[0]), text)


@dataclass(frozen=True)
class Names:
    """All names that could have been written instead of `got`; a sentence shows an example and the nearest of them."""

    got: str
    sites: tuple[str, ...]

    def __str__(self) -> str:
        return ", ".join(self.sites)

    def told(self, naming: Naming | None) -> tuple[str, tuple[str, ...]]:
        """An example and the nearest names, as readers with this naming write them."""
        names = [naming.told(site) for site in self.sites] if naming else self.sites
        return names[len(names) // 5], nearest(self.got, names)


def nearest(got: str, names: Sequence[str]) -> tuple[str, ...]:
    """The names that somebody may have meant: neighbours of such a place, or else similar words."""
    wanted = _place(got)
    beside = tuple(_around(wanted, names))[:NEAR] if wanted else ()
    if beside:
        return beside
    spelled = {name.lower(): name for name in names}
    close = get_close_matches(got.strip().lower(), spelled, n=NEAR, cutoff=ALIKE)
    return tuple(spelled[each] for each in close)


def _place(name: str) -> tuple[int, int] | None:
    """The column, 0 if there is no letter, and the number of a name such as d6 or 28; None for other names."""
    found = _PLACE.fullmatch(name.strip().lower())
    return (ord(found[1]) if found[1] else 0, int(found[2])) if found else None


def _around(wanted: tuple[int, int], names: Iterable[str]) -> Iterable[str]:
    """The nearest names within `FAR`: only those at the least distance."""
    places = {name: place for name in names if (place := _place(name)) is not None}
    far = {
        name: abs(column - wanted[0]) + abs(row - wanted[1])
        for name, (column, row) in places.items()
    }
    least = min(far.values(), default=FAR + 1)
    return (name for name in names if least <= FAR and far.get(name) == least)
