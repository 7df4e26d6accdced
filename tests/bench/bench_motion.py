"""A capture of six in JupyterLab while it is seen to happen: frames a second, against a page at rest, and messages.

A browser on a machine without a screen draws as often as it can, up to sixty times a second; what counts is how much
of that is left while a man is on its way.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.browser import frames, notebooks
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer

ROUNDS = 8
AIM = 0.9  # of the frames of a page at rest
SIX = "W:W38:B7,18,33,34,35,37,41,42,43,44"
PLAY = f"""
import ruleboard as rb
from ruleboard.rules import draughts
play = rb.Play(draughts.parse({SIX!r}))
play
"""

# The times of all frames from the beginning of the next motion to its end.
MOVING = """() => new Promise(done => {
  const times = [];
  const look = now => {
    const there = document.querySelector(".ruleboard-motion");
    if (there) times.push(now);
    if (!there && times.length) done(times);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""
AT_REST = """() => new Promise(done => {
  const times = [];
  const look = now => {
    times.push(now);
    if (now - times[0] > 1000) done(times);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""


def rate(times: list[float]) -> float:
    """Frames a second."""
    return 1000 * (len(times) - 1) / (times[-1] - times[0])


def capture(lab: Lab) -> tuple[float, float, int, int]:
    """One capture: frames a second, how long it was seen, the messages that it took and those while it was seen."""
    lab.run("play.press('Escape')\nwhile play.state.at: play.press('u')")
    lab.wait_for(lambda: lab.page.locator(".ruleboard-motion").count() == 0)
    before = lab.digest()
    lab.click_site("38")
    lab.wait_changed(before)
    lab.wait_status("38")  # all that the first click has brought is here
    lab.page.evaluate(f"() => {{ globalThis.moving = ({MOVING})() }}")
    received = len(lab.received)
    lab.click_site("36")
    lab.page.locator(".ruleboard-motion").wait_for(state="attached")
    lab.wait_status("captures")
    begun = len(lab.received)
    times = lab.page.evaluate("() => globalThis.moving")
    told = frames.told(lab.received[received:begun])
    return rate(times), times[-1] - times[0], told, frames.told(lab.received[begun:])


def main() -> None:
    """Measure and print."""
    with (
        tempfile.TemporaryDirectory() as folder,
        LabServer(Path(folder)) as server,
        Browser() as browser,
    ):
        path = notebooks.write(Path(folder), "bench", PLAY)
        lab = browser.open(server, path, size=(1280, 1000))
        lab.run_all()
        lab.wait_painted()
        rest, moving = [], []
        for _ in range(ROUNDS):
            rest.append(rate(lab.page.evaluate(AT_REST)))
            moving.append(capture(lab))
        assert lab.errors() == [], lab.errors()
    fast, long, told, later = (median(each) for each in zip(*moving, strict=True))
    share = fast / median(rest)
    print(f"at rest {median(rest):.1f} frames a second, in motion {fast:.1f} for {long:.0f} ms")
    print(f"messages for a capture of six: {told:.0f}; while it is seen: {later:.0f} (aim: none)")
    print(f"in motion {share:.2f} of the frames at rest (aim: at least {AIM})")


if __name__ == "__main__":
    main()
