"""What goes over the wire to a page: canvas messages decoded into calls, and the states of pads."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import pytest
from ipycanvas.canvas import _CMD_LIST, _CanvasManager
from ipywidgets import Widget

ATTRIBUTES = {
    0: "fill_style",
    1: "stroke_style",
    2: "alpha",
    3: "font",
    4: "align",
    8: "line_width",
}


@dataclass(frozen=True, slots=True)
class Drawn:
    """One command as a page gets it: on which layer (a model's name), what, with which arguments."""

    layer: str
    name: str
    args: tuple[Any, ...]


@dataclass(slots=True)
class Message:
    """One canvas message."""

    commands: list[Drawn]
    size: int  # bytes, without Jupyter's envelope

    def names(self) -> list[str]:
        """The names of its commands, without those that only prepare."""
        return [
            c.name
            for c in self.commands
            if c.name not in {"set", "setLineDash", "setTransform", "switchCanvas"}
        ]

    def drawing(self) -> list[str]:
        """The names of the commands that draw, in their order."""
        return [name for name in self.names() if name != "clearRect"]

    def settings(self, name: str) -> list[Any]:
        """The values that an attribute is set to."""
        return [
            c.args[1]
            for c in self.commands
            if c.name == "set" and ATTRIBUTES.get(c.args[0]) == name
        ]


@dataclass(slots=True)
class Wire:
    """Everything that was sent since it was cleared."""

    canvas: list[Message] = field(default_factory=list)
    states: list[tuple[Widget, set[str]]] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)  # bytes of each state, without its envelope
    order: list[str] = field(default_factory=list)  # canvas or state, as they came

    def clear(self) -> None:
        self.canvas.clear()
        self.states.clear()
        self.sizes.clear()
        self.order.clear()

    @property
    def messages(self) -> int:
        """How many there were."""
        return len(self.canvas) + len(self.states)

    @property
    def bytes(self) -> int:
        """How large they were together, without Jupyter's envelopes."""
        return sum(message.size for message in self.canvas) + sum(self.sizes)


def tap(monkeypatch: pytest.MonkeyPatch) -> Wire:
    """Listen to all widgets instead of sending."""
    wire = Wire()

    def send(_: _CanvasManager, content: Any, buffers: list[Any]) -> None:
        raw = [bytes(buffer) for buffer in buffers]
        wire.order.append("canvas")
        wire.canvas.append(Message(_decoded(json.loads(raw[0])), sum(map(len, raw))))

    def send_state(widget: Widget, key: Any = None) -> None:
        names = set(widget.keys if key is None else [key] if isinstance(key, str) else key)
        if names:
            wire.order.append("state")
            wire.states.append((widget, names))
            wire.sizes.append(len(json.dumps(widget.get_state(names), ensure_ascii=False).encode()))

    monkeypatch.setattr(_CanvasManager, "send", send)
    monkeypatch.setattr(Widget, "send_state", send_state)
    return wire


def _decoded(commands: list[Any]) -> list[Drawn]:
    layer, found = "", []
    for number, args, *_ in commands:
        name = _CMD_LIST[number]
        if name == "switchCanvas":
            layer = args[0]
        found.append(Drawn(layer, name, tuple(args)))
    return found
