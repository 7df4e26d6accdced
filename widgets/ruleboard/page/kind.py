"""A kind of board (play, demo, exercise …) as a record of functions: its commands, layout, Views and vocabulary.

One widget class shows every kind; what differs between kinds is here, as pure functions of the board's value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ruleboard.lang import Words
from ruleboard.machines.board import Board
from ruleboard.page.controls import (
    BOX,
    CHOOSING,
    COMMON,
    MOTION,
    OF_PAGE,
    Command,
    help_notes,
    placed,
)
from ruleboard.page.view import STATUS, Look, Place, View, WordsView, still, view, words_html
from ruleboard.rules.base import Note
from ruleboard.session.motion import Motion, between
from ruleboard.teaching.vocabulary import LOOKING


@dataclass(frozen=True, slots=True)
class Stage:
    """The board, with some places beside it, or below it in a narrow window."""

    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Strip:
    """Places across the whole width."""

    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Columns:
    """Several boards side by side, each with places above and below it."""

    over: tuple[Place, ...]
    under: tuple[Place, ...]


Part = Stage | Strip | Columns

Commands = tuple[Command, ...]


def no_trays(_board: Board[Any], _words: Words) -> dict[str, Any]:
    """Default: no trays and no menus."""
    return {}


def no_switches(_board: Board[Any]) -> dict[str, Any]:
    """Default: no switches, such as autoplay."""
    return {}


def plain_view(board: Board[Any], words: Words, look: Look, said: tuple[str, ...]) -> View:
    """Default: what every board shows."""
    return view(board.shown, board.reply, words, look, said=said)


def one_board(_: Board[Any]) -> int:
    """Default: a single board."""
    return 1


def one_motion(before: Board[Any], after: Board[Any]) -> tuple[Motion, ...]:
    """Default: the motion of a single board between two values."""
    return (between(before.shown, after.shown),)


def plain(_board: Board[Any], views: Sequence[View], _words: Words) -> str:
    """Default plain-text output (`repr`): the diagram, what to do now, and the last answer."""
    shown = views[0]
    return "\n".join(line for line in (shown.diagram, *shown.duty.texts, str(shown.answer)) if line)


@dataclass(frozen=True, kw_only=True)
class Kind:
    """Everything that the widget needs to know about a kind of board."""

    commands: Callable[[Board[Any]], Commands]  # with their current state
    parts: Callable[[Board[Any], Commands], tuple[Part, ...]]  # from top to bottom
    look: Callable[[Board[Any], Words, Look, tuple[str, ...]], WordsView] = plain_view
    # The same for several boards side by side.
    looks: Callable[[Board[Any], Words, Look, tuple[str, ...]], tuple[View, ...]] | None = None
    boards: Callable[[Board[Any]], int] = one_board  # the number of boards side by side
    motions: Callable[[Board[Any], Board[Any]], tuple[Motion, ...]] = one_motion
    trays: Callable[[Board[Any], Words], dict[str, Any]] = no_trays
    switches: Callable[[Board[Any]], dict[str, Any]] = no_switches
    written: tuple[str, ...] = LOOKING  # what the move box understands besides moves
    pictured: bool = True  # False: words and controls, without a board
    task: bool = True  # the learner has to find a move, so suggestions are off
    help: tuple[Note, ...] = ()  # added after the keys
    above: tuple[Place, ...] = ()  # texts above the saved picture
    below: tuple[Place, ...] = STATUS  # texts below it
    plain: Callable[[Board[Any], Sequence[View], Words], str] = plain
    # The saved HTML, if it is not simply the picture between `above` and `below`.
    still: Callable[[Board[Any], Sequence[View], Words, int], str] | None = None
    after: Callable[[Board[Any], Sequence[View], Words], str] | None = None  # HTML after it

    def views(
        self, board: Board[Any], words: Words, look: Look, said: tuple[str, ...]
    ) -> tuple[Any, ...]:
        """The View of each board, or the WordsView of what has none; `said` replaces the text of the reply."""
        if self.looks:
            return self.looks(board, words, look, said)
        return (self.look(board, words, look, said),)

    def helped(self, commands: Commands) -> tuple[Note, ...]:
        """The help text (key ?), derived from the commands."""
        turning = any("ArrowRight" in command.heard for command in commands)
        return (*help_notes(commands, picking=not turning, pictured=self.pictured), *self.help)

    def saved(self, board: Board[Any], views: Sequence[View], words: Words, size: int) -> str:
        """The static HTML of a board in a saved notebook."""
        if self.still:
            return self.still(board, views, words, size)
        above, below = (words_html(views[0], places) for places in (self.above, self.below))
        picture = above + still(views[0], size) + below
        return picture + (self.after(board, views, words) if self.after else "")


def row(*places: Place, wide: bool = True) -> Place:
    """Controls side by side, at least as wide as the board if `wide`; they wrap in a narrow window."""
    return ("row" if wide else "row ruleboard-narrow", *places)


def buttons(commands: Iterable[Command]) -> tuple[str, ...]:
    """The places of a board's buttons and the page's own; the buttons of CHOOSER have their own row."""
    known = {each.name for each in CHOOSING}
    own = (each for each in commands if each.name not in known)
    return (*placed(own), *placed(OF_PAGE))


def chooser(choices: Sequence[Any]) -> Commands:
    """The commands that choose between moves; a single move only needs to be confirmed."""
    found = []
    for each in CHOOSING:
        turns = each.name in ("previous_choice", "next_choice")
        hidden = len(choices) <= (1 if turns else 0)
        found.append(replace(each, hidden=hidden, deaf=() if choices else each.keys))
    return tuple(found)


CHOOSER: Place = ("row ruleboard-chooser", *placed(CHOOSING))
"""A row of buttons that is visible only while the player chooses between moves."""

TASK_FOOT: tuple[Place, ...] = (
    row(BOX, COMMON, wide=False),
    "legend",
    ("foot", "counters"),
    "rules",
)
"""The places below the buttons of a board with a task."""


def turned(command: Command, *, on: bool, word: str, icon: str) -> Command:
    """The command with another label and icon while it is `on`."""
    return replace(command, sentence=word, icon=icon) if on else command


def every(commands: Iterable[Command]) -> Commands:
    """All commands, including those that the page handles itself."""
    return (*commands, *OF_PAGE, MOTION)


def standing(commands: Iterable[Command]) -> Mapping[str, str]:
    """The flags of the buttons that are not simply visible and enabled."""
    return {
        each.name: each.standing
        for each in commands
        if each.icon is not None and (each.off or each.hidden or each.on)
    }
