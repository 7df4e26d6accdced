"""Dragging with a mouse in a real JupyterLab: every kind of move, refusals, second thoughts; nothing counts twice."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.hands import Mouse
from tests.browser.lab import Lab

SETUP = """
import ruleboard as rb
MOVING = "W:Wa7,d7,g4,b2:Ba4,b4,d1,e5:H0,0"
TWICE = "B:W24,27,32-36,38,41-47,49,50:B1-7,9,11,14,16,17,19,20,21,23,25:H9"
mills = rb.Play("mills", MOVING, size=300)
mills
"""
BOARDS = (
    'draughts = rb.Play("draughts:guoji", TWICE, size=300)\ndraughts',
    'relati = rb.Play("relati:cannon", "2 O1 c O=E5*,G5c X=G2,I8*", size=300)\nrelati',
    'film = rb.Demo("mills", MOVING, moves=["b2-d2"], asks=[1], size=300)\nfilm',
)
MILLS, DRAUGHTS, RELATI, FILM = range(4)


@pytest.fixture(scope="module")
def page(open_notebook: Open) -> Lab:
    lab = open_notebook(SETUP, *BOARDS)
    lab.run_all()
    return lab


@pytest.fixture
def lab(page: Lab) -> Lab:
    page.page.mouse.up()  # a try that failed may have left a piece in the hand
    page.run(
        "for board in (mills, draughts, relati): board.pad.receive({'kind': 'do', 'name': 'restart'})"
    )  # begin again
    page.run("film.pad.receive({'kind': 'do', 'name': 'first'})")
    page.wait_painted(FILM)
    page.forgive()
    return page


def test_a_man_is_dragged_along_a_line_and_another_off_the_board(lab: Lab) -> None:
    mouse = Mouse(lab, MILLS)
    lab.middle("g4")
    sent = len(lab.sent)
    mouse.drag("g4", "g7")
    lab.wait_eval("mills.state.mode", "removing")
    assert len(lab.sent) - sent == 1
    mouse.drag("e5", "e4")  # put down on the board, it goes back
    mouse.drag("a7", "a1")  # one's own cannot be removed, and the board says so
    lab.wait_eval("str(mills.view.answer.kind)", "refusal")
    pad = lab.box(lab.pad(MILLS))
    mouse.drag("e5", (pad["x"] + pad["width"] + 40, pad["y"] + 100))
    lab.wait_eval("[str(move) for move in mills.state.moves[: mills.state.at]]", ["g4-g7xe5"])
    assert lab.errors() == []


def test_the_piece_follows_the_mouse_and_the_target_is_shown(lab: Lab) -> None:
    mouse = Mouse(lab, MILLS)
    before = lab.digest(MILLS)
    mouse.take("b2", "d2")
    piece = lab.box(lab.pad(MILLS).locator(".ruleboard-carried"))
    x, y = lab.middle("d2", MILLS)
    assert piece["x"] + piece["width"] / 2 == pytest.approx(x, abs=1.5)
    assert piece["y"] + piece["height"] / 2 == pytest.approx(y, abs=1.5)
    assert lab.pad(MILLS).locator(".ruleboard-aimed").get_attribute("data-site") == "d2"
    lab.keys("Escape")
    lab.pad(MILLS).locator(".ruleboard-carried").wait_for(state="detached")
    lab.page.mouse.up()
    assert lab.digest(MILLS) == before
    mouse.drag("b2", "d2")  # the next message: whatever was sent before it would have arrived
    lab.wait_eval("[str(move) for move in mills.state.moves[: mills.state.at]]", ["b2-d2"])


def test_where_it_may_go_is_shown_for_a_piece_that_is_not_chosen(lab: Lab) -> None:
    mouse, ways = Mouse(lab, MILLS), lab.pad(MILLS).locator(".ruleboard-way")
    marks = lab.pad(MILLS).locator("xpath=..").locator("xpath=./canvas").nth(3)
    sent = len(lab.sent)
    mouse.take("g4", "e4")
    assert {each.get_attribute("data-site") for each in ways.all()} == {"g7", "g1", "f4"}
    ring = ways.first.evaluate(
        "it => { const { borderTopWidth, borderTopColor } = getComputedStyle(it, '::after');"
        " return [borderTopWidth, borderTopColor]; }"
    )
    assert ring == ["3px", "rgb(17, 116, 58)"]  # the ring of a chosen piece
    lab.keys("Escape")
    lab.page.mouse.up()
    lab.wait_for(lambda: ways.count() == 0)
    assert len(lab.sent) == sent
    lab.click_site("g4", MILLS)
    lab.wait_eval("mills.state.clicked", ("g4",))
    # While the rings of g4 are on the board: they would be taken for its own.
    mouse.take("d7", "e4")
    assert {each.get_attribute("data-site") for each in ways.all()} == {"g7", "d6"}
    assert float(marks.evaluate("it => getComputedStyle(it).opacity")) < 0.2
    lab.keys("Escape")
    lab.page.mouse.up()
    lab.wait_for(lambda: marks.evaluate("it => getComputedStyle(it).opacity") == "1")


def test_a_refused_drop_says_why_and_the_piece_goes_back(lab: Lab) -> None:
    Mouse(lab, MILLS).drag("b2", "g1")
    lab.wait_eval("str(mills.view.answer.kind)", "refusal")
    lab.wait_status("b2", MILLS)
    lab.pad(MILLS).locator(".ruleboard-carried").wait_for(state="detached")
    assert lab.eval("(mills.state.clicked, mills.state.at)") == (("b2",), 0)
    lab.click_site("d2", MILLS)  # it is still chosen
    lab.wait_eval("[str(move) for move in mills.state.moves[: mills.state.at]]", ["b2-d2"])


def test_an_unsteady_click_is_a_click_and_a_piece_put_back_is_not(lab: Lab) -> None:
    x, y = lab.middle("b2", MILLS)
    mouse = Mouse(lab, MILLS)
    mouse.drag("b2", (x + 7, y))
    lab.wait_eval("mills.state.clicked", ("b2",))
    lab.page.mouse.move(x, y)
    lab.page.mouse.down()
    lab.page.mouse.move(x + 90, y, steps=4)
    lab.page.mouse.move(x, y, steps=4)
    lab.page.mouse.up()
    lab.click_site("d2", MILLS)
    lab.wait_eval("[str(move) for move in mills.state.moves[: mills.state.at]]", ["b2-d2"])


def test_a_capture_is_dragged_jump_by_jump_over_a_square_that_is_passed_twice(lab: Lab) -> None:
    mouse = Mouse(lab, DRAUGHTS)
    way = (("19", "30"), ("30", "39"), ("19", "48"), ("48", "31"), ("31", "22"), ("22", "39"))
    for count, (source, target) in enumerate(way, start=2):
        mouse.drag(source, target)
        if count <= len(way):
            lab.wait_eval("draughts.state.clicked[-1:]", (target,))
    lab.wait_eval(
        "[str(move) for move in draughts.state.moves[: draughts.state.at]]",
        ["19x30x39x48x31x22x39"],
    )
    assert lab.errors() == []


def test_a_piece_on_a_light_square_is_refused_in_words(lab: Lab) -> None:
    x, y = lab.middle("19", DRAUGHTS)
    far = lab.middle("20", DRAUGHTS)[0] - x
    Mouse(lab, DRAUGHTS).drag("19", (x + far / 2, y))
    lab.wait_eval("str(draughts.view.answer.kind)", "refusal")


def test_a_cannon_is_dragged_to_its_target_on_a_flipped_board(lab: Lab) -> None:
    lab.run("relati.press('f')")
    Mouse(lab, RELATI).drag("G5", "G2")
    lab.wait_eval("relati.position.pieces['G2'].state", "dead")
    lab.run("relati.press('f')")


def test_a_film_is_only_watched_until_it_asks(lab: Lab) -> None:
    mouse = Mouse(lab, FILM)
    assert lab.pad(FILM).locator('[data-hand="carried"]').count() == 0
    mouse.take("b2", "d2")
    assert lab.pad(FILM).locator(".ruleboard-carried").count() == 0
    lab.page.mouse.up()
    lab.wait_eval("bool(film.message)", True)
    lab.run("film.pad.receive({'kind': 'do', 'name': 'next'})")
    lab.wait_eval("film.state.mode", "asking")
    lab.pad(FILM).locator('[data-hand="carried"]').first.wait_for()
    mouse.drag("b2", "d2")
    lab.wait_eval("str(film.view.answer.kind)", "praise")
