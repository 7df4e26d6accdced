"""Simulated mouse and touch input, as a browser gets it from real devices."""

from __future__ import annotations

from typing import Any

from tests.browser.lab import Lab

Spot = tuple[float, float]
STEPS = 6


def _way(start: Spot, end: Spot) -> list[Spot]:
    return [
        (start[0] + (end[0] - start[0]) * n / STEPS, start[1] + (end[1] - start[1]) * n / STEPS)
        for n in range(1, STEPS + 1)
    ]


class Mouse:
    """A mouse over one of the boards of a page."""

    def __init__(self, lab: Lab, board: int = 0) -> None:
        self.lab, self.board = lab, board

    def spot(self, place: str | Spot) -> Spot:
        """The coordinates of a site; coordinates are returned unchanged."""
        return self.lab.middle(place, self.board) if isinstance(place, str) else place

    def take(self, source: str, target: str | Spot, **button: Any) -> None:
        """Press on a site and move, without releasing."""
        start = self.spot(source)
        self.lab.page.mouse.move(*start)
        self.lab.page.mouse.down(**button)
        for x, y in _way(start, self.spot(target)):
            self.lab.page.mouse.move(x, y)

    def drag(self, source: str, target: str | Spot, **button: Any) -> None:
        """Press, move and release."""
        self.take(source, target, **button)
        self.lab.page.mouse.up(**button)


class Finger:
    """One or two fingers on a page with a touch screen."""

    def __init__(self, lab: Lab, board: int = 0) -> None:
        self.lab, self.board = lab, board
        self._line = lab.page.context.new_cdp_session(lab.page)

    def touch(self, kind: str, *spots: Spot) -> None:
        """One touch event: touchStart, touchMove or touchEnd, with every finger that is down."""
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def press(self, site: str) -> Spot:
        """Long press on a site, until the pen is active."""
        spot = self.lab.middle(site, self.board)
        self.touch("touchStart", spot)
        self.lab.pad(self.board).locator(".ruleboard-pen path").last.wait_for(state="attached")
        self.lab.wait_for(lambda: self.trying(site))
        return spot

    def trying(self, site: str) -> bool:
        """Whether the page shows a ring at a site."""
        return bool(self.lab.pad(self.board).locator(f'path[data-drawn="{site}"]').count())

    def slide(self, start: Spot, end: Spot) -> None:
        """Move a finger that is down, and lift it."""
        for spot in _way(start, end):
            self.touch("touchMove", spot)
            self.lab.page.wait_for_timeout(16)  # the rate of touch screens
        self.touch("touchEnd")

    def drag(self, source: str, target: str | Spot) -> None:
        """Put a finger down on a site, move it at once, lift it."""
        end = self.lab.middle(target, self.board) if isinstance(target, str) else target
        start = self.lab.middle(source, self.board)
        self.touch("touchStart", start)
        self.slide(start, end)
