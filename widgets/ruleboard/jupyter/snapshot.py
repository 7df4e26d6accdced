"""Static output of a board, without a kernel: in a saved notebook, in print, in a terminal.

A notebook saves what a cell showed when it ran. A page that can change its notebook asks for the current state
whenever that has changed, so that learners find the position where they left it the next day.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruleboard.page.view import View

if TYPE_CHECKING:
    from ruleboard.jupyter.widget import BoardWidget

Seen = tuple[tuple[View, ...], ...]


class Snapshot:
    """Tracks whether the output saved in a notebook may be outdated, for a board and those below it."""

    def __init__(self, board: BoardWidget) -> None:
        self._board = board
        self._shown: Seen = ()  # the output of its cell
        self._strayed = (
            False  # whether anything else was shown since: then the file may contain any of it
        )

    def _boards(self) -> list[BoardWidget]:
        found = [self._board]
        while (lower := found[-1].lower) is not None:
            found.append(lower)
        return found

    def taken(self) -> dict[str, str]:
        """The output of a cell that displays the board: from now on it is in the notebook."""
        seen = self._seen()
        self._strayed |= self._shown not in ((), seen)  # another cell shows an older state
        self._shown = seen
        return self.content()

    def content(self) -> dict[str, str]:
        """The static output as a MIME bundle."""
        boards = self._boards()
        return {
            "text/plain": "\n\n".join(map(repr, boards)),
            "text/html": "".join(each.still() for each in boards),
        }

    def wanted(self) -> bool:
        """Whether a page has to save the current state: after a change, only the page knows what its file holds."""
        self._strayed |= self._seen() != self._shown
        return self._strayed

    def _seen(self) -> Seen:
        return tuple(each.views for each in self._boards())
