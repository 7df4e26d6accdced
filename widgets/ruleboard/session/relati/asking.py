"""Relati's answers to questions as marks and notes: ghost paths of a square, what cuts a link, why an action fails."""

from __future__ import annotations

from collections.abc import Iterable

from ruleboard.rules import relati
from ruleboard.rules.base import Note, Refusal, Site
from ruleboard.scene.shapes import Mark
from ruleboard.session import fire
from ruleboard.session.holdings import LAYERS
from ruleboard.session.inputs import Reply
from ruleboard.session.showing import proof_of, said

_MOST_LINKS = 3  # links told in words; all of them are drawn
_NOT_OURS = ("empty", "enemy")  # a path to a square without an own symbol explains nothing

__all__ = ["LAYERS", "about", "aims", "ghosts", "path_marks", "proof", "weighty"]


def path_marks(paths: Iterable[relati.Path]) -> tuple[Mark, ...]:
    """Open paths by their shapes; the others as broken lines, crossed where something is in the way."""
    marks = []
    for path in paths:
        if path.open:
            marks.append(Mark(f"path_{path.shape}", path.sites))
            continue
        marks.append(Mark("path_closed", path.sites))
        if path.blocked:
            marks.append(Mark("blocked", path.blocked))
        if path.fault:
            marks.append(Mark("proof", (path.source,)))
    return tuple(marks)


def ghosts(
    position: relati.Position, square: Site, player: int | None = None
) -> tuple[relati.Path, ...]:
    """The paths from a square to symbols of a player, the one to move unless said otherwise, open or not."""
    return tuple(p for p in relati.paths(position, square, player) if p.fault not in _NOT_OURS)


def about(position: relati.Position, site: Site) -> Reply:
    """A square: its paths, and what placing there would do. A symbol: its links, and what cuts them."""
    position.board[site]  # an unknown square is refused here
    piece = position.pieces.get(site)
    if piece is not None and not piece.endswith("+"):
        return _symbol(position, site, int(piece[0]))
    refusal = position.refuse((site,))
    marks = (*path_marks(ghosts(position, site)), Mark("selected", (site,)))
    if refusal:
        return Reply((said(position, "refuse", refusal),), marks)
    if position.field.sides[position.turn].absent:
        return Reply((Note("relati.paths.root", {"at": site}),), marks)
    count = len(relati.open_paths(position, site))
    notes = [Note("relati.paths.open", {"at": site, "count": count})]
    move = position.move(site)
    notes += (said(position, "reason", reason) for reason in position.reasons(move))
    return Reply(tuple(notes), (*marks, *_consequences(position, move)))


def _consequences(position: relati.Position, move: relati.Move) -> tuple[Mark, ...]:
    """What an action would cut off and what it would connect again, before it is done."""
    done = relati.effect(position, move)
    cut = tuple(site for sites in done.cut for site in sites)
    healed = tuple(site for sites in done.healed for site in sites)
    return (Mark("cut", cut), Mark("heal", healed))


def proof(position: relati.Position, refusal: Refusal) -> tuple[Mark, ...]:
    """For a square that nothing connects, every path that fails, and where; for a shot, its line of fire."""
    if refusal.code == "root_link_blocked":
        marks = path_marks(_to_root(position, refusal.sites[0]))
    elif refusal.code.startswith("no_path") and refusal.sites:
        marks = path_marks(ghosts(position, refusal.sites[0]))
    else:
        return fire.proof(position, refusal)
    return (*marks, *proof_of(Note(refusal.code, {}, refusal.sites[:1]))) if marks else ()


def _to_root(position: relati.Position, square: Site) -> list[relati.Path]:
    root = position.board.names(position.field.sides[position.turn].root)
    return [path for path in relati.paths(position, square) if path.source in root]


def aims(
    position: relati.Position, clicked: tuple[Site, ...], onward: tuple[Site, ...]
) -> tuple[Mark, ...]:
    """The lines of fire of a chosen cannon."""
    gun = fire.firing(position, clicked)
    return fire.rays(gun, onward) if gun else ()


def _symbol(position: relati.Position, site: Site, owner: int) -> Reply:
    if position.board[site] & position.field.lost(owner):
        marks = (*path_marks(ghosts(position, site, owner)), Mark("selected", (site,)))
        return Reply((_lost_note(position, site, owner),), marks)
    return _links(position, site, owner)


def _lost_note(position: relati.Position, site: Site, owner: int) -> Note:
    """Why a symbol is disconnected: first of all a blocked path to a source, where there is one."""
    near = ghosts(position, site, owner)
    if not near:
        return Note("relati.link.lonely", {"at": site})
    miss = min(near, key=lambda path: (path.fault is not None, len(path.blocked)))
    params = {"at": site, "source": miss.source}
    if miss.blocked:
        return Note("relati.link.blocked", {**params, "blocker": miss.blocked[0]})
    return Note("relati.link.no_source", params)


def _links(position: relati.Position, site: Site, owner: int) -> Reply:
    near = [link for link in relati.links(position, owner) if site in (link.square, link.source)]
    notes = [_cut_note(link) for link in near[:_MOST_LINKS]]
    notes = notes or [Note("relati.link.none", {"at": site})]
    marks = [Mark(f"path_{path.shape}", path.sites) for link in near for path in link.paths]
    if position.board[site] & position.field.sides[owner].cannons:
        marks += fire.all_round(position, site)
    return Reply(tuple(notes), (*marks, Mark("selected", (site,))))


def _cut_note(link: relati.Link) -> Note:
    params = {"square": link.square, "source": link.source}
    if not link.cuts:
        return Note("relati.link.never", params)
    least = link.cuts[0]
    return Note("relati.link.cut", {**params, "count": len(least), "sites": least}, least)


def weighty(move: relati.Move) -> bool:
    """Building and migrating change a symbol for good, and a click on it may only have meant to look at it."""
    return move.action in ("build", "migrate")
