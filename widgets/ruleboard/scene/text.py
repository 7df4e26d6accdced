"""A position in words: for screen readers, for the text under a picture, and for people who would rather read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ruleboard.lang import LANGUAGES, Words
from ruleboard.rules.base import Piece, Position, Site
from ruleboard.rules.registry import part
from ruleboard.scene.shapes import Mark


def labels(
    position: Position,
    words: Words,
    *,
    sites: Iterable[Site],
    pieces: Mapping[Site, Piece],
    marks: Iterable[Mark] = (),
) -> dict[Site, tuple[str, ...]]:
    """What a screen reader says of each site besides its name: what stands there, then what the marks on it mean."""
    meaning: dict[Site, dict[str, None]] = {}
    for mark in marks:
        key = f"{position.game}.mark.{mark.kind}"
        said = words.first(key, text=mark.text) if mark.sites else ""
        for site in mark.sites:
            meaning.setdefault(site, {})[said] = None
    kinds = {None, *pieces.values()}
    standing = {piece: _standing(position, words, piece) for piece in kinds}
    return {site: (standing[pieces.get(site)], *meaning.get(site, ())) for site in sites}


def _standing(position: Position, words: Words, piece: Piece | None) -> str:
    if piece is None:
        return words.first("board.empty")
    key = f"{position.game}.piece.{piece.word}"
    return words.first(key, player=piece.owner or 0, n=piece.number)


def describe(
    position: Position, words: Words, *, pieces: Mapping[Site, Piece] | None = None
) -> tuple[str, ...]:
    """The whole board in sentences, one text for each language of the reader.

    In the middle of a move, whose pieces are given, the position's numbers would be old news and are left out.
    """
    game, standing = position.game, position.pieces if pieces is None else pieces
    alike: dict[Piece, list[Site]] = {}
    for site, piece in standing.items():
        alike.setdefault(piece._replace(number=0), []).append(site)
    said = [
        words(f"{game}.board.{piece.word}", player=piece.owner or 0, n=len(sites), sites=sites)
        for piece, sites in sorted(alike.items(), key=lambda item: _order(game, item[0]))
    ]
    if not said:
        said.append(words("board.nothing"))
    counters = position.counters if standing == position.pieces else ()
    said.extend(words(f"{game}.counter.{c.code}", **c.params) for c in counters)
    return tuple(
        _joined(language, texts) for language, *texts in zip(words.languages, *said, strict=True)
    )


def _order(game: str, piece: Piece) -> tuple[bool, int, int, str, str]:
    """What is told first: player by player, and of each in the order of the game's own, if it has one."""
    told: tuple[str, ...] = getattr(part(game, "scene"), "TOLD", ())
    rank = told.index(piece.word) if piece.word in told else len(told)
    return piece.owner is None, piece.owner or 0, rank, piece.kind, piece.state


def _joined(language: str, texts: Iterable[str]) -> str:
    return LANGUAGES[language].joiner.join(texts)
