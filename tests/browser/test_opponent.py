"""A computer at the board in JupyterLab: it answers, can be disturbed and stopped, gives hints, says what it thinks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.lab import Lab

GAMES = """
import ruleboard as rb

board = rb.Play("draughts", opponent=1, lang="en")
board
"""

THREE = """
from ruleboard.rules import relati

three = rb.Play(relati.start(players=3), opponent={"×": 1, "△": 1})
three
"""

LONG = """
from dataclasses import replace
from ruleboard.players.levels import Level, level
from ruleboard.players.thinking import Limit

def seat(chooser):
    state = board.value.state
    board.value = replace(board.value, state=replace(state, seats=state.seats.replaced(chooser)))

# so long that whoever looks on has time enough
seat(Level(1, Limit(nodes=100_000_000)))
"""
USUAL = "seat(level(1))"


@pytest.fixture(scope="module")
def lab(open_notebook: Open) -> Lab:
    return open_notebook(GAMES, THREE)


@pytest.fixture
def game(lab: Lab) -> Lab:
    """A new game against the first level."""
    lab.run_all()
    lab.wait_painted()
    lab.wait_painted(1)
    lab.wait_eval("board.state.at", 0)
    lab.forgive()
    return lab


def own(lab: Lab) -> Locator:
    """The board against the first level; the other one is that of three players."""
    return lab.page.locator(".ruleboard").first


def press(lab: Lab, name: str) -> None:
    lab.page.get_by_role("button", name=name, exact=True).first.click()


def move(lab: Lab, source: str, target: str) -> None:
    lab.click_site(source)
    lab.wait_eval("board.state.clicked", (source,))
    lab.click_site(target)


def test_it_answers_by_itself_and_undo_takes_both_moves_back(game: Lab) -> None:
    lab = game
    move(lab, "32", "28")
    lab.wait_status("Black moves from ")
    lab.wait_eval("len(board.state.moves)", 2)
    press(lab, "Undo")
    lab.wait_eval("board.state.at", 0)
    press(lab, "Redo")
    lab.wait_eval("board.state.at", 2)
    assert lab.errors() == []


def test_while_it_thinks_the_board_answers_and_it_can_be_stopped(game: Lab) -> None:
    lab = game
    lab.run(LONG)
    try:
        move(lab, "32", "28")
        bar = lab.page.get_by_role("progressbar", name="Thinking")
        expect(bar).to_be_visible()
        lab.click_site("18")
        lab.wait_status("The computer is thinking. Press Stop or Esc")
        press(lab, "Flip board")
        lab.wait_eval("board.shown.flipped", value=True)
        lab.save()
        lab.reload()
        lab.wait_painted()
        expect(lab.page.get_by_role("progressbar", name="Thinking")).to_be_visible()
        assert lab.eval("board.thinking") is True
        lab.site("18").focus()
        lab.keys("Escape")
        lab.wait_status("The computer has stopped thinking")
        expect(lab.page.get_by_role("progressbar", name="Thinking")).to_have_count(0)
        move(lab, "18", "23")
        lab.wait_eval("len(board.state.moves)", 2)
        move(lab, "37", "32")
        lab.wait_eval("board.thinking", value=True)
        press(lab, "Undo")
        lab.wait_eval("board.thinking", value=False)
        lab.wait_eval("board.state.at", 2)
    finally:
        lab.run(USUAL)
    assert lab.errors() == []


def test_a_cell_that_is_run_again_ends_the_thinking_of_its_board(game: Lab) -> None:
    lab = game
    lab.run(LONG + "\nbefore = board")
    try:
        move(lab, "32", "28")
        lab.wait_eval("board.thinking", value=True)
        lab.run_all()
        lab.wait_painted()
        lab.wait_eval("before is not board and not before.thinking", value=True)
    finally:
        lab.run(USUAL)
    assert lab.errors() == []


def test_the_menus_choose_who_plays_and_who_begins(game: Lab) -> None:
    lab = game
    own(lab).get_by_label("Who plays").select_option("Opponent: level 2, learner")
    lab.wait_eval("board.seats", (0, 2))
    own(lab).get_by_label("Who begins").select_option("The computer begins (White)")
    lab.wait_eval("board.seats", (2, 0))
    lab.wait_eval("len(board.state.moves)", 1)
    own(lab).get_by_label("Who plays").select_option("Opponent: a person")
    lab.wait_eval("board.seats", (0, 0))
    press(lab, "Against the computer")
    expect(own(lab).get_by_label("Who plays")).to_have_count(0)
    assert lab.errors() == []


def test_a_hint_then_what_it_thinks_then_its_line_played_out(game: Lab) -> None:
    lab = game
    lab.site("32").focus()
    lab.keys("h")
    lab.wait_status("Look at ")
    lab.keys("h")
    lab.wait_status("A good move is ")
    lab.keys("i")
    lines = lab.page.get_by_role("group", name="What the computer thinks").get_by_role("button")
    expect(lines).to_have_count(3)
    lines.nth(1).click()
    expect(lines.nth(1)).to_have_attribute("aria-current", "step")
    before = lab.digest()
    press(lab, "Play it out")
    lab.wait_changed(before)
    lab.wait_eval("board.state.at > 1", value=True)
    press(lab, "Back to the game")
    lab.wait_status("Back to the game.")
    lab.wait_eval("len(board.state.moves)", 0)
    box = own(lab).get_by_role("textbox")
    box.fill("what it thinks")  # that is a switch
    box.press("Enter")
    expect(lines).to_have_count(0)
    expect(box).to_have_value("")
    box.fill("hint")
    box.press("Enter")
    lab.wait_status("A good move is ")
    assert lab.errors() == []


def test_looking_back_below_the_board(game: Lab) -> None:
    lab = game
    move(lab, "32", "28")
    lab.wait_eval("len(board.state.moves)", 2)
    press(lab, "Look back at the game")
    lab.wait_eval("board.review is not None and len(board.review.judged)", 2)
    lab.wait_painted(1)
    lab.page.locator(".ruleboard-trial select").nth(0).select_option(index=1)
    lab.wait_eval("board.review.state.at", 1)
    expect(lab.page.locator(".ruleboard-curve figcaption")).to_contain_text("White ")
    press(lab, "Close the review")
    expect(lab.page.locator(".ruleboard-trial")).to_have_count(0)
    assert lab.errors() == []


def test_relati_with_three_players(game: Lab) -> None:
    lab = game
    lab.click_site("E5", 1)
    lab.wait_eval("len(three.state.moves)", 3)
    lab.wait_eval("three.position.turn", 0)
    lab.page.locator(".ruleboard").nth(1).get_by_label("Who plays").nth(2).select_option(
        "△: a person"
    )
    lab.wait_eval("three.seats", (0, 1, 0))
    assert lab.errors() == []
