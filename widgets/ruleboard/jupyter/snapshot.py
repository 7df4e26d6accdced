"""Static output of a board, without a kernel: in a saved notebook, in print, in a terminal.

A notebook saves what a cell showed when it ran. A page that can change its notebook asks for the current state
whenever that has changed, so that learners find the position where they left it the next day.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ruleboard.jupyter import handover
from ruleboard.jupyter.handover import Start
from ruleboard.page.view import WordsView

if TYPE_CHECKING:
    from ruleboard.jupyter.words_widget import WordsWidget

Seen = tuple[tuple[WordsView, ...], ...]


class Snapshot:
    """Tracks whether the output saved in a notebook may be outdated, for a board and those below it."""

    def __init__(self, board: WordsWidget) -> None:
        self._board = board
        self._shown: Seen = ()  # the output of its cell
        self._start: Start | None = None  # how it began when it was first displayed
        self._strayed = (
            False  # whether anything else was shown since: then the file may contain any of it
        )

    def _boards(self) -> list[WordsWidget]:
        found = [self._board]
        while (lower := found[-1].lower) is not None:
            found.append(lower)
        return found

    def taken(self) -> dict[str, str]:
        """The output of a cell that displays the board: from now on it is in the notebook."""
        if self._start is None:
            self._start = handover.start()
            self._board.resume(self._start)
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

    def metadata(self, *, current: bool) -> dict[str, Any]:
        """The metadata of the output: the keys of its tasks, and the state with which the board comes back.

        Without `current` only a state that is no fresh start: all fresh ones are equal, and published notebooks have no
        state.
        """
        start = self._start or Start()
        saved = self._board.saved if current or start.anew or start.text else ""
        return start.metadata(saved, self._board.task_keys)

    @property
    def current(self) -> dict[str, Any]:
        """What a page saves: the output and its metadata, as they are now."""
        return {"data": self.content(), "metadata": self.metadata(current=True)}

    def wanted(self) -> bool:
        """Whether a page has to save the current state: after a change, only the page knows what its file holds."""
        self._strayed |= self._seen() != self._shown
        return self._strayed

    def _seen(self) -> Seen:
        return tuple(each.views for each in self._boards())
