"""A position in words: for screen readers, for the text under a picture, and for people who would rather read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ruleboard.lang import Words
from ruleboard.rules.base import Piece, Position, Site
from ruleboard.scene.naming import named
from ruleboard.scene.shapes import Mark


def labels(
    position: Position,
    words: Words,
    *,
    sites: Iterable[Site],
    pieces: Mapping[Site, Piece],
    marks: Iterable[Mark] = (),
) -> dict[Site, str]:
    """What a screen reader says of each site: its name, what stands there, what the marks on it mean."""
    meaning: dict[Site, dict[str, None]] = {}
    for mark in marks:
        for site in mark.sites:
            said = words.first(f"mark.{mark.kind}", text=mark.text)
            meaning.setdefault(site, {})[said] = None
    return {
        site: ", ".join(
            (site, _standing(position, words, pieces.get(site)), *meaning.get(site, ()))
        )
        for site in sites
    }


def _standing(position: Position, words: Words, piece: Piece | None) -> str:
    if piece is None:
        return words.first("board.empty")
    kind, params = named(piece)
    return words.first(f"{position.game}.piece.{kind}", **params)


def describe(
    position: Position, words: Words, *, pieces: Mapping[Site, Piece] | None = None
) -> tuple[str, ...]:
    """The whole board in sentences, one text for each language of the reader.

    In the middle of a move, whose pieces are given, the position's numbers would be old news and are left out.
    """
    standing = position.pieces if pieces is None else pieces
    by_kind: dict[tuple[int, str], list[Site]] = {}
    for site, piece in standing.items():
        kind, params = named(piece)
        by_kind.setdefault((params.get("player", 0), kind), []).append(site)
    said = [
        words(f"{position.game}.board.{kind}", player=player, n=len(sites), sites=sites)
        for (player, kind), sites in sorted(by_kind.items())
    ]
    if not said:
        said.append(words("board.nothing"))
    counters = position.counters if standing == position.pieces else ()
    said.extend(words(f"{position.game}.counter.{c.code}", **c.params) for c in counters)
    return tuple(
        _joined(language, texts) for language, *texts in zip(words.languages, *said, strict=True)
    )


def _joined(language: str, texts: Iterable[str]) -> str:
    return ("" if language == "zh" else " ").join(texts)
