"""Positions as text, both ways: `2 O1 ck O=E6*,C5c X=G2,I8*` for people and files, and a board of letters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from ruleboard.rules.base import InvalidPosition, Piece, Site, Unknown
from ruleboard.rules.relati.board import Board, board
from ruleboard.rules.relati.codes import Fault
from ruleboard.rules.relati.field import Field, Side
from ruleboard.rules.relati.piece import DEAD, DISCONNECTED, ROOT, SPENT, SYMBOL
from ruleboard.rules.relati.rules import Rules, read_letters

if TYPE_CHECKING:
    from ruleboard.rules.relati.position import Position

SIGNS = "OXAH"
"""How the players' signs, circle, cross, triangle and square, are typed."""

PLAYERS = (2, 3, 4)
_FORM = "2 O1 c O=E5*,G5c X=G9*"
_HEAD = re.compile(r"(?P<players>\d)(?:@(?P<size>\d+))?")
_TURN = re.compile(r"(?P<sign>[A-Z])(?P<left>\d+)(?P<acted>\+?)")
_SYMBOL = re.compile(r"(?P<site>[A-Z]\d+)(?P<mark>\*|\+|c\d*|e)?")


class Setup(NamedTuple):
    """What a text says, each part well formed; whether it can be a position is another question."""

    sides: tuple[Side, ...]
    board: Board
    rules: Rules
    turn: int
    left: int
    acted: bool


def usual_size(players: int) -> int:
    """Relati, 棋盤大小: 玩家數 * 4 + 1."""
    if players not in PLAYERS:
        raise Unknown(Fault.UNKNOWN_PLAYERS, got=players, expected="2, 3, 4")
    return players * 4 + 1


def write(position: Position) -> str:
    """The position on one line."""
    field, size = position.field, position.board.size
    usual = size == usual_size(position.players)
    head = f"{position.players}{'' if usual else f'@{size}'}"
    turn = f"{SIGNS[position.turn]}{position.actions_left}{'+' if position.acted else ''}"
    sides = [
        f"{SIGNS[player]}={','.join(_symbols(field, side))}"
        for player, side in enumerate(field.sides)
        if not side.absent
    ]
    return " ".join((head, turn, position.rules.letters, *sides))


def _symbols(field: Field, side: Side) -> list[str]:
    return [
        site + ("+" if field.board.bit[site] & side.dead else _mark(side, field.board.bit[site]))
        for site in field.board.names(side.live | side.dead)
    ]


def _mark(side: Side, bit: int) -> str:
    if bit & side.root:
        return "*"
    if not bit & side.cannons:
        return ""
    shells = side.shell(bit)
    return {0: "e", 1: "c"}.get(shells, f"c{shells}")


def draw(squares: Board, pieces: Mapping[Site, Piece]) -> str:
    """A board of letters: sign, then * root, a number of shells, e out of ammunition, ~ disconnected, + dead."""
    size = squares.size
    lines = ["   " + " ".join(f"{chr(65 + column)} " for column in range(size))]
    for row in range(size):
        sites = squares.squares[row * size : row * size + size]
        cells = " ".join(_cell(pieces[site]) if site in pieces else ". " for site in sites)
        lines.append(f"{row + 1:2} {cells}")
    return "\n".join(line.rstrip() for line in lines)


def _cell(each: Piece) -> str:
    assert each.owner is not None
    mark = _STATES.get(each.state) or _KINDS.get(each.kind) or str(each.number)
    return f"{SIGNS[each.owner]}{mark}"


_STATES = {DISCONNECTED: "~", DEAD: "+"}
_KINDS = {ROOT: "*", SYMBOL: " ", SPENT: "e"}


def read(text: str, under: Rules | None = None) -> Setup:
    """The parts of a text, its rules replaced by those given; each complaint says what was read and expected."""
    words = text.split()
    if len(words) < 3:  # players, turn, rules
        raise InvalidPosition(Fault.TOO_SHORT, got=text, expected=_FORM)
    head, turn = _HEAD.fullmatch(words[0]), _TURN.fullmatch(words[1])
    if not head or not turn:
        bad = words[1] if head else words[0]
        raise InvalidPosition(Fault.UNREADABLE, got=bad, at=text, expected=_FORM)
    players = int(head["players"])
    usual, spelled = usual_size(players), read_letters(words[2])
    rules = spelled if under is None else under
    squares = board(int(head["size"] or usual), rules.paths)
    signs = SIGNS[:players]
    if turn["sign"] not in signs:
        raise InvalidPosition(
            Fault.UNKNOWN_SIGN, got=turn["sign"], at=words[1], expected=", ".join(signs)
        )
    return Setup(
        _sides(words[3:], signs, squares),
        squares,
        rules,
        signs.index(turn["sign"]),
        int(turn["left"]),
        bool(turn["acted"]),
    )


def _sides(words: list[str], signs: str, squares: Board) -> tuple[Side, ...]:
    sides = [Side()] * len(signs)
    taken: set[str] = set()
    for word in words:
        sign, _, symbols = word.partition("=")
        if len(sign) != 1 or sign not in signs:
            raise InvalidPosition(Fault.UNKNOWN_SIGN, got=sign, at=word, expected=", ".join(signs))
        player = signs.index(sign)
        for symbol in filter(None, symbols.split(",")):
            found = _SYMBOL.fullmatch(symbol)
            if not found or found["site"] not in squares.bit:
                expected = f"{squares.span}, E5*, E5+, E5c, E5e"
                raise InvalidPosition(Fault.UNREADABLE, got=symbol, at=word, expected=expected)
            if found["site"] in taken:
                raise InvalidPosition(
                    Fault.TAKEN_TWICE, sites=(found["site"],), got=symbol, at=word
                )
            taken.add(found["site"])
            sides[player] = _with(sides[player], squares.bit[found["site"]], found["mark"] or "")
    return tuple(sides)


def _with(side: Side, bit: int, mark: str) -> Side:
    if mark == "+":
        return side._replace(dead=side.dead | bit)
    side = side._replace(live=side.live | bit)
    if mark == "*":
        return side._replace(root=side.root | bit)
    if mark:
        return side.armed(bit, 0 if mark == "e" else int(mark[1:] or 1))
    return side
