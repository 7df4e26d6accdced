"""What has left a board, as its record tells it: in every game, forwards and back."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ruleboard.machines.play import PlayState, begin_play, results, step
from ruleboard.page.losses import lost
from ruleboard.rules import begin, draughts
from ruleboard.rules.base import Piece
from ruleboard.session.inputs import Do, Reply
from tests.machines.hand import played
from tests.session.test_motion import SIX

WHITE, BLACK = Piece(0, "man"), Piece(1, "man")


def test_a_capture_of_six() -> None:
    state, _ = played(draughts.parse(SIX), "38", "36")
    assert lost(state) == {BLACK: 6}
    back, _ = step(state, Do("undo"))
    assert lost(back) == {}


def test_a_king_that_is_taken_is_a_king() -> None:
    state, _ = played(draughts.parse("W:W28:BK22,K9"), "28", "17")
    assert lost(state) == {Piece(1, "king"): 1}


def test_men_count_as_soon_as_they_are_off_the_board() -> None:
    mill = ("mills", "W:Wa7,d7,g4:Bb4,c4,d3,f2:H0,0")
    assert lost(played(mill, "g4", "g7")[0]) == {}
    assert lost(played(mill, "g4", "g7", "b4")[0]) == {BLACK: 1}


@pytest.mark.parametrize("rules", ["draughts", "draughts:guoji"])
def test_nobody_vanishes(rules: str) -> None:
    """Whoever stood on the board in the beginning stands on it, or lies beside it."""
    chance = random.Random(rules)
    state = begin_play(begin(rules))
    begun = Counter(piece.owner for piece in state.pieces.values())
    for _ in range(80):
        if state.position.outcome:
            break
        state, _ = played_on(state, chance)
        now = Counter(piece.owner for piece in state.pieces.values())
        for piece, n in lost(state).items():
            now[piece.owner] += n
        assert now == begun
    assert lost(state)


def played_on(state: PlayState, chance: random.Random) -> tuple[PlayState, Reply]:
    """One move of somebody who does not care which."""
    return results.played(state, chance.choice(state.position.legal_moves))


def test_where_nothing_is_taken_nothing_is_lost() -> None:
    state, _ = played(begin("relati"), "E5", "D7", "E6", "D6")
    assert lost(state) == {}
