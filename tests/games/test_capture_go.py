"""A game that the package does not know gets all that ours have: it brings rules, scene and sentences, nothing else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ruleboard as rb
from ruleboard import goals
from ruleboard.lang import Words
from ruleboard.lang.languages import LANGUAGES
from ruleboard.machines.practice import solution
from ruleboard.page.html import Table
from ruleboard.rules import Unknown, begin, find, registry
from ruleboard.teaching.narration import tell

pytestmark = pytest.mark.usefixtures("outside_game")

SURROUNDED = "B:Bc3:Wc4,b3,d3:C0,0"
"""A black stone with one free point left, c2."""

WHITE_TO_TAKE = SURROUNDED.replace("B:B", "W:B", 1)

EYE = "B:B:Wa2,b1,b2:C0,0"
"""A corner where a black stone would have no free point."""

NO_LIBERTY = {
    "en": "On a1 your stone would have no free point beside it, and it would capture nothing.",
    "zh": "下在 a1 没有气，也吃不到对方的子。",
    "ru": "На a1 у камня не будет свободных соседей, и он ничего не возьмёт.",
    "es": "En a1 tu piedra no tendría ningún punto libre y no capturaría nada.",
}


DOUBLE = "B:Ba3,b2,d2,e3:Wb3,d3:C0,0"
"""A black stone on c3 attacks two white ones at once."""


def still(board: Any) -> str:
    """What a saved notebook keeps of a board."""
    return str(board._repr_mimebundle_()["text/html"])


def test_it_is_among_the_games_and_adds_only_what_it_has() -> None:
    assert "capture_go" in registry.games()
    assert registry.part("capture_go", "session") is None
    assert registry.part("capture_go", "teaching") is None
    assert find("capture_go:three")[1].goal == 3


def test_it_is_practised() -> None:
    board = rb.Practice(
        "capture_go",
        [
            rb.task(WHITE_TO_TAKE, goals.captures(1)),
            rb.ask.count(WHITE_TO_TAKE),
            rb.ask.moves(EYE),
            rb.ask.yes_no(EYE, "a1"),
            rb.ask.reason(EYE, "a1"),
        ],
    )
    for trial in board.state.trials:
        for given in solution(trial):
            board.do(given)
        board.next()
    assert (board.finished, board.stars) == (True, (3,) * 5)
    board.go_to(4)
    assert [item[0][0] for item in board.pad.trays["answers"]["items"] if item[3] == "right"] == [
        NO_LIBERTY["en"]
    ]
    assert "There is already a stone on a1." in [
        item[0][0] for item in board.pad.trays["answers"]["items"]
    ]


def test_it_is_played() -> None:
    board = rb.Play("capture_go", WHITE_TO_TAKE)
    board.click("c2")
    assert board.state.mode == "over"
    assert "captured enough" in board.status
    board.press("u")
    assert board.position.text == WHITE_TO_TAKE
    board.type("c2")
    assert board.position.outcome is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_stone_says_why_in_every_language_and_proves_it(lang: str) -> None:
    board = rb.Play("capture_go", EYE, lang=lang)
    board.click("a1")
    assert board.message == NO_LIBERTY[lang]
    shown = {site for mark in board.view.marks if mark.kind == "proof" for site in mark.sites}
    assert shown == {"a2", "b1"}


def test_two_languages_stand_side_by_side() -> None:
    board = rb.Play("capture_go", EYE, lang="zh-en")
    board.click("a1")
    assert board.message == f"{NO_LIBERTY['zh']}\n{NO_LIBERTY['en']}"


def test_it_tells_itself_as_a_demonstration() -> None:
    film = rb.Demo("capture_go", WHITE_TO_TAKE, ["c2"], asks=[1], lang="ru")
    film.press("ArrowRight")
    assert film.caption == "Как бы вы пошли за белых? Покажите ход на доске или нажмите «Далее»."
    film.click("c2")
    captions = [film.caption]
    for _ in range(2):
        film.press("ArrowRight")
        captions.append(film.caption)
    assert captions == [
        "Белые ставят камень на c2.",
        "1 камень остался без свободных пунктов и снимается: c3.",
        "Белые взяли достаточно камней и победили.",
    ]


def test_it_is_an_exercise_with_a_goal_that_suits_any_game() -> None:
    task = rb.Exercise("capture_go", WHITE_TO_TAKE, goal=rb.goals.captures(1))
    task.click("a1")
    assert not task.solved
    task.click("c2")
    assert task.solved


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [*registry.games(), "capture_go"])
def test_every_miss_of_a_goal_for_all_games_can_be_told(game: str, lang: str) -> None:
    words = Words(lang)
    position = begin(game)
    site = position.clicks(position.legal_moves[0])[0][0]
    asked = (goals.removes(site), goals.reaches("nowhere"), goals.captures(), goals.captures(2))
    for goal in (*asked, goals.choose_path(site), goals.wins()):
        notes = [goal.task(game)]
        notes += [goal.miss(position, m) for m in position.legal_moves if not goal.met(position, m)]
        assert all(all(tell(words, (note,))) for note in notes)


def test_goals_for_all_games_speak_of_no_other_game() -> None:
    task = rb.Exercise("capture_go", WHITE_TO_TAKE, goal=rb.goals.removes("c3"))
    assert task.task.startswith("White to play. Take what is on c3 off the board.")
    task.press("h")
    assert task.message == "There is only one such place."


def test_its_rules_stand_side_by_side_and_the_one_that_decides_is_found() -> None:
    both = rb.Compare("capture_go", EYE, rules=["first", "daring"])
    both.click("a1")
    assert both.verdicts == {"first": "refused", "daring": "allowed"}
    assert both.state.causes == ("suicide",)


def test_a_saved_notebook_keeps_a_picture_with_words() -> None:
    page = still(rb.Play("capture_go", SURROUNDED, lang="es"))
    assert "data:image/svg+xml;base64," in page
    assert re.search(
        r'alt="Negras tienen 1 piedra: c3\. Blancas tienen 3 piedras: c4, b3, d3\.', page
    )
    assert "Juegan negras: pon una piedra." in page


def test_every_point_has_a_name_and_the_arrows_walk_along_the_lines() -> None:
    board = rb.Play("capture_go", SURROUNDED)
    assert board.view.labels["c3"][0] == "black stone"
    assert board.view.scene.neighbours["c3"] == {
        "up": "c4",
        "down": "c2",
        "left": "b3",
        "right": "d3",
    }


def test_the_text_of_a_board_shows_it() -> None:
    assert "3 · ○ ● ○ ·" in repr(rb.Play("capture_go", SURROUNDED))


def test_the_command_knows_it(outside_game: Path) -> None:
    environ = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(outside_game), os.environ.get("PYTHONPATH", ""))),
    }

    def run(*words: str) -> str:
        command = [sys.executable, "-m", "ruleboard", *words]
        return subprocess.run(
            command, env=environ, check=True, capture_output=True, text=True, encoding="utf-8"
        ).stdout

    assert "capture_go:daring" in run("games")
    assert SURROUNDED in run("show", "capture_go", SURROUNDED)
    assert run("perft", "capture_go", "2").strip() == str(25 * 24)
    assert run("svg", "capture_go").startswith("<svg")


def test_a_fault_in_its_text_is_told_in_the_reader_s_language() -> None:
    with pytest.raises(Unknown, match="z9"):
        rb.Play("capture_go", "B:Bz9:W:C0,0", lang="es")


def test_its_positions_begin_where_the_text_says() -> None:
    assert begin("capture_go", SURROUNDED).text == SURROUNDED


def test_an_exercise_of_two_moves_in_which_the_opponent_replies() -> None:
    board = rb.Exercise("capture_go", DOUBLE, goal=goals.captures(1), moves=2, lang="en")
    board.click("a1")
    assert board.state.mode == "missed"
    assert board.message.endswith("Now you can no longer do it in one move.")
    board.click("c3")
    assert (board.state.mode, board.state.left) == ("trying", 1)
    assert len(board.position.pieces) == 8
    board.type(str(board.state.outlook.answers(board.position, 1)[0]))
    assert board.solved


def test_its_stones_appear_vanish_and_lie_beside_the_board() -> None:
    board = rb.Play("capture_go:three", WHITE_TO_TAKE)
    board.click("c2")
    placed, taken = board.view.motion
    assert [change.site for change in placed.changes] == ["c2"]
    assert [(change.site, change.new) for change in taken.changes] == [("c3", None)]
    assert [tray.label for tray in board.view.taken] == ["Off the board (Black): 1 × black stone."]


def test_a_review_marks_the_column_of_whoever_is_to_move_where_black_begins() -> None:
    board = rb.Review("capture_go", moves=["c3", "d4"], nodes=20)
    for number, player in ((1, "Black"), (2, "White")):
        board.go_to(number)
        (table,) = (block for block in board.view.counters if isinstance(block, Table))
        assert table.now is not None
        assert table.heads[table.now] == player
