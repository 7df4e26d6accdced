# Written by `python -m tests.docs.stubs`; a test compares.
from ruleboard.teaching.draughts.goals import promotes
from ruleboard.teaching.goal import Goal
from ruleboard.teaching.goals import captures, choose_path, reaches, removes, wins
from ruleboard.teaching.mills.goals import forms_mill, stops_mill
from ruleboard.teaching.relati.goals import connects, disconnects, earns, heals, migrates

__all__ = [
    "Goal",
    "captures",
    "choose_path",
    "connects",
    "disconnects",
    "earns",
    "forms_mill",
    "heals",
    "migrates",
    "promotes",
    "reaches",
    "removes",
    "stops_mill",
    "wins",
]
