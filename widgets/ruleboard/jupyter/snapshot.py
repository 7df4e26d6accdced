"""What stays of a board where nothing is alive: in a saved notebook, on a printed page, in a terminal.

A cell is saved with what it showed when it ran. A page that can write into its notebook asks for what is seen now,
whenever that has changed: on the next day a learner finds the position that was left, and what was said of it.
"""

from __future__ import annotations

from typing import Any

from ipywidgets import Widget

from ruleboard.jupyter.face import Face
from ruleboard.page.view import Look, Place, View, still, words_html


class Saved(Widget):
    """A board that can be kept as a picture with its words."""

    above: tuple[Place, ...]
    below: tuple[Place, ...]
    part_of: Saved | None = None  # the board below which it was opened: that one is saved
    _views: tuple[View, ...]
    _board: Face
    _size: int
    _shown: tuple[tuple[View, ...], ...] = ()  # what its cell showed
    _strayed = False  # whether anything else was seen since: then a file may have any of it

    def _look(self, look: Look) -> tuple[View, ...]:
        raise NotImplementedError

    def _chosen_look(self, *, dark: bool) -> Look:
        raise NotImplementedError

    @property
    def opened(self) -> tuple[Saved, ...]:
        """The boards that were opened below it, with those below them."""
        return ()

    def __repr__(self) -> str:
        shown = self._views[0]
        lines = (shown.diagram, *shown.duty.texts, str(shown.answer))
        return "\n".join(line for line in lines if line)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        bundle: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        seen = self._seen()
        self._strayed |= self._shown not in ((), seen)  # another cell shows it as it was
        self._shown = seen
        return {**bundle, **self._kept()}

    def _kept(self) -> dict[str, str]:
        """All that is saved, as text and as a page."""
        boards = (self, *self.opened)
        return {
            "text/plain": "\n\n".join(map(repr, boards)),
            "text/html": "".join(each._still() for each in boards),  # noqa: SLF001 - boards as this one
        }

    def _keep(self) -> None:
        """A page saves what is seen now. What its file has already, only the page knows: it may have been reloaded."""
        if self.part_of is not None:
            self.part_of._keep()  # noqa: SLF001 - a board as this one
            return
        self._strayed |= self._seen() != self._shown
        if self._strayed:
            self._board.pad.send({"kind": "kept", "id": self.model_id, "data": self._kept()})

    def _seen(self) -> tuple[tuple[View, ...], ...]:
        boards = (self, *self.opened)
        return tuple(each._views for each in boards)  # noqa: SLF001 - boards as this one

    def _still(self) -> str:
        """The picture that stays in a saved notebook, with the words that go with it."""
        (shown,) = self._saved_views()
        above, below = (words_html(shown, places) for places in (self.above, self.below))
        return above + still(shown, self._size) + below

    def _saved_views(self) -> tuple[View, ...]:
        """What is saved may be printed, or read anywhere: it does not follow a page that is dark at the moment."""
        return self._look(self._chosen_look(dark=False)) if self._board.pad.dark else self._views
