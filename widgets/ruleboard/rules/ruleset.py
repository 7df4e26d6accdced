"""What the rules of every game do alike: tell themselves apart, mix subject by subject, refuse impossible settings.

A game's `Rules` are a frozen dataclass of switches with a `name`; these functions are what its methods are made of.
The name is part of them: under another name they are somebody's own rules, whatever they say.
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

LARGEST = 1_000_000  # the largest number that a switch takes


def title(rules: Rules, presets: Mapping[str, Rules], titles: type[Code]) -> Note:
    """What rules are called: a preset as the code of its name says, others by the name that their author gave them.

    A preset that has no code yet is called by its name like any others, so that a new one can be played at once.
    """
    code = titles.__members__.get(rules.name.upper())
    if code is not None and presets.get(rules.name) == rules:
        return Note(code)
    return Note(titles["OWN"], {"name": rules.name})


def differences(rules: Rules, usual: Rules) -> tuple[Note, ...]:
    """What rules say otherwise than the usual ones, in the order in which one would tell it."""
    there = usual.statements
    return tuple(said for subject, said in rules.statements.items() if said != there[subject])


def with_subject(rules: R, subject: str, other: R, subjects: Mapping[str, tuple[str, ...]]) -> R:
    """Rules that are as others on one subject. `subjects` names the switches that settle each of them."""
    if subject not in subjects:
        raise Unknown("unknown_switch", got=subject, expected=tuple(subjects))
    changed: R = rules.replace(**{switch: getattr(other, switch) for switch in subjects[subject]})
    return changed


def switches(rules: Any) -> tuple[str, ...]:
    """The names of everything that rules, or a class of rules, can differ in."""
    return tuple(field.name for field in fields(rules) if field.name != "name")


def replace(rules: R, **changes: Any) -> R:
    """Rules with some switches, or their name, set otherwise; the class itself judges the settings."""
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
    """Refuse a setting that is none of those its switch has; what is on or off has these two."""
    for field in fields(rules):
        possible = (False, True) if isinstance(field.default, bool) else choices.get(field.name)
        if possible is None:
            continue
        got = getattr(rules, field.name)
        if got not in possible or not isinstance(got, type(possible[0])):
            expected = tuple(map(str, possible))
            raise BadValue("impossible_setting", got=got, at=field.name, expected=expected)


def check_numbers(rules: Any, least: Mapping[str, int]) -> None:
    """Refuse a setting that is no whole number, or a smaller one than its switch allows."""
    for switch, fewest in least.items():
        got = getattr(rules, switch)
        if not is_number(got, fewest):
            raise BadValue("bad_setting", got=got, at=switch, expected=f"≥ {fewest}")
        if got > LARGEST:
            raise BadValue("bad_setting", got=got, at=switch, expected=f"≤ {LARGEST}")


def expression(rules: Any, game: str, presets: Mapping[str, Any]) -> str:
    """Rules as one would write them in Python: by the name of a preset, or by what is not as usual in them."""
    for name, preset in presets.items():
        if preset == rules:
            return f"{game}.{name.upper()}"
    given = [
        f"{field.name}={getattr(rules, field.name)!r}"
        for field in fields(rules)
        if getattr(rules, field.name) != field.default
    ]
    return f"{game}.Rules({', '.join(given)})"
