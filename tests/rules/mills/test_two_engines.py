"""The engine and a naive second one play the same games and must agree on everything, step by step."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Any

import pytest

from ruleboard.rules import Piece, mills
from ruleboard.rules.mills.codes import Counted, Ended
from ruleboard.rules.mills.rules import SWITCHES
from tests.rules.mills import chance, naive

pytestmark = pytest.mark.long

GAMES = 200  # for each of the presets, twelve of them

MEN, CLOSED = (Piece(0, "man"), Piece(1, "man")), Piece(None, "closed")

OTHER: dict[str, tuple[Any, ...]] = {
    "board": (mills.BOARDS["twelve"], mills.BOARDS["snail"]),
    "men": (5,),
    "flies_at": (0, 4),
    "marked_points": (True,),
    "all_in_mills": ("none",),
    "removals": ("each",),
    "jump": ("own", "enemy", "either"),
    "rebuild_delay": (1, 3),
    "rebuild": ("no_capture",),
    "moves_while_placing": (True,),
    "mill_wins": (True,),
    "limit": (30,),
    "limit_counts": ("quiet",),
    "repetition": (2, 3),
    "blocked": ("draw",),
    "swing_back": (False,),
    "last_men_limit": (4, 20),
}
"""For each switch, what it can be other than in the standard game."""


def as_naive(move: mills.Move) -> naive.Turn:
    return move.source, move.target, frozenset(move.removed)


def agree(position: mills.Position, second: naive.Game) -> None:
    """Compare everything that two engines can tell of a position."""
    outcome = position.outcome
    ended = second.winner_or_draw()
    assert (outcome and (outcome.winner, outcome.reason)) == ended, position
    turns = {as_naive(move) for move in position.legal_moves}
    assert turns == (set() if ended else {*second.all_turns()}), position
    assert len(turns) == len(position.legal_moves), position
    men = {site: MEN[owner] for site, owner in second.at.items()}
    assert position.pieces == men | dict.fromkeys(second.closed, CLOSED), position
    assert position.hands == tuple(second.hands), position
    assert (position.turn, position.turns) == (second.turn, second.turns), position
    if position.rules.rebuild_delay:
        waiting = {
            (note.params["player"], frozenset(note.sites), note.params["n"])
            for note in position.counters
            if note.code == Counted.REBUILD
        }
        assert waiting == {
            (player, frozenset(mill.split("-")), second.waits(player, mill))
            for player in (0, 1)
            for mill in second.may_close[player]
            if second.waits(player, mill)
        }, position


def play_both(
    rules: mills.Rules, choose: Callable[[mills.Position], mills.Move], most: int = 120
) -> str:
    """Play one game on both engines; returns how it ended."""
    second = naive.Game(rules)
    position = mills.start(rules)
    for position, move in chance.game(rules, choose, most=most):
        agree(position, second)
        if move is not None:
            second.play(as_naive(move))
    return position.outcome.reason if position.outcome else "unfinished"


@pytest.mark.parametrize("quarter", range(4))
@pytest.mark.parametrize("name", mills.PRESETS)
def test_games_of_every_preset_agree_with_the_naive_engine(name: str, quarter: int) -> None:
    dice = random.Random(f"{name} {quarter}")
    for number in range(GAMES // 4):
        play_both(mills.PRESETS[name], partial(chance.choose, chance=dice, seeking=number % 2 == 0))


@pytest.mark.parametrize("pair", [*combinations(SWITCHES, 2)], ids="-".join)
def test_every_pair_of_switches_has_a_defined_outcome(pair: tuple[str, str]) -> None:
    dice = random.Random("-".join(pair))
    first, second = pair
    for one in OTHER[first]:
        for two in OTHER[second]:
            rules = mills.STANDARD.replace(
                f"{first}={one}, {second}={two}", **{first: one, second: two}
            )
            for seeking in (False, True):
                play_both(rules, partial(chance.choose, chance=dice, seeking=seeking), most=60)


def test_the_pairs_cover_every_switch() -> None:
    assert set(OTHER) == set(SWITCHES)
    for switch, values in OTHER.items():
        assert getattr(mills.STANDARD, switch) not in values


def test_switches_all_at_once_agree_as_well() -> None:
    dice = random.Random("all at once")
    seek = partial(chance.choose, chance=dice, seeking=True)
    reasons = set()
    for number in range(150):
        changes = {switch: dice.choice(values) for switch, values in OTHER.items()}
        if number % 10:
            changes["mill_wins"] = False
        rules = mills.STANDARD.replace("mixed", **changes)
        reasons.add(play_both(rules, seek))
    assert reasons >= {Ended.FEW_MEN, Ended.LIMIT_QUIET, Ended.MILL, Ended.REPETITION}


@pytest.mark.parametrize("rules", [mills.SIX, mills.SIX.replace("draw", blocked="draw")], ids=str)
def test_games_of_blocking_players_agree_as_well(rules: mills.Rules) -> None:
    block = partial(chance.block, chance=random.Random("blocking"))
    endings = [play_both(rules, block) for _ in range(10)]
    assert endings.count(Ended.STALEMATE if rules.blocked == "draw" else Ended.BLOCKED) >= 3


@pytest.mark.parametrize(
    ("reason", "rules"),
    [
        (Ended.FEW_MEN, mills.STANDARD),
        (Ended.MILL, mills.THREE),
        (Ended.LIMIT_TURNS, mills.CHENGSAN),
    ],
)
def test_the_random_games_meet_this_ending(reason: Ended, rules: mills.Rules) -> None:
    dice = random.Random("endings")
    endings = {
        play_both(rules, partial(chance.choose, chance=dice, seeking=number % 2 == 0))
        for number in range(20)
    }
    assert reason in endings
