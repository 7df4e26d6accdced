"""A goal is data: its name, its parameters, and the game that has it. Who judges it is found by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, ClassVar, NamedTuple

from ruleboard.lang import has
from ruleboard.rules import registry
from ruleboard.rules.arguments import checked_class
from ruleboard.rules.base import Note, Params, Position, Site
from ruleboard.rules.errors import Unknown, short_repr
from ruleboard.scene.shapes import Mark
from ruleboard.teaching.contributions import brought, names


class Finding(NamedTuple):
    """What a judge finds in a move."""

    met: bool
    sites: tuple[Site, ...] = ()  # what proves a miss
    params: Params = {}  # what else there is to say of a miss
    marks: tuple[Mark, ...] = ()  # how to show it, where the events of the move do not
    reasons: tuple[Note, ...] = ()  # those of the move that prove that it is met; by default all


Judge = Callable[..., Finding]
"""A position, a legal move and the parameters of the goal in; whether the move reaches it out."""


@checked_class
@dataclass(frozen=True, slots=True)
class Goal:
    """What a move has to achieve, as data: equal by value, and judged by the function that has its name.

    Args:
        code: The name of its judge, which is also that of its sentences.
        params: What the judge and the sentences need to know besides.
        game: The only game that has it; "" if every game has it.

    Raises:
        Unknown: There is no judge of that name.
    """

    example: ClassVar[str] = "rb.goals.wins()"  # for messages about a missing goal

    code: str
    params: Params = field(default_factory=dict, hash=False)
    game: str = ""
    # Found once: a search asks thousands of times.
    _judge: Judge = field(init=False, repr=False, compare=False)

    @classmethod
    def instead_of(cls, got: object) -> Unknown:
        """What is said of something else that is given as a goal: the goals that there are."""
        return Unknown(
            "unknown_goal",
            got=got if isinstance(got, str) else short_repr(got),
            expected=tuple(names("goals")),
        )

    def __post_init__(self) -> None:
        """Refuse what nobody can judge."""
        object.__setattr__(self, "_judge", judge_of(self.game, self.code))

    def task(self, game: str) -> Note:
        """What the learner is asked to do, as a game says it."""
        return Note(f"{game}.goal.{self.code}.task", self.params)

    def principle(self, game: str) -> Note:
        """The first hint: the idea, not the move."""
        return Note(f"{game}.goal.{self.code}.principle", self.params)

    def ahead(self, game: str) -> Note:
        """The first hint where it takes several moves: what to look for before the last of them."""
        own = f"{game}.goal.{self.code}.ahead"
        return Note(own if has(own) else "exercise.ahead", self.params)

    def met(self, position: Position, move: Any) -> bool:
        """Whether a legal move achieves the goal.

        Args:
            position: Where the move is played.
            move: A legal move of that position.
        """
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
        return Note(f"{position.game}.goal.{self.code}.miss", params, found.sites)


def judge_of(game: str, name: str) -> Judge:
    """Who judges a goal that one game has, or every game."""
    for_all = import_module("ruleboard.teaching.goals")
    module = brought(registry.game(game).name, "goals") if game else for_all
    judges: Mapping[str, Judge] = getattr(module, "JUDGES", {})
    if name not in judges:
        raise Unknown("unknown_goal", got=name, expected=tuple(judges))
    return judges[name]
