"""Marks and notes about a square: its paths, its links, and what would cut them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ruleboard.rules import relati
from ruleboard.rules.base import Note, Piece, Site
from ruleboard.rules.relati.pieces import CANNON, DEAD, DISCONNECTED, SPENT
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import Reply, Tone
from ruleboard.session.keys import keyed
from ruleboard.session.relati import fire

_MOST_LINKS = 3  # links described in words; all of them are drawn


def path_marks(paths: Iterable[relati.Path]) -> tuple[Mark, ...]:
    """The marks of paths: open ones by shape, the others as broken lines, crossed where something is in the way."""
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


def candidate_paths(
    position: relati.Position, square: Site, player: int | None = None
) -> tuple[relati.Path, ...]:
    """The paths, open or not, from a square to a player's symbols (default: the player to move)."""
    return tuple(path for path in relati.paths(position, square, player) if path.own)


def about(position: relati.Position, site: Site) -> Reply:
    """For a square: its paths, and what placing there would do. For a symbol: its links, and what cuts them."""
    position.board[site]  # raises Unknown for an unknown square
    piece = position.pieces.get(site)
    if piece is not None and piece.state != DEAD:
        return _symbol(position, site, piece)
    refusal = position.refuse((site,))
    marks = (*path_marks(candidate_paths(position, site)), Mark("selected", (site,)))
    if refusal:
        return Reply((keyed(position, "refuse", refusal),), marks, Tone.REFUSAL)
    if position.field.sides[position.turn].absent:
        return Reply((Note("relati.paths.root", {"at": site}),), marks)
    open_paths = relati.open_paths(position, site)
    notes = [Note("relati.paths.open", {"at": site, "n": len(open_paths)})]
    move = position.move(site)
    notes += (keyed(position, "reason", reason) for reason in position.reasons(move))
    return Reply(tuple(notes), (*marks, *_consequences(position, move)))


def _consequences(position: relati.Position, move: relati.Move) -> tuple[Mark, ...]:
    """Marks for what an action would cut off and what it would reconnect."""
    done = relati.effect(position, move)
    cut = tuple(site for sites in done.cut for site in sites)
    healed = tuple(site for sites in done.healed for site in sites)
    return (Mark("cut", cut), Mark("heal", healed))


def _symbol(position: relati.Position, site: Site, piece: Piece) -> Reply:
    owner = piece.owner
    assert owner is not None  # every symbol has an owner
    if piece.state == DISCONNECTED:
        near = candidate_paths(position, site, owner)
        marks = (*path_marks(near), Mark("selected", (site,)))
        return Reply((_lost_note(site, near),), marks)
    return _links(position, site, piece)


def _lost_note(site: Site, near: Sequence[relati.Path]) -> Note:
    """Why a symbol is disconnected; a blocked path to a source comes first, if there is one."""
    if not near:
        return Note("relati.link.lonely", {"at": site})
    miss = min(near, key=lambda path: (path.fault is not None, len(path.blocked)))
    params = {"at": site, "source": miss.source}
    if miss.blocked:
        return Note("relati.link.blocked", {**params, "blocker": miss.blocked[0]})
    return Note("relati.link.no_source", params)


def _links(position: relati.Position, site: Site, piece: Piece) -> Reply:
    links = relati.links(position, piece.owner)
    near = [link for link in links if site in (link.square, link.source)]
    notes = [_cut_note(link) for link in near[:_MOST_LINKS]]
    notes = notes or [Note("relati.link.none", {"at": site})]
    marks = [Mark(f"path_{path.shape}", path.sites) for link in near for path in link.paths]
    if piece.kind in (CANNON, SPENT):
        marks += fire.all_round(position, site)
    return Reply(tuple(notes), (*marks, Mark("selected", (site,))))


def _cut_note(link: relati.Link) -> Note:
    params = {"square": link.square, "source": link.source}
    if not link.cuts:
        return Note("relati.link.never", params)
    least = link.cuts[0]
    return Note("relati.link.cut", {**params, "n": len(least), "sites": least}, least)
