"""What is taught about draughts alone."""

from ruleboard.teaching.draughts import goals

__all__ = ["goals"]
