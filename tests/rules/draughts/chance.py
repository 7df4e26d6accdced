"""Positions by chance, the same in every run: scattered pieces, and games played with random moves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Literal

from ruleboard.rules import draughts
from ruleboard.rules.draughts import FMJD, GUOJI, Position, Rules
from tests.rules.draughts.naive import Naive, spot

BOTH = (GUOJI, FMJD)


def scattered(random: Random, rules: Rules) -> Position:
    """A few to many pieces anywhere, about a third of them kings."""
    squares = random.sample(range(1, 51), random.randint(2, 26))
    lists: dict[str, list[str]] = {"W": [], "B": []}
    for number in squares:
        colour = random.choice("WB")
        crowned = random.random() < 0.3 or number in (
            range(1, 6) if colour == "W" else range(46, 51)
        )
        lists[colour].append(f"{'K' * crowned}{number}")
    fen = f"{random.choice('WB')}:W{','.join(lists['W'])}:B{','.join(lists['B'])}"
    return draughts.parse(fen, rules)


def game(random: Random, start: Position, length: int) -> Iterator[Position]:
    """The positions of a game of random moves, captures of many pieces preferred to be seen."""
    position = start
    for _ in range(length):
        yield position
        if not position.legal_moves:
            return
        position = position.play(random.choice(position.legal_moves))


def positions(dice: int, count: int, rules: Rules) -> Iterator[Position]:
    """Scattered positions and positions from games, half of each."""
    random = Random(dice)
    made = 0
    while made < count:
        for position in game(random, scattered(random, rules), 8):
            made += 1
            yield position
        for position in game(random, draughts.start(rules), random.randint(20, 90)):
            if random.random() < 0.1:
                made += 1
                yield position


def plain(position: Position) -> Naive:
    """The same position for the naive engine."""
    letters = dict(zip((*draughts.MEN, *draughts.KINGS), "wbWB", strict=True))
    pieces = {spot(int(site)): letters[piece] for site, piece in position.pieces.items()}
    turn: Literal["w", "b"] = "w" if position.turn == 0 else "b"
    return Naive(pieces, turn, guoji=position.rules.crowned_in_passing, clock=position.clock)
