"""Positions as text: FEN, as PDN 3.0 has it and as programs write it, and a board in letters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from ruleboard.rules.base import InvalidPosition, Piece, Site
from ruleboard.rules.draughts import layout
from ruleboard.rules.draughts.board import KINGS
from ruleboard.rules.draughts.codes import Fault
from ruleboard.rules.draughts.layout import BIT, BITS, FAR, SITE
from ruleboard.rules.draughts.rules import GUOJI, Rules

if TYPE_CHECKING:
    from ruleboard.rules.draughts.position import Position

COLOURS = "WB"
START = "W:W31-50:B1-20"
LONG_RUN = 5  # men on so many squares in a row are written as a range

_WRAPPED = r'\[\s*[Ff][Ee][Nn]\s*"([^"]*)"\s*\]'
_PIECE = r"(K?)0*(\d{1,9})(?:-K?0*(\d{1,9}))?"
_NUMBER = r"[HF]\d{1,9}"


def read(text: str, rules: Rules = GUOJI) -> Position:
    """The position of a FEN. Spaces, small letters, a final dot and the tag around it do not matter."""
    from ruleboard.rules.draughts.position import Position

    wrapped = re.fullmatch(_WRAPPED, text.strip())
    plain = re.sub(r"\s+", "", wrapped[1] if wrapped else text).upper().removesuffix(".")
    turn, *fields = plain.split(":")
    if turn not in COLOURS or not turn or not fields:
        raise InvalidPosition(Fault.NOT_A_FEN, got=text, at=turn or "1", expected=START)
    men: dict[str, int] = {}
    kings = clock = 0
    for field in fields:
        colour = field[:1]
        if field and colour in COLOURS and colour not in men:
            men[colour], crowned = _pieces(field, text)
            kings |= crowned
        elif re.fullmatch(_NUMBER, field):
            clock = int(field[1:]) if colour == "H" else clock
        else:
            raise InvalidPosition(Fault.NOT_A_FEN, got=text, at=field, expected=START)
    if not men:
        raise InvalidPosition(Fault.NOT_A_FEN, got=text, at=plain, expected=START)
    white, black = (men.get(colour, 0) for colour in COLOURS)
    _check((white, black), kings, text)
    return Position((white, black), kings, COLOURS.index(turn), rules, clock)


def start(rules: Rules = GUOJI) -> Position:
    """The position in which every game begins: twenty men each, White to move."""
    return read(START, rules)


def _pieces(field: str, text: str) -> tuple[int, int]:
    """All pieces and the kings of a colour's list."""
    pieces = kings = 0
    for item in field[1:].split(",") if field[1:] else ():
        match = re.fullmatch(_PIECE, item)
        if match is None:
            raise InvalidPosition(Fault.NOT_A_FEN, got=text, at=item or field, expected=START)
        king, first, last = match[1], int(match[2]), int(match[3] or match[2])
        for number in (first, last):
            if str(number) not in BIT:
                raise InvalidPosition(Fault.NO_SUCH_SQUARE, got=text, at=number, expected="1–50")
        if first > last:
            raise InvalidPosition(Fault.NOT_A_FEN, got=text, at=item, expected=START)
        for bit in BITS[first - 1 : last]:
            if bit & pieces:
                site = SITE[bit]
                raise InvalidPosition(Fault.SQUARE_TWICE, sites=(site,), got=text, at=site)
            pieces |= bit
            kings |= bit if king else 0
    return pieces, kings


def _check(pieces: tuple[int, int], kings: int, text: str) -> None:
    for site in layout.sites(pieces[0] & pieces[1])[:1]:
        raise InvalidPosition(Fault.SQUARE_TWICE, sites=(site,), got=text, at=site)
    for player in (0, 1):
        for site in layout.sites(pieces[player] & FAR[player] & ~kings)[:1]:
            king = f"{COLOURS[player]}K{site}"
            raise InvalidPosition(
                Fault.MAN_ON_FAR_ROW, sites=(site,), got=text, at=site, expected=king
            )


def write(position: Position) -> str:
    """The FEN of a position; :H5 where five moves have passed without progress."""
    own, foe, kings, side = position.setting
    white, black = (own, foe) if side.turn == 0 else (foe, own)
    clock = f":H{position.clock}" if position.clock else ""
    lists = f"W{_list(white, kings)}:B{_list(black, kings)}"
    return f"{COLOURS[side.turn]}:{lists}{clock}"


def _list(pieces: int, kings: int) -> str:
    items: list[str] = []
    run: list[str] = []
    for bit in BITS:
        if bit & pieces & ~kings:
            run.append(SITE[bit])
            continue
        items += _run(run)
        run = []
        if bit & pieces:
            items.append(f"K{SITE[bit]}")
    return ",".join(items + _run(run))


def _run(run: list[str]) -> list[str]:
    return [f"{run[0]}-{run[-1]}"] if len(run) >= LONG_RUN else run


def draw(pieces: Mapping[Site, Piece]) -> str:
    """The board in letters, each row between the numbers of its outer squares. What is jumped still stands."""
    lines = []
    for row in range(layout.SIZE):
        squares = [SITE[bit] for bit in BITS[row * 5 : row * 5 + 5]]
        dark = "   ".join(_letter(pieces.get(site)) for site in squares)
        indent = "  " if row % 2 == 0 else ""
        lines.append(
            f"{squares[0]:>2}  {indent}{dark:<19}{'' if indent else '  '} {squares[-1]:>2}"
        )
    return "\n".join(lines)


def _letter(piece: Piece | None) -> str:
    if piece is None or piece.owner is None:
        return "."
    letter = COLOURS[piece.owner]
    return letter if piece.kind == KINGS[0].kind else letter.lower()
