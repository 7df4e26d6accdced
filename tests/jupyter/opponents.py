"""A board at which a computer plays, as its tests use it."""

from __future__ import annotations

from typing import Any

import ruleboard as rb


def play(**options: Any) -> rb.Play:
    return rb.Play("draughts", **options)


def trays(board: rb.Play) -> dict[str, Any]:
    found: dict[str, Any] = board.pad.trays
    return found


def choose(board: rb.Play, tray: str, number: int) -> None:
    board.pad.receive({"kind": "choose", "tray": tray, "number": number})


def chosen(board: rb.Play, tray: str) -> list[str]:
    return [item[0][0] for item in trays(board)[tray]["items"] if item[4]]


def made(board: rb.Play) -> int:
    """How many moves were made."""
    return len(board.state.moves)


def bar(board: rb.Play) -> bool:
    """Whether the page shows that it thinks."""
    shown: bool = board.pad.busy
    return shown


def thinks(board: rb.Play) -> bool:
    return board.thinking
