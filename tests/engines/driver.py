"""What a test asks of a browser, small enough for every engine: go there, run this in the page, move these hands.

Both ways to drive a browser that is not ours, WebDriver (WebKit) and WebDriver BiDi (Firefox), describe hands in the
same words (https://www.w3.org/TR/webdriver2/#actions), so a hand is described once, here.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

Spot = tuple[float, float]
Action = dict[str, Any]

SIZE = (1280, 900)
STEPS = 6  # of a hand that drags
KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Escape": "\ue00c",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}


class NotHere(Exception):
    """The engine is not installed: what it would show was not tried."""


class Driver(ABC):
    """One window of one engine."""

    name: str
    fingers = True  # whether its hands can have fingers
    right_button = True  # whether its mouse can lift the right button

    @abstractmethod
    def visit(self, url: str) -> None:
        """Load a page; returns when it is loaded."""

    @abstractmethod
    def act(self, hands: list[Action]) -> None:
        """Do what hands do, tick by tick; returns when it is done."""

    @abstractmethod
    def shoot(self) -> bytes:
        """A picture of the window, as PNG."""

    @abstractmethod
    def close(self) -> None:
        """End the browser and everything that was started for it."""

    @abstractmethod
    def _call(self, function: str, given: str) -> str:
        """Run a function of the page that takes a text and returns a promise of one."""

    def ask(self, function: str, *given: Any) -> Any:
        """The value of a JavaScript function in the page; it may be asynchronous. Values travel as JSON."""
        called = f"async given => JSON.stringify(await ({function})(...JSON.parse(given)) ?? null)"
        return json.loads(self._call(called, json.dumps(given)))

    def click(self, spot: Spot, button: int = 0) -> None:
        """Click with the mouse; button 2 is the right one."""
        self.act([_pointer("mouse", [_to(spot), *_pressed(button)])])

    def drag(self, start: Spot, end: Spot) -> None:
        """Drag with the mouse."""
        down, up = _pressed()
        self.act([_pointer("mouse", [_to(start), down, *_way(start, end), up])])

    def tap(self, spot: Spot) -> None:
        """Tap with a finger."""
        self.act([_pointer("touch", [_to(spot), *_pressed()])])

    def hold(self, spot: Spot, milliseconds: int) -> None:
        """Put a finger down, leave it there, and lift it."""
        down, up = _pressed()
        wait = {"type": "pause", "duration": milliseconds}
        self.act([_pointer("touch", [_to(spot), down, wait, up])])

    def slide(self, start: Spot, end: Spot) -> None:
        """Drag with a finger."""
        down, up = _pressed()
        self.act([_pointer("touch", [_to(start), down, *_way(start, end), up])])

    def press(self, *keys: str) -> None:
        """Press keys, one after another: "Tab", "Enter", "n"."""
        strokes = [
            {"type": kind, "value": KEYS.get(key, key)}
            for key in keys
            for kind in ("keyDown", "keyUp")
        ]
        self.act([{"type": "key", "id": "keys", "actions": strokes}])


def _to(spot: Spot, milliseconds: int = 0) -> Action:
    x, y = map(round, spot)
    return {
        "type": "pointerMove",
        "x": x,
        "y": y,
        "duration": milliseconds,
        "origin": "viewport",
    }


def _pressed(button: int = 0) -> list[Action]:
    return [{"type": kind, "button": button} for kind in ("pointerDown", "pointerUp")]


def _way(start: Spot, end: Spot) -> Iterable[Action]:
    for n in range(1, STEPS + 1):
        x, y = (a + (b - a) * n / STEPS for a, b in zip(start, end, strict=True))
        yield _to((x, y), 20)


def _pointer(kind: str, actions: list[Action]) -> Action:
    return {
        "type": "pointer",
        "id": kind,
        "parameters": {"pointerType": kind},
        "actions": actions,
    }
