"""Themes: complete, without anything unused, and readable by the measure of WCAG."""

from __future__ import annotations

import pytest

from ruleboard.rules.errors import Unknown
from ruleboard.scene.mark_kinds import paints_of
from ruleboard.scene.marks import KINDS
from ruleboard.scene.paint import Gradient, Theme
from ruleboard.scene.relati import MARKS
from ruleboard.scene.shapes import Stamp
from ruleboard.scene.theme import CONTRAST, DARK, LIGHT, THEMES, find
from tests.scene.samples import many_scenes, shapes

EVERY = {**KINDS, **MARKS}
DRESSED = {name: look.with_paints(paints_of(MARKS)) for name, look in THEMES.items()}
"""The themes with all that is painted on any board."""

ALL_THEMES = pytest.mark.parametrize("look", DRESSED.values(), ids=DRESSED.keys())


def luminance(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def over(colour: str, opacity: float, ground: str) -> str:
    """What is seen where a colour covers another in part."""
    pairs = ((int(colour[i : i + 2], 16), int(ground[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a * opacity + b * (1 - opacity)):02x}" for a, b in pairs)


def fills(look: Theme, role: str) -> list[str]:
    fill = look[role].fill
    if isinstance(fill, Gradient):
        return [colour for _, colour in fill.stops]
    assert fill is not None
    return [fill]


def ink(look: Theme, role: str) -> str:
    style = look[role]
    colour = style.stroke or style.fill
    assert isinstance(colour, str)
    return colour


def against_panel(look: Theme, role: str) -> float:
    return min(contrast(ink(look, role), ground) for ground in fills(look, "board.panel"))


@ALL_THEMES
def test_every_role_has_a_style_and_every_style_a_role(look: Theme) -> None:
    used = {
        shape.role
        for picture in many_scenes()
        for shape in shapes(picture)
        if not isinstance(shape, Stamp)
    }
    assert used == set(look.styles)


@ALL_THEMES
def test_coordinates_have_the_contrast_of_text(look: Theme) -> None:
    label = ink(look, "board.label")
    assert min(contrast(label, ground) for ground in fills(look, "board.frame")) >= 4.5
    assert against_panel(look, "board.name") >= 4.5


@ALL_THEMES
def test_lines_points_and_closed_points_stand_out_from_the_board(look: Theme) -> None:
    for role in ("board.line", "board.point_edge", "piece.closed"):
        assert against_panel(look, role) >= 3, role


@ALL_THEMES
def test_men_stand_out_from_the_board_and_from_each_other(look: Theme) -> None:
    for owner in "01":
        parts = [f"piece.{owner}.rim", f"piece.{owner}.face"]
        assert max(against_panel(look, role) for role in parts) >= 3
        face = fills(look, f"piece.{owner}.face")[0]
        assert contrast(ink(look, f"piece.{owner}.groove"), face) >= 2
    assert contrast(fills(look, "piece.0.face")[0], fills(look, "piece.1.face")[0]) >= 7


@ALL_THEMES
@pytest.mark.parametrize("kind", EVERY)
def test_every_mark_stands_out_from_the_board(look: Theme, kind: str) -> None:
    outlined = {"last", "target"}  # pale or bright inside, with an edge that is neither
    roles = [f"mark.{kind}", f"mark.{kind}_edge"] if kind in outlined else [f"mark.{kind}"]
    assert max(against_panel(look, role) for role in roles) >= 3


@ALL_THEMES
def test_marks_stand_out_from_their_own_edges(look: Theme) -> None:
    assert contrast(ink(look, "mark.target"), ink(look, "mark.target_edge")) >= 3
    assert contrast(ink(look, "mark.capture"), ink(look, "mark.capture_edge")) >= 3
    assert contrast(ink(look, "piece.closed"), ink(look, "piece.closed_edge")) >= 3
    for ground in fills(look, "board.panel"):
        glow = over(ink(look, "mark.formed_glow"), look["mark.formed_glow"].opacity, ground)
        assert contrast(ink(look, "mark.formed"), glow) >= 3


@ALL_THEMES
def test_signs_on_badges_have_the_contrast_of_text(look: Theme) -> None:
    for badge in ("mark.right", "mark.wrong", "mark.locked"):
        assert contrast(ink(look, badge), ink(look, "mark.badge")) >= 4.5
        assert contrast(ink(look, badge), ink(look, "mark.lock")) >= 4.5


@ALL_THEMES
def test_colours_are_written_in_one_way(look: Theme) -> None:
    for style in look.styles.values():
        for colour in (style.fill, style.stroke):
            written = [c for _, c in colour.stops] if isinstance(colour, Gradient) else [colour]
            assert all(c is None or (len(c) == 7 and c == c.lower()) for c in written)
            assert all(int(c[1:], 16) >= 0 for c in written if c is not None)


def test_high_contrast_goes_further_than_the_others() -> None:
    for kind in EVERY:
        if kind not in {"last", "target"}:
            role = f"mark.{kind}"
            assert against_panel(DRESSED["contrast"], role) >= max(
                4.5, against_panel(DRESSED["light"], role)
            )


def test_themes_are_found_by_name() -> None:
    assert [find(name) for name in ("light", "dark", "contrast")] == [LIGHT, DARK, CONTRAST]


def test_an_unknown_theme_is_named_with_those_that_there_are() -> None:
    with pytest.raises(Unknown) as caught:
        find("sepia")
    assert caught.value.code == "unknown_theme"
    assert caught.value.params == {"got": "sepia", "expected": ("light", "dark", "contrast")}
