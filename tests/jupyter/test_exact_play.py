"""A board that says who wins, only where that is known for certain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ruleboard as rb
from ruleboard.jupyter import mills as mills_page
from ruleboard.players.mills import six
from ruleboard.rules import mills
from tests.jupyter.seen import below, labels

E1 = "W:Wc4,g4,f2:Bd7,d6,d5"
E4 = "W:Wa7,d7,g7:Bb6,d6,g4"


def signs(board: rb.Play) -> dict[str, set[str]]:
    return {
        mark.kind.removeprefix("exact_"): set(mark.sites)
        for mark in board.view.marks
        if mark.kind.startswith("exact_")
    }


def test_three_mens_morris_is_judged_from_the_first_move() -> None:
    board = rb.Play("mills:three", exact=True)
    assert board.verdict == "With best play, White wins in 9 more turns."
    assert signs(board) == {
        "win": {"b2"},
        "draw": {"a1", "a3", "c1", "c3"},
        "loss": {"a2", "b1", "b3", "c2"},
    }


def test_after_a_mistake_the_other_player_wins() -> None:
    board = rb.Play("mills:three", exact=True)
    board.click("a2")
    assert board.verdict == "With best play, Black wins in 7 more turns."


def test_a_man_is_worth_his_best_move_and_a_target_its_own() -> None:
    board = rb.Play("mills", E1, exact=True)
    assert board.verdict == "With best play, White wins in 3 more turns."
    assert signs(board)["win"] == {"c4"}
    board.click("c4")
    assert signs(board)["win"] == {"f4"}
    assert "d7" not in set().union(*signs(board).values())


def test_a_man_to_remove_is_judged_too_and_the_end_is_not() -> None:
    board = rb.Play("mills", "W:Wa7,d7,g4:Bb6,d6,g1", exact=True)
    board.click("g4")
    board.click("g7")
    assert signs(board) == {"win": {"b6", "d6", "g1"}}
    board.click("g1")
    assert board.position.outcome is not None
    assert (board.verdict, signs(board)) == ("", {})


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "With best play, a draw."),
        ("zh", "已经算清：和棋。"),
        ("ru-en", "Точная оценка: ничья.\nWith best play, a draw."),
        ("es", "Con el mejor juego, tablas."),
    ],
)
def test_a_draw_is_told_in_the_readers_language(lang: str, text: str) -> None:
    board = rb.Play("mills", E4, exact=True, lang=lang)
    assert board.verdict == text
    assert text.splitlines()[0] in below(board)
    assert text.splitlines()[0] in board._repr_mimebundle_()["text/html"]


@pytest.mark.parametrize(
    "board",
    [
        rb.Play("mills", E1),
        rb.Play("mills", exact=True),
        rb.Play("draughts", exact=True),
        rb.Play("relati", exact=True),
        rb.Play(mills.parse(E1, mills.MELNITSA), exact=True),
    ],
    ids=["not asked for", "opening", "draughts", "relati", "melnitsa"],
)
def test_nothing_is_said_where_nothing_is_known_or_asked(board: rb.Play) -> None:
    assert (board.verdict, signs(board)) == ("", {})
    assert "ruleboard-exact" not in below(board)


def test_a_screen_reader_hears_what_a_site_leads_to() -> None:
    board = rb.Play("mills:three", exact=True)
    heard = labels(board, "b2", "a1", "a2")
    assert heard["b2"].endswith("leads to a win")
    assert heard["a1"].endswith("leads to a draw")
    assert heard["a2"].endswith("leads to a loss")


class Drawn:
    """A source that takes every position for a draw."""

    def plies(self, position: mills.Position) -> int:
        return -1


def test_a_further_source_adds_to_what_is_known() -> None:
    board = rb.Play("mills:six", exact=Drawn())
    assert board.verdict == "With best play, a draw."
    assert signs(board) == {"draw": {point.name for point in mills.SIX.board.points}}


def test_solving_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Any] = []
    values: list[float] = []

    def solve(progress: Callable[[float], None]) -> six.Six:
        (page,) = shown
        for part in (0.25, 1.0):
            progress(part)
            values.append(page.children[1].value)
        return six.Six({})

    monkeypatch.setattr(mills_page, "display", shown.append)
    monkeypatch.setattr(six, "solve", solve)
    assert isinstance(rb.mills.solve_six("zh"), six.Six)
    assert values == [0.25, 1.0]
    assert "求解莫里斯六子棋" in shown[0].children[0].value
