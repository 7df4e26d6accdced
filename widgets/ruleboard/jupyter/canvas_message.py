"""Canvas calls as a message that the page half of ipycanvas reads, written without NumPy.

A message is a list of commands in JSON, as bytes, and after it the arrays that commands name by their number. ipycanvas
writes the same for the same calls (tests/jupyter/test_canvas_message.py compares the two), but loads NumPy to do so.
Each part begins with the layer that it is for: a page that connects late does not know it.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ipywidgets import Widget, widget_serialization

from ruleboard.jupyter.painting import COMMANDS, Canvas

_KIND = "h"
_KIND_THERE = "int16"  # the same to JavaScript
_ALL = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class Numbers(NamedTuple):
    """Whole numbers that go over the wire as they lie in memory, in rows of a width."""

    values: array[int]
    width: int = 1

    def __len__(self) -> int:
        """How many rows there are."""
        return len(self.values) // self.width

    def shape(self) -> list[int]:
        """As an array is described there."""
        return [len(self)] if self.width == 1 else [len(self), self.width]


class Call(NamedTuple):
    """A method of a canvas with its arguments, or an attribute of it with its value; as ipycanvas names them."""

    name: str
    args: tuple[Any, ...]


def short(numbers: Iterable[int], width: int = 1) -> Numbers:
    """Numbers of 16 bits; a larger one fails here, where nothing has been sent."""
    return Numbers(array(_KIND, numbers), width)


def message(parts: Iterable[tuple[Canvas, Sequence[Call]]]) -> tuple[dict[str, Any], list[Any]]:
    """What the canvases' manager sends: what the first array is, and all arrays."""
    commands: list[Any] = []
    arrays: list[Any] = []
    for canvas, calls in parts:
        commands.append([COMMANDS["switchCanvas"], [_named(canvas)]])
        commands += [_command(canvas, call, arrays) for call in calls]
    written = _ALL.encode(commands).encode()
    return {"shape": [len(written)], "dtype": "uint8"}, [memoryview(written), *arrays]


def _command(canvas: Canvas, call: Call, arrays: list[Any]) -> list[Any]:
    name, args = call
    if name in canvas.ATTRS:
        return [COMMANDS["set"], [canvas.ATTRS[name], _named(*args)]]
    own: list[Any] = []
    told = []
    for arg in args:
        if isinstance(arg, Numbers):
            told.append({"shape": arg.shape(), "dtype": _KIND_THERE, "idx": len(own)})
            own.append(memoryview(arg.values))
        else:
            told.append(arg)
    arrays += own
    return [COMMANDS[_there(name)], told, len(own)]


def _named(value: Any) -> Any:
    """A widget by its name in the page; anything else as it is."""
    return widget_serialization["to_json"](value, None) if isinstance(value, Widget) else value


def _there(name: str) -> str:
    """The name of a method in JavaScript."""
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))
