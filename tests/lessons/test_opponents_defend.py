"""Opponents in tasks of several moves defend: a right first move is answered by a reply that stops a threat.

What a threat is, and what stops it, is found out here in the plainest way: everything is played.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ruleboard import goals
from ruleboard.machines.exercise import ExerciseState
from ruleboard.rules import begin
from ruleboard.rules.base import Position
from ruleboard.teaching.goal import Goal
from ruleboard.teaching.outlook import Outlook
from tests.lessons.every_task import SOURCES, tasks

LEAST = 30  # tasks of several moves in all lessons


def several(path: Path) -> list[tuple[str, ExerciseState]]:
    """The exercises of several moves of a lesson."""
    return [
        (key, each)
        for key, each in tasks(path)
        if isinstance(each, ExerciseState) and each.moves > 1
    ]


def reachable(position: Position, goal: Goal, player: int, moves: int) -> bool:
    if position.outcome or not moves:
        return False
    found = (
        goal.met(position, move) or reachable(position.play(move), goal, player, moves - 1)
        if position.turn == player
        else reachable(position.play(move), goal, player, moves)
        for move in position.legal_moves
    )
    return any(found) if position.turn == player else all(found)


def threats(position: Position, goal: Goal) -> set[Any]:
    """What the player to move can do to reach the goal at once, apart from the men that they could then choose."""
    return {
        str(move).partition("x")[0] for move in position.legal_moves if goal.met(position, move)
    }


def stopping(position: Position, goal: Goal) -> dict[Any, bool]:
    """For every reply, whether it leaves fewer threats than another one does."""
    left = {reply: threats(position.play(reply), goal) for reply in position.legal_moves}
    every = set[Any]().union(*left.values())
    return {reply: kept < every for reply, kept in left.items()}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_the_reply_to_a_right_move_stops_a_threat_if_any_reply_does(path: Path) -> None:
    for key, task in several(path):
        if task.moves != 2:
            continue
        for move in task.outlook.answers(task.start, task.moves):
            after = task.start.play(move)
            if task.goal.met(task.start, move) or after.turn == task.start.turn:
                continue
            reply = task.outlook.reply(after, 1)
            stops = stopping(after, task.goal)
            assert stops[reply] is any(stops.values()), f"{key}: {move} {reply}"


def test_all_of_them_are_looked_at() -> None:
    assert sum(1 for path in SOURCES for _ in several(path)) >= LEAST


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_other_reply_holds_out_longer(path: Path) -> None:
    for key, task in several(path):
        move = task.outlook.answers(task.start, task.moves)[0]
        after, left = task.start.play(move), task.moves - 1
        if task.goal.met(task.start, move) or after.turn == task.start.turn:
            continue
        reply = task.outlook.reply(after, left)
        for fewer in range(1, left):
            if reachable(after.play(reply), task.goal, task.start.turn, fewer):
                every = [after.play(each) for each in after.legal_moves]
                assert all(reachable(e, task.goal, task.start.turn, fewer) for e in every), key


FORKS = (
    "W:Wb6,d2:Bf6,a1:H7,7",
    "W:Wd7,a4:Bf6,c3:H7,7",
    "W:Wd7,b6:Bf4,e3:H7,7",
    "W:Wa7,g1:Bc4,d2:H7,7",
)


@pytest.mark.parametrize("text", FORKS)
def test_a_fork_is_felt_one_line_is_stopped_and_the_other_one_closed(text: str) -> None:
    start, goal = begin("mills", text), goals.forms_mill()
    seen = Outlook(goal, start.turn)
    after: Any = start.play(seen.answers(start, 2)[0])
    reply = seen.reply(after, 1)
    gaps = {
        next(site for site in line if site not in after.pieces)
        for line in after.board.mills
        if [after.pieces[s].owner for s in line if s in after.pieces] == [0, 0]
    }
    assert len(gaps) == 2
    assert str(reply) in gaps


def test_opponents_vary_but_one_task_always_has_the_same_reply() -> None:
    found: list[int] = []
    for text in FORKS:
        start = begin("mills", text)
        replies = set()
        for _ in range(2):
            seen = Outlook(goals.forms_mill(), start.turn)
            after = start.play(seen.answers(start, 2)[0])
            longest = [str(move) for move in after.legal_moves if threats_left(after, move) == 1]
            replies.add(longest.index(str(seen.reply(after, 1))))
        assert len(replies) == 1
        found += replies
    assert len(set(found)) > 1  # not always the first of the list


def threats_left(position: Position, reply: Any) -> int:
    return len(threats(position.play(reply), goals.forms_mill()))


@pytest.mark.usefixtures("outside_game")
def test_an_opponent_in_a_game_from_outside_defends_too() -> None:
    start, goal = begin("capture_go", "B:Ba3,b2,d2,e3:Wb3,d3:C0,0"), goals.captures(1)
    seen = Outlook(goal, start.turn)
    for move in seen.answers(start, 2):
        after = start.play(move)
        if not goal.met(start, move):
            stops = stopping(after, goal)
            assert stops[seen.reply(after, 1)] is any(stops.values())
