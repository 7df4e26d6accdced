"""A position in words: for screen readers, and for the text below a picture."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from ruleboard.lang import LANGUAGES, Words
from ruleboard.rules.base import Note, Piece, Position, Site
from ruleboard.rules.registry import part
from ruleboard.scene.shapes import Mark

_UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]")

CHOOSABLE = "legal"
"""The kind of mark on sites that may be clicked next."""


def legible(text: str) -> str:
    """A text that is valid in HTML and SVG: control characters become U+FFFD."""
    return (
        text
        if text.isascii() and text.isprintable()
        else _UNSEEN.sub("\N{REPLACEMENT CHARACTER}", text)
    )


def labels(
    position: Position,
    words: Words,
    *,
    sites: Iterable[Site],
    pieces: Mapping[Site, Piece],
    marks: Iterable[Mark] = (),
) -> dict[Site, tuple[str, ...]]:
    """The screen reader's text for each site, without its name: its piece, then the meaning of its marks."""
    meaning: dict[Site, dict[str, None]] = {}
    for mark in marks:
        key = f"{position.game}.mark.{mark.kind}"
        for site in mark.sites:
            said = words.first(_on_piece(key, mark, position, pieces.get(site)), text=mark.text)
            meaning.setdefault(site, {})[said] = None
    kinds = {None, *pieces.values()}
    standing = {piece: _standing(position, words, piece) for piece in kinds}
    return {site: (standing[pieces.get(site)], *meaning.get(site, ())) for site in sites}


def _on_piece(key: str, mark: Mark, position: Position, piece: Piece | None) -> str:
    """The key of a mark's phrase: "legal" on a piece means that it can be selected or attacked, not entered."""
    if mark.kind != CHOOSABLE or piece is None:
        return key
    return "mark.legal_own" if piece.owner == position.turn else "mark.legal_other"


def _standing(position: Position, words: Words, piece: Piece | None) -> str:
    note = piece_note(position.game, piece)
    return words.first(note.code, **note.params)


def piece_note(game: str, piece: Piece | None) -> Note:
    """The note that names a piece, or an empty site."""
    if piece is None:
        return Note("board.empty")
    return Note(f"{game}.piece.{piece.word}", {"player": piece.owner or 0, "n": piece.number})


def marked(
    position: Position, words: Words, *, pieces: Mapping[Site, Piece], marks: Iterable[Mark]
) -> tuple[str, ...]:
    """The meaning of all marks on a board, each with its sites in order, for screen readers."""
    told: dict[tuple[str, str, tuple[Site, ...]], list[Site]] = {}
    for mark in marks:
        for site in mark.sites:
            key = _on_piece(f"{position.game}.mark.{mark.kind}", mark, position, pieces.get(site))
            told.setdefault((key, mark.text, mark.sites), []).append(site)
    if not told:
        return ("",) * len(words.languages)
    notes = tuple(
        Note("board.mark", {"what": Note(key, {"text": number}), "sites": tuple(sites)})
        for (key, number, _), sites in told.items()
    )
    return words("board.marked", marks=notes)


def describe(
    position: Position,
    words: Words,
    *,
    pieces: Mapping[Site, Piece] | None = None,
    counted: bool = True,
) -> tuple[str, ...]:
    """The whole board in sentences, one text for each of the reader's languages; with counters if `counted`.

    If `pieces` shows a moment inside a move, the counters are out of date and left out.
    """
    game, standing = position.game, position.pieces if pieces is None else pieces
    said = [words(note.code, **note.params) for note in inventory(game, standing)]
    if not said:
        said.append(words("board.nothing"))
    counters = position.counters if counted and standing == position.pieces else ()
    said.extend(words(f"{game}.counter.{c.code}", **c.params) for c in counters)
    return tuple(
        _joined(language, texts) for language, *texts in zip(words.languages, *said, strict=True)
    )


def inventory(game: str, pieces: Mapping[Site, Piece]) -> tuple[Note, ...]:
    """The pieces on a board and their sites: a note for each kind of piece of each player."""
    alike: dict[Piece, list[Site]] = {}
    for site, piece in pieces.items():
        alike.setdefault(piece._replace(number=0), []).append(site)
    return tuple(
        Note(
            f"{game}.board.{piece.word}",
            {"player": piece.owner or 0, "n": len(sites), "sites": tuple(sites)},
            tuple(sites),
        )
        for piece, sites in sorted(alike.items(), key=lambda item: _order(game, item[0]))
    )


def _order(game: str, piece: Piece) -> tuple[bool, int, int, str, str]:
    """Sort key: by player, then by the game's `PIECE_ORDER`, if it has one."""
    told: tuple[str, ...] = getattr(part(game, "scene"), "PIECE_ORDER", ())
    rank = told.index(piece.word) if piece.word in told else len(told)
    return piece.owner is None, piece.owner or 0, rank, piece.kind, piece.state


def _joined(language: str, texts: Iterable[str]) -> str:
    return LANGUAGES[language].joiner.join(texts)
