"""What is taught about mills alone."""

from ruleboard.teaching.mills import goals

__all__ = ["goals"]
