"""A move as a story: its events lead to the next position, the wave goes level by level."""

from __future__ import annotations

import pytest

from ruleboard.rules import base, relati
from ruleboard.rules.base import Piece
from ruleboard.rules.relati.codes import Counted, Duty, Happened, Reason
from tests.rules.relati.chance import FEW_PATHS, RULE_SETS, walk

ROLES = {
    Happened.CONNECTS_VIA: base.Role.LINKED,
    Happened.PLACE_ROOT: base.Role.MOVED,
    Happened.PLACE: base.Role.MOVED,
    Happened.BUILD: base.Role.MOVED,
    Happened.MIGRATE: base.Role.MOVED,
    Happened.KILL: base.Role.SHOT,
    Happened.KILL_ROOT: base.Role.SHOT,
    Happened.RELAY: base.Role.SHOT,
    Happened.CUT: base.Role.CUT,
    Happened.DIE: base.Role.CUT,
    Happened.HEAL: base.Role.HEALED,
}
"""What an event does to the board; all others only tell something."""

LINE = "2 X1 - O=E5*,C3,A3,A1 X=F5*,F4,G4"


def told(text: str, move: str) -> list[tuple[str, tuple[str, ...]]]:
    return [(event.code, event.sites) for event in relati.parse(text).events(relati_move(move))]


def relati_move(text: str) -> relati.Move:
    actions = {"c": "build", "a": "attack", "m": "migrate"}
    if text[0] not in actions:
        return relati.Move("place", text)
    site, _, aim = text[1:].partition(">")
    return relati.Move(actions[text[0]], site, aim)


@pytest.mark.parametrize("rules", RULE_SETS + FEW_PATHS[::3], ids=lambda rules: rules.letters)
def test_changes_lead_to_the_next_position(rules: relati.Rules) -> None:
    for players, size, games in ((2, 5, 4), (3, 5, 2), (4, 7, 1)):
        for seed in range(games):
            for position, move in walk(rules, players, size, 3000 + seed):
                events = position.events(move)
                board = dict(position.pieces)
                for event in events:
                    assert isinstance(event.code, Happened)
                    assert set(event.params) == set(event.code.params)
                    assert event.role == ROLES.get(event.code, base.Role.TOLD)
                    board.update((site, each) for site, each in event.changes if each is not None)
                assert board == position.play(move).pieces, (position.text, str(move))
                clicks = len(position.clicks(move)[0])
                assert [e.after for e in events] == sorted(e.after for e in events)
                assert events[-1].after == clicks


def test_a_cut_is_told_level_by_level() -> None:
    assert told("2 X1 - O=E5*,C3,A4,A6 X=F5*,F4", "D4") == [
        ("place", ("D4",)),
        ("connects_via", ("D4", "E4", "F4")),
        ("cut", ("C3",)),
        ("cut", ("A4",)),
        ("cut", ("A6",)),
    ]


def test_a_ring_without_its_root_falls_as_a_whole() -> None:
    position = relati.parse("2 X1 - O=E5*,C3,A3,C1,A1 X=F5*,F4,G4")
    waves = relati.waves(position, "D4")
    assert [(wave.code, wave.player, wave.level, wave.sites) for wave in waves] == [
        ("cut", 0, 1, ("C3",)),
        ("cut", 0, 2, ("A1", "C1", "A3")),
    ]


def test_healing_runs_the_other_way() -> None:
    waves = relati.waves(relati.parse(LINE).play("D4"), "C5")
    assert [(wave.code, wave.level, wave.sites) for wave in waves] == [
        ("heal", 1, ("A3", "C3")),
        ("heal", 2, ("A1",)),
    ]


def test_a_cut_cannon_dies_and_its_death_heals() -> None:
    assert told("2 X1 c O=E5*,C3c,E6 X=F5*,F4,B2", "D4") == [
        ("place", ("D4",)),
        ("connects_via", ("D4", "E4", "F4")),
        ("cut", ("C3",)),
        ("die", ("C3",)),
        ("heal", ("B2",)),
    ]


def test_the_first_symbol_becomes_the_root() -> None:
    (event,) = relati.start().events(relati.Move("place", "E5"))
    assert (event.code, event.changes) == ("place_root", (("E5", Piece(0, "root")),))


def test_each_shot_of_a_chain_is_an_event_of_its_own() -> None:
    position = relati.parse("2 O1 ck O=E6*,C5c,G5c X=G2,I2,I4,I6,I8*,G8")
    events = position.events(relati.Move("attack", "C5", "RFB"))
    shots = [(e.code, e.sites, e.after) for e in events if e.code in {"relay", "kill"}]
    assert shots == [
        ("relay", ("C5", "G5"), 2),
        ("kill", ("G5", "G2"), 3),
        ("kill", ("G5", "G8"), 4),
    ]
    assert events[0].changes == (("C5", Piece(0, "spent")), ("G5", Piece(0, "cannon", number=2)))


def test_a_relay_tells_who_gives_how_many_shells_to_whom() -> None:
    position = relati.parse("2 O1 ck O=E6*,C5c,G5c X=G2,I2,I4,I6,I8*,G8")
    relay, kill, *_ = position.events(relati.Move("attack", "C5", "RFB"))
    assert relay.params == {"player": 0, "source": "C5", "target": "G5", "n": 1, "shells": 2}
    assert kill.params == {"player": 0, "owner": 1, "source": "G5", "target": "G2"}


def test_killing_a_root_is_told_as_such_and_wins() -> None:
    story = told("2 O1 c O=E5*,F5,G5c X=G9*,H8,I7", "aG5>B")
    assert story[0] == ("kill_root", ("G5", "G9"))
    assert story[1:] == [("cut", ("H8",)), ("cut", ("I7",))]
    shot = relati.parse("2 O1 c O=E5*,F5,G5c X=G9*,H8,I7").events(relati_move("aG5>B"))[0]
    assert shot.params == {"player": 0, "owner": 1, "source": "G5", "target": "G9"}


def test_migration_names_the_old_root_and_the_new_one() -> None:
    text = "2 O1 cm O=E5*,C5,G5 X=E9c,G8*"
    assert told(text, "mC5") == [("migrate", ("E5", "C5")), ("cut", ("G5",))]
    migrate = relati.parse(text).events(relati_move("mC5"))[0]
    assert migrate.params == {"player": 0, "source": "E5", "target": "C5"}


def test_a_bonus_is_told_and_so_is_its_lapse() -> None:
    position = relati.parse("2 O1 q O=F2,F3*,F5 X=B4,F4,D6*")
    bonus = position.events(relati.Move("place", "E5"))[-1]
    assert (bonus.code, dict(bonus.params)) == ("bonus", {"player": 0, "n": 2})


def test_further_actions_lapse_when_the_player_cannot_act() -> None:
    text = "2@5 X1 q O=B1,D1,A2,C3,D3*,E3,B4,C4,B5,D5,E5 X=A1,C1,E1,B2,C2,D2,E2,A3,A4,A5*,C5"
    story = [code for code, _ in told(text, "B3")]
    assert story == ["place", "connects_via", "cut", "cut", "bonus", "lapse"]


def test_actions_earned_before_lapse_as_well() -> None:
    text = "3@5 A3+ q O=C1,A2,B2,D2,E2*,D3,A4,C4 X=D1*,E1,C2,B3,C3,E4,B5 A=A3,E3*,B4,A5,C5,D5,E5"
    assert [code for code, _ in told(text, "D4")] == ["place", "connects_via", "lapse"]


def test_who_cannot_act_is_skipped_aloud() -> None:
    position = relati.parse("3@5 O1 - O=E5* X=A1* A=A2*,B1,B2")
    codes = [(e.code, dict(e.params)) for e in position.events(relati.Move("place", "E4"))]
    assert codes[-1] == ("skip", {"player": 1})
    assert position.play("E4").turn == 2


def test_the_last_action_of_all_may_leave_nobody_as_winner() -> None:
    position = relati.parse(FULL)
    assert [str(move) for move in position.legal_moves] == ["B1"]
    assert position.play("B1").outcome == base.Outcome(None, "nobody_can_act")


FULL = "2@5 O1 - O=A1*,C1,C2,C3,B3,A3,B2,A2 X=D1*,D2,D3,D4,C4,B4,A4,E1,E2,E3,E4,A5,B5,C5,D5,E5"
REASONS = {
    Reason.ONLY_MOVE: (FULL, "B1"),
    Reason.CONNECTS_VIA: ("2 O1 - O=E5* X=I9*", "F3"),
    Reason.KILLS: ("2 O1 c O=E5*,F5,G5c X=G9*,H8,I7", "aG5>B"),
    Reason.CUTS: (LINE, "D4"),
    Reason.CUTS_OWN: ("2 O1 c O=E5*,C5,A5 X=I9*,H8", "cC5"),
    Reason.HEALS: ("2 O1 - O=E5*,C3 X=F5*,D4", "C5"),
    Reason.HEALS_OTHERS: ("2 X1 m O=E5*,C3 X=D4*,F4", "mF4"),
    Reason.CANNONS_DIE: ("2 X1 c O=E5*,C3c,E6 X=F5*,F4,B2", "D4"),
    Reason.BONUS: ("2 O1 q O=F2,F3*,F5 X=B4,F4,D6*", "E5"),
    Reason.WINS: ("2 O1 c O=E5*,F5,G5c X=G9*,H8,I7", "aG5>B"),
    Reason.NO_WINNER: (FULL, "B1"),
}


@pytest.mark.parametrize("code", Reason)
def test_every_reason_has_its_case(code: Reason) -> None:
    text, move = REASONS[code]
    assert code in {note.code for note in relati.parse(text).reasons(relati_move(move))}


def test_reasons_duties_and_counters_keep_their_parameters() -> None:
    for seed in range(6):
        for position, move in walk(relati.ALL, 2, 5, 4000 + seed):
            duty = position.duty
            assert isinstance(duty.code, Duty)
            assert set(duty.params) == set(duty.code.params)
            for note in position.reasons(move):
                assert isinstance(note.code, Reason)
                assert set(note.params) == set(note.code.params)
            for counter in position.counters:
                assert isinstance(counter.code, Counted)
                assert set(counter.params) == set(counter.code.params)
                assert counter.each == (counter.code is not Counted.ACTIONS)
                assert counter.left is None


def test_reasons_name_each_shape_once() -> None:
    position = relati.parse("2 O1 - O=E5* X=I9*")
    notes = position.reasons(relati.Move("place", "F3"))
    shapes = [note.params["shape"] for note in notes if note.code == "connects_via"]
    assert shapes == ["straight_turn", "turn_straight", "turn_turn"]


def test_duties() -> None:
    assert relati.start().duty.code == "place_root"
    assert relati.parse("2 O1 - O=E5* X=I9*").duty.code == "place"
    assert relati.parse("2 O1 c O=E5* X=I9*").duty.code == "act"
    again = relati.parse("2 O2+ q O=E5* X=I9*").duty
    assert (again.code, again.params["n"]) == ("act_again", 2)
    assert relati.parse("2 O0 c O=E5*,F5,G5e X=G9+,H8,I7").duty.code == "over"
