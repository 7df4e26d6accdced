"""Captured pieces beside a board: counted from the events of the record, as small images and in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, MutableMapping
from functools import lru_cache
from itertools import groupby
from weakref import WeakKeyDictionary

from ruleboard import scene
from ruleboard.lang import Words
from ruleboard.machines.play import PlayState
from ruleboard.page.html import Tray
from ruleboard.rules.base import SIGNS, Event, Note, Piece, Position, Role
from ruleboard.rules.persistent_list import PersistentList, grown
from ruleboard.rules.registry import game as find_game
from ruleboard.scene import svg, theme
from ruleboard.scene.shapes import Scene, Stamp
from ruleboard.session.clicks import after

_known: MutableMapping[PersistentList[Position], Counter[Piece]] = WeakKeyDictionary()
"""Cache of the captures up to a position, so that a click does not recount the whole game."""

SIDE = 1.0  # board units: the size of the image of a piece


def trays(state: PlayState, words: Words, look: str) -> tuple[tuple[Tray, ...], tuple[str, ...]]:
    """A tray for each side that has lost pieces, and the images of all pieces, so that each is sent to a page once.

    Both are empty until something is captured; in many games nothing ever is.
    """
    gone, start = lost(state), state.positions[0]
    if not gone:
        return (), ()
    made = []
    for owner, group in groupby(gone, lambda piece: piece.owner):
        men = {piece: gone[piece] for piece in group}
        pictures = tuple((_picture(start, piece, look), n) for piece, n in men.items())
        made.append(Tray(_told(state.position, words, owner, men), pictures))
    kinds = {usual(piece) for piece in state.position.pieces.values() if piece.owner is not None}
    return tuple(made), tuple(_picture(start, piece, look) for piece in sorted({*kinds, *gone}))


def _told(position: Position, words: Words, owner: int | None, gone: dict[Piece, int]) -> str:
    family = find_game(position.game)
    named = family.named(owner or 0)
    who = SIGNS[named] if family.signed else Note("board.player", {"player": named})
    counted = tuple(
        Note(
            "board.several",
            {"n": n, "piece": Note(f"{position.game}.piece.{piece.word}", {"player": owner or 0})},
        )
        for piece, n in gone.items()
    )
    return words.first("board.taken", who=who, taken=counted)


@lru_cache(maxsize=64)
def _picture(start: Position, piece: Piece, look: str) -> str:
    """The data URL of an image of one piece, as the board draws it."""
    site = scene.build(start).regions[0].site
    drawn = scene.build(start, pieces={site: piece})
    names = [shape.symbol for shape in drawn.pieces if isinstance(shape, Stamp)]
    alone = Scene(
        width=SIDE,
        height=SIDE,
        board=(),
        pieces=tuple(Stamp(SIDE / 2, SIDE / 2, name) for name in names),
        marks=(),
        symbols={name: drawn.symbols[name] for name in names},
        paints=drawn.paints,
    )
    drawing = svg.render(alone, theme.find(look), width=24)
    return f"data:image/svg+xml,{drawing.replace('%', '%25').replace('#', '%23')}"


def lost(state: PlayState) -> Mapping[Piece, int]:
    """The pieces captured so far, the unfinished move included, and how many of each."""

    def more(gone: Counter[Piece], played: PersistentList[Position]) -> Counter[Piece]:
        if len(played) == 1:
            return gone
        before = played.before[-1]
        taken = _taken(before, before.events(state.moves[len(played) - 2]))
        return gone + Counter(taken) if taken else gone

    gone = grown(state.positions.stage(state.at + 1), _known, Counter[Piece](), more)
    gone = gone + Counter(_taken(state.position, state.happened if state.clicked else ()))
    return dict(sorted(gone.items(), key=lambda item: (item[0].owner or 0, item[0].kind)))


def usual(piece: Piece) -> Piece:
    """A piece in its usual state, without number."""
    return piece._replace(state="", number=0)


def _taken(position: Position, events: Iterable[Event]) -> list[Piece]:
    """The pieces that some events remove, as they were before the first event; some may also appear in between."""
    before, board, gone = position.pieces, dict(position.pieces), []
    for event in events:
        if event.role is Role.TAKEN:
            found = (before.get(site) or board.get(site) for site in event.sites)
            gone += [usual(piece) for piece in found if piece]
        board = after(board.items(), (event,))
    return gone
