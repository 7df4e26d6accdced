"""Exact values on a board: one sentence about the position, and a sign on every site that may be clicked next.

A sign is the result of the best move through its site: + a win, = a draw, − a loss for the player to move.
"""

from __future__ import annotations

from ruleboard.machines.play.state import PlayState
from ruleboard.players import exact
from ruleboard.players.exact import Source, Value
from ruleboard.rules.base import Note, Position, Site
from ruleboard.rules.registry import game as find_game
from ruleboard.scene.shapes import Mark

Sources = tuple[Source, ...] | None
"""Sources of exact values besides the tables; None switches exact values off."""


def verdict(position: Position, sources: Sources) -> tuple[Note, ...]:
    """Who wins and when, or that it is a draw; empty if unknown, or if the game is over."""
    known = None
    if sources is not None and not position.outcome:
        known = exact.value(position, *sources)
    if known is None:
        return ()
    if known.result == "draw":
        return (Note("exact.draw"),)
    winner = position.turn if known.result == "win" else 1 - position.turn
    named = find_game(position.game).named(winner)
    return (Note("exact.wins", {"player": named, "n": known.plies}),)


def signs(state: PlayState, sources: Sources) -> tuple[Mark, ...]:
    """The signs on the sites that may be clicked next."""
    if sources is None or state.choice or state.asking:
        return ()
    position = state.position
    length, best = len(state.clicked), dict[Site, Value]()
    for move, known in exact.moves(position, *sources).items():
        for clicks in position.clicks(move):
            if clicks[:length] == state.clicked and len(clicks) > length:
                site = clicks[length]
                best[site] = max(known, best.get(site, known), key=_rank)
    found: dict[str, list[Site]] = {}
    for site, known in best.items():
        found.setdefault(f"exact_{known.result}", []).append(site)
    return tuple(Mark(kind, tuple(sites)) for kind, sites in found.items())


def _rank(known: Value) -> tuple[int, int]:
    """Sort key, best last: losses (late is better), draws, wins (soon is better)."""
    late = -known.plies if known.result == "win" else known.plies
    return ("loss", "draw", "win").index(known.result), late
