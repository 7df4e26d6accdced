"""Random games that try every kind of action, for all rule sets: the ground on which many tests walk."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Literal

from ruleboard.rules import relati

BITS = (False, True)
SWITCH: tuple[Literal["any", "place"], ...] = ("any", "place")
RULE_SETS = tuple(
    relati.Rules(
        consecutive=consecutive,
        cannon=cannon,
        chain=chain,
        migration=migration,
        can_act=can_act,
        friendly_fire=friendly_fire,
    )
    for consecutive, cannon, chain, migration, can_act, friendly_fire in product(
        BITS, BITS, BITS, BITS, SWITCH, BITS
    )
    if cannon or not (chain or friendly_fire)
)
"""Every combination that differs in play, with all paths: 40 of them."""

FEW_PATHS = tuple(rules.replace(paths=paths) for paths in (8, 16) for rules in RULE_SETS)
"""The same combinations where only neighbours connect, and where neighbours and remote normal connections do."""


def choose(position: relati.Position, chance: random.Random) -> relati.Move:
    """A kind of action first, then one of that kind: otherwise most actions would be placements."""
    kinds: dict[str, list[relati.Move]] = {}
    for move in position.legal_moves:
        kinds.setdefault(move.action, []).append(move)
    return chance.choice(kinds[chance.choice(sorted(kinds))])


def walk(
    rules: relati.Rules, players: int, size: int, seed: int
) -> Iterator[tuple[relati.Position, relati.Move]]:
    """The positions of a random game, each with the move that is played next."""
    chance = random.Random(f"{rules.letters} {players} {size} {seed}")
    position = relati.start(players, rules, size)
    while not position.outcome:
        move = choose(position, chance)
        yield position, move
        position = position.play(move)
