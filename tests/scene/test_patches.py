"""Cutting a layer: patches never touch, nothing is lost, and what lies in one patch keeps its order."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from ruleboard.scene.paint import Style, Theme
from ruleboard.scene.patches import cut
from ruleboard.scene.shapes import Box, Disc, Lines, Shape, Stamp

THEME = Theme("test", {"plain": Style("#102030", stroke="#405060", width=0.1)})
SYMBOLS: dict[str, tuple[Shape, ...]] = {
    "man": (Disc(0, 0, 0.4, "plain"), Disc(0.1, 0.1, 0.4, "plain"))
}

spot = st.floats(0, 10)
shape = st.one_of(
    st.builds(Disc, spot, spot, st.floats(0, 1), st.just("plain")),
    st.builds(Box, spot, spot, st.floats(0, 2), st.floats(0, 2), st.just(0.0), st.just("plain")),
    st.builds(Stamp, spot, spot, st.just("man")),
    st.builds(
        Lines, st.lists(st.tuples(spot, spot, spot, spot), min_size=1).map(tuple), st.just("plain")
    ),
)


@given(st.lists(shape, max_size=12, unique=True))
def test_patches_never_touch_and_hold_every_shape_once_in_order(layer: list[Shape]) -> None:
    patches = cut(layer, SYMBOLS, THEME, 320)
    for one, other in combinations(patches.values(), 2):
        assert not any(a.touches(b) for a in one for b in other)
    assert sorted(map(repr, layer)) == sorted(repr(s) for shapes in patches for s in shapes)
    for shapes in patches:
        assert list(shapes) == [s for s in layer if s in shapes]


def test_pieces_on_neighbouring_sites_come_apart() -> None:
    men = [Stamp(x, y, "man") for x in range(1, 5) for y in range(1, 5)]
    assert len(cut(men, SYMBOLS, THEME, 320)) == 16
