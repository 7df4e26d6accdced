"""Pictures of mill boards: what is drawn, where, and how names can be read."""

from __future__ import annotations

from itertools import combinations
from math import dist
from typing import cast

import pytest

from ruleboard.rules import mills
from ruleboard.rules.base import Piece, Position
from ruleboard.rules.errors import Unknown
from ruleboard.rules.mills.board import Board
from ruleboard.scene import Mark, build
from ruleboard.scene.shapes import Disc, Label, Lines, Ring, Scene, Stamp
from tests.scene.samples import (
    ALL_BOARDS,
    CLOSED,
    FULL_BOARD,
    MEN,
    NINE,
    SNAIL,
    STAR,
    Still,
    mixed,
    scene,
)

BOARDS = pytest.mark.parametrize("board", ALL_BOARDS.values(), ids=ALL_BOARDS.keys())


def names(picture: Scene) -> list[Label]:
    return [shape for shape in picture.board if isinstance(shape, Label)]


@BOARDS
def test_every_piece_is_stamped_on_its_point(board: Board) -> None:
    picture = scene(board, mixed(board))
    places = {region.site: (region.x, region.y) for region in picture.regions}
    stamped = {
        (shape.x, shape.y): shape.symbol for shape in picture.pieces if isinstance(shape, Stamp)
    }
    names = {MEN[0]: "0", MEN[1]: "1", CLOSED: "x"}
    assert stamped == {places[site]: names[piece] for site, piece in mixed(board).items()}


@BOARDS
def test_lines_end_on_the_points_of_the_board(board: Board) -> None:
    picture = scene(board, {})
    places = {region.site: (region.x, region.y) for region in picture.regions}
    drawn = next(
        shape for shape in picture.board if isinstance(shape, Lines) and shape.role == "board.line"
    )
    assert set(drawn.segments) == {(*places[line[0]], *places[line[-1]]) for line in board.lines}


@BOARDS
@pytest.mark.parametrize("coordinates", [False, True])
def test_everything_lies_inside_the_picture(board: Board, coordinates: bool) -> None:
    picture = scene(board, mixed(board), coordinates=coordinates)
    for region in picture.regions:
        assert 0.8 < region.x < picture.width - 0.8
        assert 0.8 < region.y < picture.height - 0.8
    for label in names(picture):
        assert 0.1 < label.x < picture.width - 0.1
        assert 0.1 < label.y < picture.height - 0.1


def test_the_nine_board_has_files_below_and_ranks_on_the_left() -> None:
    picture = scene(NINE, {})
    labels = {label.text: (label.x, label.y) for label in names(picture)}
    places = {region.site: (region.x, region.y) for region in picture.regions}
    assert set(labels) == set("abcdefg1234567")
    for site, (x, y) in places.items():
        assert labels[site[0]][0] == x
        assert labels[site[1]][1] == y
    assert all(labels[file][1] > places["a1"][1] + 0.8 for file in "abcdefg")
    assert all(labels[rank][0] < places["a1"][0] - 0.8 for rank in "1234567")


def test_names_on_a_flipped_board_stay_below_and_on_the_left() -> None:
    labels = {label.text: (label.x, label.y) for label in names(scene(NINE, {}, flip=True))}
    assert labels["g"][0] < labels["a"][0]
    assert labels["7"][1] > labels["1"][1]
    assert labels["a"][1] > labels["7"][1]
    assert labels["1"][0] < labels["g"][0]


@pytest.mark.parametrize("board", [SNAIL, STAR], ids=lambda board: board.name)
@pytest.mark.parametrize("flip", [False, True])
def test_other_names_stand_beside_their_points_clear_of_men_and_each_other(
    board: Board, flip: bool
) -> None:
    picture = scene(board, {}, flip=flip)
    places = {region.site: (region.x, region.y) for region in picture.regions}
    labels = {label.text: (label.x, label.y) for label in names(picture)}
    assert set(labels) == set(places)
    for text, spot in labels.items():
        assert min(places, key=lambda site: dist(places[site], spot)) == text
        assert min(dist(place, spot) for place in places.values()) > 0.5
    assert all(dist(a, b) > 0.4 for a, b in combinations(labels.values(), 2))


@BOARDS
def test_without_coordinates_there_is_no_text_at_all(board: Board) -> None:
    assert names(scene(board, {}, coordinates=False)) == []


def test_the_board_layer_does_not_depend_on_pieces_or_marks() -> None:
    bare, busy = scene(NINE, {}), scene(NINE, FULL_BOARD, [Mark("legal", ("a7",))])
    assert bare.board == busy.board


@pytest.mark.parametrize("owner", [0, 1])
def test_a_man_is_few_enough_round_shapes_for_one_small_message(owner: int) -> None:
    man = scene(NINE, {"a7": MEN[owner]}).symbols[str(owner)]
    assert len(man) <= 5
    assert all(isinstance(shape, Disc | Ring) for shape in man)


def test_men_differ_in_shape_and_not_only_in_tone() -> None:
    symbols = scene(NINE, FULL_BOARD).symbols
    outlines = [[(type(s), s.r) for s in symbols[c] if isinstance(s, Disc | Ring)] for c in "01"]
    assert outlines[0] != outlines[1]


def test_only_symbols_that_are_used_are_in_a_scene() -> None:
    assert set(scene(NINE, {}).symbols) == {"point"}
    assert set(scene(NINE, {"a7": CLOSED}).symbols) == {"point", "x"}


@pytest.mark.parametrize("rules", mills.PRESETS.values(), ids=mills.PRESETS.keys())
def test_every_game_of_the_family_can_be_shown_from_its_start(rules: mills.Rules) -> None:
    position = mills.start(rules)
    picture = build(position)
    assert {region.site for region in picture.regions} == {p.name for p in position.board.points}
    assert picture.pieces == ()


def test_a_played_position_shows_its_men_and_closed_points() -> None:
    position = mills.parse("W:Wb6,d6:Bb2,f2:H7,7", mills.CHENGSAN).play("f6xb2")
    picture = build(position)
    men = {**dict.fromkeys(("b6", "d6", "f6"), MEN[0]), "f2": MEN[1]}
    assert picture == scene(NINE, {**men, "b2": CLOSED})


def test_pieces_inside_a_move_replace_those_of_the_position() -> None:
    position = cast("Position", Still(NINE, {"a7": MEN[0]}))
    assert build(position, pieces={"d7": MEN[0]}) == scene(NINE, {"d7": MEN[0]})


@pytest.mark.parametrize(
    ("pieces", "code", "got"),
    [
        ({"h9": MEN[0]}, "unknown_site", "h9"),
        ({"a7": Piece(1, "king")}, "unknown_piece", "1 king"),
    ],
)
def test_what_cannot_be_on_the_board_is_named(
    pieces: dict[str, Piece], code: str, got: str
) -> None:
    with pytest.raises(Unknown) as caught:
        scene(NINE, pieces)
    assert caught.value.code == code
    assert caught.value.params["got"] == got


def test_a_game_without_pictures_is_named() -> None:
    class Whist(Still):
        game = "whist"

    with pytest.raises(Unknown) as caught:
        build(cast("Position", Whist(NINE, {})))
    assert (caught.value.code, caught.value.params["got"]) == ("unknown_game", "whist")
    assert "mills" in caught.value.params["expected"]
