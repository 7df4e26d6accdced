"""Goals that only draughts has."""

from ruleboard.teaching.draughts import goals

__all__ = ["goals"]
