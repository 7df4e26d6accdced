"""The lessons on the mill family: what differs is shown in demos, and each comparison finds the rule that decides."""

from __future__ import annotations

from pathlib import Path

from ruleboard.jupyter.compare import Compare
from ruleboard.jupyter.demo import Demo
from ruleboard.jupyter.play import Play
from ruleboard.rules import mills
from tests.lessons.test_lesson_exercises import shown

SOURCE = Path(__file__).parents[2] / "lessons" / "source"
CHENGSAN, JUMPS, RESTS, FAMILY = (SOURCE / f"mills-{number}.md" for number in (4, 5, 10, 6))


def told(path: Path) -> set[str]:
    """The codes of everything that happens in the demos of a lesson."""
    return {
        frame.note.code.rpartition(".")[2]
        for _, widget in shown(path)
        if isinstance(widget, Demo)
        for frame in widget.state.frames
    }


def test_what_is_new_is_seen_to_happen() -> None:
    assert told(CHENGSAN) >= {"mark_point", "marks_vanish"}
    assert "jump" in told(JUMPS)
    assert "rebuild_waits_illegal" in told(RESTS)
    assert "mill_opened" in told(FAMILY)


def test_the_last_turn_before_the_limit_draws_and_wins() -> None:
    ((_, task),) = shown(CHENGSAN, "hundred-board")
    task.type("b2-b4")
    assert task.position.outcome.reason == "limit_turns"
    task.type("g4-g7xd1")
    assert task.solved


def test_a_game_with_one_man_on_the_board_goes_on_while_men_are_in_hand() -> None:
    ((_, demo),) = shown(CHENGSAN, "few-demo")
    after = demo.state.frames[-1].position  # before Black's answer
    assert sum(man.owner == 1 for man in after.pieces.values()) == 1
    assert after.outcome is None
    assert after.legal_moves


def test_the_draw_that_a_text_speaks_of_is_certain() -> None:
    ((_, board),) = shown(CHENGSAN, "nobody-board")
    assert board.verdict == "With best play, a draw."


def test_each_comparison_finds_the_rule_that_decides() -> None:
    moves = {"rest-board": ("g4-g7xc3", "rebuild"), "few-board": ("g1-g7xb6", "flies")}
    for key, widget in shown(FAMILY):
        if isinstance(widget, Compare):
            move, cause = moves.pop(key)
            widget.type(move)
            assert widget.state.causes == (cause,)
    assert not moves


def test_the_board_that_a_learner_draws_is_played_by_the_rules_of_the_lesson() -> None:
    ((_, board),) = shown(RESTS, "own-board")
    assert isinstance(board, Play)
    assert len(board.position.board.points) == 12  # type: ignore[attr-defined]  # of mills
    assert board.position.rules.jump == mills.MELNITSA.jump
