"""What each kind of board adds to a View: the record, the film's own words, the task, several boards, what is known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from html import unescape

import pytest

from ruleboard import goals
from ruleboard.lang import Words
from ruleboard.machines import demo, exercise
from ruleboard.machines.board import Board
from ruleboard.machines.compare import CompareState, begin_compare, step
from ruleboard.machines.demo import Script, begin_demo
from ruleboard.machines.exercise import begin_exercise
from ruleboard.machines.play import begin_play, shown
from ruleboard.machines.play import step as play_step
from ruleboard.machines.play.exact import Sources, signs, verdict
from ruleboard.page.compare import compare_views, still_boards, text_boards
from ruleboard.page.demo import demo_view
from ruleboard.page.exercise import exercise_view
from ruleboard.page.html import Passage, Table
from ruleboard.page.play import play_view
from ruleboard.page.rules import rules_page, unusual_page
from ruleboard.page.view import Look, View
from ruleboard.rules import draughts, find, mills, relati
from ruleboard.rules.base import Position
from ruleboard.rules.record import Record
from ruleboard.scene.shapes import Label
from ruleboard.session.film import film
from ruleboard.session.inputs import Reply, Type

EN, LOOK = Words("en"), Look()
DOUBLE = "W:Wa7,d7,g7,b2:Bc3,e3,d1,f4,b6"


def played(start: Position, *moves: str, sources: Sources = None) -> View:
    state, reply = begin_play(start), Reply()
    for move in moves:
        state, reply = play_step(state, Type(move))
    known = verdict(state.position, sources)
    return play_view(
        state, shown(state), reply, EN, LOOK, said=(), signs=signs(state, sources), known=known
    )


def compared(look: Look = LOOK) -> tuple[View, ...]:
    state, _ = step(attempt(), Type("g4-g7xc3"))
    return compare_views(state, EN, look, said=())


def attempt() -> CompareState:
    rules = ["standard", "chengsan", "melnitsa"]
    return begin_compare("mills", DOUBLE, ["g7-g4", "f4-f2"], rules)


def test_moves_are_numbered_by_pairs_or_by_signs() -> None:
    assert played(mills.start(mills.STANDARD), "d6", "f4", "b6").record == (
        "1. d6",
        "1… f4",
        "2. b6",
    )
    shown = played(relati.start(3), "C3", "K3", "G11", "D4")
    assert shown.record == ("1. ○ C3", "2. × K3", "3. △ G11", "4. ○ D4")
    assert shown.at == 4


def test_the_move_box_gives_an_example_as_long_as_there_is_a_move() -> None:
    assert played(draughts.start()).example == "Write a move, for example 31-26, or: help"
    assert played(draughts.parse("W:W28:B22"), "28x17").example == "Write a move, or: help"


def test_what_every_player_has_is_a_table_and_the_rest_are_sentences() -> None:
    table, left = played(relati.parse("3 X1 q O=E5*,C3 X=D4* A=K9*")).counters
    assert isinstance(table, Table)
    assert (table.heads, table.now) == (("○", "×", "△"), 1)
    assert left == Passage("counter", ("Actions left for ×: 1.",))
    assert [str(line) for line in played(mills.start(mills.STANDARD)).counters] == [
        "White: 9 in hand, 0 on the board.",
        "Black: 9 in hand, 0 on the board.",
    ]


def test_what_is_known_for_certain_is_said_and_shown() -> None:
    shown = played(mills.start(mills.THREE), sources=())
    assert str(shown.known) == "With best play, White wins in 9 more turns."
    assert {mark.kind for mark in shown.marks} == {"exact_win", "exact_draw", "exact_loss"}
    assert shown.labels["b2"][-1] == "leads to a win"
    assert not played(mills.start(mills.THREE)).known


def test_a_film_says_its_authors_words_and_the_text_keeps_its_own() -> None:
    script = Script({0: {"en": "Look!", "zh": "看！"}}, {0: "A comment", 2: "The end"})
    state = begin_demo(film(Record.of(mills.start(mills.STANDARD), ["d6", "f4"])), script)
    shown = demo_view(Board(demo.MACHINE, state), Words("zh-en"), LOOK, ())
    assert shown.headline == Passage("caption", ("看！", "Look!"))
    assert shown.duty.texts[1] == "White to place a man."
    assert shown.comment == Passage("comment", ("A comment", ""))
    assert shown.step.texts[1] == "Step 1 of 3"


def test_a_film_of_draughts_says_when_a_draw_is_near() -> None:
    start = draughts.parse("W:WK50,K45:BK1:H48", draughts.GUOJI)
    state = replace(begin_demo(film(Record.of(start, ["50-44"]))), at=1)
    shown = demo_view(Board(demo.MACHINE, state), EN, LOOK, ())
    assert any("49 of 50" in str(line) for line in shown.counters), shown.counters


def test_an_exercise_has_a_task() -> None:
    start = mills.parse("W:Wb6,d6,d5:Bf6,f4,c3:H6,6", mills.STANDARD)
    state = begin_exercise(start, goals.forms_mill())
    shown = exercise_view(state, exercise.shown(state), Reply(), EN, LOOK, said=())
    assert str(shown.task) == "White to play. Close a mill. In one move."


def test_usual_rules_are_told_under_a_game_and_nowhere_else() -> None:
    assert "Rules:" in rules_page("en", "mills", mills.STANDARD)
    assert unusual_page("en", "mills", mills.STANDARD) == ""
    assert "成三棋" in unusual_page("zh", "mills", mills.CHENGSAN)


def test_every_board_of_a_comparison_is_seen_by_itself() -> None:
    views = compared()
    assert [view.verdict[0].kind for view in views] == ["praise", "praise", "refusal"]
    assert [view.title for view in views] == [str(view.name) for view in views]
    assert [bool(view.headline) for view in views] == [True, False, False]
    assert [bool(view.why) for view in views] == [True, False, False]
    assert str(views[0].answer).count("\n") == 2


def test_the_look_holds_for_every_board_of_a_comparison() -> None:
    named = [any(isinstance(s, Label) for s in view.scene.board) for view in compared()]
    bare = compared(look=Look(coordinates="none"))
    assert named == [True] * 3
    assert not any(isinstance(shape, Label) for view in bare for shape in view.scene.board)


@pytest.mark.parametrize("render", [still_boards, None], ids=["page", "text"])
def test_a_comparison_is_saved_with_every_board_and_what_decides(
    render: Callable[[tuple[View, ...], int], str] | None,
) -> None:
    state, _ = step(attempt(), Type("g4-g7xc3"))
    views = compare_views(state, EN, LOOK, said=())
    saved = unescape(render(views, 300)) if render else text_boards(views)
    for view in views:
        assert str(view.name) in saved
    assert "A player who opens a mill must make 2 other moves" in saved


@pytest.mark.usefixtures("outside_game")
def test_other_rules_are_told_by_the_name_of_the_usual_ones() -> None:
    assert "Different from basic Relati:" in rules_page("en", "relati", relati.CANNON)
    assert "The rules in short:" in rules_page("en", "relati", relati.BASIC)
    game, rules = find("capture_go:three")
    assert "Different from the usual rules:" in rules_page("en", game.name, rules)
