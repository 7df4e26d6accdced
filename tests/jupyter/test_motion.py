"""How motions get to a page: each once, in the message that is sent anyway, and never again to one that comes later."""

from __future__ import annotations

import pytest

import ruleboard as rb
from ruleboard.page.view import View
from ruleboard.rules import draughts
from ruleboard.session.motion import Motion
from tests.jupyter.wire import Wire

SIX = "W:W38:B7,18,33,34,35,37,41,42,43,44"


def numbers(board: rb.Play, *sites: str) -> list[str]:
    """The sites as a motion names them."""
    names = [site[0] for site in board.pad.sites]
    return [str(names.index(site)) for site in sites]


def test_a_slide_is_told_with_the_numbers_of_its_sites() -> None:
    board = rb.Play("draughts")
    board.click("32")
    assert board.pad.motion == ""
    board.click("28")
    start, end = numbers(board, "32", "28")
    assert board.pad.motion == f"1 220.1,{start}>{end}"


def test_a_capture_of_six_is_one_message_beside_the_picture(wire: Wire) -> None:
    board = rb.Play(draughts.parse(SIX))
    board.click("38")
    wire.clear()
    board.click("36")
    assert len(wire.canvas) == 1
    told = [names for widget, names in wire.states if widget is board.pad]
    assert len(told) == 1
    assert len(board.pad.motion) < 150
    assert board.pad.motion.count(">") == 6


def test_the_same_motion_twice_is_told_twice() -> None:
    board = rb.Play("draughts")
    for text in ("32-28", "19-23"):
        board.type(text)
    board.press("u")
    told = []
    for key in ("y", "u", "y"):
        board.press(key)
        told.append(board.pad.motion.split(" ", 1))
    assert told[0][1] == told[2][1]
    assert len({number for number, _ in told}) == 3


@pytest.mark.parametrize("doing", ["refusal", "language", "theme", "description", "flip"])
def test_what_moves_nothing_says_nothing_of_motion(wire: Wire, doing: str) -> None:
    board = rb.Play("draughts")
    board.type("32-28")
    wire.clear()
    match doing:
        case "refusal":
            board.click("1")
        case "language":
            board.lang = "ru"
        case "theme":
            board.theme = "dark"
        case "description":
            board.press("d")
        case "flip":
            board.press("f")
    assert wire.messages
    assert all("motion" not in names for _, names in wire.states)
    assert board.view.motion == ()


def test_without_animation_a_move_is_only_heard() -> None:
    board = rb.Play("draughts")
    board.animate = False
    board.type("32-28")
    assert board.pad.motion.split(" ")[1].startswith("0.1,")


def test_the_viewers_own_board_moves_as_the_film_does() -> None:
    film = rb.Demo("mills", moves=["d6", "f4"])
    film.animate = False
    film.press("t")
    assert film.trial is not None
    assert not film.trial.animate
    film.animate = True
    assert film.trial.animate


def test_what_cannot_be_shown_has_not_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    board = rb.Play("draughts")
    seen: list[Motion] = []
    show = board.faces[0].show

    def broken(view: View, _: object) -> None:
        seen.append(view.motion)
        raise RuntimeError

    monkeypatch.setattr(board.faces[0], "show", broken)
    with pytest.raises(RuntimeError):
        board.type("32-28")
    monkeypatch.setattr(board.faces[0], "show", show)
    board.press("d")
    assert seen[0]
    assert board.view.motion == ()
    assert board.state.at == 0


def test_a_picture_that_cannot_be_drawn_is_found_before_anything_is_told(
    monkeypatch: pytest.MonkeyPatch, wire: Wire
) -> None:
    board = rb.Play("draughts")
    wire.clear()

    def impossible(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(board.faces[0]._painter, "prepare", impossible)
    with pytest.raises(ZeroDivisionError):
        board.type("32-28")
    assert wire.messages == 0


def test_each_board_of_a_comparison_is_told_its_own() -> None:
    boards = rb.Compare("mills", "W:Wa7,d7,g4:Bb4,c4,d3,f2:H0,0", rules=["standard", "chengsan"])
    for site in ("g4", "g7"):
        boards.click(site)
    assert all(">" in board.pad.motion for board in boards.faces)


def test_captured_men_are_told_in_words_and_as_numbers_of_pictures() -> None:
    board = rb.Play(draughts.parse(SIX), lang="es-en")
    pad = board.pad
    board.click("38")
    assert pad.taken == pad.tokens == []
    board.click("36")
    assert pad.taken == [["Fuera del tablero (Negras): peón negro × 6.", 1, 6]]
    assert all(token.startswith("data:image/svg+xml,<svg") for token in pad.tokens)
    assert len(pad.tokens) == 2
    board.press("u")
    assert pad.taken == []


def test_the_pictures_of_captured_men_are_sent_once(wire: Wire) -> None:
    board = rb.Play("draughts")
    sent = []
    for move in ("32-28", "19-23", "28x19", "14x23", "37-32", "23-28", "32x23", "18x29"):
        wire.clear()
        board.type(move)
        sent += [move for _, names in wire.states if "tokens" in names]
    assert sent == ["28x19"]
    assert [row[-1] for row in board.pad.taken] == [2, 2]
    board.theme = "dark"
    light = board.pad.tokens
    board.theme = "light"
    assert not {*light} & {*board.pad.tokens}


def test_relati_has_no_tray() -> None:
    board = rb.Play("relati")
    for site in ("E5", "D7", "E6", "D6"):
        board.click(site)
    assert board.pad.taken == []
