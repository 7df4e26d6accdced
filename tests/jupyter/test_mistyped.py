"""A mistyped point: the answer says what a point looks like and proposes the nearest, never all of them."""

from __future__ import annotations

import re

import pytest

import ruleboard as rb
from ruleboard.lang import LANGUAGES
from ruleboard.rules.errors import Unknown

LONGEST = 130  # characters of an answer


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "typed", "near"),
    [("mills", "a8", "a7"), ("mills", "d6-h4", "g4"), ("relati", "K3", "I3")],
)
def test_a_mistyped_point_is_answered_with_the_nearest(
    game: str, typed: str, near: str, lang: str
) -> None:
    board = rb.Play(game, lang=lang)
    board.type(typed)
    assert near in board.message
    assert len(board.message) < LONGEST


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "site", "near"),
    [
        ("mills", "d4", {"d6", "d5", "c4", "e4"}),
        ("draughts", "51", {"11", "50"}),
        ("draughts", "z9", {"11"}),
        ("draughts:russian", "c9", {"e7", "b8", "d8", "c7"}),
        ("relati", "Z1", {"H2"}),
    ],
)
def test_a_call_with_a_wrong_point_names_an_example_and_the_nearest(
    game: str, site: str, near: set[str], lang: str
) -> None:
    board = rb.Play(game, lang=lang)
    for call in (board.click, board.draw):
        with pytest.raises(Unknown) as caught:
            call(site)
        named = set(re.findall(r"\b[A-Za-z]?\d+\b", str(caught.value)))
        assert named == {site, *near}


@pytest.mark.parametrize(
    ("lang", "around"), [("en", "around"), ("ru", "вокруг"), ("es", "junto a")]
)
def test_a_board_with_letters_proposes_no_numbers(lang: str, around: str) -> None:
    board = rb.Play("draughts:russian", lang=lang)
    for typed in ("c3-d9", "c9-d8", f"{around} c9", f"{around} 77", "33-29"):
        board.type(typed)
        told = board.message.replace(typed, "")
        for name in re.findall(r"\w+", typed):
            told = told.replace(f"“{name}”", "").replace(f"«{name}»", "")
        assert not re.search(r"\b\d", told), board.message
        assert re.search(r"\b[a-h][1-8]\b", told), board.message


def test_a_board_with_numbers_proposes_no_letters() -> None:
    board = rb.Play("draughts", lang="en")
    for typed in ("a1-b9", "33-99", "around 77", "around z9"):
        board.type(typed)
        told = board.message.replace(typed, "").replace("“b9”", "")
        assert not re.search(r"\b[a-j]\d", told), board.message
        assert re.search(r"\d", told), board.message


@pytest.mark.parametrize(
    ("game", "typed", "told"),
    [
        ("mills", "вокруг д6", "d6:"),
        ("mills", "рядом с а7", "a7:"),
        ("mills", "вокруг П4", "g4:"),  # the keys of a Russian layout
        ("mills", "почему д6", "d6"),
        ("draughts:russian", "вокруг с3", "c3:"),
        ("relati", "вокруг С3", "C3:"),
    ],
)
def test_words_of_the_move_box_are_followed_by_cyrillic_letters(
    game: str, typed: str, told: str
) -> None:
    board = rb.Play(game, lang="ru")
    board.type(typed)
    assert told in board.message
    assert "Непонятно" not in board.message
