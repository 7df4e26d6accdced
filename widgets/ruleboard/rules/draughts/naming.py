"""Names of squares: numbers, or letters and numbers from White's left as in chess.

International and English draughts are written in numbers, Russian and Brazilian draughts in letters (Правила вида
спорта «шашки», FMJD-64). Russian records write a capture with a colon.
"""

from __future__ import annotations

from functools import cache

from ruleboard.rules.draughts.layout import layout
from ruleboard.rules.draughts.rules import BRAZILIAN, RUSSIAN, Rules
from ruleboard.rules.naming import Naming

NUMBERS, LETTERS = "numbers", "letters"
NOTATIONS = (NUMBERS, LETTERS)


@cache
def naming(rules: Rules, notation: str = "") -> Naming | None:
    """The names of squares in a notation, by default the usual one of these rules; None for numbers."""
    usual = LETTERS if rules in (RUSSIAN, BRAZILIAN) else NUMBERS
    if (notation or usual) != LETTERS:
        return None
    return Naming(layout(rules.size).lettered, ":" if rules == RUSSIAN else "x", LETTERS)
