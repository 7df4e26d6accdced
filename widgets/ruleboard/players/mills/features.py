"""Features of a mill position, named as a teacher names them, for all rules of the family.

The weights are hundredths of a man. They were guessed, then compared in matches with those of a logistic regression
over 140 games of nine men's morris that the search played against itself (tests/bench/fit_weights.py), in which mills
and blocked men count for more and mobility for less. The fitted weights won 46 % ± 5 of 62 games against the guesses;
with half of the change 57 % ± 5 of 60, but only 32 % ± 8 and 35 % ± 7 of 20 by two other rule sets of the family: so
the guesses stay.
"""

from __future__ import annotations

from collections.abc import Mapping

from ruleboard.rules.base import Site
from ruleboard.rules.mills import Position

FEATURES: Mapping[str, int] = {
    "men": 100,
    "mills": 10,
    "closes_next": 40,
    "open_mills": 25,
    "double_mills": 50,
    "mobility": 4,
    "blocked": -5,
    "crossings": 3,
}

CROSSING = 4  # lines that meet on a point


def features(position: Position, player: int) -> Mapping[str, int]:
    """The value of each feature for a player."""
    board, pieces = position.board, position.pieces
    men = {site for site, piece in pieces.items() if piece.owner == player}
    free = {point.name for point in board.points} - set(pieces)
    ways = {man: sum(near in free for near in board.neighbours[man]) for man in men}
    closing = open_mills(position, player)
    return {
        "men": len(men) + position.hands[player],
        "mills": sum(men.issuperset(line) for line in board.mills),
        "closes_next": int(bool(closing) and position.turn == player),
        "open_mills": len(closing),
        "double_mills": len(double_mills(position, player)),
        "mobility": sum(ways.values()),
        "blocked": sum(not free_points for free_points in ways.values()),
        "crossings": sum(len(board.neighbours[man]) >= CROSSING for man in men),
    }


def open_mills(position: Position, player: int) -> set[Site]:
    """The free points where a player's next man would close a mill: placed, flying, or from a neighbouring point."""
    _, own, foe, off = position.state
    if position.turn != player:
        own, foe = foe, own
    machine, table = position.state.engine, position.state.engine.tables
    flies = machine.flies(own, position.hands[player])
    found = (
        table.threats[own] if position.hands[player] or flies else table.near_threats[own]
    ) & ~(foe | off.closed)
    return set(table.sites[found])


def double_mills(position: Position, player: int) -> set[Site]:
    """The free points where a man can move from one closed mill into another, and back again next time."""
    if position.rules.rebuild_delay:
        return set()
    board, pieces = position.board, position.pieces
    men = {site for site, piece in pieces.items() if piece.owner == player}
    closed = [set(line) for line in board.mills if men.issuperset(line)]
    found = set()
    for line in board.mills:
        missing = [site for site in line if site not in men]
        if len(missing) == 1 and missing[0] not in pieces:
            beside = men.intersection(board.neighbours[missing[0]]) - set(line)
            if any(man in mill and mill.isdisjoint(line) for man in beside for mill in closed):
                found.add(missing[0])
    return found
