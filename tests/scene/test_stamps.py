"""Stamps replaced by what they stand for: the same picture, in plain shapes."""

from __future__ import annotations

import pytest

from ruleboard.rules.errors import BadValue
from ruleboard.scene.patches import filled_in
from ruleboard.scene.shapes import Box, Disc, Label, Lines, Poly, Ring, Stamp

SYMBOLS = {
    "all": (
        Disc(0.5, 0, 1, "a"),
        Ring(0, 0, 1, "b"),
        Lines(((0, 0, 1, 1),), "c"),
        Poly(((0, 0), (1, 0), (0, 1)), "d"),
        Box(0, 0, 2, 1, 0, "e"),
        Label(0, 0, "x", 1, "f"),
    )
}


def test_every_kind_of_shape_is_moved_to_where_it_is_stamped() -> None:
    assert filled_in([Disc(9, 9, 1, "first"), Stamp(2, 3, "all")], SYMBOLS) == [
        Disc(9, 9, 1, "first"),
        Disc(2.5, 3, 1, "a"),
        Ring(2, 3, 1, "b"),
        Lines(((2, 3, 3, 4),), "c"),
        Poly(((2, 3), (3, 3), (2, 4)), "d"),
        Box(2, 3, 2, 1, 0, "e"),
        Label(2, 3, "x", 1, "f"),
    ]


def test_a_symbol_of_symbols_is_refused() -> None:
    with pytest.raises(BadValue, match="not drawable"):
        filled_in([Stamp(0, 0, "two")], {"two": (Stamp(0, 0, "all"),)})
