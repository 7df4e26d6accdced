"""Facts about a position of Relati, for hints: room that is left, weak links, symbols that are cut off, shells."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ruleboard.rules.base import Note, Site
from ruleboard.rules.relati import ATTACK, BUILD, PLACE, Link, Move, Position, effect, links
from ruleboard.teaching.facts import Fact, Finder, Sight, counted, threatening
from ruleboard.teaching.relati.doubts import QUESTIONS

__all__ = ["GOALS", "QUESTIONS", "said"]

FEW = 4  # squares that are named


def said(position: Position, move: Move) -> Note | None:
    """An action in a few words; None for a placing, whose notation is its square."""
    if move.action == PLACE:
        return None
    sites = position.clicks(move)[0]
    params = {"at": sites[0] if sites else "", "targets": sites[1:]}
    return Note(f"{position.game}.said.{move.action}", params)


def _others(position: Position) -> list[int]:
    return [player for player in range(position.players) if player != position.turn]


def _shoots(sight: Sight) -> bool:
    """Whether every right move is an attack."""
    return all(move.action == ATTACK for move in sight.right)


def _armed(sight: Sight) -> Iterator[Fact]:
    """The fact that only a shot is right, and how many cannons can fire."""
    guns = {move.site for move in sight.position.legal_moves if move.action == ATTACK}
    yield Fact("armed", {"n": len(guns)})


def _wins(sight: Sight) -> Iterator[Fact]:
    position = sight.position
    if _shoots(sight):
        yield from _armed(sight)
    elif all(move.action == BUILD for move in sight.right):
        yield Fact("build")
    if sight.ahead:
        yield Fact("in_time", {"n": sight.left - 1})
        return
    cut = {len(_cut(position, move)) for move in sight.right}
    if len(cut) == 1 and max(cut):
        yield Fact("cuts", {"n": max(cut)})
    yield from _room(position)


def _room(position: Position) -> Iterator[Fact]:
    """The squares that the others can still use, if they are few."""
    room = 0
    for player in _others(position):
        room |= position.field.room(player)
    squares = position.board.names(room)
    if len(squares) <= FEW:
        owners = [player for player in _others(position) if position.field.room(player)]
        code = "room" if len(owners) == 1 else "room_of_all"
        yield Fact(code, {"owner": owners[0], "n": len(squares)})
        yield Fact("room_where", {"n": len(squares)}, squares, where=True)


def _cut(position: Position, move: Move) -> tuple[Site, ...]:
    """The symbols of others that a move cuts off."""
    cut = effect(position, move).cut
    return tuple(site for player in _others(position) for site in cut[player])


def _connects(sight: Sight) -> Iterator[Fact]:
    yield Fact("shape", {"via": sight.goal.params["via"]})
    yield Fact("squares", {"n": len(sight.right)})


def _disconnects(sight: Sight) -> Iterator[Fact]:
    if sight.ahead:
        yield from threatening(sight)
        return
    if _shoots(sight):
        yield from _armed(sight)
        return
    yield Fact("enough", {"n": len({move.site for move in sight.right})})
    if link := _weak(sight):
        params = {"square": link.square, "source": link.source, "n": len(link.paths)}
        yield Fact("link", params, (link.square, link.source), where=True)


def _weak(sight: Sight) -> Link | None:
    """A link of another player that every right move cuts."""
    position = sight.position
    for player in _others(position):
        for link in links(position, player):
            if link.carries and all((move.site,) in link.cuts for move in sight.right):
                return link
    return None


def _lost(position: Position) -> tuple[Site, ...]:
    return position.board.names(position.field.lost(position.turn))


def _heals(sight: Sight) -> Iterator[Fact]:
    lost = _lost(sight.position)
    yield Fact("cut_off", {"n": len(lost)})
    if sight.ahead:
        yield Fact("in_time", {"n": sight.left - 1})
    else:
        yield Fact("no_bridge" if _shoots(sight) else "bridge")
    yield Fact("cut_off_where", {"n": len(lost)}, lost, where=True)


def _earns(sight: Sight) -> Iterator[Fact]:
    """How an extra action can be earned here, if all right moves earn it in the same way."""
    ways = {_earning(sight.position, move) for move in sight.right}
    yield Fact("earn", {"how": min(ways) if len(ways) == 1 else ""})
    yield counted(sight)


def _earning(position: Position, move: Move) -> str:
    done = effect(position, move)
    cut = sum(bool(done.cut[player]) for player in _others(position))
    healed = bool(done.healed[position.turn])
    if cut and healed:
        return "both"
    if cut > 1:
        return "several"
    return "cut" if cut else "heal"


def _migrates(sight: Sight) -> Iterator[Fact]:
    yield Fact("near_root", {"n": len(sight.right)})


GOALS: Mapping[str, Finder] = {
    "wins": _wins,
    "connects": _connects,
    "disconnects": _disconnects,
    "heals": _heals,
    "earns": _earns,
    "migrates": _migrates,
}
