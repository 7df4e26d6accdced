"""What an exercise can ask for. Every goal is a question to the rules, so every right answer counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ruleboard.rules import relati
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
    ends: Callable[[Position, Any], str] | None = None  # how the game ends with a miss
    game: str = ""  # the only game that has it

    @property
    def key(self) -> str:
        """Where its sentences are."""
        return f"{self.game}.goal.{self.code}" if self.game else f"goal.{self.code}"

    @property
    def task(self) -> Note:
        """What the learner is asked to do."""
        return Note(f"{self.key}.task", self.params)

    @property
    def principle(self) -> Note:
        """The first hint: the idea, not the move."""
        return Note(f"{self.key}.principle", self.params)

    def met(self, position: Position, move: Any) -> bool:
        """Whether a legal move achieves the goal."""
        return self.judge(position, move)

    def miss(self, position: Position, move: Any) -> Note:
        """Why a legal move does not."""
        sites = self.shows(position, move) if self.shows else ()
        params = {**self.params, "move": str(move)}
        if self.ends:
            params["ends"] = self.ends(position, move)
        return Note(f"{self.key}.miss", {**params, "sites": sites} if sites else params, sites)


def forms_mill(k: int = 1) -> Goal:
    """Close a mill, or k mills with one move."""
    if k < 1:
        raise Unknown(
            "impossible_goal", got=f"forms_mill({k})", expected="forms_mill(1), forms_mill(2)"
        )
    code, params = ("forms_mill", {}) if k == 1 else ("forms_mills", {"n": k})
    return Goal(code, lambda position, move: _mills(position, move) >= k, params, game="mills")


def stops_mill() -> Goal:
    """Leave the opponent no way to close a mill at once."""
    return Goal("stops_mill", lambda p, move: not _threats(p, move), shows=_threats, game="mills")


def removes(*sites: Site) -> Goal:
    """Remove the men that stand on these sites."""
    return Goal("removes", lambda p, move: set(sites) <= _emptied(p, move), {"sites": sites})


def reaches(*sites: Site) -> Goal:
    """End the move on one of these sites."""
    return Goal("reaches", lambda p, move: bool(set(sites) & _filled(p, move)), {"sites": sites})


def captures(n: int = 0) -> Goal:
    """Capture n pieces with one move; without a number, whatever the rules demand."""
    if n < 0:
        raise Unknown("impossible_goal", got=f"captures({n})", expected="captures(), captures(3)")
    code, params = ("captures", {"n": n}) if n else ("captures_most", {})
    return Goal(code, lambda p, move: len(_emptied(p, move)) >= max(n, 1), params)


def choose_path(*captured: Site) -> Goal:
    """Capture exactly the pieces on these sites, where other paths are open as well."""
    return Goal(
        "choose_path",
        lambda p, move: _emptied(p, move) == set(captured),
        {"wanted": captured, "n": len(captured)},
        shows=lambda p, move: tuple(site for site in p.pieces if site in _emptied(p, move)),
    )


def promotes() -> Goal:
    """Make a king."""
    return Goal(
        "promotes",
        lambda p, move: any(e.code == "promote" for e in p.events(move)),
        game="draughts",
    )


def sets_up(n: int) -> Goal:
    """Leave the opponent no reply after which n pieces cannot be captured in one move."""
    if n < 1:
        raise Unknown("impossible_goal", got=f"sets_up({n})", expected="sets_up(2), sets_up(3)")
    return Goal("sets_up", lambda p, move: _harvest(p, move) >= n, {"n": n}, game="draughts")


def connects(via: str = "") -> Goal:
    """Place a symbol that connects, or one that connects by a certain shape such as "turn_turn"."""
    if via and via not in relati.SHAPES:
        raise Unknown("impossible_goal", got=f"connects({via})", expected=", ".join(relati.SHAPES))
    return Goal("connects", lambda p, move: via in _shapes(p, move), {"via": via}, game="relati")


def disconnects(n: int = 1) -> Goal:
    """Cut off at least n symbols of others."""
    return Goal(
        "disconnects", lambda p, move: _touched(p, move, "cuts") >= n, {"n": n}, game="relati"
    )


def heals(n: int = 1) -> Goal:
    """Connect at least n disconnected symbols of one's own again."""
    return Goal("heals", lambda p, move: _touched(p, move, "heals") >= n, {"n": n}, game="relati")


def earns(n: int = 1) -> Goal:
    """Earn at least n extra actions, under the rule of consecutive actions."""
    return Goal("earns", lambda p, move: _earned(p, move) >= n, {"n": n}, game="relati")


def wins() -> Goal:
    """Win with this move."""
    return Goal("wins", lambda p, move: _end(p, move) == "won", ends=_end)


def _end(position: Position, move: Any) -> str:
    """How the game ends with a move, for whoever makes it: won or drawn; "" if it goes on."""
    outcome = position.play(move).outcome
    if outcome is None:
        return ""
    return "won" if outcome.winner == position.turn else "drawn"


def _shapes(position: Position, move: Any) -> set[str]:
    """The shapes by which a move connects what it places; "" for any."""
    found = {r.params["shape"] for r in position.reasons(move) if r.code == "connects_via"}
    return {*found, ""} if found else found


def _touched(position: Position, move: Any, code: str) -> int:
    return sum(len(reason.sites) for reason in position.reasons(move) if reason.code == code)


def _earned(position: Position, move: Any) -> int:
    return sum(r.params["count"] for r in position.reasons(move) if r.code == "bonus")


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


def _harvest(position: Position, move: Any) -> int:
    """How many pieces the player captures in the next move at least, whatever the opponent replies."""
    following = position.play(move)
    if following.turn == position.turn:
        return 0
    takes = []
    for reply in following.legal_moves:
        then = following.play(reply)
        takes.append(max((len(_emptied(then, m)) for m in then.legal_moves), default=0))
    return min(takes, default=0)


def _filled(position: Position, move: Any) -> set[Site]:
    pieces = position.play(move).pieces
    own = str(position.turn)
    return {
        site
        for event in position.events(move)
        for site, piece in event.changes
        if piece is not None and piece.startswith(own) and pieces.get(site) == piece
    }
