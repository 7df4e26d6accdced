"""A game of a thousand moves, and a kernel that dies while its computer thinks, on the page of a reader."""

from __future__ import annotations

import psutil
from playwright.sync_api import expect

from tests.browser.conftest import Open

LONG = """
from dataclasses import replace

import ruleboard as rb
from ruleboard.rules import draughts
from ruleboard.machines.play.results import played

endless = draughts.FMJD.replace(name="endless", clock_limit=10**6, repetitions=10**6, lone_king_limits=False)
board = rb.Play(draughts.parse("W:WK46,K47:BK2,K3", endless), lang="en")
state, turns = board.state, ("46-41", "2-7", "41-46", "7-2")
while state.at < 1234:
    state, _ = played(state, state.position.move(turns[state.at % 4]))
board.value = replace(board.value, state=replace(board.value.state, play=state))
board
"""

THINKING = """
from ruleboard.players.levels import Level
from ruleboard.players.thinking import Limit

hard = rb.Play("draughts", opponent=Level(6, Limit(nodes=100_000_000)), lang="en")
hard
"""

OPTIONS = """() => [...document.querySelectorAll(".ruleboard select[size]")[0].options].map(
  ({ value, text }) => [Number(value), text])"""


def test_the_list_of_a_long_game_leads_to_every_part_of_it(open_notebook: Open) -> None:
    lab = open_notebook(LONG)
    lab.run_all()
    lab.wait_painted()
    moves = lab.page.locator(".ruleboard select[size]").first
    expect(moves).to_have_value("1234")
    options = lab.page.evaluate(OPTIONS)
    assert len(options) < 400
    assert options[0][0] == 0
    assert options[1] == [1100, "1. 46-41 … 550… 7-2"]
    assert options[2] == [1101, "551. 46-41"]
    assert options[-1] == [1234, "617… 2-7"]
    moves.select_option("1100")
    lab.wait_eval("board.state.at", 1100)
    expect(moves).to_have_value("1100")
    again = dict(lab.page.evaluate(OPTIONS))
    assert again[1100] == "550… 7-2"
    assert again[1000] == "1. 46-41 … 500… 7-2"
    moves.select_option("0")
    lab.wait_eval("board.state.at", 0)
    expect(moves).to_have_value("0")
    assert dict(lab.page.evaluate(OPTIONS))[301] == "151. 46-41 … 617… 2-7"
    lab.run("board.press('y')")
    expect(moves).to_have_value("1")
    assert lab.errors() == []


def test_a_kernel_that_is_killed_while_its_computer_thinks_is_told_and_replaced(
    open_notebook: Open,
) -> None:
    lab = open_notebook("import ruleboard as rb", THINKING)
    lab.run_all()
    lab.wait_painted()
    lab.click_site("32")
    lab.click_site("28")
    lab.wait_eval("hard.thinking", True)
    number = lab.eval("__import__('os').getpid()")
    psutil.Process(int(number)).kill()
    told = lab.pad().get_by_role("alert")
    told.filter(has_text="Run the lesson again").wait_for()
    lab.page.locator(".jp-Dialog button").last.click()  # JupyterLab says that it died, too
    lab.pad().evaluate("pad => { pad.dataset.died = 'yes'; }")
    lab.page.wait_for_function(
        "() => jupyterapp.shell.currentWidget.context.sessionContext.session.kernel.status === 'idle'"
    )
    lab.call_again()
    lab.forgive()  # of the connection that broke
    lab.run_all()
    expect(lab.page.locator("[data-died]")).to_have_count(0)
    lab.wait_painted()
    lab.click_site("32")
    lab.click_site("28")
    lab.wait_eval("hard.thinking", True)
    assert lab.eval("__import__('os').getpid()") != number
    lab.page.get_by_role("button", name="Stop", exact=True).first.click()
    lab.wait_eval("hard.thinking", False)
    assert lab.errors() == []
