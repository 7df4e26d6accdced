"""Boards as data: what follows from points and lines, boards of one's own, and what is wrong with a bad one."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from ruleboard.rules import InvalidPosition, mills
from ruleboard.rules.mills import BOARDS, Board, Point, drawing
from ruleboard.rules.mills.codes import Fault
from ruleboard.rules.mills.pieces import CLOSED, MEN
from tests.rules.mills import naive

SQUARE: dict[str, tuple[float, float]] = {
    "a": (0, 2),
    "b": (1, 2),
    "c": (2, 2),
    "d": (2, 1),
    "e": (2, 0),
    "f": (1, 0),
    "g": (0, 0),
    "h": (0, 1),
}
SIDES = ["a b c", "c d e", "e f g", "g h a"]


@pytest.mark.parametrize(
    ("name", "points", "lines", "mills_", "symmetries"),
    [
        ("nine", 24, 16, 16, 16),
        ("twelve", 24, 20, 20, 16),
        ("six", 16, 12, 8, 16),
        ("three", 9, 8, 8, 8),
        ("snail", 25, 16, 16, 2),
    ],
)
def test_the_boards_have_their_points_lines_and_symmetries(
    name: str, points: int, lines: int, mills_: int, symmetries: int
) -> None:
    board = BOARDS[name]
    counts = len(board.points), len(board.lines), len(board.mills), len(board.symmetries)
    assert counts == (points, lines, mills_, symmetries)


@pytest.mark.parametrize("name", BOARDS)
def test_the_lines_are_those_of_a_list_written_by_hand(name: str) -> None:
    def bag(lines: Any) -> set[frozenset[tuple[str, ...]]]:
        return {frozenset((tuple(line), tuple(line)[::-1])) for line in lines}

    assert bag(BOARDS[name].lines) == bag(line.split("-") for line in naive.BOARDS[name].split())


@pytest.mark.parametrize("name", BOARDS)
def test_every_edge_goes_both_ways_and_only_along_lines(name: str) -> None:
    board = BOARDS[name]
    along = {pair for line in board.lines for pair in pairwise(line)}
    for site, near in board.neighbours.items():
        for other in near:
            assert site in board.neighbours[other]
            assert (site, other) in along or (other, site) in along
    assert sum(map(len, board.neighbours.values())) == 2 * len(along)


@pytest.mark.parametrize("name", BOARDS)
def test_symmetries_keep_neighbours_and_lines_and_differ(name: str) -> None:
    board = BOARDS[name]
    assert all(site == image for site, image in board.symmetries[0].items())
    assert len({tuple(symmetry.values()) for symmetry in board.symmetries}) == len(board.symmetries)
    lines = {frozenset(line) for line in board.lines}
    for symmetry in board.symmetries:
        assert sorted(symmetry.values()) == sorted(board.index)
        assert {frozenset(symmetry[site] for site in line) for line in board.lines} == lines
        for site, near in board.neighbours.items():
            assert {symmetry[other] for other in near} == {*board.neighbours[symmetry[site]]}


def test_board_order_goes_by_rows_from_the_top() -> None:
    assert [*BOARDS["nine"].index][:11] == "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4".split()  # noqa: SIM905
    assert BOARDS["nine"].points[0] == Point("a7", 0, 6)
    assert BOARDS["snail"].points[0] == Point("1", -7, 6)


def test_the_snail_is_one_spiral_with_four_radials() -> None:
    snail = BOARDS["snail"]
    spots = {point.name: (point.x, point.y) for point in snail.points}
    assert (spots["1"], spots["25"]) == ((-7, 6), (-2, 1))
    assert all(0 in spots[str(even)] for even in range(2, 25, 2))
    assert {frozenset(line) for line in snail.lines} >= {frozenset({"2", "10", "18"})}


# --- boards of one's own --------------------------------------------------------------------------------------------


def test_a_board_is_made_of_points_and_lines() -> None:
    board = Board("ring", SQUARE, SIDES)
    assert board.neighbours["a"] == ("b", "h")
    assert len(board.symmetries) == 8
    position = mills.start(mills.STANDARD.replace("ring", board=board, men=3)).play("a").play("d")
    assert [str(move) for move in position.legal_moves] == ["b", "c", "h", "g", "f", "e"]


def test_a_board_is_drawn_as_text_with_straight_and_slanted_lines() -> None:
    board = mills.draw("kite", "o---o---o\n \\  |  /\n  o-o-o\n   \\|/\n    o\n")
    assert len(board.points) == 7
    assert ("a3", "b2", "c1") in board.lines
    wide = mills.draw("wide", "+---+---+\n| \\ | / |\n+---+---+\n| / | \\ |\n+---+---+")
    assert {frozenset(line) for line in wide.lines} == {
        frozenset(line) for line in BOARDS["three"].lines
    }


@pytest.mark.parametrize("name", ["nine", "twelve", "six", "three"])
def test_a_drawn_board_is_read_as_the_same_board(name: str) -> None:
    drawn = drawing.write(BOARDS[name], {})
    bare = "\n".join(line[2:] for line in drawn.splitlines()[:-1])
    assert mills.draw(name, bare) == BOARDS[name]


@pytest.mark.parametrize("name", BOARDS)
def test_the_text_board_shows_every_man_and_is_the_same_every_time(name: str) -> None:
    board = BOARDS[name]
    sites = [*board.index]
    pieces = {sites[0]: MEN[0], sites[1]: MEN[0], sites[2]: MEN[1], sites[-1]: CLOSED}
    drawn = drawing.write(board, pieces)
    assert [drawn.count(sign) for sign in "○●×·"] == [2, 1, 1, len(sites) - 4]
    assert drawn == drawing.write(board, pieces)


def test_a_board_whose_lines_letters_cannot_draw_still_shows_its_points() -> None:
    flat: dict[str, tuple[float, float]] = {"p1": (0, 0), "p2": (2, 1), "p3": (4, 2), "q": (1, 0)}
    slanted = Board("slanted", flat, ["p1 p2 p3", "p1 q"])
    assert drawing.write(slanted, {"p2": MEN[1]}).splitlines() == [
        "               ·p3", "            ╱", "          ●p2", "", "·p1──·q",
    ]  # fmt: skip


def star(rays: int) -> Board:
    """A middle with many free rays, each a line of two, and one line of three to make it a mill board."""
    points = {"m": (0.0, 0.0), "a": (-1.0, 0.0), "b": (1.0, 0.0)}
    points |= {f"r{number}": (float(number), 1.0) for number in range(rays)}
    return Board("star", points, ["a m b", *(f"m r{number}" for number in range(rays))])


def test_too_many_symmetries_fall_back_on_those_of_the_drawing() -> None:
    assert len(star(3).symmetries) == 2 * 6
    assert len(star(9).symmetries) < 240


POINTS: dict[str, tuple[float, float]] = SQUARE | {"i": (4, 2)}
FAULTY: list[tuple[Fault, dict[str, tuple[float, float]], list[str], dict[str, Any]]] = [
    (Fault.NO_POINTS, {}, [], {}),
    (Fault.BAD_POINT_NAME, {"a-b": (0, 0)}, [], {"got": "a-b"}),
    (Fault.BAD_POINT_NAME, {"x1": (0, 0)}, [], {"got": "x1"}),
    (Fault.BAD_POINT_NAME, {"": (0, 0)}, [], {"got": ""}),
    (Fault.POINT_NAMED_TWICE, {"a": (0, 0), "A": (1, 0)}, [], {"got": "a"}),
    (Fault.POINTS_ON_ONE_SPOT, {"a": (0, 0), "b": (0, 0)}, [], {"got": "a b"}),
    (Fault.LINE_OF_UNKNOWN_POINT, SQUARE, [*SIDES, "a z"], {"got": "z", "at": "a z", "line": 5}),
    (Fault.POINT_TWICE_ON_LINE, SQUARE, [*SIDES, "a b a"], {"at": "a b a", "line": 5}),
    (
        Fault.LINE_TOO_LONG,
        POINTS | {"j": (6, 2)},
        ["a b c i"],
        {"got": 4, "at": "a b c i", "line": 1},
    ),
    (Fault.LINE_TOO_SHORT, SQUARE, ["a"], {"got": 1, "at": "a", "line": 1}),
    (Fault.LINE_NOT_STRAIGHT, SQUARE, ["a b d"], {"at": "a b d", "line": 1}),
    (Fault.LINE_NOT_STRAIGHT, SQUARE, ["b a c"], {"at": "b a c", "line": 1}),
    (Fault.LINE_THROUGH_POINT, SQUARE, ["a c"], {"got": "b", "at": "a c", "line": 1}),
    (
        Fault.LINES_SHARE_POINTS,
        SQUARE,
        [*SIDES, "a b"],
        {"got": "a b", "at": "a b", "line": 5, "other": 1},
    ),
    (Fault.NO_LINE_OF_THREE, SQUARE, ["a b", "b c"], {}),
    (Fault.BOARD_NOT_CONNECTED, POINTS, SIDES, {"got": "i"}),
    (Fault.BOARD_NOT_CONNECTED, SQUARE, ["a b c", "e f g"], {"got": "h d g f e"}),
]


@pytest.mark.parametrize(("code", "points", "lines", "told"), FAULTY)
def test_a_bad_board_is_refused_with_the_line_and_points_at_fault(
    code: Fault, points: dict[str, tuple[float, float]], lines: list[str], told: dict[str, Any]
) -> None:
    with pytest.raises(InvalidPosition) as caught:
        Board("bad", points, lines)
    assert caught.value.code == code
    assert set(caught.value.params) == set(code.params)
    assert told.items() <= caught.value.params.items()


@pytest.mark.parametrize(
    ("code", "drawn", "place"),
    [
        (Fault.UNKNOWN_STROKE, "o---o---o\n  ?", (2, 3)),
        (Fault.STROKE_LEADS_NOWHERE, "o---o---o\n|", (2, 1)),
        (Fault.STROKE_LEADS_NOWHERE, "o---o---o--", (1, 10)),
        (Fault.STROKE_LEADS_NOWHERE, "\n  o---o---o\n  |\n", (2, 3)),
        (Fault.NO_POINTS, "", None),
        (Fault.LINE_TOO_LONG, "o-o-o-o", None),
        (Fault.BOARD_NOT_CONNECTED, "o-o-o o-o", None),
        (Fault.BOARD_TOO_WIDE, "-".join("o" * 30), None),
    ],
)
def test_a_bad_drawing_is_refused_with_the_place_of_its_fault(
    code: Fault, drawn: str, place: tuple[int, int] | None
) -> None:
    with pytest.raises(InvalidPosition) as caught:
        mills.draw("bad", drawn)
    assert caught.value.code == code
    assert set(caught.value.params) == set(code.params)
    told = caught.value.params
    assert place is None or (told["row"], told["column"]) == place


def test_boards_are_values_and_points_are_found_in_either_case() -> None:
    again = Board("nine", BOARDS["nine"].points, BOARDS["nine"].lines)
    assert again == BOARDS["nine"]
    assert hash(again) == hash(BOARDS["nine"])
    assert again != BOARDS["twelve"]
    assert again != "nine"
    assert again.site("A7") == "a7"
    assert repr(again) == "mills.BOARDS['nine']"
    assert eval(repr(again)) == again
    ring = Board("ring", SQUARE, SIDES)
    assert eval(repr(ring)) == ring
