"""More than two players: each is expected to look after himself, and only what nobody can change is called proven.

The games here are trees made by chance or by hand, so that everything can be tried.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from ruleboard.players.rounds import Ended, Sight
from ruleboard.players.selfish import Selfish
from ruleboard.players.thinking import LIKELY, WIN, Limit, Line, settle
from tests.players.relati.plain import best_of

DEPTH = 4


@dataclass(frozen=True, eq=False)
class Node:
    """A position of a game that is nothing but its tree."""

    turn: int
    worths: tuple[int, ...]
    after: tuple[Node, ...] = ()
    ended: Ended | None = None

    @property
    def legal_moves(self) -> tuple[int, ...]:
        return tuple(range(len(self.after)))


def searched(node: Node, lines: int = 1, limit: Limit | None = None) -> tuple[Line, ...]:
    """What our search finds."""
    players = len(node.worths)
    sight = Sight(
        lambda at: list(at.worths), lambda at: at.ended, lambda at, move: at.after[move], players
    )
    position: Any = node
    search = Selfish(position, sight, limit or Limit(nodes=None, depth=DEPTH), lines, 0)
    return settle(search.thoughts()).lines


def plain(node: Node, me: int, ply: int = 0) -> tuple[int, ...]:
    """The same by trying everything."""
    if ply and node.ended is not None:
        if node.ended.winner is None:
            return tuple(0 for _ in node.worths)
        far = ply + node.ended.plies
        won = range(len(node.worths))
        return tuple(WIN - far if each == node.ended.winner else far - LIKELY for each in won)
    if ply == DEPTH:
        return node.worths
    return best_of([plain(each, me, ply + 1) for each in node.after], node.turn, me)


def forced(node: Node, player: int) -> bool:
    """Whether a player wins whatever all others do."""
    if node.ended is not None:
        return node.ended.winner == player
    each = [forced(after, player) for after in node.after]
    return bool(each) and (any(each) if node.turn == player else all(each))


def tree(chance: Random, players: int, ply: int = 0) -> Node:
    """A game by chance, much of which is decided, most often for the one who began."""
    turn = ply % players
    worths = tuple(chance.randrange(-900, 900) for _ in range(players))
    if chance.random() < (0, 0.2, 0.3, 0.6, 0.95)[ply]:
        winner = chance.choice([0, 0, 0, *range(players), None])
        return Node(turn, worths, ended=Ended(winner, chance.randrange(3)))
    if ply == DEPTH:
        return Node(turn, worths)
    several = range(chance.randint(1, 4))
    return Node(turn, worths, tuple(tree(chance, players, ply + 1) for _ in several))


@pytest.mark.parametrize("players", [3, 4])
def test_it_finds_what_trying_everything_finds(players: int) -> None:
    proven = likely = 0
    for seed in range(300):
        node = tree(Random(seed), players)
        found = searched(node, lines=9)
        worth = {move: plain(each, 0, 1)[0] for move, each in enumerate(node.after)}
        values = sorted(worth.values(), reverse=True)
        assert found[0].value == values[0] == plain(node, 0)[0]
        if not found[0].proven:  # then nothing was settled early
            assert [line.value for line in found] == values
            assert all(worth[line.move] == line.value for line in found)
        assert found[0].proven is forced(node, 0)
        proven += found[0].proven
        likely += found[0].likely and found[0].value > 0
    assert proven > 20
    assert likely > 20


@pytest.mark.parametrize("players", [3, 4])
def test_the_line_leads_to_what_it_is_worth(players: int) -> None:
    for seed in range(300):
        node = tree(Random(seed), players)
        (line,) = searched(node)
        end = node
        for move in line.expected:
            end = end.after[move]
        if end.ended is None:
            assert line.value == end.worths[0]
        elif end.ended.winner is None:
            assert line.value == 0
        else:
            assert line.proven or line.likely
            assert (line.value > 0) is (end.ended.winner == 0)


def leaf(*worths: int) -> Node:
    return Node(0, worths)


def won(winner: int) -> Node:
    return Node(0, (0, 0, 0), ended=Ended(winner, 0))


def test_others_are_expected_to_look_after_themselves_and_not_to_do_harm() -> None:
    # After the first move the next player could harm, but would have less of it; the second move is safe and dull.
    trusting = Node(1, (0, 0, 0), (leaf(500, 300, -800), leaf(-900, 100, 800)))
    careful = Node(1, (0, 0, 0), (leaf(100, 200, -300),))
    (line,) = searched(Node(0, (0, 0, 0), (careful, trusting)), limit=Limit(nodes=None, depth=2))
    assert (line.move, line.value, line.expected) == (1, 500, (1, 0))


def test_of_what_somebody_likes_as_much_the_worst_is_expected() -> None:
    kind, unkind = leaf(500, 300, -800), leaf(-900, 300, 600)
    for replies in ((kind, unkind), (unkind, kind)):
        first = Node(1, (0, 0, 0), replies)
        (line,) = searched(Node(0, (0, 0, 0), (first,)), limit=Limit(nodes=None, depth=2))
        assert (line.value, line.expected) == (-900, (0, replies.index(unkind)))


def test_whoever_loses_anyway_may_choose_who_wins_so_nothing_is_proven() -> None:
    later = Node(2, (0, 0, 0), (won(0),))  # the longest resistance is what is expected
    chooser = Node(1, (0, 0, 0), (won(2), later))
    (line,) = searched(Node(0, (0, 0, 0), (chooser,)), limit=Limit(nodes=None, depth=3))
    assert (line.value, line.proven, line.plies) == (LIKELY - 3, False, None)


def test_what_follows_from_every_choice_is_proven() -> None:
    later = Node(2, (0, 0, 0), (won(0),))
    chooser = Node(1, (0, 0, 0), (won(0), later))
    (line,) = searched(Node(0, (0, 0, 0), (chooser,)), limit=Limit(nodes=None, depth=3))
    assert (line.value, line.proven, line.plies) == (WIN - 3, True, 3)


def test_a_win_counts_as_proven_only_when_every_move_of_the_others_was_followed() -> None:
    # Far more moves than are followed elsewhere; the one that changes everything looks worst at first sight.
    losing = [Node(2, (0, 0, 0), (won(0),)) for _ in range(40)]
    saving = Node(2, (0, -5_000, 0), (leaf(-50, 50, 0),))
    chooser = Node(1, (0, 0, 0), (*losing, saving))
    (line,) = searched(Node(0, (0, 0, 0), (chooser,)), limit=Limit(nodes=None, depth=3))
    assert (line.value, line.expected) == (-50, (0, 40, 0))
