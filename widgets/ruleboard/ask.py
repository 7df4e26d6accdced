"""What a practice can ask: `rb.ask.yes_no("W:W31,32:B27,28", "31x22")`.

The questions of every game and of each game are found here by name, as goals are in `ruleboard.goals`; `ask.pyi`
beside this module lists ours for editors and type checkers.
"""

from __future__ import annotations

from typing import Any

from ruleboard.teaching.contributions import named, names


def __getattr__(name: str) -> Any:
    if name == "__all__":  # for `help(rb.ask)`
        return __dir__()
    if name.startswith("_"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return named("questions", name)


def __dir__() -> list[str]:
    return names("questions")
