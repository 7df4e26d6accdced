"""A goal is data: its name, its parameters, and the game that has it. Its judge function is looked up by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, ClassVar, NamedTuple

from ruleboard.rules import registry
from ruleboard.rules.arguments import checked_class
from ruleboard.rules.base import Note, Params, Position, Site
from ruleboard.rules.errors import Unknown, short_repr
from ruleboard.scene.shapes import Mark
from ruleboard.teaching.contributions import brought, names


class Finding(NamedTuple):
    """The result of judging a move."""

    met: bool
    sites: tuple[Site, ...] = ()  # that prove a miss
    params: Params = {}  # of the sentence about a miss
    marks: tuple[Mark, ...] = ()  # if the marks of the move's events are not enough
    reasons: tuple[Note, ...] = ()  # reasons that prove success; default: all of the move


Judge = Callable[..., Finding]
"""Called with a position, a legal move and the parameters of the goal."""


@checked_class
@dataclass(frozen=True, slots=True)
class Goal:
    """What a move has to achieve, as data: compared by value, judged by the function of its name.

    Args:
        code: The name of its judge, and part of the keys of its sentences.
        params: Parameters for the judge and the sentences.
        game: The only game that has it; "" if every game has it.

    Raises:
        Unknown: There is no judge of that name, or no such game.
    """

    example: ClassVar[str] = "rb.goals.wins()"  # for messages about a missing goal

    code: str
    params: Params = field(default_factory=dict, hash=False)
    game: str = ""
    # Cached: a search calls it thousands of times.
    _judge: Judge = field(init=False, repr=False, compare=False)

    @classmethod
    def instead_of(cls, got: object) -> Unknown:
        """The exception for a value that is not a goal: it lists the goals."""
        return Unknown(
            "unknown_goal",
            got=got if isinstance(got, str) else short_repr(got),
            expected=tuple(names("goals")),
        )

    def __post_init__(self) -> None:
        object.__setattr__(self, "_judge", judge_of(self.game, self.code))

    def task(self, game: str) -> Note:
        """The task for the learner, in the words of a game."""
        return Note(f"{game}.goal.{self.code}.task", self._counted)

    @property
    def _counted(self) -> Params:
        """The parameters of the sentences: with the number of sites, which selects the plural form."""
        sites = self.params.get("sites", ())
        return {"n": len(sites), **self.params} if sites else self.params

    def met(self, position: Position, move: Any) -> bool:
        """Whether a legal move achieves the goal.

        Args:
            position: Where the move is played.
            move: A legal move of that position.
        """
        return self._judge(position, move, **self.params).met

    def judge(self, position: Position, move: Any) -> Finding:
        """Judge a legal move."""
        return self._judge(position, move, **self.params)

    def miss(self, position: Position, move: Any) -> Note:
        """Why a legal move does not achieve the goal."""
        found = self.judge(position, move)
        params = {**self._counted, **found.params}
        if found.sites:
            params["sites"] = found.sites
        return Note(f"{position.game}.goal.{self.code}.miss", params, found.sites)


def judge_of(game: str, name: str) -> Judge:
    """The judge of a goal: of one game, or of every game if `game` is ""."""
    for_all = import_module("ruleboard.teaching.goals")
    module = brought(registry.game(game).name, "goals") if game else for_all
    judges: Mapping[str, Judge] = getattr(module, "JUDGES", {})
    if name not in judges:
        raise Unknown("unknown_goal", got=name, expected=tuple(judges))
    return judges[name]
