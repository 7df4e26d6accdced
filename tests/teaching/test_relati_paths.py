"""Films of connections: complete, in order, true to the engine, and tellable in every language."""

from __future__ import annotations

import pytest

from ruleboard.lang import LANGUAGES, Words
from ruleboard.rules import relati
from ruleboard.session.film import Frame
from ruleboard.teaching.narration import tell
from ruleboard.teaching.relati import paths as films

SHAPE_FILMS = {
    "normal": films.NEIGHBOURS,
    "remote_normal": films.REMOTE,
    **dict.fromkeys(relati.STABLE, films.ALL),
}


def connections(frames: tuple[Frame, ...]) -> list[Frame]:
    """The frames that show one path each."""
    return [frame for frame in frames if frame.note.code == "relati.event.connects_via"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", films.FILMS)
def test_every_frame_can_be_told(name: str, language: str) -> None:
    for frame in films.FILMS[name]():
        (text,) = tell(Words(language), (frame.note,))
        assert text
        assert "{" not in text


@pytest.mark.parametrize(("name", "board"), SHAPE_FILMS.items())
def test_a_film_shows_one_path_of_its_shape_and_then_all_eight(name: str, board: str) -> None:
    film = films.FILMS[name]()
    overview = next(frame for frame in film if len(frame.marks) >= 8)
    together = [mark.sites for mark in overview.marks]
    paths = [frame.note.sites for frame in connections(film)]
    position = relati.parse(board)
    wanted = {
        path.sites
        for square in position.board.squares
        for path in relati.paths(position, square)
        if path.open and path.shape == name
    }
    assert len(together) == len(wanted) == 8
    assert set(together) == wanted
    assert len(paths) == 1
    assert set(paths) < wanted
    assert len(film) == (4 if name == "normal" else 3)
    assert film.index(connections(film)[0]) < film.index(overview)


@pytest.mark.parametrize(("name", "paths"), [("normal", 8), ("remote_normal", 16), ("forty", 40)])
def test_the_first_films_are_on_small_boards_with_fewer_paths(name: str, paths: int) -> None:
    positions = [relati.parse(frame.position.text) for frame in films.FILMS[name]()]
    boards = {position.board for position in positions}
    assert {(board.size, board.paths) for board in boards} == {(5 if paths == 8 else 7, paths)}


def test_the_last_film_counts_what_a_symbol_reaches() -> None:
    end = films.forty()[-1]
    assert end.note.params == {"n": 24, "total": 40}
    assert len(end.marks[0].sites) == 24


@pytest.mark.parametrize("name", relati.STABLE)
def test_the_squares_come_in_the_order_of_a_clock(name: str) -> None:
    overview = films.FILMS[name]()[1]
    squares = [mark.sites[0] for mark in overview.marks]
    assert squares == ["E2", "F3", "F5", "E6", "C6", "B5", "B3", "C2"]


def test_one_target_is_reached_by_three_shapes_and_cut_by_each_minimal_pair() -> None:
    frames = films.three_shapes()
    shapes = [frame.note.params["shape"] for frame in connections(frames)]
    assert sorted(shapes) == sorted(relati.STABLE)
    cut = {f.note.sites for f in frames if f.note.code == "relati.film.cut"}
    linked = relati.parse("2 X1 - O=E5*,F3 X=I9*")
    assert cut == set(relati.cuts(linked, "F3", "E5"))
