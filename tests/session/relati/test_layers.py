"""What is laid over a board of Relati: life lines and territory."""

from __future__ import annotations

from random import Random

import pytest

from ruleboard.machines.play import PlayState, step
from ruleboard.rules import relati
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import Click, Do, Reply
from tests.machines import hand
from tests.machines.hand import Given, codes, kinds

WAVE = "2 X1 - O=E5*,C3,A3,A1 X=F5*,F4,G4"


def played(text: str, *inputs: Given) -> tuple[PlayState, Reply]:
    return hand.played(relati.parse(text), *inputs)


def test_life_lines_show_how_much_hangs_on_each_square() -> None:
    state, reply = played(WAVE.replace("X1", "O1"), Do("lines"))
    assert codes(reply) == ["relati.lines.hanging"]
    assert (reply.notes[0].params["at"], reply.notes[0].params["n"]) == ("D4", 3)
    assert "link" in kinds(state.marks)
    assert [(m.sites, m.text) for m in state.marks if m.kind == "heat"] == [(("D4",), "3")]
    _, reply = hand.played(relati.start(), Do("lines"))
    assert codes(reply) == ["relati.lines.none"]


def test_pressed_again_life_lines_are_those_of_the_next_player_and_then_gone() -> None:
    state, reply = played("3 O1 - O=C3*,E3 X=K3*,K5 A=G11*,G9", Do("lines"))
    owners = [reply.notes[0].params["player"]]
    for _ in range(2):
        state, reply = step(state, Do("lines"))
        owners.append(reply.notes[0].params["player"])
    assert owners == [0, 1, 2]
    assert Mark("link", ("G11", "G9")) in state.marks
    state, reply = step(state, Do("lines"))
    assert (state.overlay, state.view, reply) == ("", 0, Reply())


def test_a_layer_stays_while_the_game_goes_on_and_tells_itself_after_every_move() -> None:
    state, _ = played(WAVE, Do("lines"))
    before = [mark for mark in state.marks if mark.kind == "link"]
    state, reply = step(state, Click("D4"))
    assert codes(reply)[-1].startswith("relati.lines.")
    assert [mark for mark in state.marks if mark.kind == "link"] != before
    state, reply = step(state, Do("territory"))
    assert (state.overlay, "link" in kinds(state.marks)) == ("territory", False)
    state, reply = step(state, Do("undo"))
    assert codes(reply)[0] == "relati.territory.contested"
    state, reply = step(state, Do("territory"))
    assert (state.overlay, reply) == ("", Reply())
    assert not kinds(state.marks) & {"territory_0", "contested"}


def test_territory_is_shown_by_owner_and_counted() -> None:
    state, reply = played("2@7 O1 - O=B2* X=F6*", Do("territory"))
    found = relati.territory(relati.parse(state.position.text))
    assert found.own == ((), ())
    assert codes(reply) == ["relati.territory.contested"]
    assert reply.notes[0].params["n"] == len(found.contested) == 47
    assert Mark("contested", found.contested) in state.marks


WALLS = "2@5 O1 - O=C2,D2,E2*,A3,B3,C3,D3,C5 X=A2,B2,E3,A4,B4*,C4,D4,E4"


@pytest.mark.parametrize(("turn", "verdict", "winner"), [("O", "nobody", None), ("X", "wins", 0)])
def test_regions_that_do_not_touch_are_counted_out(
    turn: str, verdict: str, winner: int | None
) -> None:
    state, reply = played(WALLS.replace("O1", f"{turn}1"), Do("territory"))
    assert [note.params["n"] for note in reply.notes[:2]] == [5, 4]
    assert codes(reply)[2:] == ["relati.territory.rule", f"relati.territory.{verdict}"]
    assert reply.notes[-1].params.get("player") == winner
    position, chance = state.position, Random(1)
    while not position.outcome:
        position = position.play(chance.choice(position.legal_moves))
    assert position.outcome.winner == winner


def test_the_layer_of_a_game_with_cannons_counts_but_promises_nothing() -> None:
    _, reply = played(WALLS.replace(" - ", " c "), Do("territory"))
    assert codes(reply) == ["relati.territory.own", "relati.territory.own"]
