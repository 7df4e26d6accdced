"""Films of the optional rules, each a story on a few small boards: real moves, and pictures that prove why.

Everything in a frame comes from the rules: events, paths, life lines and refusals; a film only chooses the boards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ruleboard.rules import IllegalMove, relati
from ruleboard.rules.base import Note, Piece, Refusal, Role, Site
from ruleboard.rules.record import Record
from ruleboard.rules.relati.pieces import DEAD
from ruleboard.scene.shapes import Mark
from ruleboard.session.film import Frame, film
from ruleboard.session.keys import keyed
from ruleboard.session.relati import fire
from ruleboard.session.relati.asking import path_marks
from ruleboard.session.relati.proofs import proof

Film = tuple[Frame, ...]


def consecutive(*, ask: bool = False) -> Film:
    """A cut earns an action, healing earns one; both at once earn two; a player may give them up."""
    start = relati.parse("2@7 O1 q O=F2* X=D4*,D2")
    cut = start.play("D3")
    again = cut.play("E4")
    healed = again.play("C3")
    both = relati.parse("2@7 O1 q O=E2,E3*,E5 X=A4,E4,C6*")
    other = {"own": both.board.names(both.field.lost(0)), "other": "E4", "owner": 1}
    return (
        _told(start, "extra_actions"),
        _thread(start, 1, "thread"),
        *_acted(start, "D3"),
        _due(cut),
        *_acted(cut, "E4"),
        *_acted(again, "C3"),
        *_acted(healed, "end"),
        _told(both, "for_both", *_path_marks(both, "E4", "C6", 1), _lost(both, 0), **other),
        *_acted(both, "D5", ask=ask),
    )


def cannon(*, ask: bool = False) -> Film:
    """A symbol becomes a cannon, and symbols connected through it are lost; lines of fire; a shot at a root wins."""
    plain = relati.parse("2@7 O1 c O=F6*,D6,B6 X=B2*,D1")
    built = plain.play("cD6")
    armed = relati.parse("2@7 O1 c O=D6*,D4c X=A4*,B2,D2,F4,E4+")
    shot = _acted(armed, "aD4>L", ask=ask)
    fired = next(at for at, frame in enumerate(shot, 1) if frame.role is Role.SHOT)
    ammo = _spent(armed, shot[fired - 1])
    return (
        _told(plain, "may_build", *_links(plain, 0), Mark("selected", ("D6",)), at="D6"),
        *_acted(plain, "cD6"),
        _told(built, "never_source", *_path_marks(built, "B6", "D6", 0), source="D6"),
        *_fire_lines(armed),
        *shot[:fired],
        ammo,
        *shot[fired:],
    )


def death(*, ask: bool = False) -> Film:
    """A disconnected cannon dies; paths run through the dead, but nothing is ever placed on them again."""
    hanging = relati.parse("2@7 X1 c O=E5*,C3c,E6 X=F5*,F4,B2")
    dead = hanging.play("D4")
    blocked = relati.parse("2@7 O1 c O=E5*,C3,D6c X=F5*,D4")
    freed = blocked.play("aD6>F")
    miss = _way(blocked, "C3", "E5", 0)
    way = _way(dead, "B2", "D4", 1)
    return (
        _thread(hanging, 0, "cannon_thread"),
        *_acted(hanging, "D4", ask=ask),
        _told(dead, "through_dead", *path_marks((way,)), **way.told),
        _told(blocked, "live_blocks", *path_marks((miss,)), at="C3", blocker=miss.blocked[0]),
        *_acted(blocked, "aD6>F"),
        _refused(freed, ("D4",), *_path_marks(freed, "C3", "E5", 0)),
    )


def chain(*, ask: bool = False) -> Film:
    """Shells are passed on, the receiver fires until none is left, in any order, all in one action."""
    start = relati.parse("2@7 O1 ck O=D5*,B4c,F4c X=F1,G3*,G5,F7")
    relay, first, second = _acted(start, "aB4>RFB")
    after = start.play("aB4>RFB")
    order = _acted(start, "aB4>RBF")[1:]
    spent = relati.parse("2@7 O1 ck O=D5*,B4c,F4e X=F1,G3*")
    idle = relati.parse("2@7 O1 ck O=D5*,B4c,F4e X=F1+,G3*")
    stuck = Mark("proof", ("F4",))
    return (
        _told(start, "chain", Mark("selected", ("B4", "F4"))),
        relay,
        _refused(start, ("B4", "F4"), pieces=relay.pieces, rays=True),
        first,
        _refused(start, ("B4", "F4", "F1"), pieces=first.pieces, rays=True),
        second,
        _told(after, "one_action"),
        _told(start, "other_order", *_aims(("F4", "F7", "F1")), first="F7", second="F1"),
        *order,
        _told(spent, "loaded_again", Mark("selected", ("F4",)), at="F4"),
        *_acted(spent, "aB4>RF", ask=ask),
        _explained(idle, ("B4", "F4"), "kills_nothing", *fire.rays("B4", ("F4",)), stuck),
    )


def migration(*, ask: bool = False) -> Film:
    """A root under fire moves away and leaves something behind; which symbols may become the root, which not."""
    aimed = relati.parse("2@7 O1 cm O=D4*,B4,A3,F4 X=D7c,F7*")
    gone = aimed.play("mB4")
    choice = relati.parse("2@7 O1 m O=D4*,C3,B4,D2,D1 X=C4*")
    moved = choice.play("mD2")
    return (
        _told(aimed, "aimed", *_aims(("D7", "D4")), source="D7", target="D4", player=0),
        _may_migrate(aimed),
        *_acted(aimed, "mB4", ask=ask),
        _refused(gone, ("D7", "D4")),
        _refused(gone, ("D4",)),
        _told(choice, "which_root"),
        _refused(choice, "mD1"),
        _refused(choice, "mB4", *_path_marks(choice, "B4", "D4", 0)),
        _may_migrate(choice),
        *_acted(choice, "mD2"),
        _told(moved, "all_hold", *_links(moved, 0), player=0),
    )


FILMS = {
    "consecutive": consecutive,
    "cannon": cannon,
    "death": death,
    "chain": chain,
    "migration": migration,
}
"""The films by name; with `ask` a film stops before the decisive move."""


def _told(position: relati.Position, code: str, *marks: Mark, **params: Any) -> Frame:
    """A frame of a position with a caption of the film's own."""
    note = Note(f"relati.extension.{code}", {"player": position.turn, **params})
    return Frame.of(position, note, *marks)


def _due(position: relati.Position) -> Frame:
    """A frame of a position with its duty: what its player has to do or may do."""
    return Frame.of(position, keyed(position, "duty", position.duty))


def _acted(position: relati.Position, move: str, *, ask: bool = False) -> Film:
    """The frames of a move (and of the end of the game), without its connections: an earlier lesson shows them."""
    frames = film(Record.of(position, (move,)), (1,) if ask else ())[1:]
    following = position.play(move)
    kept = (frame for frame in frames if frame.role is not Role.LINKED)
    return tuple(_counted(frame, position, following) for frame in kept)


def _counted(frame: Frame, *known: relati.Position) -> Frame:
    """A frame with the counters of the position that it shows; in the middle of a move there are none."""
    found = (each.counters for each in known if each.pieces == frame.pieces)
    return replace(frame, counters=next(found, ()))


def _refused(
    position: relati.Position,
    attempt: str | Sequence[Site],
    *marks: Mark,
    pieces: Mapping[Site, Piece] | None = None,
    rays: bool = False,
) -> Frame:
    """A frame of an illegal attempt with its refusal; `pieces` are those in the middle of a move."""
    refusal = _refusal(position, attempt)
    if rays:
        marks = tuple(_aims(refusal.sites))
    frame = Frame.of(
        position, keyed(position, "refuse", refusal), *(marks or proof(position, refusal))
    )
    return frame if pieces is None else _counted(replace(frame, pieces=pieces), position)


def _explained(
    position: relati.Position, attempt: Sequence[Site], code: str, *marks: Mark
) -> Frame:
    """A frame of an illegal attempt, explained to a viewer who does not play."""
    refusal = _refusal(position, attempt)
    return _told(position, code, *marks, **refusal.params)


def _refusal(position: relati.Position, attempt: str | Sequence[Site]) -> Refusal:
    found: Refusal | None = None
    if not isinstance(attempt, str):
        found = position.refuse(attempt)
    else:
        try:
            position.move(attempt)
        except IllegalMove as error:
            found = error.refusal
    assert found is not None, f"{attempt} is legal in {position.text}"
    return found


def _fire_lines(position: relati.Position) -> Iterator[Frame]:
    """The lines of fire of the cannon on D4, one by one, except that to the root on its left: the viewer finds it."""
    targets = {
        m.aim: position.clicks(m)[0] for m in position.legal_moves if m.action == relati.ATTACK
    }
    forward, right = targets["F"], targets["R"]
    through = next(site for site, piece in position.pieces.items() if piece.state == DEAD)
    yield _told(position, "first_live", *_aims(forward), target=forward[-1])
    seen = Mark("proof", (through,))
    yield _told(position, "looks_through", *_aims(right), seen, at=through, target=right[-1])
    shield = Mark("blocked", ("D6",))
    yield _explained(position, ("D4", "D6"), "own_shield", *fire.rays("D4", ("D6",)), shield)


def _spent(position: relati.Position, shot: Frame) -> Frame:
    """A frame of the cannon after its shot, in the middle of the move."""
    gun = shot.note.sites[0]
    note = Note("relati.extension.spent", {"at": gun})
    frame = Frame.of(position, note, *shot.marks, Mark("proof", (gun,)))
    return replace(frame, pieces=shot.pieces, counters=shot.counters)


def _thread(position: relati.Position, player: int, code: str) -> Frame:
    """A frame of a player's symbols that depend on one square, and of that square."""
    at, hanging = next(iter(relati.lifelines(position, player).hanging.items()))
    params = {"player": player, "at": at, "n": len(hanging), "sites": hanging}
    heat = Mark("heat", (at,), str(len(hanging)))
    return _told(position, code, *_links(position, player), heat, **params)


def _may_migrate(position: relati.Position) -> Frame:
    """A frame of the symbols that may become the root, with their paths to it."""
    sites = tuple(m.site for m in position.legal_moves if m.action == relati.MIGRATE)
    root = position.board.site[position.field.sides[position.turn].root]
    ways = [_way(position, site, root, position.turn) for site in sites]
    return _told(position, "may_migrate", *path_marks(ways), sites=sites)


def _way(position: relati.Position, square: Site, source: Site, player: int) -> relati.Path:
    """A player's path from one square to another with the fewest blockers."""
    ways = [p for p in relati.paths(position, square, player) if p.source == source]
    return min(ways, key=lambda path: len(path.blocked))


def _path_marks(
    position: relati.Position, square: Site, source: Site, player: int
) -> tuple[Mark, ...]:
    return path_marks((_way(position, square, source, player),))


def _links(position: relati.Position, player: int) -> Iterator[Mark]:
    for link in relati.lifelines(position, player).lines:
        yield Mark("link", (link.source, link.square))


def _aims(sites: Sequence[Site]) -> Iterator[Mark]:
    """Marks of lines of fire and their targets."""
    yield from fire.rays(sites[0], sites[1:])
    yield Mark("target", tuple(sites[1:]))


def _lost(position: relati.Position, player: int) -> Mark:
    return Mark("proof", position.board.names(position.field.lost(player)))
