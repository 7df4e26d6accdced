"""Refusals of Relati proved on the board: paths that fail, and where; lines of fire, and what stands in them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ruleboard.lang import LANGUAGES, Words
from ruleboard.machines.play import PlayState
from ruleboard.rules import relati
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import Reply, Type
from ruleboard.session.relati import ANSWERS
from tests.machines import hand
from tests.machines.hand import Given, codes, kinds

CUT = "2 O1 - O=E5*,C3,A3,A1 X=F5*,F4,G4,D4"


def played(text: str, *inputs: Given) -> tuple[PlayState, Reply]:
    return hand.played(relati.parse(text), *inputs)


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
    assert list(ANSWERS.proof(position, refusal)) == wanted


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


def test_a_cannon_aimed_at_an_own_root_is_told_what_shields() -> None:
    _, reply = played("2 O1 c O=E5*,G5c X=G9*,H8,I7", "G5", "E5")
    assert codes(reply) == ["relati.refuse.own_shield"]
    assert Mark("blocked", ("E5",)) in reply.marks


def test_a_symbol_that_may_not_become_the_root_shows_the_blocked_path() -> None:
    _, reply = played("2 O1 m O=E5*,D4,C4,C3 X=I9*,D5", Type("mC4"))
    assert codes(reply) == ["relati.refuse.root_link_blocked"]
    assert "blocked" in kinds(reply.marks)


def test_a_square_without_a_path_shows_every_way_that_fails() -> None:
    _, reply = played("2 O1 - O=E5* X=E4*,I9", "E3")
    assert codes(reply) == ["relati.refuse.no_path_blocked"]
    assert Mark("blocked", ("E4",)) in reply.marks
    assert Mark("path_closed", ("E3", "E4", "E5")) in reply.marks


def test_a_source_that_does_not_count_is_named_and_marked() -> None:
    _, reply = played(CUT, "B2")
    assert codes(reply) == ["relati.refuse.no_path_disconnected"]
    assert Mark("proof", ("A1",)) in reply.marks


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_direction_is_told_in_words(language: str) -> None:
    empty = "2 O1 c O=D5*,E6,G7c X=A1*"
    told: list[Any] = []
    for direction in "FBLR":
        _, reply = played(empty, Type(f"aG7>{direction}"))
        note = reply.notes[0]
        assert note.params["direction"] == direction
        told += Words(language)(note.code, **note.params)
    assert len(set(told)) == len("FBLR")
    assert not any(re.search(r"\b[FBLR]\b", each) for each in told)
