"""How sets of rules are told apart and mixed, whatever game they are of: subject by subject."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from ruleboard.rules.base import Note, Unknown

R = TypeVar("R", bound=Any)


class Telling(Protocol):
    """Rules that say something on each subject of their game."""

    @property
    def statements(self) -> Mapping[str, Note]: ...


class Named(Protocol):
    """Rules that have a name."""

    @property
    def name(self) -> str: ...


def title(rules: Named, presets: Mapping[str, Named]) -> Note:
    """What rules are called: as a game that everybody knows, or by the name that their author gave them."""
    if presets.get(rules.name) == rules:
        return Note(rules.name)
    return Note("own", {"name": rules.name})


def differences(rules: Telling, usual: Telling) -> tuple[Note, ...]:
    """What rules say otherwise than the usual ones, in the order in which one would tell it."""
    there = usual.statements
    return tuple(said for subject, said in rules.statements.items() if said != there[subject])


def taking(rules: R, subject: str, other: R, subjects: Mapping[str, tuple[str, ...]]) -> R:
    """Rules that are as others on one subject. `subjects` names the switches that settle each of them."""
    if subject not in subjects:
        raise Unknown("unknown_switch", got=subject, expected=", ".join(subjects))
    changed: R = replace(rules, **{switch: getattr(other, switch) for switch in subjects[subject]})
    return changed
