# Written by `python -m tests.docs.stubs`; a test compares.
from ruleboard import ask, goals, rules
from ruleboard.jupyter import draughts as draughts
from ruleboard.jupyter import mills as mills
from ruleboard.jupyter import relati as relati
from ruleboard.jupyter.compare import Compare
from ruleboard.jupyter.demo import Demo
from ruleboard.jupyter.exercise import Exercise
from ruleboard.jupyter.play import Play
from ruleboard.jupyter.practice import Practice
from ruleboard.jupyter.progress import Progress
from ruleboard.jupyter.review import Review
from ruleboard.teaching.tasks import task

__version__: str

__all__ = [
    "Compare",
    "Demo",
    "Exercise",
    "Play",
    "Practice",
    "Progress",
    "Review",
    "ask",
    "goals",
    "rules",
    "task",
]
