"""Hints as data: facts about a position that help with a task, found by the rules and told through the catalogs.

A game finds its own facts in the module `facts` of its part of this layer: `GOALS` and `QUESTIONS` map the codes of
goals and questions to functions that yield facts. What a game does not know is found here, from the right moves. A
fact that is an idea never names the answer; one with `where` says where to look, and is told after the ideas.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ruleboard.rules.base import Event, Note, Position, Role, Site
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import Reply
from ruleboard.session.keys import keyed
from ruleboard.session.marks import taken_by
from ruleboard.teaching.contributions import brought
from ruleboard.teaching.defence import aim
from ruleboard.teaching.goal import Goal
from ruleboard.teaching.outlook import Outlook

MOST = 2  # ideas in one hint: more would not be read


@dataclass(frozen=True, slots=True)
class Fact(Note):
    """Something true about a position: a code with the parameters of its sentence, and the sites it is about."""

    where: bool = False  # it says where to look


class Sight(NamedTuple):
    """An exercise at one moment, as finders of facts see it."""

    position: Any  # of the class of its game
    goal: Goal
    left: int  # own moves within which the goal has to be reached
    outlook: Outlook
    right: tuple[Any, ...]  # the moves that reach the goal, or keep it within reach

    @property
    def ahead(self) -> bool:
        """Whether none of the right moves reaches the goal at once."""
        return not any(self.goal.met(self.position, move) for move in self.right)


Finder = Callable[..., Iterable[Fact]]
"""Yields facts: called with a Sight for a goal, and with a position and keywords for a question."""


class Clues(NamedTuple):
    """The hints that name no piece and no target: the idea, and where to look; either may be silent."""

    idea: Reply = Reply()
    where: Reply = Reply()


def of_goal(sight: Sight) -> Clues:
    """What helps to reach a goal in this position."""
    finders = _finders(sight.position.game, "GOALS")
    own = next((found for code, found in finders.items() if sight.goal.code == code), None)
    return _clues(sight.position, tuple(own(sight)) if own else (), _general(sight))


def of_question(position: Position, topic: str, idea: Note, **given: Any) -> Clues:
    """What helps to answer a question in this position; `idea` if the game knows nothing special."""
    own = _finders(position.game, "QUESTIONS").get(topic)
    found = tuple(own(position, **given)) if own else ()
    clues = _clues(position, found, ())
    return clues if clues.idea.notes else clues._replace(idea=Reply((idea,)))


def deed(position: Position, event: Event) -> str:
    """What a step of a move does, as the case of a sentence: moves, takes, fires, passes, or a case of the game."""
    if event.role is Role.JUMPED:
        return "takes"
    if event.role is Role.SHOT:
        piece = position.pieces.get(event.sites[-1])
        return "passes" if piece and piece.owner == position.turn else "fires"
    own = getattr(brought(position.game, "facts"), "deed", None)
    return own(event) if own else ""


def _finders(game: str, kind: str) -> Mapping[str, Finder]:
    found: Mapping[str, Finder] = getattr(brought(game, "facts"), kind, {})
    return found


def _clues(position: Position, found: Sequence[Fact], general: Iterable[Fact]) -> Clues:
    ideas = [fact for fact in found if not fact.where] or [*general]
    places = [fact for fact in found if fact.where]
    return Clues(_told(position, ideas[:MOST]), _told(position, places[:1]))


def _told(position: Position, facts: Sequence[Fact]) -> Reply:
    marks = tuple(Mark("hint", fact.sites) for fact in facts if fact.sites)
    return Reply(tuple(keyed(position, "fact", fact) for fact in facts), marks)


def is_one_of(note: Note | None, codes: Iterable[str]) -> bool:
    """Whether a note of the rules has one of these codes."""
    return note is not None and any(note.code == code for code in codes)


# What can be said in every game.


def _general(sight: Sight) -> Iterator[Fact]:
    """How many replies the opponent has, or how many pieces or places solve the task."""
    if not sight.ahead:
        yield counted(sight)
        return
    yield from threatening(sight)
    yield from forcing(sight)
    if not sight.right or sight.left > 1:
        yield Fact("in_time", {"n": max(1, sight.left - 1)})


def counted(sight: Sight) -> Fact:
    """The number of own pieces that can do it; where pieces are placed, the number of places."""
    firsts = {(position_clicks(sight.position, move) or ("",))[0] for move in sight.right}
    pieces = sight.position.pieces
    own = [site for site in firsts if site in pieces and pieces[site].owner == sight.position.turn]
    return Fact("pieces" if own else "places", {"n": len(own or firsts)})


def position_clicks(position: Position, move: Any) -> tuple[Site, ...]:
    """The usual clicks of a move; () if it needs none."""
    ways = position.clicks(move)
    return ways[0] if ways else ()


def threatening(sight: Sight) -> Iterator[Fact]:
    """The fact that every right move makes several threats, of which no reply stops all."""
    if sight.left == 2 and all(_several(sight, move) for move in sight.right):
        yield Fact("threats")


def _several(sight: Sight, move: Any) -> bool:
    """Whether some reply leaves more than one way to reach the goal at once, and not only by the same capture."""
    player, after = sight.position.turn, sight.position.play(move)
    if after.outcome or after.turn == player:
        return False
    for reply in after.legal_moves:
        later = after.play(reply)
        if later.outcome or later.turn != player:
            continue
        reached = (each for each in later.legal_moves if sight.goal.met(later, each))
        if len({_threat(later, each) for each in reached}) > 1:
            return True
    return False


def _threat(position: Position, move: Any) -> tuple[Site, ...]:
    """What a move threatens: the pieces over which it jumps, or else the site at which it is aimed."""
    events = position.events(move)
    if any(event.role is Role.JUMPED for event in events):
        return taken_by(position, events)
    return (aim(position, move),)


def forcing(sight: Sight) -> Iterator[Fact]:
    """The fact that every right move leaves the opponent only one reply."""
    after = [sight.position.play(move) for move in sight.right]
    others = [each for each in after if not each.outcome and each.turn != sight.position.turn]
    if others and len(others) == len(after) and all(len(e.legal_moves) == 1 for e in others):
        yield Fact("only_reply")
