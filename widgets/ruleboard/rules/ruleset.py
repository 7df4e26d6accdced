"""Functions shared by the `Rules` classes of all games: title, comparison, mixing by subject, validation, repr.

A game's `Rules` is a frozen dataclass of switches with a `name`; its methods call these functions. The name counts in
comparisons: the same switches under another name are a different, custom rule set.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, TypeVar
from unicodedata import category

from ruleboard.rules.arguments import is_number
from ruleboard.rules.base import Code, Note, Rules
from ruleboard.rules.errors import BadValue, Unknown

R = TypeVar("R", bound=Any)

LARGEST = 1_000_000  # the upper limit of all numeric switches


def title(rules: Rules, presets: Mapping[str, Rules], titles: type[Code]) -> Note:
    """The title of a rule set: the code of its preset, or else the name that its author chose.

    A preset without a code of its own is titled by its name too, so that a new preset works at once.
    """
    code = titles.__members__.get(rules.name.upper())
    if code is not None and presets.get(rules.name) == rules:
        return Note(code)
    return Note(titles["OWN"], {"name": rules.name})


def differences(rules: Rules, usual: Rules) -> tuple[Note, ...]:
    """The statements of `rules` that differ from those of `usual`, in the order of presentation."""
    there = usual.statements
    return tuple(said for subject, said in rules.statements.items() if said != there[subject])


def with_subject(rules: R, subject: str, other: R, subjects: Mapping[str, tuple[str, ...]]) -> R:
    """A copy of `rules` that follows `other` on one subject; `subjects` lists the switches of each subject."""
    if subject not in subjects:
        raise Unknown("unknown_switch", got=subject, expected=tuple(subjects))
    changed: R = rules.replace(**{switch: getattr(other, switch) for switch in subjects[subject]})
    return changed


def switches(rules: Any) -> tuple[str, ...]:
    """The names of all switches of a rule set, or of a class of rules."""
    return tuple(field.name for field in fields(rules) if field.name != "name")


def replace(rules: R, **changes: Any) -> R:
    """A copy with some switches, or the name, changed; the class validates the settings in `__post_init__`."""
    known = switches(rules)
    for switch in changes:
        if switch not in (*known, "name"):
            raise Unknown("unknown_switch", got=switch, expected=tuple(known))
    if "name" in changes:
        check_name(changes["name"])
    changed: R = dataclasses.replace(rules, **changes)
    return changed


def check_name(name: object) -> None:
    """Validate a name: not empty, and printable."""
    if not isinstance(name, str) or not name.strip() or any(map(_unseen, name)):
        raise BadValue("nameless_rules", got=name)


def _unseen(sign: str) -> bool:
    """True for control characters and lone surrogates."""
    return not sign.isprintable() and category(sign) in ("Cc", "Cs")


def check_choices(rules: Any, choices: Mapping[str, Sequence[object]]) -> None:
    """Validate switches that have a fixed set of settings; a bool is True or False."""
    for field in fields(rules):
        possible = (False, True) if isinstance(field.default, bool) else choices.get(field.name)
        if possible is None:
            continue
        got = getattr(rules, field.name)
        if got not in possible or not isinstance(got, type(possible[0])):
            expected = tuple(map(str, possible))
            raise BadValue("impossible_setting", got=got, at=field.name, expected=expected)


def check_numbers(rules: Any, least: Mapping[str, int]) -> None:
    """Validate numeric switches: an int between the switch's minimum and LARGEST."""
    for switch, fewest in least.items():
        got = getattr(rules, switch)
        if not is_number(got, fewest):
            raise BadValue("bad_setting", got=got, at=switch, expected=f"≥ {fewest}")
        if got > LARGEST:
            raise BadValue("bad_setting", got=got, at=switch, expected=f"≤ {LARGEST}")


def expression(rules: Any, game: str, presets: Mapping[str, Any]) -> str:
    """The rules as a Python expression: a preset's constant, or a constructor call with the non-default switches."""
    for name, preset in presets.items():
        if preset == rules:
            return f"{game}.{name.upper()}"
    given = [
        f"{field.name}={getattr(rules, field.name)!r}"
        for field in fields(rules)
        if getattr(rules, field.name) != field.default
    ]
    return f"{game}.Rules({', '.join(given)})"
