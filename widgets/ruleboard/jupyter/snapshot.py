"""What stays of a board where nothing is alive: in a saved notebook, on a printed page, in a terminal.

A cell is saved with what it showed when it ran. A page that can write into its notebook asks for what is seen now,
whenever that has changed: on the next day a learner finds the position that was left, and what was said of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruleboard.page.view import View

if TYPE_CHECKING:
    from ruleboard.jupyter.widget import BoardWidget

Seen = tuple[tuple[View, ...], ...]


class Snapshot:
    """Knows what the file of a page may hold of a board, and with it of those that were opened below it."""

    def __init__(self, board: BoardWidget) -> None:
        self._board = board
        self._shown: Seen = ()  # what its cell showed
        self._strayed = (
            False  # whether anything else was seen since: then a file may have any of it
        )

    def _boards(self) -> list[BoardWidget]:
        found = [self._board]
        while (lower := found[-1].lower) is not None:
            found.append(lower)
        return found

    def taken(self) -> dict[str, str]:
        """What a cell shows: its file has it from now on."""
        seen = self._seen()
        self._strayed |= self._shown not in ((), seen)  # another cell shows it as it was
        self._shown = seen
        return self.content()

    def content(self) -> dict[str, str]:
        """All that is saved, as text and as a page."""
        boards = self._boards()
        return {
            "text/plain": "\n\n".join(map(repr, boards)),
            "text/html": "".join(each.still() for each in boards),
        }

    def wanted(self) -> bool:
        """Whether a page has to save what is seen now: what its file has, only the page knows, after a reload."""
        self._strayed |= self._seen() != self._shown
        return self._strayed

    def _seen(self) -> Seen:
        return tuple(each.views for each in self._boards())
