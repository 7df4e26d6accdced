"""Positions by chance, the same in every run: scattered pieces, and games played with random moves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Literal

from ruleboard.rules import draughts
from ruleboard.rules.draughts import BRAZILIAN, ENGLISH, FMJD, GUOJI, RUSSIAN, Position, Rules
from tests.rules.draughts.naive import Naive, spot

BOTH = (GUOJI, FMJD)
SMALL = tuple(rules.replace(name=f"{rules.name}_8", size=8) for rules in BOTH)
FAMILY = (RUSSIAN, BRAZILIAN, ENGLISH)
EVERY = BOTH + SMALL + FAMILY


def scattered(random: Random, rules: Rules) -> Position:
    """A few to many pieces anywhere, about a third of them kings."""
    row, count = rules.size // 2, rules.size**2 // 2
    squares = random.sample(range(1, count + 1), random.randint(2, count // 2 + 1))
    far = {"W": range(1, row + 1), "B": range(count - row + 1, count + 1)}
    lists: dict[str, list[str]] = {"W": [], "B": []}
    for number in squares:
        colour = random.choice("WB")
        crowned = random.random() < 0.3 or number in far[colour]
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
    size = position.rules.size
    pieces = {spot(int(site), size): letters[piece] for site, piece in position.pieces.items()}
    turn: Literal["w", "b"] = "w" if position.turn == 0 else "b"
    rules = position.rules
    return Naive(
        pieces,
        turn,
        rules.crowned_in_passing,
        size,
        position.clock,
        most=rules.takes_most,
        back=rules.men_capture_backward,
        flies=rules.kings_fly,
        men_count=not rules.men_reset_clock,
        limit=rules.clock_limit,
        lone=rules.lone_king_limits,
    )
