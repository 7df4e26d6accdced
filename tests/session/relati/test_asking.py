"""Questions about squares and symbols: paths, links, what would cut them, and what placing would do."""

from __future__ import annotations

import pytest

from ruleboard.machines.play import PlayState, step
from ruleboard.rules import relati
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import Ask, Click, Do, Reply
from tests.machines import hand
from tests.machines.hand import Given, codes, kinds

WAVE = "2 X1 - O=E5*,C3,A3,A1 X=F5*,F4,G4"
CUT = "2 O1 - O=E5*,C3,A3,A1 X=F5*,F4,G4,D4"


def played(text: str, *inputs: Given) -> tuple[PlayState, Reply]:
    return hand.played(relati.parse(text), *inputs)


def test_asking_shows_what_a_placement_would_cut_and_heal() -> None:
    _, reply = played(WAVE, Ask("D4"))
    assert Mark("cut", ("A1", "A3", "C3")) in reply.marks
    _, reply = played(CUT, Ask("C5"))
    assert Mark("heal", ("A1", "A3", "C3")) in reply.marks


def test_asking_shows_the_open_paths_by_their_shapes_and_plays_nothing() -> None:
    state, reply = played("2 O1 - O=E5* X=I9*", Ask("F3"))
    assert state.at == 0
    assert codes(reply)[0] == "relati.paths.open"
    assert reply.notes[0].params["n"] == 3
    assert {"path_straight_turn", "path_turn_straight", "path_turn_turn"} <= kinds(reply.marks)


def test_in_asking_mode_clicks_ask_until_it_is_switched_off() -> None:
    state, _ = played("2 O1 - O=E5* X=I9*", Do("ask"), "F3")
    assert (state.asking, state.at, state.duty.code) == (True, 0, "play.asking")
    state, _ = step(state, Do("ask"))
    state, _ = step(state, Click("F3"))
    assert (state.asking, state.at) == (False, 1)


def test_asking_about_a_symbol_says_what_would_cut_it() -> None:
    _, reply = played("2 X1 - O=E5*,F3,G7,E6 X=A1*", Ask("G7"))
    told = {(note.code, note.params["source"], note.params.get("sites")) for note in reply.notes}
    assert ("relati.link.cut", "E5", ("F6",)) in told
    _, reply = played("2 X1 - O=E5*,E6 X=A1*", Ask("E6"))
    assert codes(reply) == ["relati.link.never"]


@pytest.mark.parametrize(
    ("text", "site", "code"),
    [
        (CUT, "C3", "blocked"),
        ("2 X1 - O=E5*,A1 X=F5*", "A1", "lonely"),
        ("2 O1 c O=E5*,C3,D7c X=F5*,D4,D3,C4,B4,B3,B2,C2,D2", "C3", "blocked"),
        (CUT, "A1", "no_source"),
        ("2 O1 - O=E5* X=I9*", "E5", "none"),
    ],
)
def test_asking_about_a_symbol_without_a_connection_says_why(
    text: str, site: str, code: str
) -> None:
    _, reply = played(text, Ask(site))
    assert codes(reply) == [f"relati.link.{code}"]
    assert Mark("selected", (site,)) in reply.marks
    assert ("blocked" in kinds(reply.marks)) == (code == "blocked")


def test_asking_about_a_cannon_shows_its_lines_of_fire() -> None:
    _, reply = played("2 O1 c O=E5*,F5,G5c X=G9*,H8,I7", Ask("G5"))
    assert Mark("ray", ("G5", "G9")) in reply.marks


def test_asking_about_a_square_that_is_not_there_says_so() -> None:
    _, reply = played(WAVE, Ask("Z9"))
    assert codes(reply) == ["relati.error.unknown_site"]


def test_asking_before_the_root_is_placed_says_that_all_is_free() -> None:
    _, reply = hand.played(relati.start(), Ask("E5"))
    assert codes(reply) == ["relati.paths.root"]
