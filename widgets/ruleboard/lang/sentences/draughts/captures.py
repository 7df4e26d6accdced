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
        "{move} takes one piece: {taken}.", "{move} takes {n} pieces: {taken}."
    ),
    "draughts.captures.most": count(
        "The most you can take is one piece. Anything less is crossed out.",
        "The most you can take is {n} pieces. Anything less is crossed out.",
    ),
    "draughts.captures.short": count(
        "{move} takes only one piece: not enough.", "{move} takes only {n} pieces: not enough."
    ),
    "draughts.captures.left": say("Only one is left: {moves}."),
    "draughts.captures.equal": say(
        "These take the same number of pieces, so you may choose: {moves}."
    ),
}
