"""What a reader sees of a board, as a page would show it."""

from __future__ import annotations

from typing import Any

from ruleboard.jupyter.controls import HIDDEN
from ruleboard.page.view import words_html


def above(board: Any) -> str:
    """The words over the picture."""
    return words_html(board.view, board.above)


def below(board: Any) -> str:
    """The words under it."""
    return words_html(board.view, board.below)


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


def hidden(part: Any) -> bool:
    """Whether a control is not there for the moment."""
    return HIDDEN in part._dom_classes
