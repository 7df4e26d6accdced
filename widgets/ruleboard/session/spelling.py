"""Repairs what keyboards do to a written move: full-width signs, dashes of all kinds, letters of another layout.

A repair is used only if the result has the form of a move, so words of every language stay as they are.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

_DASHES = dict.fromkeys(map(ord, "‐‑‒–—―−﹣ー"), "-")
_AT_THE_END = " \t.,;!?。、"

# Cyrillic letters that look or sound like the Latin ones of a board: а7, с3, д6, 28х17.
_ALIKE = str.maketrans("абвгдеёхсцфнокрт", "abbgdeexccfhokpt")
# The same keys of a Russian keyboard: п4-п7 is g4-g7.
_LAYOUT = str.maketrans("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm")


def legible(text: str, fits: Callable[[str], bool]) -> str:
    """A text as its writer meant it: the first reading that `fits`, or else only with common signs."""
    plain = unicodedata.normalize("NFKC", text).translate(_DASHES)
    bare = plain.strip(_AT_THE_END)
    readings = (plain, bare, bare.lower().translate(_ALIKE), bare.lower().translate(_LAYOUT))
    return next((each for each in readings if fits(each)), plain)
