"""What lessons say that can be proved: the traps that a text names, and the sentences of the rule texts it teaches.

One module for each lesson, named like it with "_" for "-".
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Trap:
    """Something that a text invites the reader to try, and the code of the answer."""

    cell: str  # the key of the code cell
    # A move as it is written, or the sites that are clicked one after another.
    tried: str | tuple[str, ...]
    code: str  # of the refusal, or of the reason why a legal move misses the goal
    task: int = 0  # in a practice, which task: the first is 1
    lure: bool = False  # nobody asks for it, one just falls for it: that may cost a star
