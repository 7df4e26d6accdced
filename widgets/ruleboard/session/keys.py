"""Sentence keys: turns the codes of the rules into the keys under which every language has its sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruleboard.rules.base import Event, Note, Position, Role, Site, Way
from ruleboard.rules.errors import IllegalMove, RuleboardError, short_repr
from ruleboard.rules.naming import Names
from ruleboard.rules.registry import game as find_game

LONGEST = 400  # characters of an argument that a sentence repeats
LARGEST = 10**15  # the largest number that a sentence repeats


def keyed(position: Position, kind: str, note: Note) -> Note:
    """A note of the rules with its sentence key: a refusal "point_taken" becomes "<game>.refuse.point_taken"."""
    params = {"player": position.turn, "sites": note.sites, **note.params}
    return Note(f"{position.game}.{kind}.{note.code}", params, note.sites)


def next_step(position: Position, happened: Sequence[Event], onward: tuple[Site, ...]) -> Note:
    """What to do in the middle of a move: the choice that the rules demand, else where the move may go on."""
    if happened[-1].role is Role.CHOICE:
        return keyed(position, "event", happened[-1])
    return Note(f"{position.game}.play.go_on", {"sites": onward})


def asked(position: Position, code: str) -> Note:
    """A sentence of a demonstration to the player to move, who is named by colour or by sign."""
    signed = find_game(position.game).signed
    return Note(f"demo.{code}_sign" if signed else f"demo.{code}", {"player": mover(position)})


def mover(position: Position) -> int:
    """The player to move, as the number that sentences shared by all games use."""
    return find_game(position.game).named(position.turn)


def fault(game: str, error: RuleboardError) -> Note:
    """An error as a note with its sentence key: a refusal of the game, or a bad argument."""
    kind = "refuse" if isinstance(error, IllegalMove) else "error"
    params = {name: _legible(value) for name, value in error.params.items()}
    return Note(f"{game}.{kind}.{error.code}", params, error.sites)


def _legible(value: Any) -> Any:
    """An argument made readable: on one line, without control characters, and truncated."""
    if isinstance(value, Way | Names):
        return value
    if isinstance(value, tuple | list):
        each = tuple(_legible(one) for one in value)
        return _some(each) if all(isinstance(one, str) for one in each) else each
    if isinstance(value, int) and abs(value) > LARGEST:
        return short_repr(value)  # Python refuses to print numbers of thousands of digits
    if not isinstance(value, str):
        return value if isinstance(value, int | float | Note | None) else short_repr(value)
    text = " ".join(value.split())
    text = "".join(sign if sign.isprintable() else "�" for sign in text)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _some(names: tuple[str, ...]) -> tuple[str, ...]:
    """As many names as fit into LONGEST characters."""
    room = LONGEST
    for number, name in enumerate(names):
        room -= len(name) + len(", ")
        if room < 0:
            return (*names[:number], "…")
    return names


def ending(position: Position) -> Note:
    """How the game ended."""
    outcome = position.outcome
    assert outcome is not None
    params = {} if outcome.winner is None else {"player": outcome.winner}
    return Note(f"{position.game}.outcome.{outcome.reason}", params)
