"""What all rules do alike, on rules that are made up here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from ruleboard.rules import BadValue, Code, Note, Unknown, ruleset


class Title(Code):
    """What rules are called here."""

    PLAIN = "plain", "the usual ones"
    OWN = "own", "any others", "name"


@dataclass(frozen=True, kw_only=True)
class Rules:
    """Two switches and a number."""

    name: str
    colour: str = "green"
    loud: bool = False
    most: int = 3

    @property
    def title(self) -> Note:
        return ruleset.title(self, PRESETS, Title)

    @property
    def statements(self) -> Mapping[str, Note]:
        return {"looks": Note(self.colour), "sounds": Note(str(self.loud)), "most": Note("most")}

    def differences(self, other: Rules | None = None) -> tuple[Note, ...]:
        return ruleset.differences(self, PLAIN if other is None else other)

    def with_subject(self, subject: str, other: Rules) -> Rules:
        return ruleset.with_subject(self, subject, other, {"looks": ("colour",), "most": ("most",)})

    def replace(self, **switches: Any) -> Rules:
        return ruleset.replace(self, **switches)

    def __post_init__(self) -> None:
        ruleset.check_choices(self, {"colour": ("green", "red")})
        ruleset.check_numbers(self, {"most": 1})


PLAIN = Rules(name="plain")
NEW = Rules(name="new", loud=True)
PRESETS = {"plain": PLAIN, "new": NEW}


def test_a_preset_is_called_by_its_code_and_by_its_name_as_long_as_it_has_none() -> None:
    assert PLAIN.title == Note(Title.PLAIN)
    assert NEW.title == Note(Title.OWN, {"name": "new"})
    assert PLAIN.replace(loud=True).title == Note(Title.OWN, {"name": "plain"})


def test_rules_are_written_by_what_is_unusual_in_them() -> None:
    assert ruleset.expression(PLAIN, "game", PRESETS) == "game.PLAIN"
    mine = PLAIN.replace(name="mine", colour="red")
    assert ruleset.expression(mine, "game", PRESETS) == "game.Rules(name='mine', colour='red')"


def test_a_subject_is_taken_from_others_with_all_its_switches() -> None:
    red = PLAIN.replace(colour="red", most=5)
    assert PLAIN.with_subject("looks", red) == PLAIN.replace(colour="red")
    assert PLAIN.with_subject("looks", red).differences() == (Note("red"),)


@pytest.mark.parametrize(
    ("switches", "code"),
    [
        ({"taste": "sweet"}, "unknown_switch"),
        ({"colour": "blue"}, "impossible_setting"),
        ({"colour": None}, "impossible_setting"),
        ({"loud": 1}, "impossible_setting"),
        ({"most": 0}, "bad_setting"),
        ({"most": True}, "bad_setting"),
        ({"most": "3"}, "bad_setting"),
        ({"name": 5}, "nameless_rules"),
        ({"name": " "}, "nameless_rules"),
    ],
)
def test_what_cannot_be_set_is_refused(switches: dict[str, Any], code: str) -> None:
    with pytest.raises((BadValue, Unknown)) as caught:
        PLAIN.replace(**switches)
    assert caught.value.code == code
