"""What a board shows of exact play: one sentence on the position, and a sign on every site that leads on.

A sign says what the best move through its site leads to: + a win, = a draw, − a loss for the player to move.
"""

from __future__ import annotations

from ruleboard.machines.play import PlayState
from ruleboard.players import exact
from ruleboard.players.exact import Source, Value
from ruleboard.rules.base import Note, Position, Site
from ruleboard.rules.registry import game as find_game
from ruleboard.scene.shapes import Mark


class Certainty:
    """What is known for certain, as a board asks for it: not at all, by the tables, or by a further source too."""

    def __init__(self, asked: bool | Source) -> None:  # noqa: FBT001 - what an author gave as `exact`
        self._asked = asked is not False
        self._more: tuple[Source, ...] = () if isinstance(asked, bool) else (asked,)

    def verdict(self, position: Position) -> tuple[Note, ...]:
        """Who wins and when, or that it is a draw; nothing where that is not known, or where the game is over."""
        known = None
        if self._asked and not position.outcome:
            known = exact.value(position, *self._more)
        if known is None:
            return ()
        if known.result == "draw":
            return (Note("exact.draw"),)
        winner = position.turn if known.result == "win" else 1 - position.turn
        named = find_game(position.game).named(winner)
        return (Note("exact.wins", {"player": named, "n": known.plies}),)

    def signs(self, state: PlayState) -> tuple[Mark, ...]:
        """What the sites that can be clicked next lead to."""
        if not self._asked or state.choice or state.asking:
            return ()
        position = state.position
        length, best = len(state.clicked), dict[Site, Value]()
        for move, known in exact.moves(position, *self._more).items():
            for clicks in position.clicks(move):
                if clicks[:length] == state.clicked and len(clicks) > length:
                    site = clicks[length]
                    best[site] = max(known, best.get(site, known), key=_rank)
        found: dict[str, list[Site]] = {}
        for site, known in best.items():
            found.setdefault(f"exact_{known.result}", []).append(site)
        return tuple(Mark(kind, tuple(sites)) for kind, sites in found.items())


def _rank(known: Value) -> tuple[int, int]:
    """What one would rather have: a win, soon; a draw; a loss, late."""
    late = -known.plies if known.result == "win" else known.plies
    return ("loss", "draw", "win").index(known.result), late
