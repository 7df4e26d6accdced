"""What is taught about Relati alone."""

from ruleboard.teaching.relati import goals, questions

__all__ = ["goals", "questions"]
