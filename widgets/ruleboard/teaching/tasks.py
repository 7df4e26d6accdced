"""The tasks of a practice as an author writes them: one line each, data only, the same for every language.

An exercise is a position and a goal, a question a position and what is asked of it. Who asks a question is found by its
name, among the questions for all games and those that a game brings itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module

from ruleboard.rules import begin, registry
from ruleboard.rules.base import Note, Params, Position, Site
from ruleboard.rules.errors import BadArgument, BadValue, Unknown, short_repr
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import Reply
from ruleboard.teaching import narration
from ruleboard.teaching.contributions import brought
from ruleboard.teaching.goal import Goal
from ruleboard.teaching.tries import Written, listed

Placed = str | Position | None
"""Where a task begins: a position as text or as itself, or the start of the game."""


SILENT = Reply()


@dataclass(frozen=True, slots=True)
class Task:
    """An exercise: a position, what a move has to achieve, and in how many moves."""

    position: Placed
    goal: Goal
    moves: int = 1
    rules: str = ""  # of this task; by default those of the practice
    tries: tuple[Written, ...] = ()  # first moves that a text invites to: they cost nothing

    @classmethod
    def instead_of(cls, got: object) -> BadArgument:
        """What is said of something else that is given as a task: how one writes a task."""
        return BadArgument(
            "not_a_task",
            got=got if isinstance(got, str) else short_repr(got),
            expected='rb.task("…", rb.goals.wins())',
        )


@dataclass(frozen=True, slots=True)
class Question:
    """A question about a position: its name, its parameters, and the game that has it."""

    name: str
    position: Placed
    params: Params = field(default_factory=dict, hash=False)
    rules: str = ""
    game: str = ""  # the only game that has it


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the answers to choose from, under a number that is also its key."""

    number: int
    label: Note | str  # a number needs no words
    right: bool = False
    miss: Reply = SILENT  # what whoever takes it wrongly hears, and sees


@dataclass(frozen=True, slots=True)
class Asked:
    """What a question comes to in its position, as the rules see it: sites to click, or answers to choose from."""

    task: Note
    idea: Note  # the first hint
    proof: Reply  # why the answer is right
    sites: tuple[Site, ...] = ()  # all of them are to be clicked
    begun: tuple[Site, ...] = ()  # clicks that come before
    choices: tuple[Choice, ...] = ()
    marks: tuple[Mark, ...] = ()  # on the board while it is asked
    turn: bool = True  # whether it matters who is to move


Asker = Callable[..., Asked]
"""A position and the parameters of a question in; what it comes to there out."""


@narration.in_words
def task(
    position: Placed,
    goal: Goal,
    *,
    moves: int = 1,
    rules: str = "",
    tries: Sequence[Written] = (),
) -> Task:
    """An exercise among the tasks of a practice: `rb.task("W:W32:B28", rb.goals.captures(1))`.

    Args:
        position: Where the exercise begins, as text or as a `Position`. None: the start of the game.
        goal: What a move has to achieve.
        moves: In how many moves of the learner, whatever the opponent replies.
        rules: The rule set of this exercise, if it is not that of the practice.
        tries: First moves that the text of the lesson invites to: they are answered as any other and cost no star.

    Raises:
        Unknown: `tries` is not a list of moves.
        BadArgument: Something is not of the kind that is expected, such as a goal without its brackets.
    """
    return Task(position, goal, moves, rules, listed(tries))


def placed(given: Task | Question, game: str) -> Position:
    """The position of a task in a practice of some game, "draughts" or "draughts:fmjd"."""
    family = registry.game(game.partition(":")[0]).name
    start = given.position
    if start is None or isinstance(start, str):
        return begin(f"{family}:{given.rules}" if given.rules else game, start)
    if start.game != family:
        raise BadValue("task_of_other_game", got=start.game, expected=family)
    return start


def asked(question: Question, position: Position) -> Asked:
    """What a question comes to in its position."""
    if question.game not in ("", position.game):
        raise BadValue("question_of_other_game", got=question.name, expected=question.game)
    return asker_of(question.game, question.name)(position, **question.params)


def asker_of(game: str, name: str) -> Asker:
    """Who asks a question that one game has, or every game."""
    for_all = import_module("ruleboard.teaching.ask")
    module = brought(registry.game(game).name, "questions") if game else for_all
    askers: Mapping[str, Asker] = getattr(module, "ASKERS", {})
    if name not in askers:
        raise Unknown("unknown_question", got=name, expected=tuple(askers))
    return askers[name]
