"""Films of connections: complete, in order, true to the engine, and tellable in every language."""

from __future__ import annotations

import pytest

from ruleboard.lang import LANGUAGES, Words
from ruleboard.rules import Unknown, relati
from ruleboard.session.exercise import answers
from ruleboard.teaching import films, goals
from ruleboard.teaching.narration import tell

SHAPE_FILMS = [name for name in films.FILMS if name != "three_shapes"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", films.FILMS)
def test_every_frame_can_be_told(name: str, language: str) -> None:
    for frame in films.FILMS[name]():
        (text,) = tell(Words(language), (frame.note,))
        assert text
        assert "{" not in text


@pytest.mark.parametrize("name", SHAPE_FILMS)
def test_a_film_goes_through_all_eight_squares_of_its_shape(name: str) -> None:
    paths = [f.note.sites for f in films.FILMS[name]() if f.note.code.endswith("connects_via")]
    position = relati.parse("2@7 O1 - O=D4*")
    wanted = {
        path.sites
        for square in position.board.squares
        for path in relati.paths(position, square)
        if path.open and path.shape == name
    }
    assert len(paths) == len(wanted) == 8
    assert set(paths) == wanted


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
