"""Where a board continues: the state that the page saved in the output of its cell, and hands over to run it again.

The page sends it as metadata of the request that runs the cell, so nothing is executed to deliver it. It comes from a
file that anybody can have written: it is validated here and in `machines/notation.py`, and whatever does not fit is
ignored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ruleboard.jupyter import notebook

KEY = "ruleboard"
"""The name of our entry in the metadata of outputs, and in that of the request."""


@dataclass(frozen=True, slots=True)
class Start:
    """How a board begins that a cell displays."""

    index: int = 0  # among the boards that its cell displays
    text: str = ""  # where it was left, if that is known
    anew: bool = False  # the user starts again: nothing earlier counts

    def metadata(self, text: str, tasks: Sequence[str]) -> dict[str, Any]:
        """The metadata of its output: its current state and the keys of its tasks, as far as it has them."""
        state = {"index": self.index, "board": text} if text else {}
        found = {**state, **({"tasks": list(tasks)} if tasks else {})}
        return {KEY: found} if found else {}


def start() -> Start:
    """How the board begins that is displayed now for the first time; each call counts as one display.

    A cell that is run a second time in a kernel starts anew, unless the page itself runs it again, to mend something.
    """
    index, again = notebook.NOTEBOOK.display(notebook.running())
    match notebook.sent(KEY):
        case {"anew": True}:
            return Start(index, anew=True)
        case {"boards": list(boards), **rest} if not again or rest.get("mends") is True:
            return Start(index, _text(boards, index))
    return Start(index, anew=again)


def _text(boards: list[Any], index: int) -> str:
    for each in boards:
        match each:
            case {"index": int(number), "board": str(text)} if number == index:
                return text
    return ""
