"""Names of sites and moves as the readers of a game write them, where these differ from the names of the rules.

Inside, a site has one name. Only what is told, drawn or typed is translated, by a `Naming`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

_SIGNS = re.compile(r"([-x])")
_WORD = re.compile(r"[^\W_]+")


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
