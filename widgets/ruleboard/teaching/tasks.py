"""The tasks of a practice as an author writes them: one line each, data only, the same for every language.

An exercise is a position and a goal, a question a position and its parameters. The function that prepares a question
is looked up by name, among the questions of all games and those of a single game.
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
"""Where a task begins: a position, its text, or None for the start of the game."""


SILENT = Reply()


@dataclass(frozen=True, slots=True)
class Task:
    """An exercise: a position, what a move has to achieve, and in how many moves."""

    position: Placed
    goal: Goal
    moves: int = 1
    rules: str = ""  # the rule set; default: that of the practice
    tries: tuple[Written, ...] = ()  # first moves that the lesson text suggests: they cost no star

    @classmethod
    def instead_of(cls, got: object) -> BadArgument:
        """The exception for a value that is not a task: it shows how to write one."""
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
    """One of the answers to choose from; its number is also its key on the keyboard."""

    number: int
    label: Note | str  # a str is not translated: a number, a move
    right: bool = False
    miss: Reply = SILENT  # the reply if it is chosen and wrong
    told: Note | None = None  # the answer as a sentence; None: the proof says it


@dataclass(frozen=True, slots=True)
class Asked:
    """A question prepared for its position by the rules: sites to click, or answers to choose from."""

    task: Note
    idea: Note  # the first hint, unless the game finds facts about the position
    proof: Reply  # why the answer is right
    sites: tuple[Site, ...] = ()  # the learner has to click all of them
    begun: tuple[Site, ...] = ()  # clicks made before the question
    choices: tuple[Choice, ...] = ()
    marks: tuple[Mark, ...] = ()  # on the board while the question is open
    turn: bool = True  # whether the player to move matters
    topic: str = ""  # what is asked, for finders of facts
    given: Params = field(default_factory=dict, hash=False)  # what they are called with


Asker = Callable[..., Asked]
"""Prepares a question: called with a position and the parameters of the question."""


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
        moves: The number of the learner's moves within which it can be achieved against every reply.
        rules: The rule set of this exercise, if it is not that of the practice.
        tries: First moves that the text of the lesson suggests: they are answered like any other and cost no star.

    Raises:
        Unknown: `goal` is something else than a goal, such as its name as text.
        BadArgument: An argument has the wrong type: `tries` is not a list of moves, or a goal lacks its brackets.
    """
    return Task(position, goal, moves, rules, listed(tries))


def placed(given: Task | Question, game: str) -> Position:
    """The position of a task in a practice of a game such as "draughts" or "draughts:fmjd"."""
    family = registry.game(game.partition(":")[0]).name
    start = given.position
    if start is None or isinstance(start, str):
        return begin(f"{family}:{given.rules}" if given.rules else game, start)
    if start.game != family:
        raise BadValue("task_of_other_game", got=start.game, expected=family)
    return start


def asked(question: Question, position: Position) -> Asked:
    """Prepare a question for its position."""
    if question.game not in ("", position.game):
        raise BadValue("question_of_other_game", got=question.name, expected=question.game)
    return asker_of(question.game, question.name)(position, **question.params)


def asker_of(game: str, name: str) -> Asker:
    """The function that prepares a question: of one game, or of every game if `game` is ""."""
    for_all = import_module("ruleboard.teaching.ask")
    module = brought(registry.game(game).name, "questions") if game else for_all
    askers: Mapping[str, Asker] = getattr(module, "ASKERS", {})
    if name not in askers:
        raise Unknown("unknown_question", got=name, expected=tuple(askers))
    return askers[name]
