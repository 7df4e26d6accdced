"""Goals of Relati: what meets them, and what does not."""

from __future__ import annotations

import pytest

from ruleboard import goals
from ruleboard.rules import BadValue, relati
from ruleboard.teaching.outlook import answers


@pytest.mark.parametrize(
    ("text", "goal", "right", "wrong"),
    [
        ("2 O1 - O=E5* X=E4*,E6", goals.connects("straight_turn"), {"D3", "F3", "D7", "F7"}, "D5"),
        (
            "2 O1 - O=E5* X=E3*,D5,F5,E7",
            goals.connects("turn_turn"),
            {"D3", "F3", "D7", "F7"},
            "E4",
        ),
        ("2 X1 - O=E5*,C3,A3,A1 X=F5*,F4,G4", goals.disconnects(3), {"D4"}, "G5"),
        (
            "2 O1 - O=E5*,C3,A3,A1 X=F5*,F4,G4,D4",
            goals.heals(3),
            {"D3", "E3", "C4", "E4", "C5", "D5"},
            "E6",
        ),
        ("2@7 O1 q O=F5,E5*,C5 X=D1,D5,B3*", goals.earns(2), {"C4"}, "C3"),
        ("2@7 O1 m O=D4*,C3,B4,D2,D1 X=C4*", goals.migrates(), {"mC3", "mD2"}, "E5"),
        ("2@7 O1 cm O=D4*,B4,A3,F4 X=D7c,F7*", goals.migrates(), {"mB4", "mF4"}, "cB4"),
    ],
)
def test_goals_of_connections_accept_what_reaches_them(
    text: str, goal: goals.Goal, right: set[str], wrong: str
) -> None:
    position = relati.parse(text)
    assert {str(move) for move in answers(position, goal)} == right
    assert not goal.met(position, position.move(wrong))


def test_any_connection_will_do_where_no_shape_is_asked_for() -> None:
    position = relati.parse("2 O1 - O=E5* X=I9*")
    assert len(answers(position, goals.connects())) == 24


def test_a_shape_that_does_not_exist_cannot_be_a_goal() -> None:
    with pytest.raises(BadValue) as caught:
        goals.connects("zigzag")
    assert caught.value.code == "impossible_goal"
