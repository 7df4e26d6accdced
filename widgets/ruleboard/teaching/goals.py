"""What an exercise can ask for. Every goal is a question to the rules, so every right answer counts.

The goals here serve any game. What only one game can ask for stands in its own part of this layer, in a module
`goals`, and is found here by its name as well: `goals.captures(3)` and a game's own goal are asked for alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ruleboard.lang import SOURCE, Words
from ruleboard.rules.base import Position, Site, Unknown
from ruleboard.rules.given import border
from ruleboard.session.marks import taken_by
from ruleboard.teaching.contributions import by_all
from ruleboard.teaching.goal import Finding, Goal, Judge
from ruleboard.teaching.narration import errors_in_words, in_words

__all__ = ["Goal", "captures", "choose_path", "reaches", "removes", "wins"]


class NoSuchGoal(Unknown, AttributeError):
    """No game has a goal of that name: for Python an attribute that is not there, for authors a sentence."""


def removes(*sites: Site) -> Goal:
    """Remove the men that stand on these sites."""
    return Goal("removes", {"sites": sites})


def reaches(*sites: Site) -> Goal:
    """End the move on one of these sites."""
    return Goal("reaches", {"sites": sites})


def captures(n: int = 0) -> Goal:
    """Capture n pieces with one move; without a number, whatever the rules demand."""
    if n < 0:
        raise Unknown(
            "impossible_goal", got=f"captures({n})", expected=("captures()", "captures(3)")
        )
    return Goal("captures", {"n": n}) if n else Goal("captures_most")


def choose_path(*captured: Site) -> Goal:
    """Capture exactly the pieces on these sites, where other paths are open as well."""
    return Goal("choose_path", {"wanted": captured, "n": len(captured)})


def wins() -> Goal:
    """Win with this move."""
    return Goal("wins")


def emptied(position: Position, move: Any) -> tuple[Site, ...]:
    """The sites whose pieces a move takes off the board, in the order of the board."""
    return taken_by(position, position.events(move))


def _removes(position: Position, move: Any, sites: tuple[Site, ...]) -> Finding:
    return Finding(set(sites) <= set(emptied(position, move)))


def reached(position: Position, move: Any) -> set[Site]:
    """Where what the move itself has put somewhere stands in the end, if it is the mover's."""
    pieces = position.play(move).pieces
    return {
        site
        for event in position.events(move)
        for site, piece in event.changes
        if piece is not None and piece.owner == position.turn and pieces.get(site) == piece
    }


def _reaches(position: Position, move: Any, sites: tuple[Site, ...]) -> Finding:
    return Finding(bool(set(sites) & reached(position, move)))


def _captures(position: Position, move: Any, n: int = 1) -> Finding:
    return Finding(len(emptied(position, move)) >= n)


def _choose_path(position: Position, move: Any, wanted: tuple[Site, ...], n: int) -> Finding:
    taken = emptied(position, move)
    met = len(taken) == n and set(taken) == set(wanted)
    return Finding(met, taken, {"takes": "other" if taken else "nothing"})


def _wins(position: Position, move: Any) -> Finding:
    """How the game ends with a move, for whoever makes it: won or drawn; "" if it goes on."""
    outcome = position.play(move).outcome
    won = outcome is not None and outcome.winner == position.turn
    ends = "won" if won else "drawn" if outcome else ""
    return Finding(won, params={"ends": ends})


JUDGES: Mapping[str, Judge] = {
    "removes": _removes,
    "reaches": _reaches,
    "captures": _captures,
    "captures_most": _captures,
    "choose_path": _choose_path,
    "wins": _wins,
}
"""Who judges a goal, by its code."""


def __getattr__(name: str) -> Callable[..., Goal]:
    """A goal that only one game has."""
    faults: list[Unknown] = []
    if name.startswith("_"):
        raise AttributeError(name)
    for module in by_all("goals", faults):
        if name in module.__all__:
            found: Callable[..., Goal] = getattr(module, name)
            return found
    with errors_in_words(Words(SOURCE)):
        known = "; ".join((", ".join(names()), *map(str, faults)))
        raise NoSuchGoal("unknown_goal", got=name, expected=known)


def __dir__() -> list[str]:
    return ["Goal", *names()]


def names() -> list[str]:
    """The goals of all games, and of each."""
    shared = {name for name in __all__ if name != "Goal"}
    return sorted(shared.union(*(module.__all__ for module in by_all("goals", []))))


border(__name__, in_words)
