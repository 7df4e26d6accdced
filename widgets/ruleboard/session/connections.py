"""Relati's connections as marks and notes: ghost paths of a square, what cuts a link, life lines, lines of fire."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ruleboard.rules import relati
from ruleboard.rules.base import Note, Refusal, Site
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import Reply
from ruleboard.session.showing import proof_of, said

_MOST_LINKS = 3  # links told in words; all of them are drawn
_MOST_HEAT = 6  # squares that are marked as those on which most hangs
_NOT_OURS = ("empty", "enemy")  # a path to a square without an own symbol explains nothing


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


def ghosts(position: relati.Position, square: Site) -> tuple[relati.Path, ...]:
    """The paths from a square to symbols of the player to move, open or not."""
    return tuple(p for p in relati.paths(position, square) if p.fault not in _NOT_OURS)


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
    return Reply(tuple(notes), marks)


def proof(position: relati.Position, refusal: Refusal) -> tuple[Mark, ...]:
    """For a square that nothing connects: every path to an own symbol that fails, and where."""
    if not refusal.code.startswith("no_path") or not refusal.sites:
        return ()
    marks = path_marks(ghosts(position, refusal.sites[0]))
    return (*marks, *proof_of(Note(refusal.code, {}, refusal.sites[:1]))) if marks else ()


def _symbol(position: relati.Position, site: Site, owner: int) -> Reply:
    near = [link for link in relati.links(position, owner) if site in (link.square, link.source)]
    notes = [_cut_note(link) for link in near[:_MOST_LINKS]]
    marks = [Mark(f"path_{path.shape}", path.sites) for link in near for path in link.paths]
    marks += _rays(position, site, owner)
    return Reply(tuple(notes), (*marks, Mark("selected", (site,))))


def _cut_note(link: relati.Link) -> Note:
    params = {"square": link.square, "source": link.source}
    if not link.cuts:
        return Note("relati.link.never", params)
    least = link.cuts[0]
    return Note("relati.link.cut", {**params, "count": len(least), "sites": least}, least)


def _rays(position: relati.Position, site: Site, owner: int) -> Iterator[Mark]:
    """Where the cannon on a square would hit."""
    if owner != position.turn:
        return
    for move in position.legal_moves:
        if move.action == "attack" and move.site == site:
            yield Mark("ray", position.clicks(move)[0][:2])


def lines(position: relati.Position) -> Reply:
    """The life lines of the player to move, and the squares on which most symbols hang."""
    found = relati.lifelines(position)
    who = {"player": position.turn}
    if not found.lines:
        return Reply((Note("relati.lines.none", who),))
    marks = [Mark("link", (link.source, link.square)) for link in found.lines]
    if not found.hanging:
        return Reply((Note("relati.lines.safe", who),), tuple(marks))
    worst, hanging = next(iter(found.hanging.items()))
    marks.append(Mark("heat", tuple(found.hanging)[:_MOST_HEAT]))
    note = Note("relati.lines.hanging", {**who, "at": worst, "count": len(hanging)}, (worst,))
    return Reply((note,), tuple(marks))
