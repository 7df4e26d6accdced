"""A kind of board as a record: its commands, its places, what it shows, and what can be written to it.

One widget shows every kind. What it has to know of a board is asked here, as functions of the board's value.
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
from ruleboard.page.view import STATUS, Look, Place, View, still, view, words_html
from ruleboard.rules.base import Note
from ruleboard.session.motion import Motion, between
from ruleboard.teaching.vocabulary import LOOKING


@dataclass(frozen=True, slots=True)
class Stage:
    """The board, and beside it, or below where there is no room, some places."""

    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Strip:
    """Places over the whole width."""

    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Columns:
    """Several boards side by side, each with places over and under it."""

    over: tuple[Place, ...]
    under: tuple[Place, ...]


Part = Stage | Strip | Columns

Commands = tuple[Command, ...]


def no_trays(_board: Board[Any], _words: Words) -> dict[str, Any]:
    """A board without rows of small buttons and menus."""
    return {}


def no_switches(_board: Board[Any]) -> dict[str, Any]:
    """A board that does nothing on its page by itself."""
    return {}


def one_view(
    board: Board[Any], words: Words, look: Look, said: tuple[str, ...]
) -> tuple[View, ...]:
    """What every board shows at least."""
    return (view(board.shown, board.reply, words, look, said=said),)


def one_board(_: Board[Any]) -> int:
    """How many boards most kinds show."""
    return 1


def one_motion(before: Board[Any], after: Board[Any]) -> tuple[Motion, ...]:
    """How a board got from one picture to the next."""
    return (between(before.shown, after.shown),)


def plain(_board: Board[Any], views: Sequence[View], _words: Words) -> str:
    """A board in letters: what is printed and compared."""
    shown = views[0]
    return "\n".join(line for line in (shown.diagram, *shown.duty.texts, str(shown.answer)) if line)


@dataclass(frozen=True, kw_only=True)
class Kind:
    """All that a widget has to know of a kind of board."""

    commands: Callable[[Board[Any]], Commands]  # as they stand at the moment
    parts: Callable[[Board[Any], Commands], tuple[Part, ...]]  # from top to bottom
    look: Callable[[Board[Any], Words, Look, tuple[str, ...]], tuple[View, ...]] = one_view
    boards: Callable[[Board[Any]], int] = one_board  # how many stand side by side
    motions: Callable[[Board[Any], Board[Any]], tuple[Motion, ...]] = one_motion
    trays: Callable[[Board[Any], Words], dict[str, Any]] = no_trays
    switches: Callable[[Board[Any]], dict[str, Any]] = no_switches
    written: tuple[str, ...] = LOOKING  # what the move box understands besides moves
    task: bool = True  # a move is to be found, so that nothing may propose one
    help: tuple[Note, ...] = ()  # what is said after the keys
    above: tuple[Place, ...] = ()  # the words over the picture that is saved
    below: tuple[Place, ...] = STATUS  # those under it
    plain: Callable[[Board[Any], Sequence[View], Words], str] = plain
    # The HTML that is saved, where it is not the picture between the words above and below.
    still: Callable[[Board[Any], Sequence[View], Words, int], str] | None = None
    after: Callable[[Board[Any], Sequence[View], Words], str] | None = None  # what follows it

    def helped(self, commands: Commands) -> tuple[Note, ...]:
        """What the key ? tells: it follows from the commands."""
        turning = any("ArrowRight" in command.heard for command in commands)
        return (*help_notes(commands, picking=not turning), *self.help)

    def saved(self, board: Board[Any], views: Sequence[View], words: Words, size: int) -> str:
        """What stays of a board in a saved notebook."""
        if self.still:
            return self.still(board, views, words, size)
        above, below = (words_html(views[0], places) for places in (self.above, self.below))
        picture = above + still(views[0], size) + below
        return picture + (self.after(board, views, words) if self.after else "")


def row(*places: Place, wide: bool = True) -> Place:
    """Controls side by side, as wide as the board unless they need more; they wrap where a window is narrow."""
    return ("row" if wide else "row ruleboard-narrow", *places)


def buttons(commands: Iterable[Command]) -> tuple[str, ...]:
    """The places of the buttons of a board, with those of the page; the chooser has its own row."""
    known = {each.name for each in CHOOSING}
    own = (each for each in commands if each.name not in known)
    return (*placed(own), *placed(OF_PAGE))


def chooser(choices: Sequence[Any]) -> Commands:
    """The commands that choose between moves; where there is one, it is only confirmed."""
    found = []
    for each in CHOOSING:
        turns = each.name in ("previous_choice", "next_choice")
        hidden = len(choices) <= (1 if turns else 0)
        found.append(replace(each, hidden=hidden, deaf=() if choices else each.keys))
    return tuple(found)


CHOOSER: Place = ("row ruleboard-chooser", *placed(CHOOSING))
"""A row of buttons that is there only while something has to be chosen."""

TASK_FOOT: tuple[Place, ...] = (
    row(BOX, COMMON, wide=False),
    "legend",
    ("foot", "counters"),
    "rules",
)
"""What stands below a board with a task, under its buttons."""


def turned(command: Command, *, on: bool, word: str, icon: str) -> Command:
    """A command that does something else for the moment, and says so."""
    return replace(command, sentence=word, icon=icon) if on else command


def every(commands: Iterable[Command]) -> Commands:
    """All commands that have a button somewhere, those of the page included."""
    return (*commands, *OF_PAGE, MOTION)


def standing(commands: Iterable[Command]) -> Mapping[str, str]:
    """How the buttons stand, unless they are simply there."""
    return {
        each.name: each.standing
        for each in commands
        if each.icon is not None and (each.off or each.hidden or each.on)
    }
