"""From a click to the new picture in JupyterLab, against the least that any ipycanvas can do: a 1×1 `fill_rect`.

Blocks of clicks on each kind of board take turns in one page, so that a busy machine slows all of them. A bare canvas
acts when the mouse button goes down, a board when it comes up, as every button does: each is timed from its own event.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.browser import notebooks
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer

ROUNDS = 6
BLOCK = 12  # clicks in a row on one board: the first click into another cell wakes the cell, too
PAUSE = 250  # milliseconds for each click
AIM = 1.2

FLOOR = """
from ipycanvas import Canvas
floor = Canvas(width=880, height=880, layout={"width": "440px"})
floor.on_mouse_down(lambda x, y: floor.fill_rect(0, 0, 1, 1))
floor
"""
UNDER_PAD = """
under = Table()
under.click = lambda site: under.view.children[0].fill_rect(0, 0, 1, 1)
under.view
"""
BOARD = "table = Table()\ntable.view"
PLAY = "import ruleboard as rb\nplay = rb.Play('mills')\nplay"

# Notes when a mouse event came and when the canvas on the page was last drawn; what moves on its way there is none.
WATCH = """() => {
  globalThis.watched = { began: 0, painted: 0 };
  const watched = globalThis.watched;
  const plain = CanvasRenderingContext2D.prototype.drawImage;
  CanvasRenderingContext2D.prototype.drawImage = function (...args) {
    plain.apply(this, args);
    if (this.canvas.isConnected && !this.canvas.closest(".ruleboard-motion")) watched.painted = performance.now();
  };
  const begin = () => { watched.began = performance.now(); };
  document.addEventListener("mousedown", event => event.target.tagName === "CANVAS" && begin(), true);
  document.addEventListener("click", event => event.target.closest(".ruleboard-pad") && begin(), true);
}"""


@dataclass(slots=True)
class Kind:
    """What is clicked, and what it cost."""

    name: str
    cell: str
    board: int | None  # the number of the board in the page; None: a bare canvas
    times: list[float] = field(default_factory=list)
    sent: list[int] = field(default_factory=list)  # bytes to the kernel
    received: list[list[int]] = field(default_factory=list)  # bytes of each message from it
    painting: list[list[int]] = field(default_factory=list)  # of those, canvas messages


def main() -> None:
    """Measure and print."""
    kinds = [
        Kind("floor: 1×1 fill_rect", FLOOR, None),
        Kind("the same under a pad", UNDER_PAD, 0),
        Kind("board", BOARD, 1),
        Kind("Play", PLAY, 2),
    ]
    with (
        tempfile.TemporaryDirectory() as folder,
        LabServer(Path(folder)) as server,
        Browser() as browser,
    ):
        path = notebooks.write(
            Path(folder), "bench", notebooks.TABLE, *(kind.cell for kind in kinds)
        )
        lab = browser.open(server, path, size=(1280, 1000))
        lab.run_all()
        for board in range(3):
            lab.wait_painted(board)
        lab.page.evaluate(WATCH)
        for _ in range(ROUNDS):
            for kind in kinds:
                block(lab, kind)
        assert lab.errors() == [], lab.errors()
    report(kinds)


def block(lab: Lab, kind: Kind) -> None:
    """A row of clicks; the first two, which wake the cell, do not count."""
    if kind.name == "Play":
        lab.run("play.press('Escape')\nwhile play.state.at: play.press('u')")
    sites = ["a7", "d7", "g7", "d6", "c5", "e4", "b2", "a1", "d1", "g1", "b4", "f4", "c3", "e5"]
    for number, site in enumerate(sites[: BLOCK + 2]):
        x, y = spot(lab, kind, site)
        lab.page.mouse.move(x, y)
        lab.page.wait_for_timeout(100)  # a bare canvas reports the move, too
        sent, received = len(lab.sent), len(lab.received)
        lab.page.mouse.down()
        lab.page.mouse.up()
        lab.page.wait_for_timeout(PAUSE)  # and no polling, which would keep the page busy
        watched = lab.page.evaluate("() => watched")
        if number >= 2 and watched["painted"] > watched["began"]:
            kind.times.append(watched["painted"] - watched["began"])
            kind.sent.append(sum(map(len, lab.sent[sent:])))
            frames = [frame for frame in lab.received[received:] if isinstance(frame, bytes)]
            kind.received.append([len(frame) for frame in frames])
            kind.painting.append([len(frame) for frame in frames if b"custom" in frame])


def spot(lab: Lab, kind: Kind, site: str) -> tuple[float, float]:
    """Where to click."""
    if kind.board is not None:
        return lab.middle(site, kind.board)
    canvas = lab.page.locator(".jp-OutputArea canvas").first
    canvas.scroll_into_view_if_needed()
    box = lab.box(canvas)
    return box["x"] + 40, box["y"] + 40


def report(kinds: list[Kind]) -> None:
    """One line for each kind, with the ratio to the first."""
    least = median(kinds[0].times)
    print(f"{'':24}{'p50 ms':>8}{'ratio':>7}{'p95 ms':>8}{'in':>4}{'bytes in':>10}{'canvas':>8}")
    for kind in kinds:
        times = sorted(kind.times)
        print(
            f"{kind.name:24}{median(times):8.1f}{median(times) / least:7.2f}"
            f"{times[int(0.95 * len(times))]:8.1f}"
            f"{median(map(len, kind.received)):4.0f}{median(map(sum, kind.received)):10.0f}"
            f"{median(map(len, kind.painting)):4.0f} × {median(map(sum, kind.painting)):.0f}"
        )
    for kind in kinds[1:]:
        ratio = median(kind.times) / least
        print(f"{kind.name}: {ratio:.2f} of the floor (aim: at most {AIM})")


if __name__ == "__main__":
    main()
