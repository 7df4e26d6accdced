"""Serializes canvas calls in the wire format of ipycanvas's JavaScript, without NumPy.

A message is a JSON list of commands, as bytes, followed by the arrays that commands refer to by index. ipycanvas sends
the same bytes for the same calls (tests/jupyter/test_canvas_message.py compares the two), but imports NumPy for it.
Each part begins with its layer, because a page that connects late does not know the current one.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ipywidgets import Widget, widget_serialization

from ruleboard.jupyter.painting import COMMANDS, Canvas

_KIND = "h"
_KIND_THERE = "int16"  # the same type in JavaScript
_ALL = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class Numbers(NamedTuple):
    """A one- or two-dimensional array of integers, sent as raw memory."""

    values: array[int]
    width: int = 1

    def __len__(self) -> int:
        """The number of rows."""
        return len(self.values) // self.width

    def shape(self) -> list[int]:
        """The shape in NumPy's sense."""
        return [len(self)] if self.width == 1 else [len(self), self.width]


class Call(NamedTuple):
    """A method of an ipycanvas Canvas with its arguments, or an attribute with its value."""

    name: str
    args: tuple[Any, ...]


def short(numbers: Iterable[int], width: int = 1) -> Numbers:
    """An array of int16; a larger number raises OverflowError here, before anything is sent."""
    return Numbers(array(_KIND, numbers), width)


def message(parts: Iterable[tuple[Canvas, Sequence[Call]]]) -> tuple[dict[str, Any], list[Any]]:
    """The content and the buffers of the message for ipycanvas's canvas manager."""
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
    """Serializes a widget as its model id; other values are returned unchanged."""
    return widget_serialization["to_json"](value, None) if isinstance(value, Widget) else value


def _there(name: str) -> str:
    """snake_case to camelCase, as in ipycanvas's JavaScript."""
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))
