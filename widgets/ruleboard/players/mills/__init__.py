"""What is known for certain of the mill games: small ones solved at once, endings by tables, six men's on demand."""

from __future__ import annotations

from ruleboard.players.mills import endgame, small

__all__ = ["SOURCES"]

SOURCES = (small, endgame)
"""Who knows positions for certain, the quickest first."""
