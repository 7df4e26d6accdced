"""The texts and controls around a board: views of the state in its pad, elsewhere on the page."""

from __future__ import annotations

from typing import Any

import anywidget
from ipywidgets import widget_serialization
from traitlets import Instance, Int, List

from ruleboard.jupyter.assets import Assets, assets, layout, loader
from ruleboard.jupyter.words_model import WordsModel
from ruleboard.page.view import Place


class Panel(anywidget.AnyWidget):
    """Shows parts of a pad's state, one below the other, and follows its changes without messages of its own.

    A place is a part of a View, a control (MOVES, BOX, SLIDER; a button or the language menu of `controls`), or a
    group: its CSS class, then its places.
    """

    _esm = loader("panel")

    assets = Instance(Assets).tag(sync=True, **widget_serialization)
    pad = Instance(WordsModel).tag(sync=True, **widget_serialization)
    places: List[Any] = List().tag(sync=True)
    size = Int().tag(sync=True)  # pixels: the width of the board

    def __init__(self, pad: WordsModel, *places: Place, size: int = 0) -> None:
        super().__init__(
            assets=assets(),
            pad=pad,
            places=[_wired(each) for each in places],
            size=size,
            layout=layout(),
            _dom_classes=["ruleboard-panel"],  # `add_class` would need a message of its own
        )


def _wired(place: Place) -> Any:
    return place if isinstance(place, str) else [_wired(each) for each in place]
