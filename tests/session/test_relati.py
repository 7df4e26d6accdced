"""Relati at the board: choosing between actions, ending a turn, asking about squares, three players, endings."""

from __future__ import annotations

from random import Random

import pytest

from ruleboard.rules import mills, relati
from ruleboard.scene.shapes import Mark
from ruleboard.session import insights
from ruleboard.session.demo import film
from ruleboard.session.inputs import Ask, Click, Do, Input, Reply, Type
from ruleboard.session.play import begin, step
from ruleboard.session.played import PlayState

BUILD_OR_MIGRATE = "2 O1 cm O=E5*,C5,G5 X=E9c,G8*"
BONUS = "2 O1 q O=F2,F3*,F5 X=B4,F4,D6*"
WAVE = "2 X1 - O=E5*,C3,A3,A1 X=F5*,F4,G4"
CUT = "2 O1 - O=E5*,C3,A3,A1 X=F5*,F4,G4,D4"


def played(text: str, *inputs: str | Input) -> tuple[PlayState, Reply]:
    state, reply = begin(relati.parse(text)), Reply()
    for each in inputs:
        state, reply = step(state, Click(each) if isinstance(each, str) else each)
    return state, reply


def codes(reply: Reply) -> list[str]:
    return [note.code for note in reply.notes]


def kinds(marks: tuple[Mark, ...]) -> set[str]:
    return {mark.kind for mark in marks}


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


GUN = "2 O1 c O=E5*,F5,G5c,G3 X=G8,G9*,C4"


@pytest.mark.parametrize(
    ("clicks", "code", "marks"),
    [
        (("G5", "F5"), "own_shield", [("ray", "G5 F5"), ("blocked", "F5")]),
        (("G5", "G9"), "in_the_way", [("ray", "G5 G8"), ("blocked", "G8"), ("proof", "G9")]),
        (("G5", "I5"), "nothing_to_hit", [("ray", "G5 I5"), ("proof", "I5")]),
        (
            ("G5", "C4"),
            "not_in_line",
            [*(("ray", f"G5 {end}") for end in ("G3", "G8", "F5", "I5")), ("proof", "C4")],
        ),
    ],
)
def test_a_refused_shot_draws_the_line_of_fire_and_what_stops_it(
    clicks: tuple[str, ...], code: str, marks: list[tuple[str, str]]
) -> None:
    position = relati.parse(GUN)
    refusal = position.refuse(clicks)
    assert refusal is not None
    assert refusal.code == code
    wanted = [Mark(kind, tuple(sites.split())) for kind, sites in marks]
    assert list(insights.proof(position, refusal)) == wanted


def test_a_refused_shot_is_proved_on_the_board() -> None:
    state, reply = played(GUN, "G5", "G9")
    assert codes(reply) == ["relati.refuse.in_the_way"]
    assert {"ray", "blocked"} <= kinds(reply.marks)
    assert state.at == 0


def test_a_cannon_with_nothing_to_hit_shows_how_far_its_shots_fly() -> None:
    _, reply = played("2 O1 c O=E5*,F5,G5c X=A1*", "G5")
    assert codes(reply) == ["relati.refuse.own_shield"]
    _, reply = played("2 O1 c O=E5*,G6c X=A1*", Type("aG6>R"))
    assert codes(reply) == ["relati.refuse.no_target"]
    assert Mark("ray", ("G6", "I6")) in reply.marks


def test_a_symbol_that_may_not_become_the_root_shows_the_blocked_path() -> None:
    _, reply = played("2 O1 m O=E5*,D4,C4,C3 X=I9*,D5", Type("mC4"))
    assert codes(reply) == ["relati.refuse.root_link_blocked"]
    assert "blocked" in kinds(reply.marks)


def test_asking_shows_what_a_placement_would_cut_and_heal() -> None:
    _, reply = played(WAVE, Ask("D4"))
    assert Mark("cut", ("A1", "A3", "C3")) in reply.marks
    _, reply = played(CUT, Ask("C5"))
    assert Mark("heal", ("A1", "A3", "C3")) in reply.marks


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


def test_a_square_without_a_path_shows_every_way_that_fails() -> None:
    _, reply = played("2 O1 - O=E5* X=E4*,I9", "E3")
    assert codes(reply) == ["relati.refuse.no_path_blocked"]
    assert Mark("blocked", ("E4",)) in reply.marks
    assert Mark("path_closed", ("E3", "E4", "E5")) in reply.marks


def test_a_source_that_does_not_count_is_named_and_marked() -> None:
    _, reply = played(CUT, "B2")
    assert codes(reply) == ["relati.refuse.no_path_disconnected"]
    assert Mark("proof", ("A1",)) in reply.marks


def test_a_cut_is_told_level_by_level_and_stays_marked() -> None:
    state, reply = played(WAVE, "D4")
    assert codes(reply).count("relati.event.cut") == 2
    assert {site for m in reply.marks if m.kind == "cut" for site in m.sites} == {"C3", "A3", "A1"}
    assert state.pieces["C3"] == "0n~"


def test_asking_shows_the_open_paths_by_their_shapes_and_plays_nothing() -> None:
    state, reply = played("2 O1 - O=E5* X=I9*", Ask("F3"))
    assert state.at == 0
    assert codes(reply)[0] == "relati.paths.open"
    assert reply.notes[0].params["count"] == 3
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


def test_after_the_end_there_is_nothing_to_choose() -> None:
    state, reply = played("2@5 O1 r", "B2", "A1", "B1", "A3", "A2", Do("moves"))
    assert codes(reply) == [state.duty.code] == ["relati.outcome.only_one_can_act"]


def test_building_is_confirmed_by_a_second_click_and_left_by_another() -> None:
    state, reply = played("2 O1 c O=E5*,C5,A5 X=I9*,H8", "C5")
    assert (state.mode, state.at, state.duty.code) == ("choosing", 0, "play.confirming")
    assert codes(reply) == ["relati.event.build"]
    left, _ = step(state, Do("cancel"))
    assert (left.mode, left.at) == ("idle", 0)
    done, _ = step(state, Click("C5"))
    assert [str(move) for move in done.moves] == ["cC5"]


def test_a_cannon_aimed_at_an_own_root_is_told_what_shields() -> None:
    _, reply = played("2 O1 c O=E5*,G5c X=G9*,H8,I7", "G5", "E5")
    assert codes(reply) == ["relati.refuse.own_shield"]
    assert Mark("blocked", ("E5",)) in reply.marks


def test_asking_about_a_cannon_shows_its_lines_of_fire() -> None:
    _, reply = played("2 O1 c O=E5*,F5,G5c X=G9*,H8,I7", Ask("G5"))
    assert Mark("ray", ("G5", "G9")) in reply.marks


def test_asking_about_a_square_that_is_not_there_says_so() -> None:
    _, reply = played(WAVE, Ask("Z9"))
    assert codes(reply) == ["relati.error.unknown_site"]


def test_asking_before_the_root_is_placed_says_that_all_is_free() -> None:
    _, reply = step(begin(relati.start()), Ask("E5"))
    assert codes(reply) == ["relati.paths.root"]


def test_life_lines_show_how_much_hangs_on_each_square() -> None:
    state, reply = played(WAVE.replace("X1", "O1"), Do("lines"))
    assert codes(reply) == ["relati.lines.hanging"]
    assert (reply.notes[0].params["at"], reply.notes[0].params["count"]) == ("D4", 3)
    assert "link" in kinds(state.marks)
    assert [(m.sites, m.text) for m in state.marks if m.kind == "heat"] == [(("D4",), "3")]
    _, reply = step(begin(relati.start()), Do("lines"))
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
    assert (state.layer, state.view, reply) == ("", 0, Reply())


def test_a_layer_stays_while_the_game_goes_on_and_tells_itself_after_every_move() -> None:
    state, _ = played(WAVE, Do("lines"))
    before = [mark for mark in state.marks if mark.kind == "link"]
    state, reply = step(state, Click("D4"))
    assert codes(reply)[-1].startswith("relati.lines.")
    assert [mark for mark in state.marks if mark.kind == "link"] != before
    state, reply = step(state, Do("territory"))
    assert (state.layer, "link" in kinds(state.marks)) == ("territory", False)
    state, reply = step(state, Do("undo"))
    assert codes(reply)[0] == "relati.territory.contested"
    state, reply = step(state, Do("territory"))
    assert (state.layer, reply) == ("", Reply())
    assert not kinds(state.marks) & {"territory_0", "contested"}


def test_territory_is_shown_by_owner_and_counted() -> None:
    state, reply = played("2@7 O1 - O=B2* X=F6*", Do("territory"))
    found = relati.territory(relati.parse(state.position.text))
    assert found.own == ((), ())
    assert codes(reply) == ["relati.territory.contested"]
    assert reply.notes[0].params["count"] == len(found.contested) == 47
    assert Mark("contested", found.contested) in state.marks


WALLS = "2@5 O1 - O=C2,D2,E2*,A3,B3,C3,D3,C5 X=A2,B2,E3,A4,B4*,C4,D4,E4"


@pytest.mark.parametrize(("turn", "verdict", "winner"), [("O", "nobody", None), ("X", "wins", 0)])
def test_regions_that_do_not_touch_are_counted_out(
    turn: str, verdict: str, winner: int | None
) -> None:
    state, reply = played(WALLS.replace("O1", f"{turn}1"), Do("territory"))
    assert [note.params["count"] for note in reply.notes[:2]] == [5, 4]
    assert codes(reply)[2:] == ["relati.territory.rule", f"relati.territory.{verdict}"]
    assert reply.notes[-1].params.get("player") == winner
    position, chance = state.position, Random(1)
    while not position.outcome:
        position = position.play(chance.choice(position.legal_moves))
    assert position.outcome.winner == winner


def test_the_layer_of_a_game_with_cannons_counts_but_promises_nothing() -> None:
    _, reply = played(WALLS.replace(" - ", " c "), Do("territory"))
    assert codes(reply) == ["relati.territory.own", "relati.territory.own"]


def test_a_game_without_layers_stays_as_it_is() -> None:
    state, reply = step(begin(mills.start()), Do("territory"))
    assert (state.layer, codes(reply)) == ("", [state.duty.code])


def test_a_game_without_insights_has_none() -> None:
    assert not insights.has_insights(mills.start())
    assert insights.about(mills.start(), "d6") is None
    state, reply = step(begin(mills.start()), Ask("d6"))
    assert (state.at, reply) == (0, Reply())


def test_three_players_take_turns_and_four_find_room() -> None:
    state = begin(relati.start(3))
    for site in ("C3", "K3", "G11", "D4"):
        state, _ = step(state, Click(site))
    assert [state.pieces[site][0] for site in ("C3", "K3", "G11", "D4")] == ["0", "1", "2", "0"]
    assert state.position.turn == 1
    assert len(begin(relati.start(4)).position.board.squares) == 17 * 17


def test_a_game_that_nobody_wins_has_an_ending_of_its_own() -> None:
    position = relati.start(size=5)
    while not position.outcome or position.outcome.winner is not None:
        position = _random_game(position)
    state = begin(position)
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


def test_a_film_draws_the_path_before_the_symbol_and_the_wave_after_it() -> None:
    frames = film(relati.parse(WAVE), ["D4"], asks=[1])
    told = [frame.note.code for frame in frames]
    assert told[1:] == [
        "demo.ask_sign",
        "relati.event.connects_via",
        "relati.event.place",
        "relati.event.cut",
        "relati.event.cut",
    ]
    assert "path_remote_normal" in kinds(frames[2].marks)
    assert frames[4].pieces["C3"] == "0n~"
    assert frames[4].pieces["A1"] == "0n"
    assert frames[5].pieces["A1"] == "0n~"
