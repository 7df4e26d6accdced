"""Pictures of Relati boards: every symbol in its place, every state told by its shape, every path by its line."""

from __future__ import annotations

import pytest

from ruleboard.rules import relati
from ruleboard.rules.base import Piece
from ruleboard.rules.errors import Unknown
from ruleboard.scene import Mark, build
from ruleboard.scene.mark_kinds import paints_of
from ruleboard.scene.paint import Theme
from ruleboard.scene.relati import MARKS
from ruleboard.scene.shapes import Box, Disc, Label, Lines, Poly, Ring, Scene, Shape, Stamp
from ruleboard.scene.svg import render
from ruleboard.scene.theme import THEMES
from tests.scene.relati_samples import SYMBOLS, WAVE, all_pieces, scene
from tests.scene.test_theme import against_panel, contrast, fills, ink

ALL_THEMES = pytest.mark.parametrize("look", THEMES.values(), ids=THEMES.keys())
SIZES = pytest.mark.parametrize("size", [5, 7, 9, 13, 17])
LIMIT = 8 * 1024
ROOT = Piece(0, "root")


def labels(picture: Scene) -> dict[str, tuple[float, float]]:
    return {s.text: (s.x, s.y) for s in picture.board if isinstance(s, Label)}


def outline(shape: Shape) -> str:
    """What is left of a shape when nobody sees its colour."""
    match shape:
        case Disc() | Ring():
            return f"{type(shape).__name__} {shape.x} {shape.y} {shape.r}"
        case Lines():
            return f"lines {shape.segments}"
        case Poly():
            return f"area {shape.points}"
        case Box():
            return f"box {shape.x} {shape.y} {'hollow' in shape.role}"
        case _:
            return f"text {getattr(shape, 'text', '')}"


@SIZES
def test_a1_is_at_the_top_left_and_names_run_down_and_right(size: int) -> None:
    picture = build(relati.start(size=size))
    places = {region.site: (region.x, region.y) for region in picture.regions}
    assert len(places) == size * size
    assert places["A1"] == min(places.values())
    assert picture.rows[0][0] == "A1"
    assert picture.rows[-1][-1] == relati.board(size).squares[-1]
    names = labels(picture)
    assert len(names) == 2 * size
    assert names["A"][0] == places["A1"][0]
    assert names["1"][1] == places["A1"][1]
    assert names["A"][1] > places[f"A{size}"][1] + 0.5


@SIZES
def test_arrow_keys_go_from_square_to_square(size: int) -> None:
    picture = build(relati.start(size=size))
    last = relati.board(size).squares[-1]
    assert picture.neighbours["A1"] == {"right": "B1", "down": "A2"}
    assert picture.neighbours["C3"] == {"up": "C2", "down": "C4", "left": "B3", "right": "D3"}
    assert set(picture.neighbours[last]) == {"up", "left"}


def test_a_flipped_board_is_seen_from_the_other_side() -> None:
    picture = build(relati.start(size=5), flip=True)
    assert picture.rows[0][0] == "E5"
    assert picture.neighbours["A1"] == {"left": "B1", "up": "A2"}


def test_every_symbol_is_stamped_on_its_square() -> None:
    picture = scene(all_pieces())
    places = {(region.x, region.y): region.site for region in picture.regions}
    stamped = {places[s.x, s.y]: s.symbol for s in picture.pieces if isinstance(s, Stamp)}
    assert stamped == {site: SYMBOLS[piece] for site, piece in all_pieces().items()}


@pytest.mark.parametrize("piece", [p for p in SYMBOLS if p.owner == 0], ids=lambda p: p.word)
def test_players_are_told_apart_without_colour(piece: Piece) -> None:
    owned = [piece._replace(owner=player) for player in range(4)]
    shapes = {tuple(map(outline, scene({"E5": each}).symbols[SYMBOLS[each]])) for each in owned}
    assert len(shapes) == 4


@pytest.mark.parametrize("player", range(4))
def test_states_are_told_apart_without_colour(player: int) -> None:
    own = [piece for piece in SYMBOLS if piece.owner == player]
    kinds = [SYMBOLS[piece] for piece in own]
    symbols = scene(dict(zip(relati.board(9).squares, own, strict=False))).symbols
    drawn = {code: [outline(shape) for shape in symbols[code]] for code in kinds}
    widths = {code: [getattr(s, "role", "") for s in symbols[code]] for code in kinds}
    normal, root = f"{player}n", f"{player}*"
    assert len(drawn[root]) == 2 * len(drawn[normal])  # a double outline
    assert drawn[root] != drawn[normal] or widths[root] != widths[normal]
    assert drawn[f"{player}n~"][:-1] == drawn[normal]  # the same sign, and a slash
    rest = [tuple(drawn[c]) for c in kinds if c != root]
    assert len(set(rest)) == len(rest)


def test_a_cannon_has_a_dot_for_each_shell_and_a_number_for_many() -> None:
    cannons = {site: Piece(0, "cannon", "", n) for site, n in {"A1": 1, "B1": 3, "C1": 12}.items()}
    picture = scene({**cannons, "D1": Piece(0, "spent")})
    dots = {
        code: sum(isinstance(s, Disc) for s in shapes) for code, shapes in picture.symbols.items()
    }
    assert dots == {"0c1": 1, "0c3": 3, "0c12": 0, "0e": 0}
    assert any(isinstance(s, Label) and s.text == "12" for s in picture.symbols["0c12"])


@ALL_THEMES
def test_signs_stand_out_from_the_board(look: Theme) -> None:
    for player in range(4):
        assert against_panel(look, f"piece.{player}.sign") >= 4.5
        assert against_panel(look, f"piece.{player}.faded") >= 1.9
    for role in ("piece.dead", "piece.slash", "piece.1.root"):
        assert against_panel(look, role) >= 3, role
    assert contrast(ink(look, "piece.core"), ink(look, "piece.1.root")) >= 3
    assert fills(look, "piece.dead")


@ALL_THEMES
def test_numbers_on_waypoints_have_the_contrast_of_text(look: Theme) -> None:
    look = look.with_paints(paints_of(MARKS))
    for shape in relati.SHAPES:
        assert contrast(ink(look, "mark.stop"), ink(look, f"mark.path_{shape}")) >= 4.5


@ALL_THEMES
def test_an_ordinary_position_with_its_marks_is_a_small_picture(look: Theme) -> None:
    position = relati.parse(WAVE).play("D4")
    marks = [Mark("cut", ("C3", "A3", "A1")), Mark("last", ("D4",))]
    assert len(render(build(position, marks=marks), look).encode()) < LIMIT
    full = relati.start(4, relati.ALL)
    assert len(render(build(full), look).encode()) < LIMIT


def test_a_path_numbers_what_lies_between_its_ends() -> None:
    picture = scene({"E5": ROOT}, [Mark("path_turn_turn", ("F3", "F4", "E4", "E5"))])
    places = {region.site: (region.x, region.y) for region in picture.regions}
    numbers = {s.text: (s.x, s.y) for s in picture.marks if isinstance(s, Label)}
    assert numbers == {"1": places["F4"], "2": places["E4"]}
    (line,) = (s for s in picture.marks if isinstance(s, Lines))
    assert line.segments[0][:2] == places["F3"]
    assert places["E4"][1] < line.segments[-1][3] < places["E5"][1] - 0.35  # short of the root


def test_paths_that_share_their_way_do_not_hide_each_other() -> None:
    ways = relati.open_paths(relati.parse("2 O1 - O=E5* X=I9*"), "F3")
    marks = [Mark(f"path_{path.shape}", path.sites) for path in ways]
    drawn = [s.segments for s in scene({"E5": ROOT}, marks).marks if isinstance(s, Lines)]
    segments = [segment for line in drawn for segment in line]
    assert len(marks) == 3
    assert len(set(segments)) == len(segments)


@pytest.mark.parametrize(
    ("pieces", "code"),
    [
        ({"Z9": ROOT}, "unknown_site"),
        ({"A1": Piece(0, "man")}, "unknown_piece"),
        ({"A1": Piece(4, "root")}, "unknown_piece"),
    ],
)
def test_what_cannot_be_on_the_board_is_named(pieces: dict[str, Piece], code: str) -> None:
    with pytest.raises(Unknown) as caught:
        scene(pieces)
    assert caught.value.code == code
