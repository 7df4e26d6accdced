"""Questions that any board answers: where pieces are, and what is around a site.

They do not change the state: a state and a question give a reply.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ruleboard import scene
from ruleboard.rules.base import Note, Position, Site
from ruleboard.scene.layout import around
from ruleboard.scene.text import inventory, piece_note
from ruleboard.session.inputs import Reply, Shown, Tone

Kind = tuple[int | None, str]
"""The owner of a piece and the word for it: White's king, a closed point without an owner."""


@dataclass(frozen=True, slots=True)
class Where:
    """A question about pieces: where those of some kinds are; `kinds=None` means all."""

    got: str = ""  # the text in the move box
    kinds: frozenset[Kind] | None = None


@dataclass(frozen=True, slots=True)
class Around:
    """A question about a site: what is on it and next to it."""

    site: Site


@dataclass(frozen=True, slots=True)
class Unclear:
    """A text that is not understood, with suggestions."""

    got: str
    near: tuple[str, ...]


Question = Where | Around | Unclear


def sites_of(position: Position) -> tuple[Site, ...]:
    """The names of all sites, in reading order."""
    return tuple(site for row in scene.build(position).rows for site in row)


_BETWEEN = "-–x:×,;"


def named_sites(position: Position, text: str, *, only: bool = False) -> tuple[Site, ...]:
    """The sites named in a text, in their order; with `only`, none if it has more than names and the signs of moves."""
    names = sorted(sites_of(position), key=len, reverse=True)
    pattern = "|".join(map(re.escape, names))
    rest = re.sub(pattern, "", text, flags=re.IGNORECASE).lower()
    if only and rest.translate(str.maketrans("", "", _BETWEEN)).strip():
        return ()
    proper = {name.lower(): name for name in names}
    return tuple(proper[each.lower()] for each in re.findall(pattern, text, re.IGNORECASE))


def answer(shown: Shown, question: Question) -> Reply:
    """The reply to a question."""
    match question:
        case Where(got, kinds):
            return _where(shown, got, kinds)
        case Around(site):
            return _around(shown, site)
        case Unclear(got, near):
            return Reply((Note("box.unclear", {"got": got, "near": near}),), tone=Tone.REFUSAL)


def _where(shown: Shown, got: str, kinds: frozenset[Kind] | None) -> Reply:
    standing = {
        site: piece
        for site, piece in shown.pieces.items()
        if kinds is None or (piece.owner, piece.word) in kinds
    }
    if standing:
        return Reply(inventory(shown.position.game, standing))
    return Reply((Note("box.none", {"got": got}) if got else Note("board.nothing"),))


def _around(shown: Shown, site: Site) -> Reply:
    game, pieces = shown.position.game, shown.pieces
    beside = tuple(
        Note("box.stands", {"at": each, "piece": piece_note(game, pieces.get(each))})
        for each in around(scene.build(shown.position), site)
    )
    here = piece_note(game, pieces.get(site))
    return Reply((Note("box.around_told", {"at": site, "piece": here, "beside": beside}),))
