"""A goal is data: its name, its parameters, and the game that has it. Who judges it is found by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from ruleboard.rules import registry
from ruleboard.rules.base import Note, Params, Position, Site, Unknown
from ruleboard.scene.shapes import Mark


class Finding(NamedTuple):
    """What a judge finds in a move."""

    met: bool
    sites: tuple[Site, ...] = ()  # what proves a miss
    params: Params = {}  # what else there is to say of a miss
    marks: tuple[Mark, ...] = ()  # how to show it, where the events of the move do not
    reasons: tuple[
        Note, ...
    ] = ()  # which of the move's reasons prove that it is met; by default all
    line: tuple[
        Any, ...
    ] = ()  # the moves that follow and show it: a refutation, or what was set up


Judge = Callable[..., Finding]
"""A position, a legal move and the parameters of the goal in; whether the move reaches it out."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What a move has to achieve, and the codes of what is said about it."""

    code: str
    params: Params = field(default_factory=dict, hash=False)
    game: str = ""  # the only game that has it

    def __post_init__(self) -> None:
        """Refuse what nobody can judge."""
        judge_of(self.game, self.code)

    @property
    def task(self) -> Note:
        """What the learner is asked to do."""
        return Note(f"{self._key}.task", self.params)

    @property
    def principle(self) -> Note:
        """The first hint: the idea, not the move."""
        return Note(f"{self._key}.principle", self.params)

    def met(self, position: Position, move: Any) -> bool:
        """Whether a legal move achieves the goal."""
        return self.judge(position, move).met

    def judge(self, position: Position, move: Any) -> Finding:
        """What is to be found in a legal move."""
        return self._judge(position, move, **self.params)

    def miss(self, position: Position, move: Any) -> Note:
        """Why a legal move does not achieve it."""
        found = self.judge(position, move)
        params = {**self.params, **found.params}
        if found.sites:
            params["sites"] = found.sites
        return Note(f"{self._key}.miss", params, found.sites)

    @property
    def _key(self) -> str:
        return f"{self.game}.goal.{self.code}" if self.game else f"goal.{self.code}"

    @property
    def _judge(self) -> Judge:
        return judge_of(self.game, self.code)


def judge_of(game: str, code: str) -> Judge:
    """Who judges a goal that one game has, or every game."""
    for_all = import_module("ruleboard.teaching.goals")
    module = goals_of(registry.game(game).name) if game else for_all
    judges: Mapping[str, Judge] = getattr(module, "JUDGES", {})
    if code not in judges:
        raise Unknown("unknown_goal", got=code, expected=", ".join(judges))
    return judges[code]


def goals_of(game: str) -> ModuleType | None:
    """The goals that a game brings: a module with a function for each, named in `__all__`, and a table of JUDGES."""
    found: ModuleType | None = getattr(registry.part(game, "teaching"), "goals", None)
    return found
