"""Films of connections: complete, in order, true to the engine, and tellable in every language."""

from __future__ import annotations

import pytest
from ruleboard.session.exercise import answers

from ruleboard.lang import LANGUAGES, Words
from ruleboard.rules import Unknown, relati
from ruleboard.teaching import films, goals
from ruleboard.teaching.narration import tell

SHAPE_FILMS = {
    "normal": films.NEIGHBOURS,
    "remote_normal": films.REMOTE,
    **dict.fromkeys(films.STABLE, films.ALL),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", films.FILMS)
def test_every_frame_can_be_told(name: str, language: str) -> None:
    for frame in films.FILMS[name]():
        (text,) = tell(Words(language), (frame.note,))
        assert text
        assert "{" not in text


@pytest.mark.parametrize(("name", "board"), SHAPE_FILMS.items())
def test_a_film_goes_through_all_eight_squares_of_its_shape(name: str, board: str) -> None:
    paths = [f.note.sites for f in films.FILMS[name]() if f.note.code.endswith("connects_via")]
    position = relati.parse(board)
    wanted = {
        path.sites
        for square in position.board.squares
        for path in relati.paths(position, square)
        if path.open and path.shape == name
    }
    assert len(paths) == len(wanted) == 8
    assert set(paths) == wanted


@pytest.mark.parametrize(("name", "paths"), [("normal", 8), ("remote_normal", 16), ("forty", 40)])
def test_the_first_films_are_on_small_boards_with_fewer_paths(name: str, paths: int) -> None:
    boards = {frame.position.board for frame in films.FILMS[name]()}
    assert {(board.size, board.paths) for board in boards} == {(5 if paths == 8 else 7, paths)}


def test_the_last_film_counts_what_a_symbol_reaches() -> None:
    end = films.forty()[-1]
    assert end.note.params == {"count": 24, "total": 40}
    assert len(end.marks[0].sites) == 24


@pytest.mark.parametrize("name", films.STABLE)
def test_the_squares_come_in_the_order_of_a_clock(name: str) -> None:
    squares = [f.note.sites[0] for f in films.FILMS[name]() if f.note.code.endswith("connects_via")]
    assert squares == ["E2", "F3", "F5", "E6", "C6", "B5", "B3", "C2"]


def test_one_target_is_reached_by_three_shapes_and_cut_by_each_minimal_pair() -> None:
    frames = films.three_shapes()
    shapes = [f.note.params["shape"] for f in frames if f.note.code.endswith("connects_via")]
    assert sorted(shapes) == sorted(films.STABLE)
    cut = {f.note.sites for f in frames if f.note.code == "relati.film.cut"}
    linked = relati.parse("2 X1 - O=E5*,F3 X=I9*")
    assert cut == set(relati.cuts(linked, "F3", "E5"))


@pytest.mark.parametrize(
    ("text", "goal", "right", "wrong"),
    [
        ("2 O1 - O=E5* X=E4*,E6", goals.connects("straight_turn"), {"D3", "F3", "D7", "F7"}, "D5"),
        (
            "2 O1 - O=E5* X=E3*,D5,F5,E7",
            goals.connects("turn_turn"),
            {"D3", "F3", "D7", "F7"},
            "E4",
        ),
        ("2 X1 - O=E5*,C3,A3,A1 X=F5*,F4,G4", goals.disconnects(3), {"D4"}, "G5"),
        (
            "2 O1 - O=E5*,C3,A3,A1 X=F5*,F4,G4,D4",
            goals.heals(3),
            {"D3", "E3", "C4", "E4", "C5", "D5"},
            "E6",
        ),
        ("2@7 O1 q O=F5,E5*,C5 X=D1,D5,B3*", goals.earns(2), {"C4"}, "C3"),
    ],
)
def test_goals_of_connections_accept_what_reaches_them(
    text: str, goal: goals.Goal, right: set[str], wrong: str
) -> None:
    position = relati.parse(text)
    assert {str(move) for move in answers(position, goal)} == right
    assert not goal.met(position, position.move(wrong))


def test_any_connection_will_do_where_no_shape_is_asked_for() -> None:
    position = relati.parse("2 O1 - O=E5* X=I9*")
    assert len(answers(position, goals.connects())) == 24


def test_a_shape_that_does_not_exist_cannot_be_a_goal() -> None:
    with pytest.raises(Unknown) as caught:
        goals.connects("zigzag")
    assert caught.value.code == "impossible_goal"
