"""What only one game shows comes from that game: a mark of its own, its meaning, its key, and who its players are."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import ruleboard as rb
from ruleboard.lang import Words
from ruleboard.lang.sentence import say
from ruleboard.page.html import Table
from ruleboard.page.legend import legend
from ruleboard.rules import BadValue, Unknown, begin
from ruleboard.rules.base import Event, Role
from ruleboard.rules.registry import part
from ruleboard.scene import Mark, build, svg
from ruleboard.scene.ground import assemble
from ruleboard.scene.mark_kinds import Layer, MarkKind, on_sites
from ruleboard.scene.paint import Paint
from ruleboard.scene.shapes import Disc
from ruleboard.scene.text import labels
from ruleboard.scene.theme import THEMES
from ruleboard.session.answers import Answers, Overlay
from ruleboard.session.inputs import Reply
from ruleboard.session.marks import marks_of

pytestmark = pytest.mark.usefixtures("outside_game")

TEXT = "B:Bc3:Wc4,b3,d3:C0,0"
ROW = ("c4", "b3")


@pytest.fixture
def ladders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Capture Go with a mark that it does not need: a dot on the way of a ladder."""
    scene: Any = part("capture_go", "scene")
    sentences: Any = part("capture_go", "lang.sentences")
    dot = MarkKind(
        Layer.SIGNS,
        on_sites(lambda seats: [Disc(s.x, s.y, 0.1, "mark.ladder") for s in seats]),
        paints={"mark.ladder": Paint("teal")},
    )
    own = {"ladder": dot}
    monkeypatch.setattr(scene, "MARKS", own, raising=False)
    monkeypatch.setattr(scene, "ROLE_MARKS", {Role.LINKED: "{shape}"}, raising=False)
    monkeypatch.setattr(scene, "EXPLAINED", ("ladder", "blocked"), raising=False)
    monkeypatch.setattr(scene, "assemble", partial(assemble, own=own))
    told = {
        "capture_go.mark.ladder": say("on a ladder"),
        "capture_go.legend.ladder": say("ladder"),
        "capture_go.legend.blocked": say("no way on"),
    }
    monkeypatch.setattr(sentences, "SENTENCES", {**sentences.SENTENCES, **told})


def said(game: str, kind: str, text: str, site: str) -> tuple[str, ...]:
    position = begin(game, text)
    marks = [Mark(kind, (site,))]
    found = labels(position, Words("en"), sites=[site], pieces=position.pieces, marks=marks)
    return found[site]


@pytest.mark.usefixtures("ladders")
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_a_mark_of_its_own_is_drawn_in_the_inks_of_every_theme(theme: Any) -> None:
    event = Event("runs", {"shape": "ladder"}, ROW, role=Role.LINKED)
    (mark,) = marks_of("capture_go", (event,))
    assert mark == Mark("ladder", ROW)
    picture = svg.render(build(begin("capture_go", TEXT), marks=[mark]), theme)
    assert f'fill="{theme.inks["teal"]}"' in picture


@pytest.mark.usefixtures("ladders")
def test_a_mark_of_its_own_is_told_and_explained_in_its_own_words() -> None:
    assert said("capture_go", "ladder", TEXT, "a1") == ("empty", "on a ladder")
    shown = [Mark("ladder", ("a1",)), Mark("blocked", ("a2",))]
    page = legend(Words("en"), "capture_go", shown, "light")
    assert page.index("> ladder<") < page.index("> no way on<")
    board = rb.Play("capture_go", TEXT)
    assert board.view.scene.paints == (("mark.ladder", Paint("teal")),)


def test_a_connection_is_shown_as_a_route_where_a_game_has_no_mark_for_it() -> None:
    event = Event("runs", {"shape": "ladder"}, ROW, role=Role.LINKED)
    marks = marks_of("capture_go", (event,))
    assert marks == (Mark("path", ROW),)
    assert build(begin("capture_go", TEXT), marks=marks).marks


def test_a_mark_of_one_game_is_none_of_another() -> None:
    with pytest.raises(Unknown, match="ray"):
        build(begin("capture_go", TEXT), marks=[Mark("ray", ROW)])


def test_only_mills_speak_of_mills() -> None:
    assert said("capture_go", "formed", TEXT, "a1") == ("empty", "in a row")
    assert said("mills", "formed", "W:Wa7,d7,g7:Ba1:H6,6", "d7") == ("white piece", "in a mill")


@pytest.mark.parametrize(
    ("lang", "heads"), [("en", ("Black", "White")), ("es", ("Negras", "Blancas"))]
)
def test_the_table_names_players_as_their_game_does(lang: str, heads: tuple[str, str]) -> None:
    table = rb.Play("capture_go", TEXT, lang=lang).view.counters[0]
    assert isinstance(table, Table)
    assert table.heads == heads


@pytest.mark.parametrize(
    ("name", "key", "got"),
    [("shade", "u", "u"), ("shade", "Enter", "Enter"), ("undo", "z", "undo")],
)
def test_what_lies_over_a_board_cannot_take_its_keys_and_commands(
    monkeypatch: pytest.MonkeyPatch, name: str, key: str, got: str
) -> None:
    class Shaded(Answers):
        overlays = {name: Overlay(key, "flag", lambda *_: Reply())}

    monkeypatch.setattr("ruleboard.page.table.answers_of", lambda _: Shaded())
    with pytest.raises(BadValue) as caught:
        rb.Play("capture_go", TEXT)
    assert (caught.value.code, caught.value.params["got"]) == ("overlay_clash", got)
    assert f"“{got}” of the overlay “{name}” already means something" in str(caught.value)


def test_only_games_with_widgets_of_their_own_are_listed() -> None:
    assert "relati" in dir(rb)
    assert "capture_go" not in dir(rb)
    assert not hasattr(rb, "capture_go")
