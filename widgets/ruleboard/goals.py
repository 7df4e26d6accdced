"""What an exercise can ask for: `rb.goals.wins()`, `rb.goals.forms_mill()`.

The goals of every game and of each game are found here by name. Which ones exist depends on the games that are
installed, so `goals.pyi` beside this module lists ours for editors and type checkers.
"""

from __future__ import annotations

from typing import Any

from ruleboard.teaching.contributions import named, names
from ruleboard.teaching.goal import Goal


def __getattr__(name: str) -> Any:
    if name == "__all__":  # for `help(rb.goals)`
        return __dir__()
    if name.startswith("_"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return named("goals", name)


def __dir__() -> list[str]:
    return [Goal.__name__, *names("goals")]
