"""What a reader sees of a board, as a page would show it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ipywidgets.widgets.widget import _instances

from ruleboard.jupyter import notebook
from ruleboard.jupyter.panel import Panel
from ruleboard.page.controls import BUTTON, DISABLED, HIDDEN, ON
from ruleboard.page.view import words_html


def above(board: Any) -> str:
    """The words over the picture."""
    return words_html(board.view, board.kind.above)


def below(board: Any) -> str:
    """The words under it."""
    return words_html(board.view, board.kind.below)


def foot(board: Any) -> str:
    """The numbers and rules at the foot of a film or an exercise."""
    return words_html(board.view, ("counters", "rules"))


def why(board: Any) -> str:
    """Why the rules of several boards differ."""
    return words_html(board.view, ("why",))


def counted(board: Any) -> str:
    """The numbers beside the board."""
    return "\n".join(map(str, board.view.counters))


def labels(board: Any, *sites: str) -> dict[str, str]:
    """What a screen reader says of some sites."""
    return {site: ", ".join((site, *board.view.labels[site])) for site in sites}


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a page draws it."""

    word: str
    icon: str
    key: str
    disabled: bool
    hidden: bool
    on: bool


def panels(part: Any) -> Iterator[Panel]:
    """The panels of a board."""
    if isinstance(part, Panel):
        yield part
    for child in getattr(part, "children", ()):
        yield from panels(child)


def buttons(board: Any) -> list[str]:
    """The names of the buttons that stand somewhere on the page, from top to bottom."""

    def names(place: Any) -> Iterator[str]:
        if not isinstance(place, str):
            for each in place:
                yield from names(each)
        elif place.startswith(BUTTON):
            yield place.removeprefix(BUTTON)

    return [name for panel in panels(board) for name in names(panel.places)]


def button(board: Any, name: str) -> Button:
    """What a page shows of a button, which must have its one place there."""
    assert buttons(board).count(name) == 1
    pad = board.pad
    how = pad.standing.get(name, "")
    return Button(*pad.faces[name], *(each in how for each in (DISABLED, HIDDEN, ON)))


def push(board: Any, name: str) -> None:
    """Click a button that can be clicked, by the message that a page sends."""
    seen = button(board, name)
    assert not seen.disabled, name
    assert not seen.hidden, name
    board.pad._handle_custom_msg({"kind": "do", "name": name}, [])


def hidden(board: Any, name: str) -> bool:
    """Whether a button is not there for the moment."""
    return button(board, name).hidden


def choose_language(board: Any, lang: str) -> None:
    """Choose from the language menu, by the message that a page sends."""
    board.pad._handle_custom_msg({"kind": "language", "lang": lang}, [])


def own_widgets() -> set[str]:
    """The living widgets that belong to one board each; what boards share outlives them."""
    return set(_instances) - {each.model_id for each in notebook.NOTEBOOK.models}
