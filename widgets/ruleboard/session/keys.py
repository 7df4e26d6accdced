"""Notes of the rules under the keys of their sentences: the names by which every language knows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruleboard.rules.base import Event, Note, Position, Role, Site, Way
from ruleboard.rules.errors import IllegalMove, RuleboardError, short_repr
from ruleboard.rules.registry import game as find_game

LONGEST = 400  # letters of what was given that a sentence repeats
LARGEST = 10**15  # the largest number that a sentence repeats


def keyed(position: Position, kind: str, note: Note) -> Note:
    """A note of the rules under its key: a refusal "point_taken" becomes "<game>.refuse.point_taken"."""
    params = {"player": position.turn, "sites": note.sites, **note.params}
    return Note(f"{position.game}.{kind}.{note.code}", params, note.sites)


def next_step(position: Position, happened: Sequence[Event], onward: tuple[Site, ...]) -> Note:
    """What is to be done in the middle of a move: the choice that the rules wait for, else where the move goes on."""
    if happened[-1].role is Role.CHOICE:
        return keyed(position, "event", happened[-1])
    return Note(f"{position.game}.play.go_on", {"sites": onward})


def asked(position: Position, code: str) -> Note:
    """Something that a demonstration says to whoever is to move, by colour or by sign."""
    signed = find_game(position.game).signed
    return Note(f"demo.{code}_sign" if signed else f"demo.{code}", {"player": mover(position)})


def mover(position: Position) -> int:
    """Who is to move, under the number by which sentences that all games share name a player."""
    return find_game(position.game).named(position.turn)


def fault(game: str, error: RuleboardError) -> Note:
    """An error under its key: a refusal of the game's own, or a fault in what was given."""
    kind = "refuse" if isinstance(error, IllegalMove) else "error"
    params = {name: _legible(value) for name, value in error.params.items()}
    return Note(f"{game}.{kind}.{error.code}", params, error.sites)


def _legible(value: Any) -> Any:
    """What was given, as one can read it: on one line, without signs that nobody sees, and not without end."""
    if isinstance(value, Way):
        return value
    if isinstance(value, tuple | list):
        each = tuple(_legible(one) for one in value)
        return _some(each) if all(isinstance(one, str) for one in each) else each
    if isinstance(value, int) and abs(value) > LARGEST:
        return short_repr(value)  # Python itself writes no number of thousands of digits
    if not isinstance(value, str):
        return value if isinstance(value, int | float | Note | None) else short_repr(value)
    text = " ".join(value.split())
    text = "".join(sign if sign.isprintable() else "�" for sign in text)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _some(names: tuple[str, ...]) -> tuple[str, ...]:
    """As many names as one reads in one go."""
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
