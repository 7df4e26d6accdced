"""A page without code: its address decides what it shows, and nothing in an address is more than text."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ruleboard as rb
from ruleboard.jupyter import visit as visited
from ruleboard.start.voila import PAGE

FILMS = {"mills": ["d6", "f4"], "draughts": ["32-28"]}
Visit = Callable[..., tuple[Any, str]]


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch) -> Visit:
    shown: list[str] = []
    monkeypatch.setattr(visited, "display", lambda html: shown.append(html.data))

    def come(spoken: str = "", **asked: str) -> tuple[Any, str]:
        monkeypatch.setenv(visited.QUERY, urlencode(asked))
        monkeypatch.setenv(visited.SPOKEN, spoken)
        shown.clear()
        return visited.page(FILMS), "".join(shown)

    return come


@pytest.mark.parametrize(
    ("spoken", "lang"),
    [("ru-RU,ru;q=0.9", "ru"), ("de, es-MX;q=0.8", "es"), ("zh-TW", "zh"), ("", "en"), ("x", "en")],
)
def test_it_speaks_the_visitors_language(spoken: str, lang: str, visit: Visit) -> None:
    board, around = visit(spoken)
    assert (board.lang, type(board)) == (lang, rb.Play)
    assert f'lang="{rb.lang.LANGUAGES[lang].html}"' in around


def test_an_address_says_what_to_play(visit: Visit) -> None:
    board, around = visit(
        "ru", game="draughts", position="W:W32:B28", opponent="2", lang="es", text="1"
    )
    assert (board.position.text, board.lang) == ("W:W32:B28", "es")
    assert any(board.seats)
    assert 'href="?game=draughts&amp;lang=es" aria-current="page"' in around
    assert 'href="?watch=mills&amp;lang=es">' in around


def test_an_address_says_what_to_watch(visit: Visit) -> None:
    board, around = visit(watch="draughts")
    assert isinstance(board, rb.Demo)
    assert 'href="?watch=draughts" aria-current="page"' in around
    board, _ = visit(game="mills", moves="d6 b4 f2")
    assert max(frame.played for frame in board.state.frames) == 3


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "<i>.x"},
        {"game": "mills", "position": "<i>"},
        {"game": "mills", "moves": "<i>"},
        {"watch": "<i>"},
        {"lang": "<i>"},
        {"opponent": "<i>"},
        {"opponent": "9" * 5000},
    ],
)
def test_what_is_wrong_is_told_as_text(asked: dict[str, str], visit: Visit) -> None:
    board, around = visit(**asked)
    assert board is None
    assert 'role="alert"' in around
    assert "<i>" not in around
    assert "unknown" not in around  # a sentence, no code


def test_the_notebook_of_the_page_is_one_cell_that_runs(visit: Visit) -> None:
    notebook = json.loads(PAGE.read_text(encoding="utf-8"))
    (cell,) = notebook["cells"]
    code = "".join(cell["source"])
    for game in rb.rules.games():
        visit(watch=game)
        space: dict[str, Any] = {}
        exec(code.replace("\npage(", "\nshown = page("), space)
        assert space["shown"].position.game == game
        assert len(space["shown"].state.frames) > 5


ANYTHING = st.sampled_from(
    [
        "mills",
        "zh-en",
        "\udcff",
        "%FF",
        "%ED%A0%80",
        "%00",
        "<i>",
        "9" * 400,
        "²",
        "d6 f4",
        "&",
        "=",
    ]
) | st.text(st.characters(exclude_categories=(), exclude_characters="\x00"), max_size=8)


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.lists(st.tuples(st.sampled_from(["game", "watch", "moves", "lang", "x"]), ANYTHING)))
def test_whatever_an_address_is_the_page_is_text_that_can_be_sent(
    monkeypatch: pytest.MonkeyPatch, asked: list[tuple[str, str]]
) -> None:
    shown: list[str] = []
    query = "&".join("=".join(each) for each in asked)
    monkeypatch.setattr(visited, "display", lambda html: shown.append(html.data))
    monkeypatch.setattr(os, "environ", {visited.QUERY: query})
    board = visited.page(FILMS)
    if board is not None:
        board.close()
    html = "".join(shown)
    assert html.encode("utf-8")
    assert "<i>" not in html
