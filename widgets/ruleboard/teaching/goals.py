"""What an exercise can ask for. Every goal is a question to the rules, so every right answer counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ruleboard.rules.base import Note, Params, Position, Site, Unknown

Judge = Callable[[Position, Any], bool]
Consequence = Callable[[Position, Any], tuple[Site, ...]]


@dataclass(frozen=True, slots=True)
class Goal:
    """A predicate over a legal move, with the codes of what is said about it."""

    code: str
    judge: Judge
    params: Params = field(default_factory=dict, hash=False)
    shows: Consequence | None = None  # the sites that prove a miss

    @property
    def task(self) -> Note:
        """What the learner is asked to do."""
        return Note(f"goal.{self.code}.task", self.params)

    @property
    def principle(self) -> Note:
        """The first hint: the idea, not the move."""
        return Note(f"goal.{self.code}.principle", self.params)

    def met(self, position: Position, move: Any) -> bool:
        """Whether a legal move achieves the goal."""
        return self.judge(position, move)

    def miss(self, position: Position, move: Any) -> Note:
        """Why a legal move does not."""
        sites = self.shows(position, move) if self.shows else ()
        params = {**self.params, "move": str(move)}
        return Note(
            f"goal.{self.code}.miss", {**params, "sites": sites} if sites else params, sites
        )


def forms_mill(k: int = 1) -> Goal:
    """Close a mill, or k mills with one move."""
    if k < 1:
        raise Unknown(
            "impossible_goal", got=f"forms_mill({k})", expected="forms_mill(1), forms_mill(2)"
        )
    code, params = ("forms_mill", {}) if k == 1 else ("forms_mills", {"n": k})
    return Goal(code, lambda position, move: _mills(position, move) >= k, params)


def stops_mill() -> Goal:
    """Leave the opponent no way to close a mill at once."""
    return Goal("stops_mill", lambda p, move: not _threats(p, move), shows=_threats)


def removes(*sites: Site) -> Goal:
    """Remove the men that stand on these sites."""
    return Goal("removes", lambda p, move: set(sites) <= _emptied(p, move), {"sites": sites})


def reaches(*sites: Site) -> Goal:
    """End the move on one of these sites."""
    return Goal("reaches", lambda p, move: bool(set(sites) & _filled(p, move)), {"sites": sites})


def wins() -> Goal:
    """Win with this move."""
    return Goal("wins", _wins)


def _wins(position: Position, move: Any) -> bool:
    outcome = position.play(move).outcome
    return outcome is not None and outcome.winner == position.turn


def _mills(position: Position, move: Any) -> int:
    return sum(event.code == "mill_closed" for event in position.events(move))


def _threats(position: Position, move: Any) -> tuple[Site, ...]:
    """The points of the mills that the opponent could close after a move."""
    following = position.play(move)
    if following.turn == position.turn:
        return ()
    points = (
        site
        for reply in following.legal_moves
        for event in following.events(reply)
        if event.code == "mill_closed"
        for site in event.sites
    )
    return tuple(dict.fromkeys(points))


def _emptied(position: Position, move: Any) -> set[Site]:
    return {
        site for event in position.events(move) if event.code == "remove" for site in event.sites
    }


def _filled(position: Position, move: Any) -> set[Site]:
    pieces = position.play(move).pieces
    own = str(position.turn)
    return {
        site
        for event in position.events(move)
        for site, piece in event.changes
        if piece is not None and piece.startswith(own) and pieces.get(site) == piece
    }
