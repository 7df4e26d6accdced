"""SVG pictures: well-formed, small, the same on every run, at home with others in one page.

`RULEBOARD_GOLDEN=write` makes the golden pictures anew; look at them before you keep them.
"""

from __future__ import annotations

import os
import re
from itertools import product
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleboard.rules import draughts, mills, relati
from ruleboard.rules.base import Piece
from ruleboard.rules.mills.board import Board
from ruleboard.scene import Mark, Scene, build
from ruleboard.scene.draughts import GRID
from ruleboard.scene.paint import Gradient, Style, Theme
from ruleboard.scene.shapes import Box, Disc, Label, Lines, Poly, Ring, Stamp
from ruleboard.scene.svg import LETTER, render, render_sheet
from ruleboard.scene.theme import CONTRAST, DARK, LIGHT, THEMES
from tests.scene import draughts_samples, relati_samples
from tests.scene.samples import (
    ALL_BOARDS,
    BLACK,
    CLOSED,
    FULL_BOARD,
    MEN,
    NINE,
    SNAIL,
    every_mark,
    mixed,
    scene,
)

GOLDEN = Path(__file__).parent / "golden"
SVG = "{http://www.w3.org/2000/svg}"
LIMIT = 8 * 1024

MILL = [
    Mark("formed", ("d7", "d6", "d5")),
    Mark("last", ("d5",)),
    Mark("capture", ("f6", "c4", "a4")),
    Mark("locked", ("b2", "d2", "f2")),
]
MILL_PIECES = {
    **dict.fromkeys(("d7", "d6", "d5", "f4"), MEN[0]),
    **dict.fromkeys(("b2", "d2", "f2", "f6", "c4", "a4"), MEN[1]),
    "g1": CLOSED,
}
ROUTE = [
    Mark("must_move", ("50",)),
    Mark("path", ("50", "33", "24", "35")),
    Mark("capture", ("44", "29", "30")),
    Mark("target", ("35",)),
]
CUT = "2@7 O1 - O=E5*,C3,A3,A1 X=F5*,F4,G4,D4"
PATHS = [
    Mark("path_closed", ("C3", "D4", "E5")),
    Mark("blocked", ("D4",)),
    Mark("cut", ("C3", "A3", "A1")),
    Mark("path_remote_normal", ("G7", "F6", "E5")),
    Mark("path_normal", ("E6", "E5")),
]
PICTURES: dict[str, tuple[Scene, Theme]] = {
    "nine_full_light": (scene(NINE, FULL_BOARD), LIGHT),
    "nine_mill_light": (scene(NINE, MILL_PIECES, MILL), LIGHT),
    "nine_flipped_contrast": (scene(NINE, MILL_PIECES, MILL, flip=True), CONTRAST),
    "snail_dark": (scene(SNAIL, mixed(SNAIL), every_mark(SNAIL)), DARK),
    "three_bare_light": (
        scene(ALL_BOARDS["three"], mixed(ALL_BOARDS["three"]), coordinates=False),
        LIGHT,
    ),
    "draughts_every_mark_light": (
        draughts_samples.scene(
            draughts_samples.THREE_PATHS,
            draughts_samples.every_mark(),
            pieces=draughts_samples.ALL_PIECES,
        ),
        LIGHT,
    ),
    "draughts_grid_flipped_dark": (
        build(
            draughts.parse(draughts_samples.THREE_PATHS), marks=ROUTE, flip=True, coordinates=GRID
        ),
        DARK,
    ),
    "relati_every_mark_light": (
        relati_samples.scene(relati_samples.all_pieces(), relati_samples.every_mark()),
        LIGHT,
    ),
    "relati_cut_dark": (build(relati.parse(CUT), marks=PATHS), DARK),
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_as_they_were_approved(name: str) -> None:
    picture, look = PICTURES[name]
    drawn = render(picture, look, title=name)
    path = GOLDEN / f"{name}.svg"
    if os.environ.get("RULEBOARD_GOLDEN") == "write":
        path.write_text(drawn + "\n", encoding="utf-8")
    assert drawn + "\n" == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("board", "look"),
    list(product(ALL_BOARDS.values(), THEMES.values())),
    ids=lambda each: each.name,
)
def test_every_board_with_every_mark_is_well_formed_in_every_theme(
    board: Board, look: Theme
) -> None:
    root = ET.fromstring(render(scene(board, mixed(board), every_mark(board)), look))
    defined = {element.get("id") for element in root.iter() if element.get("id")}
    used = {(element.get("href") or "")[1:] for element in root.iter(f"{SVG}use")}
    painted = set(re.findall(r"url\(#(\w+)\)", ET.tostring(root, encoding="unicode")))
    assert used | painted == defined


@pytest.mark.parametrize("look", THEMES.values(), ids=THEMES.keys())
def test_a_full_board_in_a_busy_moment_stays_small(look: Theme) -> None:
    empty = tuple(p.name for p in NINE.points if p.name not in FULL_BOARD)
    marks = [
        Mark("formed", ("e5", "d5", "c5")),
        Mark("last", ("d6", "d7")),
        Mark("capture", BLACK[:6]),
        Mark("locked", BLACK[6:]),
        Mark("legal", empty),
    ]
    assert len(render(scene(NINE, FULL_BOARD, marks), look, title="x" * 80)) < LIMIT


def test_the_first_placing_with_every_point_legal_stays_small() -> None:
    for board in ALL_BOARDS.values():
        legal = [Mark("legal", tuple(point.name for point in board.points))]
        assert len(render(scene(board, {}, legal), LIGHT)) < LIMIT


@given(
    st.dictionaries(st.sampled_from([p.name for p in NINE.points]), st.sampled_from((*MEN, CLOSED)))
)
def test_any_position_is_small_and_has_as_many_men_as_it_should(pieces: dict[str, Piece]) -> None:
    drawn = render(scene(NINE, pieces), LIGHT)
    stamps = ET.fromstring(drawn).findall(f"{SVG}use")
    assert len(stamps) == len(pieces) + len(NINE.points)
    assert len(drawn) < LIMIT


def test_the_order_of_pieces_in_a_mapping_does_not_change_the_picture() -> None:
    backwards = dict(reversed(list(FULL_BOARD.items())))
    assert render(scene(NINE, FULL_BOARD), LIGHT) == render(scene(NINE, backwards), LIGHT)


def test_pictures_in_one_page_share_a_name_only_for_the_same_thing() -> None:
    meaning: dict[str, str] = {}
    for look, board in product(THEMES.values(), ALL_BOARDS.values()):
        root = ET.fromstring(render(scene(board, mixed(board)), look))
        for element in root.iter():
            if name := element.get("id"):
                written = ET.tostring(element, encoding="unicode")
                assert meaning.setdefault(name, written) == written
    assert len(meaning) > 10


def test_no_style_sheet_leaks_into_the_page() -> None:
    drawn = render(scene(NINE, FULL_BOARD), LIGHT)
    assert "<style" not in drawn
    assert "class=" not in drawn


ALONE = {name: picture for name, picture in PICTURES.items() if picture[0].labels}


@pytest.mark.parametrize("name", ALONE)
@pytest.mark.parametrize("pixels", [160, 190, 240, 286, 330, 390, 440])
def test_the_names_on_an_image_stay_readable_wherever_it_is_shown(name: str, pixels: int) -> None:
    picture, look = ALONE[name]
    drawn = render(picture, look, alone=True)
    rule = r'@media\(max-width:([\d.]+)px\)\{\[fill="([^"]+)"\]\[font-size="([\d.]+)"\]\{font-size:([\d.]+)px\}\}'
    for label in picture.labels:
        ink, size = look[label.role].fill, f"{100 * label.size:g}"
        found = [float(size)]  # the last rule that holds is the one that counts
        found += [
            float(grown)
            for width, fill, of, grown in re.findall(rule, drawn)
            if (fill, of) == (ink, size) and pixels <= float(width)
        ]
        assert found[-1] / 100 * pixels / picture.width > LETTER - 0.1
        assert f'fill="{ink}"' in drawn
        assert f'font-size="{size}"' in drawn


def test_numbers_have_two_decimals_of_a_board_unit_or_three_in_widths() -> None:
    drawn = render(scene(SNAIL, mixed(SNAIL), every_mark(SNAIL)), LIGHT)
    lengths = re.findall(r' (?:x|y|cx|cy|r|width|height|stroke-width)="([^"]+)"', drawn)
    assert lengths
    assert all(re.fullmatch(r"-?\d+(\.\d)?", length) for length in lengths)


def test_size_in_pixels_follows_the_proportions_of_the_board() -> None:
    star = ALL_BOARDS["star"]
    picture = scene(star, {})
    root = ET.fromstring(render(picture, LIGHT, width=300))
    assert root.get("width") == "300"
    assert int(root.get("height", "0")) == round(300 * picture.height / picture.width)


def test_a_title_is_escaped_and_read() -> None:
    title = 'Мельница <men> & "mills" ]]> 成三棋'
    root = ET.fromstring(render(scene(NINE, {}), LIGHT, title=title))
    assert root.findtext(f"{SVG}title") == title
    assert root.get("role") == "img"


def test_without_a_title_there_is_no_empty_one() -> None:
    assert "<title" not in render(scene(NINE, {}), LIGHT)


def test_labels_are_escaped() -> None:
    picture = Scene(1, 1, (Label(0.5, 0.5, "<a&b>", 0.2, "text"),), (), (), {})
    root = ET.fromstring(render(picture, Theme("plain", {"text": Style("#000000")})))
    assert root.findtext(f"{SVG}text") == "<a&b>"


def test_every_shape_is_drawn_with_its_paint() -> None:
    look = Theme(
        "plain",
        {
            "solid": Style("#112233", opacity=0.5),
            "line": Style(stroke="#445566", width=0.05, dash=(0.1, 0.2)),
            "sweep": Style(Gradient(((0, "#000000"), (1, "#ffffff")))),
            "nothing": Style(),
        },
    )
    board = (
        Box(0, 0, 2, 1, 0.1, "sweep"),
        Disc(1, 0.5, 0.2, "solid"),
        Ring(1, 0.5, 0.3, "line"),
        Lines(((0, 0, 1, 1), (0, 0.5, 1, 0.5)), "line"),
        Poly(((0, 0), (1, 0), (0.5, 1)), "solid"),
        Stamp(0.25, 0.75, "dot"),
        Disc(0, 0, 1, "nothing"),
    )
    picture = Scene(2, 1, board, (), (), {"dot": (Disc(0, 0, 0.1, "solid"),)})
    drawn = render(picture, look)
    for part in (
        'x1="0" y1="0" x2="200" y2="100"',
        '<circle fill="#112233" fill-opacity="0.5" cx="100" cy="50" r="20"/>',
        '<circle fill="none" stroke="#445566" stroke-width="5" stroke-dasharray="10 20" cx="100"',
        'd="M0 0L100 100M0 50H100"',
        'points="0,0 100,0 50,100"',
        'x="25" y="75"/>',
    ):
        assert part in drawn
    assert drawn.count("<circle") == 3


def test_a_sheet_has_every_position_with_its_number_and_the_board_once() -> None:
    scenes = [build(mills.parse(text)) for text in ("W:Wa7:Bd6:H8,8", "W:Wd6:Bf4:H8,8")]
    sheet = render_sheet(scenes, LIGHT, width=100, columns=2)
    one = render(scenes[0], LIGHT)
    root = ET.fromstring(sheet)
    shown = [each for each in root if each.tag.endswith("}g")]
    assert [each[0].text for each in shown] == ["1", "2"]
    assert len({each[1].get("href") for each in shown}) == 1  # the same board
    assert int(root.get("width", 0)) > 200
    assert len(sheet) < 1.5 * len(one)
