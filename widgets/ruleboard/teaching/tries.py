"""A film that thinks aloud: every capture of a position is tried and counted, then what is too short is struck out."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from ruleboard.rules.base import Note, Position, Site, Unknown
from ruleboard.scene.shapes import Mark
from ruleboard.session.demo import Frame
from ruleboard.session.showing import said

_FINDERS = {"draughts": "ruleboard.rules.draughts.tries"}
"""Which games have captures to be tried: a module with a function `tries`, imported when first needed."""


def tries_film(position: Position, *, ask: bool = False) -> tuple[Frame, ...]:
    """The frames of the film; `ask` stops before the verdict, where only one capture is right."""
    if position.game not in _FINDERS:
        raise Unknown("unknown_game", got=position.game, expected=", ".join(_FINDERS))
    found: tuple[Any, ...] = import_module(_FINDERS[position.game]).tries(position)
    player = {"player": position.turn}
    frames = [_frame(position, Note("draughts.captures.opening", player))]
    if not found:
        return (*frames, _frame(position, Note("draughts.captures.none")))
    frames += (_found(position, each) for each in found)
    if ask and len(position.legal_moves) == 1:
        answer = position.legal_moves[0]
        frames.append(_frame(position, Note("demo.ask", player), asks=answer))
    return (*frames, *_verdict(position, found))


def _verdict(position: Position, found: Sequence[Any]) -> list[Frame]:
    most = max(len(each.taken) for each in found)
    short = [each for each in found if len(each.taken) < most]
    right = [each for each in found if len(each.taken) == most]
    frames = []
    if short:
        frames.append(_frame(position, Note("draughts.captures.most", {"n": most})))
    struck: list[tuple[str, tuple[Site, ...]]] = []
    for each in short:
        struck.append(("struck", each.route))
        frames.append(_frame(position, _too_short(position, each), *struck))
    code = "draughts.captures.left" if len(right) == 1 else "draughts.captures.equal"
    routes = [("path", each.route) for each in right]
    note = Note(code, {"moves": tuple(map(str, right))})
    return [*frames, _frame(position, note, *struck, *routes)]


def _too_short(position: Position, each: Any) -> Note:
    """Why it is struck out, as the board would say it; a king's same clicks may also mean a longer capture."""
    refusal = position.refuse(each.route)
    if refusal is None:
        return Note("draughts.captures.short", {"move": str(each), "n": len(each.taken)})
    return said(position, "refuse", refusal)


def _found(position: Position, each: Any) -> Frame:
    note = Note("draughts.captures.found", {"move": str(each), "n": len(each.taken), "taken": each.taken})
    return _frame(position, note, ("path", each.route), ("capture", each.taken))


def _frame(
    position: Position, note: Note, *marks: tuple[str, tuple[Site, ...]], asks: Any = None
) -> Frame:
    shown = tuple(Mark(kind, sites) for kind, sites in marks)
    return Frame(position, dict(position.pieces), shown, note, 0, asks, counters=position.counters)
