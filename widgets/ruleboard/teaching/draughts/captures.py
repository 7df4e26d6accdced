"""A film about captures: all captures of a position are tried and counted, then the short ones are struck out."""

from __future__ import annotations

from collections.abc import Sequence

from ruleboard.rules.base import Note
from ruleboard.rules.base import Position as AnyPosition
from ruleboard.rules.draughts import Position
from ruleboard.rules.draughts.captures import Attempted, captures
from ruleboard.rules.errors import Unknown
from ruleboard.scene.shapes import Mark
from ruleboard.session.film import Frame
from ruleboard.session.keys import asked, keyed


def captures_film(position: AnyPosition, *, ask: bool = False) -> tuple[Frame, ...]:
    """The frames of the film; with `ask` it stops before the verdict if only one capture is right."""
    if not isinstance(position, Position):
        raise Unknown("unknown_game", got=position.game, expected=Position.game)
    found = captures(position)
    opening = Note("draughts.captures.opening", {"player": position.turn})
    frames = [Frame.of(position, opening)]
    if not found:
        return (*frames, Frame.of(position, Note("draughts.captures.none")))
    frames += (_found(position, each) for each in found)
    if ask and len(position.legal_moves) == 1:
        question = asked(position, "ask")
        frames.append(Frame.of(position, question, asks=position.legal_moves[0]))
    return (*frames, *_verdict(position, found))


def _verdict(position: Position, found: Sequence[Attempted]) -> list[Frame]:
    most = max(len(each.taken) for each in found)
    short = [each for each in found if len(each.taken) < most]
    right = [each for each in found if len(each.taken) == most]
    frames = []
    if short:
        frames.append(Frame.of(position, Note("draughts.captures.most", {"n": most})))
    struck: list[Mark] = []
    for each in short:
        struck.append(Mark("struck", each.route))
        frames.append(Frame.of(position, _too_short(position, each), *struck))
    code = "draughts.captures.left" if len(right) == 1 else "draughts.captures.equal"
    routes = [Mark("path", each.route) for each in right]
    note = Note(code, {"moves": tuple(map(str, right))})
    return [*frames, Frame.of(position, note, *struck, *routes)]


def _too_short(position: Position, each: Attempted) -> Note:
    """Why a capture is struck out; the rules do not refuse it if the same clicks of a king fit a longer capture."""
    refusal = position.refuse(each.route)
    if refusal is None:
        return Note("draughts.captures.short", {"move": str(each), "n": len(each.taken)})
    return keyed(position, "refuse", refusal)


def _found(position: Position, each: Attempted) -> Frame:
    params = {"move": str(each), "n": len(each.taken), "taken": each.taken}
    note = Note("draughts.captures.found", params)
    return Frame.of(position, note, Mark("path", each.route), Mark("capture", each.taken))
