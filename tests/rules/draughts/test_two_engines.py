"""The engine against a naive one, and against py-draughts, on positions by chance."""

from __future__ import annotations

from random import Random

import pytest
from draughts import Board
from draughts.engines.turbo import perft_from_board
from loguru import logger

from ruleboard.rules import draughts
from ruleboard.rules.draughts import FMJD, GUOJI, Position, Rules
from tests.rules.draughts.agreeing import agree, key
from tests.rules.draughts.chance import BOTH, EVERY, plain, positions, scattered

logger.remove()


@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: rules.name)
def test_moves_routes_and_what_follows_are_those_of_the_naive_engine(rules: Rules) -> None:
    captures = kings = 0
    count = 5000 if rules in BOTH else 2000
    for position in positions(2, count, rules):
        agree(position)
        captures += bool(position.legal_moves and position.legal_moves[0].taken)
        kings += any(piece.kind == "king" for piece in position.pieces.values())
    assert captures > 0.25 * count
    assert kings > 0.5 * count


@pytest.mark.parametrize("rules", BOTH, ids=lambda rules: rules.name)
def test_all_routes_of_a_move_lead_to_the_same_position(rules: Rules) -> None:
    random = Random(8)
    several = 0
    while several < 40:
        naive = plain(scattered(random, rules))
        for name, routes in naive.moves.items():
            results = {str(naive.play(name, route).pieces) for route in routes}
            assert len(results) == 1
            several += len(routes) > 1


@pytest.mark.parametrize("rules", BOTH, ids=lambda rules: rules.name)
def test_games_end_as_the_naive_engine_ends_them(rules: Rules) -> None:
    reasons = set()
    for dice in range(70):
        random = Random(dice)
        few = draughts.parse(random.choice(ENDINGS), rules)
        position, naive = few, plain(few)
        for _ in range(70):
            ended = position.outcome
            expected = naive.outcome()
            if ended is None or ended.winner is None:
                assert expected == (ended and ended.reason), (position.text, dice)
            else:
                assert expected == "wb"[ended.winner], (position.text, dice)
            if ended:
                reasons.add(ended.reason)
                break
            move = careful(random, position, back_and_forth=dice % 3 == 0)
            routes = naive.moves[key(move)]
            position, naive = position.play(move), naive.play(key(move), min(routes))
    drawn = {"no_progress"} if rules == GUOJI else {"five_moves", "sixteen_moves", "king_moves"}
    assert reasons >= {"repetition", "no_pieces", *drawn}


def careful(random: Random, position: Position, *, back_and_forth: bool) -> draughts.Move:
    """A move after which nothing can be taken, if there is one, so that the game lasts."""
    quiet = [m for m in position.legal_moves if not any(r.taken for r in replies(position, m))]
    moves = quiet or list(position.legal_moves)
    before = position.past.past if position.past else None
    if back_and_forth and before:
        moves = [m for m in moves if position.play(m).pieces == before.pieces] or moves[:2]
    return random.choice(moves)


def replies(position: Position, move: draughts.Move) -> tuple[draughts.Move, ...]:
    return position.play(move).legal_moves


ENDINGS = (
    "W:WK1,K2,K3:BK46",
    "W:WK5:BK45",
    "B:WK28,31:BK5,K47,1",
    "W:WK46,K50,41:B1,K5",
    "W:WK6,K16,K26,K36:BK5,K15,K25,K35",
    "B:WK1,32:BK10",
    "W:W36,K48:B15,K3",
)


def theirs(position: Position) -> Board:
    board = Board.from_fen(position.text.partition(":H")[0])
    assert isinstance(board, Board)
    return board


def test_fmjd_moves_are_those_of_py_draughts() -> None:
    captures = 0
    for position in positions(3, 6000, FMJD):
        moves = {key(move) for move in position.legal_moves}
        expected = {
            (m.square_list[0] + 1, m.square_list[-1] + 1, frozenset(c + 1 for c in m.captured_list))
            for m in theirs(position).legal_moves
        }
        assert moves == expected, position.text
        captures += any(taken for _, _, taken in moves)
    assert captures > 2000


def test_fmjd_positions_after_three_moves_are_as_many_as_those_of_py_draughts() -> None:
    for position in positions(5, 150, FMJD):
        assert position.perft(3) == perft_from_board(theirs(position), 3), position.text
