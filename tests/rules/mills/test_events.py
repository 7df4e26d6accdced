"""The steps of a turn in order, what they change, and what is said of a turn; every code is in its table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, partial

import pytest

from ruleboard.rules import Code, Event, Note, Role, Unknown, mills
from ruleboard.rules.mills import CHENGSAN, LASKER, MELNITSA, MOLENDINUM, STANDARD
from ruleboard.rules.mills.codes import Counted, Duty, Ended, Fault, Happened, Reason
from ruleboard.rules.mills.pieces import MEN
from tests.rules.mills import chance
from tests.rules.mills.known import known


def told(position: mills.Position, move: str) -> list[tuple[str, str]]:
    """The codes of a turn's events, with their sites."""
    return [(event.code, " ".join(event.sites)) for event in position.events(position.move(move))]


def test_a_placing_is_one_event() -> None:
    (event,) = mills.start().events(mills.start().move("d6"))
    assert event == Event(
        Happened.PLACE, {"player": 0, "at": "d6", "n": 8}, ("d6",), (("d6", MEN[0]),), 1, Role.MOVED
    )


def test_a_mill_is_closed_then_the_removable_men_are_shown_then_one_goes() -> None:
    position = mills.parse("W:Wb6,d6:Ba1,d1,g1,b2,f2:H6,4")
    move = position.move("f6xb2")
    place, mill, choose, remove = position.events(move)
    assert (place.code, place.after) == (Happened.PLACE, 1)
    assert (mill.code, mill.sites, mill.after) == (Happened.MILL_CLOSED, ("b6", "d6", "f6"), 1)
    assert (choose.code, choose.sites, choose.after) == (Happened.CHOOSE_REMOVAL, ("b2", "f2"), 1)
    assert (choose.params, choose.barred) == ({"player": 0, "n": 1}, ("a1", "d1", "g1"))
    assert (remove.code, remove.sites, remove.after) == (Happened.REMOVE, ("b2",), 2)
    assert remove.changes == (("b2", None),)


def test_where_all_stand_in_mills_any_may_be_chosen() -> None:
    position = mills.parse("W:Wa7,d7,g4,b2:Ba1,d1,g1,a4,b4,c4")
    assert told(position, "g4-g7xa4") == [
        (Happened.MOVE, "g4 g7"),
        (Happened.MILL_CLOSED, "a7 d7 g7"),
        (Happened.CHOOSE_ANY_REMOVAL, "a4 b4 c4 a1 d1 g1"),
        (Happened.REMOVE, "a4"),
    ]


def test_two_mills_light_up_and_two_men_go_one_after_another() -> None:
    position = mills.parse("W:Wb6,f6,d7,d5:Ba1,g1,c4,e4:H5,5", MELNITSA)
    events = position.events(position.move("d6xa1xc4"))
    assert [event.code for event in events] == [
        Happened.PLACE, Happened.MILL_CLOSED, Happened.MILL_CLOSED,
        Happened.CHOOSE_REMOVAL, Happened.REMOVE, Happened.CHOOSE_NEXT_REMOVAL, Happened.REMOVE,
    ]  # fmt: skip
    assert [event.params["n"] for event in events[3::2]] == [2, 1]
    assert [event.after for event in events] == [1, 1, 1, 1, 2, 2, 3]


def test_the_second_removal_lapses_when_the_rest_is_safe() -> None:
    position = mills.parse("W:Wb6,f6,d7,d5:Ba1,d1,g1,c4:H5,5", MELNITSA)
    assert told(position, "d6xc4")[-1] == (Happened.REST_LAPSES, "a1 d1 g1")


def test_nothing_is_removed_where_every_man_is_safe() -> None:
    position = mills.parse("W:Wa7,d7,g4,b2:Ba1,d1,g1", MOLENDINUM)
    assert told(position, "g4-g7")[-1] == (Happened.NOTHING_TO_REMOVE, "a1 d1 g1")


def test_chengsan_marks_the_point_and_all_marks_vanish_with_the_last_placing() -> None:
    position = mills.parse("W:Wb6,d6:Bb2,f2:H7,7", CHENGSAN)
    assert told(position, "f6xb2")[-2:] == [(Happened.REMOVE, "b2"), (Happened.MARK_POINT, "b2")]
    last = mills.parse("B:Wb6,d6,g1,d1:Bf2,b2,a4,c3:H0,1:Xa1,g7:T17", CHENGSAN)
    assert told(last, "d2xg1")[-3:] == [
        (Happened.REMOVE, "g1"),
        (Happened.MARKS_VANISH, "g7 a1"),
        (Happened.MOVING_BEGINS, ""),
    ]


def test_jumping_and_flying_are_told_apart_from_moving() -> None:
    jumping = mills.parse("W:Wa7,d7,b4,c3:Bg4,a4,c4,e5", MELNITSA)
    assert told(jumping, "a7-a1")[0] == (Happened.JUMP, "a7 a4 a1")
    flying = mills.parse("W:Wa7,d6,g1:Bb6,f4,c3,e3")
    assert told(flying, "a7-c5")[0] == (Happened.FLY, "a7 c5")
    assert told(flying, "a7-d7")[0] == (Happened.MOVE, "a7 d7")


def test_an_opened_mill_begins_to_wait_in_melnitsa() -> None:
    position = mills.parse("W:Wa7,d7,g7,b2:Bc3,e3,d1,f4,b6", MELNITSA)
    assert told(position, "g7-g4") == [
        (Happened.MOVE, "g7 g4"),
        (Happened.MILL_OPENED, "a7 d7 g7"),
        (Happened.REBUILD_WAITS_ILLEGAL, "a7 d7 g7"),
    ]


def test_flying_begins_for_the_side_that_is_down_to_three() -> None:
    position = mills.parse("W:Wa7,d7,g4,b2,c3:Bc5,e3,d1,f4")
    event = position.events(position.move("g4-g7xf4"))[-1]
    assert (event.code, event.params) == (Happened.FLYING_BEGINS, {"player": 1, "n": 3})


def test_nothing_begins_when_the_game_is_over() -> None:
    position = mills.parse("W:Wa7,d7,g4,b2:Bc5,e3,d1")
    assert told(position, "g4-g7xe3")[-1] == (Happened.REMOVE, "e3")


MIXED = CHENGSAN.replace(
    "mixed", removals="each", jump="own", flies_at=4, rebuild_delay=2, rebuild="no_capture",
    limit_counts="quiet", repetition=3, moves_while_placing=True,
)  # fmt: skip
PLAYED = [*mills.PRESETS.values(), MIXED]


@cache
def games(rules: mills.Rules) -> tuple[tuple[mills.Position, mills.Move | None], ...]:
    """Every position of some games, half of them by players who look for mills, with the turn played there."""
    dice = random.Random(f"events {rules.name}")
    return tuple(
        step
        for number in range(12)
        for step in chance.game(
            rules, partial(chance.choose, chance=dice, seeking=number % 2 == 0), most=110
        )
    )


@pytest.mark.parametrize("rules", PLAYED, ids=lambda rules: rules.name)
def test_the_changes_of_the_events_lead_to_the_next_pieces(rules: mills.Rules) -> None:
    for position, move in games(rules):
        if move is None:
            continue
        pieces = dict(position.pieces)
        order, last = 0, len(position.clicks(move)[0])
        for event in position.events(move):
            for site, piece in event.changes:
                pieces.pop(site, None)
                if piece is not None:
                    pieces[site] = piece
            assert order <= event.after <= last
            order = event.after
        assert pieces == position.play(move).pieces


def said(rules: mills.Rules) -> Iterator[tuple[type[Code], Note]]:
    """Everything that is told in the games of some rules, with the enumeration that its code has to be of."""
    for position, move in games(rules):
        yield Duty, position.duty
        yield from ((Counted, counter) for counter in position.counters)
        if position.outcome:
            winner, reason = position.outcome.winner, position.outcome.reason
            yield Ended, Note(reason, {} if winner is None else {"player": winner})
        if move is not None:
            yield from ((Happened, event) for event in position.events(move))
            yield from ((Reason, note) for note in position.reasons(move))


@pytest.mark.parametrize("rules", PLAYED, ids=lambda rules: rules.name)
def test_every_code_that_is_said_is_one_of_its_list_with_exactly_its_parameters(
    rules: mills.Rules,
) -> None:
    for codes, note in said(rules):
        assert known(codes, note), note


def test_these_games_leave_little_unsaid() -> None:
    met = {(codes, note.code) for rules in PLAYED for codes, note in said(rules)}
    listed = {(codes, code) for codes in (Duty, Counted, Happened, Reason) for code in codes}
    # These have tests of their own.
    rare = {
        (Happened, Happened.REST_LAPSES),
        (Reason, Reason.BLOCKS),
        (Counted, Counted.LAST_MEN),
    }
    assert listed - met <= rare


@pytest.mark.parametrize("rules", PLAYED, ids=lambda rules: rules.name)
def test_the_role_of_an_event_says_what_it_does(rules: mills.Rules) -> None:
    for position, move in games(rules):
        pieces = dict(position.pieces)
        own, enemy = MEN[position.turn], MEN[1 - position.turn]
        for event in position.events(move) if move is not None else ():
            pieces |= {site: piece for site, piece in event.changes if piece is not None}
            men = {site for site, piece in pieces.items() if piece == enemy}
            match event.role:
                case Role.MOVED:
                    assert event.changes[-1] == (event.sites[-1], own)
                case Role.FORMED:
                    assert [pieces[site] for site in event.sites] == [own] * 3
                case Role.CHOICE:
                    assert {*event.sites, *event.barred} == men
                    assert not {*event.sites} & {*event.barred}
                case Role.TAKEN:
                    assert event.changes == tuple((site, None) for site in event.sites)
                    assert {*event.sites} <= men
                case Role.SAFE:
                    assert {*event.sites} == men
                case Role.TOLD:
                    assert (event.sites, event.changes) == ((), ())
                case _:
                    assert event.role is Role.SHOWN
            pieces = {s: p for s, p in pieces.items() if (s, None) not in event.changes}


def test_reasons_say_what_a_turn_achieves_and_why_it_may_surprise() -> None:
    def codes(text: str, move: str, rules: mills.Rules = STANDARD) -> list[str]:
        position = mills.parse(text, rules)
        return [note.code for note in position.reasons(position.move(move))]

    assert codes("W:Wb6,d6:Bb2,f2:H7,7", "f6xb2") == [Reason.MILL_CLOSED]
    assert codes("W:Wb6,d6:Bb2,f2:H7,7", "d2") == [Reason.STOPS_MILL]
    assert codes("W:Wb6,d6:Bb2,f2:H7,7", "a7") == []
    assert codes("W:Wd7,a4,g4,d2,b6,f6:Ba7,g7,a1,g1", "d2-d1") == [Reason.BLOCKS]
    assert codes("W:Wa7,d7,g4,b2:Ba1,d1,g1", "g4-g7xa1") == [
        Reason.MILL_CLOSED,
        Reason.ALL_IN_MILLS,
        Reason.LEAVES_TWO,
    ]
    blocked = "W:Wa7,d7,g4,b2:Ba1,d1,g1"
    assert codes(blocked, "g4-g7", MOLENDINUM) == [Reason.MILL_CLOSED, Reason.NOTHING_TO_REMOVE]
    assert codes("W:Wa7,d6,g1:Bb6,f4,c3,e3", "a7-c5") == [Reason.FLIES]
    assert codes("W:Wa7,d7,b4,c3:Bg4,a4,c4,e5", "a7-a1", MELNITSA) == [Reason.JUMPS]
    assert codes("W:Wa7,g1,c3,e5:Bd7,d1,g4,c4,d3,d5,e4", "a7-a4") == [Reason.ONLY_MOVE]


def test_duty_and_phase_follow_the_course_of_a_game() -> None:
    assert mills.start().duty == Note(Duty.PLACE, {"player": 0, "n": 9})
    assert mills.start(LASKER).duty == Note(Duty.PLACE_OR_MOVE, {"player": 0, "n": 10})
    moving = mills.parse("B:Wa7,d7,b4,c3:Bg4,a4,c4")
    assert moving.duty == Note(Duty.FLY, {"player": 1})
    assert (moving.phase(0), moving.phase(1)) == ("moving", "flying")
    assert mills.parse("W:Wa7,d7:Ba1,g1,d2").duty == Note(Duty.OVER)
    with pytest.raises(Unknown) as caught:
        moving.phase(2)
    assert caught.value.code == Fault.UNKNOWN_PLAYER
