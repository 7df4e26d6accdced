"""How games begin: the empty board, or a position from text, checked so that the rules hold in all that follows."""

from __future__ import annotations

from ruleboard.rules.base import InvalidPosition
from ruleboard.rules.relati import acting, notation, turns
from ruleboard.rules.relati.board import board
from ruleboard.rules.relati.codes import Fault
from ruleboard.rules.relati.field import Field, Side, linked
from ruleboard.rules.relati.notation import SIGNS, Setup, usual_size
from ruleboard.rules.relati.position import Position
from ruleboard.rules.relati.rules import BASIC, Rules


def start(players: int | Rules = 2, rules: Rules = BASIC, size: int | None = None) -> Position:
    """An empty board for 2 to 4 players; also `start(rules)` for two.

    The usual size is 4 × players + 1; where two play with fewer paths, 5 or 7.
    """
    if isinstance(players, Rules):
        return start(2, players, size)
    usual = usual_size(players)
    if size is None:
        size = _LEARNING.get(rules.paths, usual) if players == 2 else usual
    return Position(linked(board(size, rules.paths), (Side(),) * players), rules, 0)


_LEARNING = {8: 5, 16: 7}
"""The boards on which two learn the connections, by the number of paths."""


def parse(text: str, rules: Rules | None = None) -> Position:
    """The position of a text. Its letters say which rules hold; `rules`, if given, hold in their place."""
    setup = notation.read(text, rules)
    for player, side in enumerate(setup.sides):
        _check_side(setup, player, side)
    field = linked(setup.board, setup.sides)
    for doomed in field.doomed():
        if doomed:
            sites = setup.board.names(doomed)
            raise InvalidPosition(Fault.CANNON_DISCONNECTED, sites=sites, got=", ".join(sites))
    _check_turn(setup, field)
    return Position(field, setup.rules, setup.turn, setup.left, acted=setup.acted)


def _check_side(setup: Setup, player: int, side: Side) -> None:
    rules, names, sign = setup.rules, setup.board.names, SIGNS[player]
    if side.root.bit_count() > 1:
        sites = names(side.root)
        raise InvalidPosition(
            Fault.SEVERAL_ROOTS, sites=sites, got=", ".join(sites), expected=1, at=sign
        )
    if side.live and not side.root and not side.dead:
        sites = names(side.live)
        raise InvalidPosition(
            Fault.ROOT_MISSING, sites=sites, got=", ".join(sites), expected="E5*", at=sign
        )
    if side.cannons and not rules.cannon:
        _no_rule(Fault.CANNON_NEEDS_RULE, names(side.cannons), "c")
    if side.dead and not rules.extended:
        _no_rule(Fault.DEAD_NEEDS_RULE, names(side.dead), "c, m")
    if not rules.chain and any(shells > 1 for _, shells in side.shells):
        many = sum(bit for bit, shells in side.shells if shells > 1)
        _no_rule(Fault.SHELLS_NEED_RULE, names(many), "k")


def _no_rule(code: Fault, sites: tuple[str, ...], letters: str) -> None:
    raise InvalidPosition(code, sites=sites, got=", ".join(sites), expected=letters)


def _check_turn(setup: Setup, field: Field) -> None:
    rules, turn, left, acted = setup.rules, setup.turn, setup.left, setup.acted
    got = f"{SIGNS[turn]}{left}{'+' if acted else ''}"
    if (left > 1 or acted) and not rules.consecutive:
        raise InvalidPosition(Fault.ACTIONS_NEED_RULE, got=got, expected="q")
    follower = turns.follower(field, rules, turn)
    if acted and (not left or follower is None or not acting.able(field, rules, turn)):
        # A player who has acted and is alone, or stuck, has no further action.
        expected = f"{SIGNS[turn]}0" if follower is None else f"{SIGNS[follower]}1"
        raise InvalidPosition(Fault.TURN_IS_OVER, got=got, expected=expected)
    if not left and follower is not None:
        raise InvalidPosition(Fault.GAME_GOES_ON, got=got, expected=f"{SIGNS[turn]}1")
