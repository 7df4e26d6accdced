"""Goals and questions that only Relati has."""

from ruleboard.teaching.relati import goals, questions

__all__ = ["goals", "questions"]
