"""Pictures of the draughts board: its squares, its pieces, its numbers, and where clicks and keys lead."""

from __future__ import annotations

from math import cos, dist, pi, sin

import pytest

from ruleboard.jupyter.size import usual_size
from ruleboard.rules import begin, draughts
from ruleboard.rules.base import Piece
from ruleboard.rules.errors import Unknown
from ruleboard.scene import Mark, build, layout
from ruleboard.scene.draughts import GRID
from ruleboard.scene.paint import Theme
from ruleboard.scene.shapes import Box, Disc, Label, Lines, Poly, Ring, Scene, Stamp
from ruleboard.scene.svg import render
from ruleboard.scene.theme import THEMES
from tests.scene.draughts_samples import (
    ALL_PIECES,
    START,
    SYMBOLS,
    THREE_PATHS,
    every_mark,
    scene,
)
from tests.scene.test_theme import contrast, over

FLIPS = pytest.mark.parametrize("flip", [False, True], ids=["", "flipped"])
ALL_THEMES = pytest.mark.parametrize("look", THEMES.values(), ids=THEMES.keys())
MOST_BYTES = 8000


def places(picture: Scene) -> dict[str, tuple[float, float]]:
    return {region.site: (region.x, region.y) for region in picture.regions}


def dark_squares(picture: Scene) -> set[tuple[float, float]]:
    """The middles of the dark squares as they are drawn."""
    stamps = [s for s in picture.board if isinstance(s, Stamp) and s.symbol == "rows"]
    boxes = [part for part in picture.symbols["rows"] if isinstance(part, Box)]
    return {(s.x + box.x + 0.5, s.y + box.y + 0.5) for s in stamps for box in boxes}


@FLIPS
def test_every_site_is_the_middle_of_a_dark_square(flip: bool) -> None:
    picture = build(START, flip=flip)
    drawn = dark_squares(picture)
    assert len(drawn) == 50
    for spot in places(picture).values():
        assert min(dist(spot, middle) for middle in drawn) < 1e-6


def test_square_1_is_at_the_top_and_white_stands_below() -> None:
    straight, turned = places(build(START)), places(build(START, flip=True))
    assert straight["1"][1] < straight["46"][1]
    assert straight["46"][0] < straight["50"][0]
    assert turned["1"][1] > turned["46"][1]


@FLIPS
def test_a_click_anywhere_near_the_middle_finds_its_own_square(flip: bool) -> None:
    picture = build(START, flip=flip)
    for region in picture.regions:
        for turn in range(8):
            x, y = 0.49 * cos(turn * pi / 4), 0.49 * sin(turn * pi / 4)
            assert picture.hit(region.x + x, region.y + y) == region.site


def test_a_click_on_a_light_square_is_told_from_one_on_the_frame() -> None:
    picture = build(START)
    x, y = places(picture)["1"]
    assert picture.hit(x + 1, y) == draughts.LIGHT
    assert picture.hit(0.1, 0.1) is None
    assert build(START, marks=[Mark("wrong", ("1", draughts.LIGHT))]).marks == (
        build(START, marks=[Mark("wrong", ("1",))]).marks
    )


@FLIPS
def test_arrows_walk_over_all_dark_squares_row_by_row(flip: bool) -> None:
    picture = build(START, flip=flip)
    spots = places(picture)
    for site, ways in picture.neighbours.items():
        for way, other in ways.items():
            dx, dy = layout.DIRECTIONS[way]
            x, y = (there - here for here, there in zip(spots[site], spots[other], strict=True))
            assert x * dx + y * dy == pytest.approx(2 if dx else 1)
    seen, rest = {"1"}, ["1"]
    while rest:
        fresh = set(picture.neighbours[rest.pop()].values()) - seen
        seen |= fresh
        rest += fresh
    assert len(seen) == 50


def test_going_up_and_down_comes_back() -> None:
    neighbours = build(START).neighbours
    assert neighbours["28"] == {"left": "27", "right": "29", "up": "23", "down": "33"}
    assert neighbours[neighbours["28"]["up"]]["down"] == "28"


def test_every_piece_is_stamped_on_its_square() -> None:
    picture = scene(THREE_PATHS, pieces=ALL_PIECES)
    spots = places(picture)
    stamped = {(s.x, s.y): s.symbol for s in picture.pieces if isinstance(s, Stamp)}
    assert stamped == {spots[site]: name for site, name in SYMBOLS.items()}


def test_a_king_is_told_from_a_man_by_its_shape() -> None:
    symbols = scene(THREE_PATHS, pieces=ALL_PIECES).symbols
    for owner in "01":
        crowned, plain = symbols[f"{owner}k"], symbols[f"{owner}m"]
        assert any(isinstance(part, Poly) for part in crowned)
        assert not any(isinstance(part, Poly) for part in plain)
        rims = [part for part in crowned if getattr(part, "role", "").endswith(".rim")]
        assert len(rims) == 2


def test_a_jumped_piece_has_a_broken_rim_and_a_slash() -> None:
    symbols = scene(THREE_PATHS, pieces=ALL_PIECES).symbols
    for code in ("0mg", "0kg", "1mg", "1kg"):
        kinds = {type(part) for part in symbols[code]}
        assert kinds >= {Disc, Ring, Lines}
        assert any(isinstance(part, Poly) for part in symbols[code]) == ("k" in code)


@ALL_THEMES
def test_a_jumped_piece_is_faded_and_dashed_in_every_theme(look: Theme) -> None:
    assert look["piece.ghost_rim"].dash
    for owner in "01":
        assert look[f"piece.{owner}.ghost"].opacity < 1


def number_box(label: Label) -> tuple[float, float, float, float]:
    """What the digits cover: each is about 0.56 of the type size wide, 0.72 high."""
    wide, high = 0.28 * label.size * len(label.text), 0.36 * label.size
    return label.x - wide, label.y - high, label.x + wide, label.y + high


@FLIPS
def test_each_number_stands_in_the_corner_of_its_own_square(flip: bool) -> None:
    picture = build(START, flip=flip)
    spots = places(picture)
    assert {label.text for label in picture.names} == set(spots)
    for label in picture.names:
        x, y = spots[label.text]
        left, top, right, bottom = number_box(label)
        assert x - 0.5 < left < right < x
        assert y - 0.5 < top < bottom < y


@pytest.mark.parametrize("game", ["draughts", "mills", "mills:chengsan", "relati"])
def test_names_can_be_read_on_a_board_of_the_usual_size(game: str) -> None:
    position = begin(game)
    picture = build(position)
    names = [s for s in (*picture.board, *picture.names) if isinstance(s, Label)]
    assert names
    pixels = usual_size(position) / picture.width
    assert min(name.size for name in names) * pixels >= 11


@FLIPS
def test_nothing_is_painted_over_a_number(flip: bool) -> None:
    picture = scene(THREE_PATHS, every_mark(), pieces=ALL_PIECES, flip=flip)
    drawn = render(picture, THEMES["light"])
    assert drawn.endswith(f">{picture.names[-1].text}</text></g></svg>")
    assert drawn.rindex("<use") < drawn.index(f">{picture.names[0].text}</text>")
    assert drawn.rindex("<circle") < drawn.index(f">{picture.names[0].text}</text><text")


@ALL_THEMES
def test_a_number_stands_out_from_its_halo_wherever_it_lies(look: Theme) -> None:
    style = look["board.number"]
    assert style.stroke is not None
    assert isinstance(style.fill, str)
    assert contrast(style.fill, style.stroke) >= 4.5
    assert style.width >= 0.08


def test_brackets_go_round_the_number_and_leave_those_of_neighbours_alone() -> None:
    picture = build(START, marks=[Mark("proof", ("34", "39"))])
    half = THEMES["light"]["mark.proof"].width / 2
    segments = [s for shape in picture.marks if isinstance(shape, Lines) for s in shape.segments]
    x, y = places(picture)["34"]
    mine = [s for s in segments if abs(s[0] - x) < 0.5 and abs(s[1] - y) < 0.5]
    others = [s for s in segments if s not in mine]
    assert len(mine) == len(others) == 8
    assert min(dist(a[:2], b[:2]) for a in mine for b in others) > 2 * half
    label = next(name for name in picture.names if name.text == "34")
    left, top, _, _ = number_box(label)
    assert min(x1 for x1, _, _, _ in mine) + half <= left
    assert min(y1 for _, y1, _, _ in mine) + half <= top


def test_rows_and_columns_can_be_shown_instead_of_numbers() -> None:
    def texts(*, flip: bool) -> list[str]:
        picture = build(START, coordinates=GRID, flip=flip)
        return [shape.text for shape in picture.board if isinstance(shape, Label)]

    assert texts(flip=False) == [*"0123456789"] * 2
    assert texts(flip=True) == [*"9876543210"] * 2


def test_without_coordinates_there_is_no_text_at_all() -> None:
    picture = build(START, coordinates=False)
    assert not [s for s in (*picture.board, *picture.names) if isinstance(s, Label)]


def test_the_board_layer_does_not_depend_on_pieces_or_marks() -> None:
    assert scene(THREE_PATHS).board == scene("W:W31:B20", every_mark()).board


@pytest.mark.parametrize(
    "text",
    [draughts.start().text, THREE_PATHS, "W:WK1:B7,9,17,19,20,30,31,33,43,44"],
    ids=["start", "three paths", "a king takes ten"],
)
def test_an_ordinary_position_is_a_small_picture(text: str) -> None:
    marks = [Mark("must_move", ("50",)), Mark("last", ("33", "28"))]
    assert len(render(scene(text, marks), THEMES["light"])) < MOST_BYTES


@ALL_THEMES
def test_numbers_and_marks_stand_out_from_dark_squares(look: Theme) -> None:
    ground = _dark(look)
    number = look["board.number"].fill
    assert isinstance(number, str)
    assert contrast(number, ground) >= 4.5
    for kind in ("legal", "capture", "must_move", "selected", "hint", "proof", "path", "struck"):
        ink = look[f"mark.{kind}"].stroke
        assert ink is not None
        assert contrast(ink, ground) >= 3, kind


@ALL_THEMES
def test_crowns_stand_out_from_their_kings(look: Theme) -> None:
    for owner in "01":
        crown, face = look[f"piece.{owner}.crown"].fill, look[f"piece.{owner}.face"].fill
        assert isinstance(crown, str)
        assert isinstance(face, str)
        assert contrast(crown, face) >= 3


def _dark(look: Theme) -> str:
    """The colour of a dark square: its stain over the light wood over the panel."""
    panel, light, dark = (look[f"board.{role}"] for role in ("panel", "light", "dark"))
    ground = panel.fill if isinstance(panel.fill, str) else panel.fill.stops[0][1]  # type: ignore[union-attr]
    assert isinstance(light.fill, str)
    assert isinstance(dark.fill, str)
    return over(dark.fill, dark.opacity, over(light.fill, light.opacity, ground))


def test_what_is_not_on_the_board_is_named() -> None:
    with pytest.raises(Unknown, match="unknown piece: '2 man'"):
        scene(THREE_PATHS, pieces={"1": Piece(2, "man")})
    with pytest.raises(Unknown, match="unknown site: '51'"):
        scene(THREE_PATHS, pieces={"51": Piece(0, "man")})
