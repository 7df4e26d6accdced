"""The film that finds and counts the captures of a position, and what it rests on."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleboard.rules import Unknown, draughts, mills
from ruleboard.rules.draughts.captures import captures
from ruleboard.teaching.draughts.captures import captures_film


def test_every_capture_is_found_short_ones_first() -> None:
    found = captures(draughts.parse("W:W27,35,45:B7,12,15,26,29,31,39,40"))
    assert [(str(each), len(each.taken)) for each in found] == [
        ("27x36", 1),
        ("45x23", 2),
        ("45x43", 2),
        ("35x24", 3),
    ]


def test_captures_of_the_same_pieces_count_once_and_are_told_apart() -> None:
    found = captures(draughts.parse("W:WK50:B7,12,29,30,44"))
    assert len({(each.route[0], frozenset(each.taken)) for each in found}) == len(found)
    assert len({str(each) for each in found}) == len(found)


SQUARES = st.sets(st.integers(6, 45), min_size=4, max_size=14)


@settings(max_examples=150, derandomize=True, deadline=None)
@given(SQUARES, st.integers(1, 4), st.booleans())
def test_the_longest_tries_are_the_legal_captures(
    squares: set[int], white: int, crowned: bool
) -> None:
    ordered = sorted(squares, key=lambda number: number * 37 % 50)
    king = "K" if crowned else ""
    own = ",".join(f"{king}{number}" for number in ordered[:white])
    foe = ",".join(map(str, ordered[white:]))
    position = draughts.parse(f"W:W{own}:B{foe}")
    found = captures(position)
    most = max((len(each.taken) for each in found), default=0)
    assert bool(found) == bool(position.legal_moves and position.legal_moves[0].taken)
    clickable = {clicks for move in position.legal_moves for clicks in position.clicks(move)}
    for each in found:
        short = len(each.taken) < most
        assert position.refuse(each.route) is None or short
        assert position.refuse(each.route) is not None or each.route in clickable
    assert captures_film(position)
    longest = {(e.route[0], frozenset(e.taken)) for e in found if len(e.taken) == most}
    assert longest == {
        (move.start, frozenset(move.captured)) for move in position.legal_moves if found
    }


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("W:W31:B20", ["opening", "none"]),
        ("W:W26:B12,K21,31,32", ["opening", "found", "found", "equal"]),
        (
            "W:W48:B24,K31,34,K42,43",
            ["opening", "found", "found", "ask", "most", "must_capture_more", "left"],
        ),
    ],
)
def test_the_film_counts_then_strikes_out(text: str, codes: list[str]) -> None:
    frames = captures_film(draughts.parse(text), ask=True)
    assert [frame.note.code.rpartition(".")[2] for frame in frames] == codes


def test_what_was_struck_out_stays_struck_out() -> None:
    frames = captures_film(draughts.parse("W:W27,35,45:B7,12,15,26,29,31,39,40"))
    struck = [sum(mark.kind == "struck" for mark in frame.marks) for frame in frames]
    assert struck == [0, 0, 0, 0, 0, 0, 1, 2, 3, 3]
    assert [mark.kind for mark in frames[-1].marks].count("path") == 1


def test_a_game_without_such_captures_is_refused() -> None:
    with pytest.raises(Unknown, match="unknown game: 'mills'"):
        captures_film(mills.start())
