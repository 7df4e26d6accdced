# Written by `python -m tests.docs.stubs`; a test compares.
from ruleboard.teaching.ask import better, count, moves, reason, yes_no
from ruleboard.teaching.relati.questions import cuts, shape

__all__ = ["better", "count", "cuts", "moves", "reason", "shape", "yes_no"]
