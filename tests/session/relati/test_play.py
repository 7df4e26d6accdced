"""Relati on the playing machine: choosing between actions, attacks, ending a turn, three players, endings."""

from __future__ import annotations

from random import Random

from ruleboard.lang import Words
from ruleboard.machines.play import PlayState, begin_play, step
from ruleboard.rules import relati
from ruleboard.rules.base import Note, Piece
from ruleboard.rules.record import Record
from ruleboard.scene.shapes import Mark
from ruleboard.session.film import film
from ruleboard.session.inputs import Click, Do, Reply, Type, Why
from ruleboard.teaching.narration import tell
from tests.machines import hand
from tests.machines.hand import Given, codes, kinds

BUILD_OR_MIGRATE = "2 O1 cm O=E5*,C5,G5 X=E9c,G8*"
BONUS = "2 O1 q O=F2,F3*,F5 X=B4,F4,D6*"
WAVE = "2 X1 - O=E5*,C3,A3,A1 X=F5*,F4,G4"
LOST = Piece(0, "symbol", "disconnected")


def played(text: str, *inputs: Given) -> tuple[PlayState, Reply]:
    return hand.played(relati.parse(text), *inputs)


def test_one_square_with_two_actions_lets_the_player_choose() -> None:
    state, reply = played(BUILD_OR_MIGRATE, "C5")
    assert state.mode == "choosing"
    assert [str(move) for move in state.choice] == ["cC5", "mC5"]
    assert codes(reply) == ["relati.event.build"]
    state, reply = step(state, Do("choose", 1))
    assert codes(reply) == ["relati.event.migrate"]
    state, _ = step(state, Do("confirm"))
    assert [str(move) for move in state.moves] == ["mC5"]


def test_the_chosen_action_is_described_before_anything_moves() -> None:
    state, _ = played(BUILD_OR_MIGRATE, "C5")
    assert state.pieces == dict(state.position.pieces)


def test_building_is_confirmed_by_a_second_click_and_left_by_another() -> None:
    state, reply = played("2 O1 c O=E5*,C5,A5 X=I9*,H8", "C5")
    assert (state.mode, state.at, state.duty.code) == ("choosing", 0, "play.confirming")
    assert codes(reply) == ["relati.event.build"]
    left, _ = step(state, Do("cancel"))
    assert (left.mode, left.at) == ("idle", 0)
    done, _ = step(state, Click("C5"))
    assert [str(move) for move in done.moves] == ["cC5"]


def test_a_cannon_fires_at_a_clicked_target() -> None:
    state, _ = played("2 O1 c O=E5*,F5,G5c X=G9*,H8,I7", "G5")
    assert state.mode == "selected"
    assert Mark("legal", ("G9",)) in state.marks
    state, reply = step(state, Click("G9"))
    assert "relati.event.kill_root" in codes(reply)
    assert state.duty.code == "relati.outcome.only_one_can_act"


def test_a_chosen_cannon_shows_its_lines_of_fire() -> None:
    state, _ = played("2 O1 c O=E5*,F5,G5c X=G9*,H8,I7", "G5")
    assert Mark("ray", ("G5", "G9")) in state.marks


def test_after_a_relay_the_lines_of_fire_start_from_the_receiver() -> None:
    state, _ = played("2 O1 ck O=E6*,C5c,G5c X=G2,I2,I4,I6,I8*,G8", "C5", "G5")
    rays = {mark.sites for mark in state.marks if mark.kind == "ray"}
    assert {("G5", "G2"), ("G5", "G8")} <= rays
    state, _ = step(state, Click("G2"))
    assert ("G5", "G8") in {mark.sites for mark in state.marks if mark.kind == "ray"}


def test_a_chain_is_clicked_shot_by_shot() -> None:
    state, _ = played("2 O1 ck O=E6*,C5c,G5c X=G2,I2,I4,I6,I8*,G8", "C5", "G5")
    assert state.mode == "moving"
    state, _ = step(state, Click("G2"))
    state, _ = step(state, Click("G8"))
    assert [str(move) for move in state.moves] == ["aC5>RFB"]


def test_the_rest_of_a_turn_is_given_up_by_a_command_without_a_click() -> None:
    state, _ = played(BONUS, "E5")
    assert state.duty.code == "relati.duty.act_again"
    assert state.ways.finished(())
    state, reply = step(state, Do("end"))
    assert codes(reply) == ["relati.event.end"]
    assert state.position.turn == 1


def test_ending_a_turn_too_early_is_refused_with_a_reason() -> None:
    state, reply = played(BONUS, Do("end"))
    assert codes(reply) == ["relati.refuse.choose_square"]
    assert state.at == 0
    _, reply = played(BONUS, Type("end"))
    assert codes(reply) == ["relati.refuse.must_act_first"]


def test_a_cut_is_told_level_by_level_and_stays_marked() -> None:
    state, reply = played(WAVE, "D4")
    assert codes(reply).count("relati.event.cut") == 2
    assert {site for m in reply.marks if m.kind == "cut" for site in m.sites} == {"C3", "A3", "A1"}
    assert state.pieces["C3"] == LOST


def test_after_the_end_there_is_nothing_to_choose() -> None:
    state, reply = played("2@5 O1 r", "B2", "A1", "B1", "A3", "A2", Do("moves"))
    assert codes(reply) == [state.duty.code] == ["relati.outcome.only_one_can_act"]


def test_three_players_take_turns_and_four_find_room() -> None:
    state = begin_play(relati.start(3))
    for site in ("C3", "K3", "G11", "D4"):
        state, _ = step(state, Click(site))
    assert [state.pieces[site].owner for site in ("C3", "K3", "G11", "D4")] == [0, 1, 2, 0]
    assert state.position.turn == 1
    assert len(relati.start(4).board.squares) == 17 * 17


def test_a_game_that_nobody_wins_has_an_ending_of_its_own() -> None:
    position = relati.start(size=5)
    while not position.outcome or position.outcome.winner is not None:
        position = _random_game(position)
    state = begin_play(position)
    assert state.mode == "over"
    assert state.duty.code == "relati.outcome.nobody_can_act"
    assert state.duty.params == {}
    _, reply = step(state, Click("A1"))
    assert codes(reply) == ["relati.refuse.game_over"]


def _random_game(position: relati.Position) -> relati.Position:
    """A game on the smallest board; the seed is the position that the last one ended with."""
    chance = Random(position.text)
    position = relati.start(size=5)
    while not position.outcome:
        position = position.play(chance.choice(position.legal_moves))
    return position


def test_a_film_shows_the_symbol_then_its_path_then_the_wave() -> None:
    frames = film(Record.of(relati.parse(WAVE), ["D4"]), asks=[1])
    told = [frame.note.code for frame in frames]
    assert told[1:] == [
        "demo.ask_sign",
        "relati.event.place",
        "relati.event.connects_via",
        "relati.event.cut",
        "relati.event.cut",
    ]
    assert "path_remote_normal" in kinds(frames[3].marks)
    assert frames[4].pieces["C3"] == LOST
    assert frames[4].pieces["A1"] == Piece(0, "symbol")
    assert frames[5].pieces["A1"] == LOST


def test_actions_are_told_in_words_and_never_as_codes() -> None:
    fired = "2 O1 ck O=E6*,C5c,G5c X=G2,I2,I4,I6,I8*,G8"
    _, reply = played(fired, "C5", "G5", "G2", "G8", Do("last"))
    told = "\n".join(text for note in reply.notes for text in Words("en")(note.code, **note.params))
    assert "hits × on G2: the symbol dies" in told
    assert "aC5" not in told
    state, reply = played(BUILD_OR_MIGRATE, "C5")
    assert state.mode == "choosing"
    assert Words("en")(state.duty.code, **state.duty.params) == (
        "Choice 1 of 2. Nothing is done yet: confirm it, or look at the others.",
    )
    assert codes(reply) == ["relati.event.build"]


def test_between_shots_the_duty_names_the_next_targets() -> None:
    state, _ = played("2 O1 ck O=E6*,C5c,G5c X=G2,I2,I4,I6,I8*,G8", "C5", "G5")
    assert state.duty == Note("relati.play.go_on", {"sites": ("G2", "G8")})


def test_what_a_written_action_does_is_told_in_words() -> None:
    few = begin_play(relati.parse("2 O1 qckm O=E2,D4* X=D5*,B6"))
    many = begin_play(relati.parse("2 O1 qckm O=D1+,G1,H1,E2c,G3,D4* X=B3,A4,E4,A5,D5*,B6,F6,D7"))
    asked = ((few, "cE2"), (few, "mE2"), (many, "aE2>B"))
    assert [tell(Words("en"), step(state, Why(text))[1].notes)[0] for state, text in asked] == [
        "cE2 is allowed. ○ turns the symbol on E2 into a cannon.",
        "mE2 is allowed. The symbol on E2 becomes the root of ○, and the old root on D4 dies.",
        "aE2>B is allowed. ○'s cannon on E2 hits × on E4: the symbol dies.",
    ]
