"""A bare board in a real JupyterLab: it is painted, it answers, and it survives what pages do to it."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from tests.browser.conftest import Open
from tests.browser.lab import Lab
from tests.browser.notebooks import DESK

SITES = (
    "a7",
    "d7",
    "g7",
    "d6",
    "c5",
    "e4",
    "b2",
    "a1",
    "d1",
    "g1",
)  # corners, middles and the inside

# How much two pictures differ, on the average over all pixels and channels, of 255.
DIFFERENCE = """async sources => {
  const [one, other] = await Promise.all(sources.map(async source => {
    const image = Object.assign(new Image(), { src: source });
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 880, height: 880 });
    canvas.getContext("2d").drawImage(image, 0, 0, 880, 880);
    return canvas.getContext("2d").getImageData(0, 0, 880, 880).data;
  }));
  return one.reduce((sum, value, i) => sum + Math.abs(value - other[i]), 0) / one.length;
}"""


def test_a_run_notebook_shows_painted_boards(open_desk: Lab) -> None:
    open_desk.wait_painted(0)
    open_desk.wait_painted(1)
    assert open_desk.errors() == []
    assert open_desk.pad().locator("button").count() == 24


def test_every_click_reaches_python_at_its_own_site_and_repaints(desk: Lab) -> None:
    shown = desk.digest()
    for site in SITES:
        desk.click_site(site)
        shown = desk.wait_changed(shown)
    assert desk.eval("table.picks") == list(SITES)
    assert desk.errors() == []


def test_the_live_picture_is_the_saved_one(desk: Lab) -> None:
    """The canvas and the SVG are two renderings of one scene."""
    desk.run("""
from ruleboard.scene import svg
from ruleboard.scene.theme import find
white, black = Piece(0, "man"), Piece(1, "man")
table.pieces = {"a7": white, "d7": black, "g7": Piece(None, "closed"), "d6": black, "f4": white, "e3": black}
marks = [Mark(kind, (site,)) for kind, site in zip(
    ("last", "selected", "legal", "capture", "must_move", "hint", "target", "right", "locked", "proof"),
    ("d6", "f4", "f6", "e3", "a7", "c5", "c4", "a1", "d7", "b2"), strict=True)]
marks += [Mark("formed", ("d1", "d2", "d3"))]
table.show(*marks)
table.picture = svg.render(scene.build(table.start, pieces=table.pieces, marks=marks), find("light"), width=880)
""")
    saved = "data:image/svg+xml," + quote(desk.eval("table.picture"))
    desk.wait_for(lambda: desk.page.evaluate(DIFFERENCE, [desk.digest(), saved]) < 0.6)


def test_a_callback_that_fails_is_seen_by_the_tests_and_leaves_the_board_alive(desk: Lab) -> None:
    before = desk.digest()
    desk.run("del table.picks")
    desk.click_site("d6")
    desk.wait_for(lambda: any("picks" in error for error in desk.errors()))
    desk.run("table.picks = []")
    desk.click_site("d6")
    desk.wait_changed(before)


def test_after_a_reload_the_picture_is_the_same_and_the_next_click_works(desk: Lab) -> None:
    for site in (*SITES, "d6", "f4"):  # pieces came and went one by one; now they come all at once
        desk.run(f"table.click({site!r})")
    desk.wait_status("12 clicks")
    painted = desk.digest()
    desk.save()
    desk.reload()
    desk.wait_picture(painted)
    desk.wait_painted(1)
    desk.click_site("g4")
    desk.wait_changed(painted)
    assert desk.eval("table.picks[-1]") == "g4"
    desk.wait_status("13 clicks")
    assert desk.errors() == []


def test_two_tabs_show_the_same_board_and_both_can_be_played(desk: Lab) -> None:
    desk.click_site("d6")
    desk.wait_status("1 clicks")
    desk.save()
    second = desk.another_tab()
    second.wait_picture(desk.digest())
    before = second.digest()
    second.click_site("d7")
    after = second.wait_changed(before)
    desk.wait_picture(after)
    desk.click_site("g7")
    second.wait_changed(after)
    assert desk.eval("table.picks") == ["d6", "d7", "g7"]
    assert desk.errors() == second.errors() == []
    second.close()


def test_a_page_that_connects_while_a_board_is_in_motion_still_paints(desk: Lab) -> None:
    desk.save()
    desk.run("""
from threading import Event, Thread
connected = Event()
def move():
    while not connected.wait(0.05):
        table.click("d6")
moving = Thread(target=move)
moving.start()
""")
    desk.reload()
    desk.wait_painted()
    painted = desk.eval("len(table.picks)")
    desk.wait_for(lambda: desk.eval("len(table.picks)") > painted)
    desk.run("connected.set()\nmoving.join()")
    desk.wait_status(f"{desk.eval('len(table.picks)')} clicks")
    before = desk.digest()
    desk.click_site("g1")
    desk.wait_changed(before)
    assert desk.errors() == []


def test_boards_that_are_closed_do_not_disturb_the_others(desk: Lab) -> None:
    before = desk.digest()
    desk.run("gone = Table()\ngone.click('d6')\ngone.view.close()")
    desk.click_site("d6")
    desk.wait_changed(before)
    assert desk.errors() == []


def test_pad_and_canvas_lie_exactly_on_each_other(desk: Lab) -> None:
    for board in (0, 1):  # in a column and in a row
        canvas, pad = desk.box(desk.canvas(board)), desk.box(desk.pad(board))
        assert pad == pytest.approx(canvas, abs=0.1)
        assert (canvas["width"], canvas["height"]) == pytest.approx((440, 440), abs=0.1)


def test_the_wheel_over_the_board_scrolls_the_notebook(desk: Lab) -> None:
    desk.page.mouse.move(*desk.middle("d5"))
    top = desk.box(desk.pad())["y"]
    desk.page.mouse.wheel(0, 60)
    desk.wait_for(lambda: desk.box(desk.pad())["y"] == pytest.approx(top - 60))


def test_a_sweep_of_the_mouse_sends_nothing(desk: Lab) -> None:
    desk.click_site("g1")
    desk.wait_status("1 clicks")  # whatever was sent before this has arrived
    box = desk.box(desk.pad())
    sent = len(desk.sent)
    for step in range(60):
        desk.page.mouse.move(box["x"] + 7 * step, box["y"] + 7 * step)
    desk.click_site("g1")
    desk.wait_status("2 clicks")
    assert len(desk.sent) == sent + 1  # the click


def test_a_click_is_one_message_to_the_kernel_and_one_canvas_message_back(desk: Lab) -> None:
    desk.middle("d6")
    before = desk.digest()
    sent, received = len(desk.sent), len(desk.received)
    desk.click_site("d6")
    desk.wait_changed(before)
    desk.wait_status("1 clicks")
    assert len(desk.sent) - sent == 1
    frames = [frame for frame in desk.received[received:] if isinstance(frame, bytes)]
    assert sum(b'"method":"custom"' in frame.replace(b" ", b"") for frame in frames) == 1


def test_a_middle_click_belongs_to_the_page_and_a_right_click_to_the_pen(desk: Lab) -> None:
    desk.click_site("d6", button="middle")
    desk.click_site("d6", button="right")
    desk.wait_eval("table.view.pad.drawn", [["d6"]])
    assert desk.page.locator(".lm-Menu").count() == 0
    desk.click_site("d7")  # the next pick: whatever was sent before it would have arrived
    desk.wait_eval("table.picks", ["d7"])


def test_on_a_phone_the_board_fits_stays_sharp_and_takes_taps(open_notebook: Open) -> None:
    phone = open_notebook(*DESK, size=(420, 800), pixel_ratio=2, touch=True)
    phone.run_all()
    before = phone.digest()
    canvas, pad = phone.box(phone.canvas()), phone.box(phone.pad())
    assert pad == pytest.approx(canvas, abs=0.1)
    assert canvas["width"] == pytest.approx(canvas["height"], abs=0.1)
    assert canvas["x"] + canvas["width"] <= 420
    phone.tap_site("g1")  # the corner that would be off first
    before = phone.wait_changed(before)
    phone.tap_site("a7")
    phone.wait_changed(before)
    assert phone.eval("table.picks") == ["g1", "a7"]
    assert phone.errors() == []
