"""What the lessons on good play claim about mills is true: crossings, gaps, puzzles, and the game that is shown."""

from __future__ import annotations

from math import comb
from pathlib import Path

from ruleboard.jupyter.demo import Demo
from ruleboard.machines.exercise import ExerciseState
from ruleboard.rules import mills
from ruleboard.rules.base import Position, Role
from ruleboard.teaching.outlook import answers
from tests.lessons.test_lesson_exercises import shown

SOURCE = Path(__file__).parents[2] / "lessons" / "source"
GAME_TEXT = """
b4 d2 d6 d1 d3 a1 g1 a4 a7 b2 f2 d7 g4 g7 f4 e4 f6xe4 e4
b4-b6xe4 a4-b4 f4-e4 b4-c4 f6-f4xc4 a1-a4 f4-f6xd2 a4-b4 f6-f4xd1 b2-d2 g1-d1 b4-a4 f4-f6xd2 g7-f4 f2-d2xd7
"""
GAME = GAME_TEXT.split()


def lesson(number: int) -> Path:
    return SOURCE / f"mills-{number}.md"


def positions() -> list[mills.Position]:
    """The positions of the game, the empty board first."""
    found = [mills.start(mills.STANDARD)]
    for move in GAME:
        found.append(found[-1].play(found[-1].move(move)))
    return found


def men(position: Position) -> tuple[object, ...]:
    """Who is to move, with which men: turns played are not counted, because lessons leave them out."""
    assert isinstance(position, mills.Position)
    return (position.turn, frozenset(position.pieces.items()), position.hands)


def tasks(path: Path, key: str) -> list[ExerciseState]:
    ((_, practice),) = shown(path, key)
    return [trial for trial in practice.state.trials if isinstance(trial, ExerciseState)]


def closes(position: Position) -> bool:
    """Whether the side to move can close a mill at once."""
    return any(
        event.role is Role.FORMED
        for move in position.legal_moves
        for event in position.events(move)
    )


def test_the_demos_of_the_whole_game_are_that_game_from_its_first_move_to_its_last() -> None:
    before = positions()
    at = 0
    for _, widget in shown(lesson(9)):
        if isinstance(widget, Demo):
            assert men(widget.state.frames[0].position) == men(before[at])
            at += widget.state.frames[-1].played
    assert at == len(GAME) == 33
    outcome = before[-1].outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (0, "few_men")


def test_black_threatens_four_mills_in_a_row_and_white_stops_each() -> None:
    found = positions()
    for after_black in (4, 6, 8, 10):
        threatened = found[after_black]
        assert closes(mills.parse(f"B{threatened.text[1:]}", mills.STANDARD))
        assert not closes(found[after_black + 1])


def test_the_tasks_of_the_whole_game_are_positions_of_that_game() -> None:
    played = {men(position) for position in positions()}
    for key in ("fork-practice", "run-practice", "wings-practice"):
        for trial in tasks(lesson(9), key):
            assert men(trial.start) in played


def test_a_crossing_has_four_neighbours_and_a_corner_has_two() -> None:
    neighbours = mills.BOARDS["nine"].neighbours
    assert {point for point, near in neighbours.items() if len(near) == 4} == {
        "d6",
        "f4",
        "d2",
        "b4",
    }
    corners = ("a7", "g7", "g1", "a1", "b6", "f6", "f2", "b2", "c5", "e5", "e3", "c3")
    assert {len(neighbours[corner]) for corner in corners} == {2}


def test_black_can_do_nothing_about_the_gap_that_only_white_can_reach() -> None:
    for trial in tasks(lesson(8), "gap-practice"):
        for move in answers(trial.start, trial.goal, trial.moves):
            after = trial.start.play(move)
            assert not closes(after)
            assert all(closes(after.play(reply)) for reply in after.legal_moves)


def test_the_puzzles_that_work_only_without_flying_do_not_work_with_it() -> None:
    puzzles = [tasks(lesson(4), "end-practice")[3], tasks(lesson(4), "summary-practice")[1]]
    for trial in puzzles:
        assert answers(trial.start, trial.goal, 2)
        flying = mills.parse(trial.start.text, mills.STANDARD)
        assert not answers(flying, trial.goal, 2)


def test_three_against_three_has_more_than_two_and_a_half_million_positions() -> None:
    assert comb(24, 3) * comb(21, 3) == 2_691_920
