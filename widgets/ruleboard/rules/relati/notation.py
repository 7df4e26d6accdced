"""Moves and positions as text, reading and writing, and the board as text.

Moves: `D4` place, `cC5` build, `aG5>B` attack, `mC5` migrate, `end`. Positions: `2 O1 ck O=E6*,C5c X=G2,I8*`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from ruleboard.rules.base import TYPED_SIGNS, Piece, Site
from ruleboard.rules.errors import BadValue, InvalidMove, InvalidPosition
from ruleboard.rules.naming import Names
from ruleboard.rules.relati import actions, ending
from ruleboard.rules.relati.board import Board, board
from ruleboard.rules.relati.codes import Fault
from ruleboard.rules.relati.field import Field, Player, linked
from ruleboard.rules.relati.move import ATTACK, END, PREFIX, Move
from ruleboard.rules.relati.pieces import DEAD, DISCONNECTED, ROOT, SPENT, SYMBOL
from ruleboard.rules.relati.rules import Rules, read_letters

if TYPE_CHECKING:
    from ruleboard.rules.relati.position import Position

PLAYERS = (2, 3, 4)
_ACTION = {prefix: action for action, prefix in PREFIX.items()}
_MOVE = re.compile(r"(?:(?P<prefix>[CAM]?)(?P<site>[A-Z]\d{1,2})(?:>(?P<aim>[FBLR]+))?|END)")
_FORM = "2 O1 c O=E5*,G5c X=G9*"
_HEAD = re.compile(r"(?P<players>\d)(?:@(?P<size>\d+))?")
_TURN = re.compile(r"(?P<sign>[A-Z])(?P<left>\d+)(?P<acted>\+?)")
_SYMBOL = re.compile(r"(?P<site>[A-Z]\d+)(?P<mark>\*|\+|c\d*|e)?")


def examples(rules: Rules) -> tuple[str, ...]:
    """Examples of the actions that these rules allow."""
    written = (
        ("D4", True),
        ("cC3", rules.cannon),
        ("aC3>B", rules.cannon),
        ("mC3", rules.migration),
        ("end", rules.consecutive),
    )
    return tuple(text for text, known in written if known)


def read_move(text: str, board: Board, rules: Rules) -> Move:
    """Parse a move, legal or not."""
    found = _MOVE.fullmatch(text.strip().upper())
    if not found:
        raise InvalidMove(Fault.NOT_A_MOVE, got=text, expected=examples(rules))
    if not found["site"]:
        return END
    action, aim = _ACTION[found["prefix"].lower()], found["aim"] or ""
    if (action == ATTACK) != bool(aim):
        raise InvalidMove(Fault.NOT_A_MOVE, got=text, expected=("aC3>B", "aC3>RFB"))
    site = found["site"]
    if site not in board.bit:
        names = Names(site, board.squares)
        raise InvalidMove(Fault.NO_SUCH_SQUARE, got=text, at=site, expected=names)
    return Move(action, site, aim)


class Setup(NamedTuple):
    """The content of a position text, validated against the rules."""

    field: Field
    rules: Rules
    turn: int
    left: int
    acted: bool


def usual_size(players: int) -> int:
    """Relati, 棋盤大小: 玩家數 * 4 + 1."""
    if players not in PLAYERS:
        raise BadValue(Fault.IMPOSSIBLE_PLAYERS, got=players, expected=("2", "3", "4"))
    return players * 4 + 1


def write(position: Position) -> str:
    """The position as one line of text."""
    field, size = position.field, position.board.size
    usual = size == usual_size(position.players)
    head = f"{position.players}{'' if usual else f'@{size}'}"
    turn = f"{TYPED_SIGNS[position.turn]}{position.actions_left}{'+' if position.acted else ''}"
    sides = [
        f"{TYPED_SIGNS[player]}={','.join(_symbols(field, side))}"
        for player, side in enumerate(field.sides)
        if not side.absent
    ]
    return " ".join((head, turn, position.rules.letters, *sides))


def _symbols(field: Field, side: Player) -> list[str]:
    return [
        site + ("+" if field.board.bit[site] & side.dead else _mark(side, field.board.bit[site]))
        for site in field.board.names(side.live | side.dead)
    ]


def _mark(side: Player, bit: int) -> str:
    if bit & side.root:
        return "*"
    if not bit & side.cannons:
        return ""
    shells = side.shell(bit)
    return {0: "e", 1: "c"}.get(shells, f"c{shells}")


def draw(squares: Board, pieces: Mapping[Site, Piece]) -> str:
    """The board as text: sign, then * root, a number of shells, e out of ammunition, ~ disconnected, + dead."""
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
    return f"{TYPED_SIGNS[each.owner]}{mark}"


_STATES = {DISCONNECTED: "~", DEAD: "+"}
_KINDS = {ROOT: "*", SYMBOL: " ", SPENT: "e"}


def read(text: str, under: Rules | None = None) -> Setup:
    """Parse a position; `rules` overrides its own. Exceptions say what was found and what was expected."""
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
    signs = TYPED_SIGNS[:players]
    if turn["sign"] not in signs:
        raise InvalidPosition(
            Fault.UNKNOWN_SIGN, got=turn["sign"], at=words[1], expected=tuple(signs)
        )
    field = linked(squares, _sides(words[3:], signs, squares))
    setup = Setup(
        field, rules, signs.index(turn["sign"]), int(turn["left"]), acted=bool(turn["acted"])
    )
    _check_sides(setup)
    _check_turn(setup)
    return setup


def _sides(words: list[str], signs: str, squares: Board) -> tuple[Player, ...]:
    sides = [Player()] * len(signs)
    taken: set[str] = set()
    for word in words:
        sign, _, symbols = word.partition("=")
        if len(sign) != 1 or sign not in signs:
            raise InvalidPosition(Fault.UNKNOWN_SIGN, got=sign, at=word, expected=tuple(signs))
        player = signs.index(sign)
        for symbol in filter(None, symbols.split(",")):
            found = _SYMBOL.fullmatch(symbol)
            if not found or found["site"] not in squares.bit:
                expected = (
                    f"{squares.squares[0]}–{squares.squares[-1]}",
                    "E5*",
                    "E5+",
                    "E5c",
                    "E5e",
                )
                raise InvalidPosition(Fault.UNREADABLE, got=symbol, at=word, expected=expected)
            if found["site"] in taken:
                raise InvalidPosition(
                    Fault.TAKEN_TWICE, sites=(found["site"],), got=symbol, at=word
                )
            taken.add(found["site"])
            sides[player] = _with(sides[player], squares.bit[found["site"]], found["mark"] or "")
    return tuple(sides)


def _with(side: Player, bit: int, mark: str) -> Player:
    if mark == "+":
        return side._replace(dead=side.dead | bit)
    side = side._replace(live=side.live | bit)
    if mark == "*":
        return side._replace(root=side.root | bit)
    if mark:
        return side.armed(bit, 0 if mark == "e" else int(mark[1:] or 1))
    return side


def _check_sides(setup: Setup) -> None:
    for player, side in enumerate(setup.field.sides):
        _check_side(setup, player, side)
    doomed = next(filter(None, setup.field.doomed()), 0)
    if doomed:
        sites = setup.field.board.names(doomed)
        raise InvalidPosition(Fault.CANNON_DISCONNECTED, sites=sites, got=sites)


def _check_side(setup: Setup, player: int, side: Player) -> None:
    rules, names, sign = setup.rules, setup.field.board.names, TYPED_SIGNS[player]
    if side.root.bit_count() > 1:
        sites = names(side.root)
        raise InvalidPosition(Fault.SEVERAL_ROOTS, sites=sites, got=sites, expected=1, at=sign)
    if side.live and not side.root and not side.dead:
        sites = names(side.live)
        raise InvalidPosition(Fault.ROOT_MISSING, sites=sites, got=sites, expected="E5*", at=sign)
    if side.cannons and not rules.cannon:
        _no_rule(Fault.CANNON_NEEDS_RULE, names(side.cannons), "c")
    if side.dead and not rules.extended:
        _no_rule(Fault.DEAD_NEEDS_RULE, names(side.dead), "c", "m")
    if not rules.chain and any(shells > 1 for _, shells in side.shells):
        many = sum(bit for bit, shells in side.shells if shells > 1)
        _no_rule(Fault.SHELLS_NEED_RULE, names(many), "k")


def _no_rule(code: Fault, sites: tuple[str, ...], *letters: str) -> None:
    raise InvalidPosition(code, sites=sites, got=sites, expected=letters)


def _check_turn(setup: Setup) -> None:
    field, rules, turn, left, acted = setup
    got = f"{TYPED_SIGNS[turn]}{left}{'+' if acted else ''}"
    if (left > 1 or acted) and not rules.consecutive:
        raise InvalidPosition(Fault.ACTIONS_NEED_RULE, got=got, expected="q")
    follower = ending.follower(field, rules, turn)
    if acted and (not left or follower is None or not actions.capable(field, rules, turn)):
        # A player who has acted, and is alone or stuck, has no further action.
        expected = f"{TYPED_SIGNS[turn]}0" if follower is None else f"{TYPED_SIGNS[follower]}1"
        raise InvalidPosition(Fault.TURN_IS_OVER, got=got, expected=expected)
    if not left and follower is not None:
        raise InvalidPosition(Fault.GAME_GOES_ON, got=got, expected=f"{TYPED_SIGNS[turn]}1")
