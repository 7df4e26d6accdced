"""Goals that only mills has."""

from ruleboard.teaching.mills import goals

__all__ = ["goals"]
