"""Random games for the tests: plain ones, and such as look for mills, where most rules come into play."""

from __future__ import annotations

import random
from collections.abc import Iterator

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
        own = [site for site, piece in position.pieces.items() if piece == str(position.turn)]
        near = {other for site in own for other in position.board.neighbours[site]}
        building = [move for move in moves if move.target in near]
        if building and chance.random() < 0.6:
            return chance.choice(building)
    return chance.choice(moves)


def game(
    rules: mills.Rules, chance: random.Random, *, seeking: bool, most: int = 150
) -> Iterator[tuple[mills.Position, mills.Move | None]]:
    """The positions of a game, each with the turn that is played in it; None with the last."""
    position = mills.start(rules)
    while not position.outcome and position.turns < most:
        move = choose(position, chance, seeking=seeking)
        yield position, move
        position = position.play(move)
    yield position, None
