"""Looking ahead: what is said to be in reach is in reach by play, and what is not is not, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from ruleboard import goals
from ruleboard.rules import BadValue, begin
from ruleboard.rules.base import Position
from ruleboard.teaching import outlook as ahead
from ruleboard.teaching.goal import Goal
from ruleboard.teaching.outlook import answers, check, outlook

pytestmark = pytest.mark.usefixtures("outside_game")

TASKS: dict[str, tuple[str, str, Goal, int]] = {
    "a man given for four": ("draughts", "W:W34,38,40,45:B11,12,23,25,27", goals.captures(4), 2),
    "a win in two": ("draughts", "W:W14,27,33,38:B12:H3", goals.wins(), 2),
    "a king in three": ("draughts", "W:W16:B2", goals.promotes(), 3),
    "a king that is fought for": ("draughts", "W:W11,17:B2,3", goals.promotes(), 3),
    "a mill in two": ("mills", "W:Wa7,a4,b2,d2:Bg7,g1,e4,c3", goals.forms_mill(), 2),
    "a mill in three": ("mills", "W:Wa7,a4,b2,d2:Bg7,g1,e4,c3", goals.forms_mill(), 3),
    "placing": ("mills:three", "W:Wa2,c1:Bc3,a1:H1,1:T4", goals.wins(), 2),
    "a cut": (
        "relati",
        "2@5 O1 - O=A1,C1,D1,B2*,C3,C5 X=B1,C2,A4,B4,D4*,E4",
        goals.disconnects(2),
        2,
    ),
    "several actions": (
        "relati",
        "2@5 X1 q O=C1,E1,A2,B2*,D3,C5 X=D2,A4,D4*,B5",
        goals.disconnects(2),
        2,
    ),
    "three players": (
        "relati",
        "3@5 O1 - O=D1,B2*,C4 X=B3,D4*,B5 A=B1,C2,D2*",
        goals.disconnects(1),
        2,
    ),
    "a stone": ("capture_go", "B:Ba3,b2,d2,e3:Wb3,d3:C0,0", goals.captures(1), 2),
}
"""What takes so many moves, in every game, also one from outside."""


def naive(position: Position, goal: Goal, player: int, moves: int) -> bool:
    """The same, found out in the plainest way: everything is played, nothing is remembered."""
    if position.outcome or not moves:
        return False
    if position.turn != player:
        return all(naive(position.play(m), goal, player, moves) for m in position.legal_moves)
    return any(naive_right(position, m, goal, moves) for m in position.legal_moves)


def naive_right(position: Position, move: Any, goal: Goal, moves: int) -> bool:
    return goal.met(position, move) or naive(position.play(move), goal, position.turn, moves - 1)


@pytest.mark.parametrize("name", TASKS)
def test_answers_are_what_a_plain_search_finds(name: str) -> None:
    game, text, goal, moves = TASKS[name]
    start = begin(game, text)
    for count in range(1, moves + 1):
        found = [move for move in start.legal_moves if naive_right(start, move, goal, count)]
        assert list(answers(start, goal, count)) == found
        assert bool(found) is (count == moves) or count == 2 < moves


@pytest.mark.parametrize("name", TASKS)
def test_every_reply_to_a_right_move_can_be_met_with_a_right_move(name: str) -> None:
    game, text, goal, moves = TASKS[name]
    start = begin(game, text)
    seen, played = outlook(start, goal, moves), 0

    def follow(position: Position, left: int) -> None:
        nonlocal played
        played += 1
        if position.turn != start.turn:
            for reply in position.legal_moves:
                follow(position.play(reply), left)
            return
        right = seen.answers(position, left)
        assert right
        for move in right[:2]:
            if not goal.met(position, move):
                follow(position.play(move), left - 1)

    follow(start, moves)
    assert played > 1


@pytest.mark.parametrize("name", TASKS)
def test_a_wrong_move_gets_the_reply_that_refutes_it(name: str) -> None:
    game, text, goal, moves = TASKS[name]
    start = begin(game, text)
    seen = outlook(start, goal, moves)
    for move in start.legal_moves:
        following = start.play(move)
        over = following.outcome or following.turn == start.turn
        if over or moves == 1 or move in seen.answers(start, moves):
            continue
        reply = seen.reply(following, moves - 1)
        assert not naive(following.play(reply), goal, start.turn, moves - 1)


def test_the_reply_to_a_right_move_holds_out_longest() -> None:
    start, goal = begin("draughts", "W:W16:B2"), goals.promotes()
    seen = outlook(start, goal, 3)
    position = start.play("16-11")
    reply = seen.reply(position, 2)
    needed = {
        each: next(n for n in (1, 2) if naive(position.play(each), goal, 0, n))
        for each in position.legal_moves
    }
    assert needed[reply] == max(needed.values())


@pytest.mark.parametrize("name", TASKS)
def test_the_line_ends_with_the_goal_and_not_before(name: str) -> None:
    game, text, goal, moves = TASKS[name]
    start = begin(game, text)
    position, line = start, outlook(start, goal, moves).line(start, moves)
    met = []
    for move in line:
        met.append(position.turn == start.turn and goal.met(position, move))
        position = position.play(move)
    assert met == [False] * (len(line) - 1) + [True]
    shortest = next(n for n in range(1, moves + 1) if naive(start, goal, start.turn, n))
    own = sum(1 for at in range(len(line)) if _turn(start, line[:at]) == start.turn)
    assert own == shortest


def _turn(position: Position, line: tuple[Any, ...]) -> int:
    for move in line:
        position = position.play(move)
    return position.turn


@pytest.mark.parametrize("moves", [0, -1, "2", True, 1.5])
def test_a_number_of_moves_that_is_none_is_refused(moves: Any) -> None:
    with pytest.raises(BadValue, match="impossible moves"):
        check(begin("mills"), goals.forms_mill(), moves)


def test_what_nobody_can_reach_is_refused() -> None:
    fork = begin("mills", "W:Wb6,d7:Bf6,c3:H7,7")
    with pytest.raises(BadValue, match="goal out of reach in moves"):
        check(fork, goals.forms_mill(), 2)
    with pytest.raises(BadValue, match="goal out of reach:"):
        check(fork, goals.forms_mill(), 1)


def test_the_search_is_bounded_by_moves_and_refused_alike_every_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start, goal = begin("mills", "W:Wa7,a4,b2,d2:Bg7,g1,e4,c3"), goals.forms_mill()
    outlook.cache_clear()
    looked = 0
    judge = Goal.met

    def counted(self: Goal, position: Position, move: Any) -> bool:
        nonlocal looked
        looked += 1
        return judge(self, position, move)

    monkeypatch.setattr(Goal, "met", counted)
    check(start, goal, 2)
    needed = looked
    for enough in (True, False, False, True):
        outlook.cache_clear()
        monkeypatch.setattr(ahead, "LARGEST", needed if enough else needed - 1)
        if enough:
            check(start, goal, 2)
            continue
        looked = 0
        with pytest.raises(BadValue, match="too far ahead") as raised:
            check(start, goal, 2)
        assert looked == needed - 1
        assert raised.value.params["n"] == 2


def test_an_opening_with_many_moves_is_too_far() -> None:
    with pytest.raises(BadValue, match="too far ahead"):
        check(begin("mills"), goals.forms_mill(), 4)
