"""What is said when all captures of a position are tried out."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "draughts.captures.opening": (
        say("What can White capture here?"),
        say("What can Black capture here?"),
    ),
    "draughts.captures.none": say("There is nothing to capture."),
    "draughts.captures.found": count(
        "{move} takes {n} piece: {taken}.", "{move} takes {n} pieces: {taken}."
    ),
    "draughts.captures.most": count(
        "The most that can be taken is {n} piece. Whatever takes less is struck out.",
        "The most that can be taken is {n} pieces. Whatever takes less is struck out.",
    ),
    "draughts.captures.short": count(
        "{move} with only {n} piece is too short.", "{move} with only {n} pieces is too short."
    ),
    "draughts.captures.left": say("This remains: {moves}."),
    "draughts.captures.equal": say("These take equally many, and the choice is free: {moves}."),
}
