"""How other mill programs write positions and points.

Sanmill writes a set-up game with a FEN of its own: the three squares from the inside to the outside, each from twelve
o'clock clockwise, with O for White, @ for Black, * for a free point and X for a closed one; then the side to move, the
phase, what is to be done, and numbers. PlayOK numbers the points from 1 to 24 in reading order.
"""

from __future__ import annotations

import re
from typing import NoReturn

from ruleboard.rules.base import Site
from ruleboard.rules.errors import InvalidPosition
from ruleboard.rules.mills.board import Board
from ruleboard.rules.mills.codes import Fault
from ruleboard.rules.mills.position import Position, parse
from ruleboard.rules.mills.rules import Rules

RINGS = (
    ("d5", "e5", "e4", "e3", "d3", "c3", "c4", "c5"),
    ("d6", "f6", "f4", "f2", "d2", "b2", "b4", "b6"),
    ("d7", "g7", "g4", "g1", "d1", "a1", "a4", "a7"),
)
"""The points in the order of Sanmill's FEN."""

EXAMPLE = "********/*O****@*/******** w p p 1 8 1 8 0 0 0 0 0 0 0 0 1"

_FEN = re.compile(
    r"([*O@X]{8})/([*O@X]{8})/([*O@X]{8})"
    r" ([wb]) ([rpmo]) ([psr?]) (\d{1,3}) (\d{1,3}) (\d{1,3}) (\d{1,3})((?: -?\d{1,9})*)"
)
_NUMBERED = re.compile(r"(?<!\d)\d{1,2}(?!\d)")


def read_fen(text: str, rules: Rules, line: int) -> Position:
    """The position of a tag FEN in Sanmill's form, or in ours."""
    plain = " ".join(text.split())
    if ":" in plain:
        return parse(plain, rules)
    found = _FEN.fullmatch(plain)
    if not found:
        _refuse(Fault.BAD_FEN, text, line, EXAMPLE)
    points = [site for ring in RINGS for site in ring]
    if {*points} != {*rules.board.index}:
        _refuse(Fault.FEN_OF_OTHER_BOARD, text, line, rules.board.name)
    signs = dict(zip(points, "".join(found.groups()[:3]), strict=True))
    men = {sign: [site for site in points if signs[site] == sign] for sign in "O@X"}
    on_board, hands = (int(found[7]), int(found[9])), (int(found[8]), int(found[10]))
    if on_board != (len(men["O"]), len(men["@"])):
        expected = f"{len(men['O'])} {found[8]} {len(men['@'])} {found[10]}"
        _refuse(Fault.BAD_FEN, text, line, expected)
    if found[6] == "r":
        _refuse(Fault.FEN_IN_MID_TURN, text, line, EXAMPLE)
    fields = [found[4].upper(), "W" + ",".join(men["O"]), "B" + ",".join(men["@"])]
    fields += [f"H{hands[0]},{hands[1]}"] if any(hands) else []
    fields += ["X" + ",".join(men["X"])] if men["X"] else []
    return parse(":".join([*fields, *_counted(found, rules)]), rules)


def _counted(found: re.Match[str], rules: Rules) -> list[str]:
    """The turns so far, if the rules count them: the last two numbers are quiet turns and the number of the move."""
    numbers = [int(each) for each in found[11].split()]
    if not rules.limit or len(numbers) < 2:
        return []
    if rules.limit_counts == "quiet":
        return [f"Q{max(numbers[-2], 0)}"]
    return [f"T{max(2 * (numbers[-1] - 1), 0) + (found[4] == 'b')}"]


def _refuse(code: Fault, got: str, at: int, expected: str) -> NoReturn:
    raise InvalidPosition(code, got=got, at=at, expected=expected)


def named(text: str, board: Board) -> str:
    """A move with our names of points, if it has numbers in reading order; else as it was."""
    names = [*board.index]
    if len(names) != sum(map(len, RINGS)) or not text[:1].isdigit():
        return text

    def point(found: re.Match[str]) -> Site:
        number = int(found[0])
        return names[number - 1] if 0 < number <= len(names) else found[0]

    return _NUMBERED.sub(point, text)
