"""A board in words: what stands where, in an order that does not change, and what the marks mean."""

from __future__ import annotations

from ruleboard.lang import Words
from ruleboard.rules import draughts, mills, relati
from ruleboard.rules.base import Piece, Position, Site
from ruleboard.scene import Mark, text

EN = Words("en")


def told(position: Position, pieces: dict[Site, Piece] | None = None) -> list[str]:
    """The sentences about pieces."""
    shown = dict(position.pieces) if pieces is None else pieces
    (described,) = text.describe(position, EN, pieces=shown)
    return described.split(". ")


def test_pieces_are_told_player_by_player_and_what_is_nobodys_last() -> None:
    position = mills.parse("B:Wb6,d6,f6:Bf2:H6,7:Xb2", mills.CHENGSAN)
    sentences = told(position)
    assert [sentences[0][:5], sentences[1][:5]] == ["White", "Black"]
    assert "b2" in sentences[2]


def test_kings_are_told_before_men() -> None:
    sentences = told(draughts.parse("W:W31,K50:B7,K1"))
    assert ["king" in sentence for sentence in sentences[:4]] == [True, False, True, False]


def test_symbols_of_relati_are_told_before_their_root() -> None:
    sentences = told(relati.parse("2 O1 - O=E5*,C3,A3 X=F5*,F4,D4"))
    first = [sentence.split()[0] for sentence in sentences[:4]]
    assert first == ["Disconnected", "Root", "Symbols", "Root"]


def test_a_label_says_what_stands_there_and_what_the_marks_mean() -> None:
    marks = [Mark("selected", ("d6",)), Mark("legal", ("a7",)), Mark("legal", ("a7",))]
    labels = text.labels(
        mills.start(), EN, sites=["d6", "a7", "g1"], pieces={"d6": Piece(0, "man")}, marks=marks
    )
    empty = EN.first("board.empty")
    assert labels == {
        "d6": (EN.first("mills.piece.man", player=0), EN.first("mark.selected")),
        "a7": (empty, EN.first("mark.legal")),
        "g1": (empty,),
    }
