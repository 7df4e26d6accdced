"""Under which sentence a piece is described: its code may carry an owner, a number of shells and a state."""

from __future__ import annotations

import re
from typing import Any

from ruleboard.rules.base import Piece

_SYMBOL = re.compile(r"(\d)([*nce])(\d*)([~+]?)")
_KINDS = {"*": "root", "n": "normal", "c": "cannon", "e": "spent_cannon"}
_DISCONNECTED = {
    "*": "root",
    "n": "disconnected",
    "c": "disconnected_cannon",
    "e": "disconnected_cannon",
}


def named(piece: Piece) -> tuple[str, dict[str, Any]]:
    """The last part of a sentence's key, and its parameters: "0c2" is "cannon" with player 0 and 2 shells."""
    found = _SYMBOL.fullmatch(piece)
    if not found:
        return piece, {}
    owner, kind, shells, state = found.groups()
    params = {"player": int(owner), "n": int(shells or 0)}
    if state == "+":
        return "dead", params
    return (_DISCONNECTED if state else _KINDS)[kind], params
