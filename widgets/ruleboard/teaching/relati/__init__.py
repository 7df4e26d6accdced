"""What is taught about Relati alone."""

from ruleboard.teaching.relati import goals

__all__ = ["goals"]
