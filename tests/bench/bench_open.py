"""From opening a lesson to its first live board, against a notebook with nothing but one bare canvas.

All are opened in one page, by turns, each with a kernel of its own, so that a busy machine slows all of them. A lesson
runs itself; the bare canvas is run as soon as its kernel is there.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.browser import notebooks
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer

ROUNDS = 5
SOURCE = Path(__file__).resolve().parents[2] / "lessons" / "en"
LESSONS = {"first lesson": "mills-1", "longest lesson": "mills-6"}
ALIVE = {f"{name}.ipynb" for name in LESSONS.values()}  # by themselves
CANVAS = """
from ipycanvas import Canvas
canvas = Canvas(width=880, height=880, layout={"width": "440px"})
canvas.fill_rect(0, 0, 880, 880)
canvas
"""
PAINTED = """() => [...document.querySelectorAll(".jp-OutputArea canvas")].some(canvas =>
  canvas.width && canvas.getContext("2d").getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3])"""


def seconds(lab: Lab, path: str) -> float:
    """How long it takes until a notebook is open and its first picture is painted by a kernel."""
    began = time.perf_counter()
    lab.turn_to(path)
    if path not in ALIVE:
        lab.page.evaluate("() => { jupyterapp.commands.execute('notebook:run-all-cells'); }")
    lab.page.wait_for_function(PAINTED)
    took = time.perf_counter() - began
    if path in ALIVE:
        lab.wait_lesson("live")  # whatever is still under way belongs to this one
    return took


def main() -> None:
    """Measure and print."""
    with (
        tempfile.TemporaryDirectory() as folder,
        LabServer(Path(folder), extension=True) as server,
        Browser() as browser,
    ):
        paths = {"bare canvas": notebooks.write(Path(folder), "canvas", CANVAS)}
        for name, lesson in LESSONS.items():
            paths[name] = f"{lesson}.ipynb"
            shutil.copy(SOURCE / paths[name], folder)
        times: dict[str, list[float]] = {name: [] for name in paths}
        start = notebooks.write(Path(folder), "start", "1")
        with browser.open(server, start) as lab:
            for _ in range(ROUNDS):
                for name, path in paths.items():
                    times[name].append(seconds(lab, path))
            lab.shut_down()
    least = median(times["bare canvas"])
    for name, taken in times.items():
        print(f"{name:16}{median(taken):6.2f} s{median(taken) / least:6.2f} of a bare canvas")


if __name__ == "__main__":
    main()
