"""Notation: moves, positions as FEN (PDN 3.0 and common variants), and the board as text.

A move is 32-28 or 19x30; if start and end are ambiguous, it is written with its whole path.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ruleboard.rules.base import Piece, Refusal, Site
from ruleboard.rules.draughts.codes import Fault, Refused
from ruleboard.rules.draughts.events import clicks
from ruleboard.rules.draughts.layout import Layout
from ruleboard.rules.draughts.pieces import KINGS
from ruleboard.rules.draughts.routes import routes
from ruleboard.rules.errors import (
    AmbiguousMove,
    IllegalMove,
    InvalidMove,
    InvalidPosition,
    safe_repr,
)
from ruleboard.rules.naming import Names

if TYPE_CHECKING:
    from ruleboard.rules.draughts.move import Move
    from ruleboard.rules.draughts.position import Position

TAKES = "x:×"
COLOURS = "WB"
LONG_RUN = 5  # this many men in a row are written as a range

_SQUARE = r"[A-Ta-t]?\d+"
_MOVE = rf"{_SQUARE}(?:\s*[-–{TAKES}{TAKES.upper()}]\s*{_SQUARE})+"
_WRAPPED = r'\[\s*[Ff][Ee][Nn]\s*"([^"]*)"\s*\]'
_PIECE = r"(K?)0*(\d{1,9})(?:-K?0*(\d{1,9}))?"
_LETTERED = r"(K?)([A-T]\d{1,2})"
_TURN_AGAIN = (
    "WB",
    "BW",
)  # W:B:W31:B20, by early py-draughts: the second letter is the side to move
_NUMBER = r"[HF]\d{1,9}"


# Moves


def read_move(position: Position, text: str) -> Move:
    """Parse a legal move. Any of its routes is accepted, also with landing squares left out."""
    sites = squares(position.layout, text)
    moves = fitting(position, sites)
    if len(moves) > 1:
        raise AmbiguousMove(moves, got=text)
    if not moves:
        raise IllegalMove(_refusal(position, sites), got=text)
    if not moves[0].taken and any(sign in text.lower() for sign in TAKES):
        raise IllegalMove(Refusal(Refused.NOTHING_TO_JUMP, {"at": sites[-1]}, sites), got=text)
    return moves[0]


def squares(board: Layout, text: str) -> tuple[Site, ...]:
    """Parse the squares of a move."""
    if not re.fullmatch(_MOVE, text.strip()):
        raise InvalidMove(Fault.NOT_A_MOVE, got=text, expected=example(board))
    written = re.findall(_SQUARE, text)
    sites = tuple(board.letters.get(each.lower(), each.lstrip("0") or "0") for each in written)
    for site in sites:
        if site not in board.bit:
            names = Names(site, board.board.names)
            raise InvalidMove(Fault.NO_SUCH_SQUARE, got=text, at=site, expected=names)
    return sites


def made_by_hand(move: Move, kind: type[Move]) -> Move:
    """A Move for this board with the fields of another one, which are validated: a caller may pass anything."""
    board = kind.layout
    numbers = all(isinstance(each, int) for each in move)
    if not numbers or not {move.origin, move.target} <= {*board.bits} or move.taken & ~board.dark:
        raise InvalidMove(Fault.NOT_A_MOVE, got=safe_repr(tuple(move)), expected=example(board))
    return kind(*move)


def example(board: Layout) -> str:
    """Examples of a white step and a black jump: 32-28, 19x30."""
    up_right, down_right = board.steps[1], board.steps[3]
    man = board.bits[-board.row * (board.row - 1) + 1]
    other = board.bits[board.row * (board.row - 1) - 2]
    landing = board.shift(board.shift(other, down_right), down_right)
    step = f"{board.site[man]}-{board.site[board.shift(man, up_right)]}"
    return f"{step}, {board.site[other]}x{board.site[landing]}"


def legal_clicks(position: Position, sites: tuple[Site, ...]) -> bool:
    """Whether these clicks are a complete legal move."""
    bit = position.layout.bit
    origin, target = bit[sites[0]], bit.get(sites[-1])
    for move in position.legal_moves:
        if move[0] == origin and move[1] == target:
            return len(sites) == 2 or any(sites in clicks(m) for m in position.legal_moves)
    return False


def fitting(position: Position, sites: tuple[Site, ...]) -> tuple[Move, ...]:
    """The legal moves that squares stand for: an exact route, a single jump, counts before a longer capture."""
    moves = meant(position, sites)
    if len(moves) > 1:
        moves = tuple(move for move in moves if sites in routes(move)) or moves
    return moves


def meant(position: Position, sites: Sequence[Site]) -> tuple[Move, ...]:
    """The legal moves that fit these squares in this order."""
    ends = sites[0], sites[-1]
    moves = tuple(m for m in position.legal_moves if (m.start, m.end) == ends)
    if len(sites) == 2:
        return moves
    wanted = tuple(sites)
    exact = tuple(move for move in moves if wanted in clicks(move))
    return exact or tuple(m for m in moves if any(_within(wanted, way) for way in routes(m)))


def _within(sites: Sequence[Site], route: Sequence[Site]) -> bool:
    """Whether a route visits these squares in this order."""
    rest = iter(route)
    return all(site in rest for site in sites)


def _refusal(position: Position, sites: tuple[Site, ...]) -> Refusal:
    refusal = position.refuse(sites)
    assert refusal is not None, "a move that is not refused is legal"
    return refusal


# Positions


class Setup(NamedTuple):
    """The content of a FEN: the masks of White, of Black and of all kings, the side to move, the clock."""

    pieces: tuple[int, int]
    kings: int
    turn: int
    clock: int


def read_position(text: str, board: Layout) -> Setup:
    """Parse a FEN. Spaces, lower case, a final dot, final commas and the surrounding tag are accepted."""
    wrapped = re.fullmatch(_WRAPPED, text.strip())
    plain = re.sub(r"\s+", "", wrapped[1] if wrapped else text).upper().removesuffix(".")
    turn, *fields = (field.rstrip(",") for field in plain.split(":"))
    if fields[:1] in (["W"], ["B"]) and "".join(each[:1] for each in fields[1:]) in _TURN_AGAIN:
        turn, *fields = fields
    if turn not in COLOURS or not turn or not fields:
        raise _not_a_fen(board, text, turn or "1")
    men: dict[str, int] = {}
    kings = clock = 0
    for field in fields:
        colour = field[:1]
        if field and colour in COLOURS and colour not in men:
            men[colour], crowned = _pieces(field, text, board)
            kings |= crowned
        elif re.fullmatch(_NUMBER, field):
            clock = int(field[1:]) if colour == "H" else clock
        else:
            raise _not_a_fen(board, text, field)
    if not men:
        raise _not_a_fen(board, text, plain)
    white, black = (men.get(colour, 0) for colour in COLOURS)
    _check(board, (white, black), kings, text)
    return Setup((white, black), kings, COLOURS.index(turn), clock)


def _not_a_fen(board: Layout, text: str, at: str) -> InvalidPosition:
    start = _fen(board, Setup(board.men, 0, 0, 0))
    return InvalidPosition(Fault.NOT_A_FEN, got=text, at=at, expected=start)


def _pieces(field: str, text: str, board: Layout) -> tuple[int, int]:
    """All pieces and the kings of one colour."""
    pieces = kings = 0
    for written in field[1:].split(",") if field[1:] else ():
        item = _in_numbers(written, board)
        match = re.fullmatch(_PIECE, item)
        if match is None:
            raise _not_a_fen(board, text, item or field)
        king, first, last = match[1], int(match[2]), int(match[3] or match[2])
        for number in (first, last):
            if str(number) not in board.bit:
                names = Names(str(number), board.board.names)
                raise InvalidPosition(Fault.NO_SUCH_SQUARE, got=text, at=number, expected=names)
        if first > last:
            raise _not_a_fen(board, text, item)
        for bit in board.bits[first - 1 : last]:
            if bit & pieces:
                site = board.site[bit]
                raise InvalidPosition(Fault.SQUARE_TWICE, sites=(site,), got=text, at=site)
            pieces |= bit
            kings |= bit if king else 0
    return pieces, kings


def _in_numbers(item: str, board: Layout) -> str:
    """Convert a square in letters, as in Kd4, to a number; other text is unchanged."""
    match = re.fullmatch(_LETTERED, item)
    site = board.letters.get(match[2].lower()) if match else None
    return f"{match[1]}{site}" if match and site else item


def _check(board: Layout, pieces: tuple[int, int], kings: int, text: str) -> None:
    for site in board.sites(pieces[0] & pieces[1])[:1]:
        raise InvalidPosition(Fault.SQUARE_TWICE, sites=(site,), got=text, at=site)
    for player in (0, 1):
        for site in board.sites(pieces[player] & board.far[player] & ~kings)[:1]:
            king = f"{COLOURS[player]}K{site}"
            raise InvalidPosition(
                Fault.MAN_ON_FAR_ROW, sites=(site,), got=text, at=site, expected=king
            )


def write_position(position: Position) -> str:
    """The FEN of a position; :H5 means five plies without progress."""
    own, foe, kings, side = position.setting
    pieces = (own, foe) if side.turn == 0 else (foe, own)
    return _fen(side.layout, Setup(pieces, kings, side.turn, position.clock))


def _fen(board: Layout, setup: Setup) -> str:
    clock = f":H{setup.clock}" if setup.clock else ""
    white, black = (_list(board, pieces, setup.kings) for pieces in setup.pieces)
    return f"{COLOURS[setup.turn]}:W{white}:B{black}{clock}"


def _list(board: Layout, pieces: int, kings: int) -> str:
    items: list[str] = []
    run: list[str] = []
    for bit, site in board.site.items():
        if bit & pieces & ~kings:
            run.append(site)
            continue
        items += _run(run)
        run = []
        if bit & pieces:
            items.append(f"K{site}")
    return ",".join(items + _run(run))


def _run(run: list[str]) -> list[str]:
    return [f"{run[0]}-{run[-1]}"] if len(run) >= LONG_RUN else run


# The board as text


def draw(board: Layout, pieces: Mapping[Site, Piece]) -> str:
    """The board as text, each row between the numbers of its outer squares. Jumped pieces are still shown."""
    sites = list(board.bit)
    name = len(sites[-1])
    lines = []
    for row in range(board.size):
        here = sites[row * board.row : (row + 1) * board.row]
        dark = "   ".join(_letter(pieces.get(site)) for site in here)
        shifted = f"  {dark}" if row % 2 == 0 else f"{dark}  "
        lines.append(f"{here[0]:>{name}}  {shifted}   {here[-1]:>{name}}")
    return "\n".join(lines)


def _letter(piece: Piece | None) -> str:
    if piece is None or piece.owner is None:
        return "."
    letter = COLOURS[piece.owner]
    return letter if piece.kind == KINGS[piece.owner].kind else letter.lower()
