"""Random games for the tests: plain ones, such as look for mills, and such as try to block the other side."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from ruleboard.rules import mills


def choose(position: mills.Position, chance: random.Random, *, seeking: bool) -> mills.Move:
    """A legal turn; a seeking player closes a mill when he can and opens one when he cannot."""
    moves = position.legal_moves
    if seeking:
        taking = [move for move in moves if move.removed]
        if taking and chance.random() < 0.8:
            return chance.choice(taking)
        closed = {site for mill in position.mills for site in mill}
        opening = [move for move in moves if move.source in closed]
        if opening and chance.random() < 0.4:
            return chance.choice(opening)
        own = [site for site, piece in position.pieces.items() if piece.owner == position.turn]
        near = {other for site in own for other in position.board.neighbours[site]}
        building = [move for move in moves if move.target in near]
        if building and chance.random() < 0.6:
            return chance.choice(building)
    return chance.choice(moves)


def block(position: mills.Position, chance: random.Random) -> mills.Move:
    """A legal turn that leaves the other side little room, if possible without removing a man."""
    quiet = [move for move in position.legal_moves if not move.removed] or position.legal_moves
    if chance.random() < 0.2:
        return chance.choice(quiet)

    def room(move: mills.Move) -> tuple[int, float]:
        pieces, enemy = position.play(move).pieces, 1 - position.turn
        men = [site for site, piece in pieces.items() if piece.owner == enemy]
        near = {other for site in men for other in position.board.neighbours[site]}
        return len(near - pieces.keys()), chance.random()

    return min(quiet, key=room)


def game(
    rules: mills.Rules, choose: Callable[[mills.Position], mills.Move], *, most: int = 150
) -> Iterator[tuple[mills.Position, mills.Move | None]]:
    """The positions of a game, each with the turn that is played in it; None with the last."""
    position = mills.start(rules)
    while not position.outcome and position.turns < most:
        move = choose(position)
        yield position, move
        position = position.play(move)
    yield position, None
