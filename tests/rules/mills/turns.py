"""What may be done and how it ended, for the tests of single rules."""

from __future__ import annotations

from ruleboard.rules import mills


def turns(position: mills.Position, step: str) -> set[str]:
    """The legal turns that begin with a placing or move."""
    return {str(move) for move in position.legal_moves if str(move).split("x")[0] == step}


def outcome(position: mills.Position) -> tuple[int | None, str] | None:
    ended = position.outcome
    return (ended.winner, ended.reason) if ended else None
