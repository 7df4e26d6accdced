"""Facts about a position, told as hints in any game."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "fact.pieces": count("Only one of your pieces can do it.", "{n} of your pieces can do it."),
    "fact.places": count("There is only one such place.", "There are {n} such places."),
    "fact.in_time": count(
        "After the right move, one more is enough, whatever your opponent replies.",
        "After the right move, {n} more are enough, whatever your opponent replies.",
    ),
    "fact.threats": say(
        "The right move makes more than one threat at once: your opponent cannot stop them all."
    ),
    "fact.only_reply": say("After the right move, your opponent has only one reply."),
}
