"""A game looked back at in JupyterLab: by clicks, by keys, after a reload, and closed while it thinks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.lab import Lab

REVIEW = """
import ruleboard as rb
moves = ["32-28", "17-22", "28x17", "11x22", "34-30", "20-25"]
board = rb.Review("draughts", moves=moves, nodes=400, lang="en")
board
"""


@pytest.fixture(scope="module")
def lab(open_notebook: Open) -> Lab:
    lab = open_notebook(REVIEW)
    lab.run_all()
    lab.wait_painted()
    return lab


def test_every_move_gets_its_grade_and_one_walks_through_them(lab: Lab) -> None:
    lab.wait_eval("board.thinking", value=False)
    options = lab.page.locator(".ruleboard-side select option")
    expect(options).to_have_count(7)
    assert all(
        any(word in text for word in ("best", "good", "doubtful", "mistake", "only move"))
        for text in options.all_inner_texts()[1:]
    )
    lab.page.locator(".ruleboard-side select").select_option(index=2)
    lab.wait_eval("board.state.at", 2)
    lab.wait_status("17-22: ")
    lab.site("28").focus()
    lab.keys("ArrowRight")
    lab.wait_status("28x17: ")
    expect(lab.page.locator(".ruleboard-curve .ruleboard-here")).to_have_count(1)
    lab.keys("Home")
    lab.wait_eval("board.state.at", 0)
    assert lab.errors() == []


def test_after_a_reload_it_is_where_it_was(lab: Lab) -> None:
    lab.run("board.go_to(3)")
    lab.save()
    lab.reload()
    lab.wait_painted()
    lab.wait_status("28x17: ")
    lab.page.get_by_role("button", name="Next", exact=True).click()
    lab.wait_eval("board.state.at", 4)
    assert lab.errors() == []


def test_a_review_that_is_closed_thinks_no_more(lab: Lab) -> None:
    lab.run("slow = rb.Review('draughts', moves=moves, nodes=1_000_000)")
    lab.wait_eval("slow.thinking", value=True)
    lab.run("slow.close()")
    lab.wait_eval("slow.thinking", value=False)
