"""Moves that are seen to happen, in a real JupyterLab: the page shows them by itself, and is right at the end.

The clock of an animation is in the tests' hands: they hold it, set it, and let it go.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser import frames
from tests.browser.conftest import Open
from tests.browser.lab import Lab

SIX = "W:W38:B7,18,33,34,35,37,41,42,43,44"
LANDINGS = ["29", "40", "49", "38", "47", "36"]

BOARDS = (
    f"""
import ruleboard as rb
from ruleboard.rules import draughts
play = rb.Play(draughts.parse({SIX!r}))
play
""",
    "mill = rb.Play('mills', 'W:Wa7,d7,g4:Bb4,c4,d3,f2:H0,0')\nmill",
    "film = rb.Demo(draughts.parse('W:W38:B33,24'), moves=['38x20'])\nfilm",
)

# From now on, animations of moves stand still until somebody sets their clock.
HOLD = """() => {
  const plain = globalThis.plainAnimate ??= Element.prototype.animate;
  Element.prototype.animate = function (...args) {
    const made = plain.apply(this, args);
    if (this.closest(".ruleboard-motion")) made.pause();
    return made;
  };
}"""
LET_GO = """() => {
  if (globalThis.plainAnimate) Element.prototype.animate = globalThis.plainAnimate;
  for (const each of document.getAnimations()) if (each.effect?.target?.closest(".ruleboard-motion")) each.finish();
}"""

# Set the clocks of the step that is shown to a part of its time.
AT = """part => {
  for (const each of document.getAnimations()) {
    if (!each.effect?.target?.closest(".ruleboard-motion")) continue;
    each.currentTime = part * each.effect.getTiming().duration;
  }
}"""
FINISH = """() => {
  for (const each of document.getAnimations()) if (each.effect?.target?.closest(".ruleboard-motion")) each.finish();
}"""

# Where the piece on top of the stage is: the nearest site, and how far from it, in parts of a square.
MOVER = """pad => {
  const sprite = pad.parentElement.querySelector(".ruleboard-motion")?.lastElementChild?.getBoundingClientRect();
  if (!sprite) return null;
  const middle = box => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(sprite);
  const near = [...pad.querySelectorAll("button[data-site]")].map(button => {
    const [left, top] = middle(button.getBoundingClientRect());
    return [Math.hypot(x - left, y - top) / sprite.width, button.dataset.site];
  });
  return near.sort((a, b) => a[0] - b[0])[0];
}"""

# Tones that were started, instead of being heard.
LISTEN = """() => {
  const plain = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...args) { globalThis.tones += 1; return plain.apply(this, args); };
}"""

SILENCE = """() => {
  globalThis.tones = 0;
  for (const name of ["ruleboard-sound", "ruleboard-moving"]) localStorage.removeItem(name);
  document.dispatchEvent(new CustomEvent("ruleboard:switched"));
}"""


@pytest.fixture(scope="module")
def opened(open_notebook: Open) -> Lab:
    lab = open_notebook(*BOARDS, alone=True)
    lab.run_all()
    for board in range(3):
        lab.wait_painted(board)
    lab.page.evaluate(LISTEN)
    return lab


@pytest.fixture
def lab(opened: Lab) -> Iterator[Lab]:
    """The boards as they were in the beginning, and clocks that run."""
    opened.page.evaluate(LET_GO)
    opened.run(
        "for board in (play, mill):\n    board.press('Escape')\n"
        "    while board.state.at: board.press('u')\n"
        "film.press('Home')\nfilm.animate = play.animate = True"
    )
    stages(opened, 0)
    opened.page.evaluate(SILENCE)
    opened.forgive()
    yield opened
    opened.page.evaluate(LET_GO)
    assert opened.errors() == []


def stages(lab: Lab, count: int) -> None:
    """Wait until so many boards are in motion."""
    lab.wait_for(lambda: lab.page.locator(".ruleboard-motion").count() == count)


def watch(lab: Lab, site: str, board: int = 0) -> None:
    """Make a move with a click, and see it from its beginning to its end."""
    lab.page.evaluate(HOLD)
    lab.click_site(site, board)
    stages(lab, 1)
    lab.page.evaluate(LET_GO)
    stages(lab, 0)


def comms(lab: Lab) -> int:
    """How many messages boards have got from Python."""
    return frames.told(lab.received)


def mover(lab: Lab, board: int = 0) -> Any:
    return lab.pad(board).evaluate(MOVER)


def hidden(lab: Lab, board: int = 0) -> bool:
    """Whether the painted pieces are held back."""
    pieces = lab.pad(board).locator("xpath=..").locator("xpath=./canvas").nth(2)
    return bool(pieces.evaluate("canvas => getComputedStyle(canvas).visibility === 'hidden'"))


def test_a_capture_goes_from_landing_to_landing(lab: Lab) -> None:
    lab.page.evaluate(HOLD)
    lab.click_site("38")
    lab.click_site("36")
    stages(lab, 1)
    assert hidden(lab)
    way = []
    for landing in LANDINGS:
        lab.page.evaluate(AT, 0.5)
        distance, _ = mover(lab)
        assert distance > 0.1  # between two squares
        lab.page.evaluate(AT, 0.999)
        distance, site = mover(lab)
        assert distance < 0.1
        way.append(site)
        lab.page.evaluate(FINISH)
        if landing != LANDINGS[-1]:
            lab.wait_for(lambda: mover(lab)[0] < 0.05)  # the next step begins where this one ended
    assert way == LANDINGS
    lab.page.evaluate(FINISH)  # the men that were jumped leave the board
    stages(lab, 0)
    assert not hidden(lab)


PICTURE = """canvas => {
  const whole = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height });
  for (const layer of canvas.parentElement.querySelectorAll(":scope > canvas")) {
    whole.getContext("2d").drawImage(layer, 0, 0);
  }
  return whole.toDataURL();
}"""
APART = f"""async (canvas, other) => {{
  const read = async url => {{
    const image = new Image();
    image.src = url;
    await image.decode();
    const page = Object.assign(document.createElement("canvas"), {{ width: image.width, height: image.height }});
    page.getContext("2d").drawImage(image, 0, 0);
    return page.getContext("2d").getImageData(0, 0, page.width, page.height).data;
  }};
  const now = await read(({PICTURE})(canvas)), before = await read(other);
  if (now.length !== before.length) return 255;
  return now.reduce((most, value, i) => Math.max(most, Math.abs(value - before[i])), 0);
}}"""
NEAR = 3  # of 255: what is painted anew bit by bit may be rounded otherwise at its edges


def test_the_picture_is_right_at_the_end(lab: Lab) -> None:
    lab.click_site("38")
    watch(lab, "36")
    moved = lab.canvas().evaluate(PICTURE)
    lab.run("play.press('u')\nplay.animate = False\nplay.press('y')")
    lab.wait_eval("play.state.at", 1)
    lab.wait_for(lambda: lab.canvas().evaluate(APART, moved) <= NEAR)
    assert lab.page.locator(".ruleboard-motion").count() == 0


def test_a_motion_costs_no_message_and_the_next_click_is_taken_at_once(lab: Lab) -> None:
    lab.page.evaluate(HOLD)
    lab.click_site("g4", 1)
    before = lab.digest(1)
    lab.click_site("g7", 1)
    stages(lab, 1)
    lab.wait_changed(before, 1)
    sent, told = len(lab.sent), comms(lab)
    assert told > 0  # they are seen
    for part in (0.2, 0.4, 0.6, 0.8):
        lab.page.evaluate(AT, part)
    assert (len(lab.sent), comms(lab)) == (sent, told)
    lab.click_site("b4", 1)  # while the man is still on its way
    lab.wait_eval("mill.state.at", 1)
    lab.page.evaluate(LET_GO)
    stages(lab, 0)


def test_an_input_ends_the_motion(lab: Lab) -> None:
    lab.page.evaluate(HOLD)
    lab.click_site("g4", 1)
    lab.click_site("g7", 1)
    stages(lab, 1)
    lab.keys("ArrowLeft")  # no message goes to Python
    stages(lab, 0)
    assert not hidden(lab, 1)


def test_a_film_moves_step_by_step_and_jumps_without(lab: Lab) -> None:
    lab.page.evaluate(HOLD)
    lab.run("film.press('ArrowRight')")  # lifted: nothing moves
    lab.run("film.press('ArrowRight')")
    stages(lab, 1)
    assert mover(lab, 2)[1] == "38"
    lab.page.evaluate(FINISH)
    stages(lab, 0)
    before = lab.digest(2)
    lab.run("film.press('End')")
    lab.wait_changed(before, 2)
    assert lab.page.locator(".ruleboard-motion").count() == 0


def test_a_page_that_comes_later_sees_the_picture_and_no_motion(lab: Lab) -> None:
    lab.click_site("38")
    watch(lab, "36")
    lab.save()
    second = lab.another_tab()
    second.page.evaluate(HOLD)
    second.wait_painted()
    label = second.site("36").get_attribute("aria-label") or ""
    assert "White's man" in label
    assert second.page.locator(".ruleboard-motion").count() == 0
    second.close()


def test_sounds_are_off_until_somebody_wants_them(lab: Lab) -> None:
    sound = lab.page.locator(".ruleboard-sound").first
    assert sound.get_attribute("aria-pressed") == "false"
    lab.click_site("g4", 1)
    watch(lab, "g7", 1)
    assert lab.page.evaluate("() => tones") == 0
    sent = len(lab.sent)
    sound.click()
    assert lab.page.evaluate("() => tones") == 1  # this is how it sounds
    pressed = lab.page.locator('.ruleboard-sound[aria-pressed="true"]')
    # All boards of the page.
    assert pressed.count() == lab.page.locator(".ruleboard-sound").count() > 1
    assert len(lab.sent) == sent
    lab.click_site("b4", 1)
    lab.wait_for(lambda: lab.page.evaluate("() => tones") == 3)  # two tones for a man that is taken
    lab.click_site("d7", 1)  # White's man, and it is Black's turn
    lab.wait_for(lambda: lab.page.evaluate("() => tones") == 5)
    lab.keys("v")
    lab.wait_for(lambda: pressed.count() == 0)
    assert lab.page.evaluate("() => localStorage.getItem('ruleboard-sound')") == "off"


def test_one_switch_stops_the_motion_of_all_boards_and_is_kept_in_mind(lab: Lab) -> None:
    switch = lab.page.locator(".ruleboard-moving")
    shown = [each for each in switch.all() if each.is_visible()]
    assert [each.get_attribute("aria-pressed") for each in shown] == ["true"]  # one for the page
    sent = len(lab.sent)
    shown[0].click()
    assert {each.get_attribute("aria-pressed") for each in switch.all()} == {"false"}
    assert len(lab.sent) == sent
    lab.page.evaluate(HOLD)  # a motion would stay for ever
    lab.click_site("g4", 1)
    before = lab.digest(1)
    lab.click_site("g7", 1)
    lab.wait_changed(before, 1)
    assert lab.page.locator(".ruleboard-motion").count() == 0
    lab.save()
    second = lab.another_tab()
    second.wait_painted()
    there = second.page.locator(".ruleboard-moving").first
    second.wait_for(lambda: there.get_attribute("aria-pressed") == "false")
    second.close()


def test_a_key_turns_motion_on_where_the_system_asks_for_less(open_notebook: Open) -> None:
    lab = open_notebook(*BOARDS[:1], reduced_motion="reduce")
    lab.run_all()
    lab.wait_painted()
    switch = lab.page.locator(".ruleboard-moving:visible")
    lab.wait_for(lambda: switch.get_attribute("aria-pressed") == "false")
    lab.site("38").focus()
    lab.keys("g")
    said = lab.page.locator(".ruleboard-pad-status", has_text="Moves are shown in motion.")
    said.wait_for(state="attached")
    lab.wait_for(lambda: switch.get_attribute("aria-pressed") == "true")
    lab.page.evaluate(HOLD)
    lab.click_site("38")
    lab.click_site("36")
    stages(lab, 1)
    lab.page.evaluate(LET_GO)
    stages(lab, 0)
    assert lab.errors() == []


def test_who_wants_less_motion_sees_none(open_notebook: Open) -> None:
    lab = open_notebook(*BOARDS[:1], reduced_motion="reduce")
    lab.run_all()
    lab.wait_painted()
    lab.page.evaluate(HOLD)  # a motion would stay for ever
    before = lab.digest()
    lab.click_site("38")
    chosen = lab.wait_changed(before)
    lab.click_site("36")
    lab.wait_changed(chosen)
    lab.wait_status("captures")
    assert lab.page.locator(".ruleboard-motion").count() == 0
    assert not hidden(lab)
    assert lab.errors() == []


def test_captured_men_lie_beside_the_board(lab: Lab) -> None:
    top = lab.box(lab.pad())
    assert lab.page.locator(".ruleboard-tray").count() == 0
    lab.click_site("38")
    lab.click_site("36")
    tray = lab.page.get_by_role("img", name="Off the board (Black): 6")
    tray.wait_for()
    assert tray.locator("img").count() == 6
    assert tray.locator("img").first.evaluate(
        "async image => { await image.decode(); return true; }"
    )
    now = lab.box(lab.pad())
    assert (now["width"], now["height"]) == (top["width"], top["height"])
    lab.run("play.press('u')")
    tray.wait_for(state="detached")
