"""The standard game against OpenSpiel's nine men's morris, an engine that others wrote, step by step."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pyspiel
import pytest

from ruleboard.rules import mills
from ruleboard.rules.mills.codes import Ended, Reason
from ruleboard.rules.mills.pieces import MEN
from tests.rules.mills import chance

GAMES = 1000  # half of them look for mills
POINTS = mills.STANDARD.board.index  # each with its number
SIGNS = {MEN[0]: "W", MEN[1]: "B", None: "."}
MOST = 190  # OpenSpiel ends a game after 200 turns


def their_action(step: mills.Move) -> int:
    """OpenSpiel numbers points 0-23 and moves 24 + 24 * from + to."""
    target = POINTS[step.target]
    return target if step.source is None else 24 + 24 * POINTS[step.source] + target


def their_men(state: Any) -> str:
    """What stands on the points, in board order, as OpenSpiel draws it."""
    drawing = str(state).split("\n\n")[0]
    return "".join(sign for sign in drawing if sign in "WB.")


def our_men(position: mills.Position) -> str:
    pieces = position.pieces
    return "".join(SIGNS[pieces.get(point)] for point in POINTS)


def play_both(choose: Callable[[mills.Position], mills.Move]) -> str:
    """Play one game on both engines; returns how it ended."""
    position = mills.start()
    state = pyspiel.load_game("nine_mens_morris").new_initial_state()
    while not position.outcome and position.turns < MOST:
        assert not state.is_terminal()
        assert state.current_player() == position.turn
        assert their_men(state) == our_men(position)
        assert sorted(map(their_action, position.steps)) == state.legal_actions()
        move = choose(position)
        state.apply_action(their_action(move))
        step = (move.source, move.target)
        same_step = [m for m in position.legal_moves if (m.source, m.target) == step]
        if move.removed:
            assert state.current_player() == position.turn
            removable = sorted(POINTS[point] for m in same_step for point in m.removed)
            assert removable == state.legal_actions()
            state.apply_action(POINTS[move.removed[0]])
        else:
            assert same_step == [move]
        position = position.play(move)
    if position.outcome:
        assert state.is_terminal()
        assert state.returns()[0] == (1 if position.outcome.winner == 0 else -1)
        return position.outcome.reason
    return "unfinished"


@pytest.mark.parametrize("part", range(4))
def test_games_agree_with_openspiel_step_by_step(part: int) -> None:
    dice = random.Random(part)
    endings = [
        play_both(partial(chance.choose, chance=dice, seeking=number % 2 == 0))
        for number in range(GAMES // 4)
    ]
    assert endings.count(Ended.FEW_MEN) > 20


def test_games_of_blocking_players_agree_with_openspiel() -> None:
    dice = random.Random("blocking")
    endings = [play_both(partial(chance.block, chance=dice)) for _ in range(30)]
    assert endings.count(Ended.BLOCKED) >= 3


def test_the_seeking_games_often_meet_a_side_that_is_all_in_mills() -> None:
    seek = partial(chance.choose, chance=random.Random("all in mills"), seeking=True)
    met = sum(
        move is not None
        and any(note.code == Reason.ALL_IN_MILLS for note in position.reasons(move))
        for _ in range(100)
        for position, move in chance.game(mills.STANDARD, seek)
    )
    assert met >= 36
