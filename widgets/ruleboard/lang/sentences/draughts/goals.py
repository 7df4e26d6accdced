"""What the goals of international draughts say: the task, the idea behind it, and why a legal move misses it."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "draughts.goal.promotes.task": say("Make a king."),
    "draughts.goal.promotes.principle": say("A man becomes a king on the far row."),
    "draughts.goal.promotes.miss": say("That is allowed, but it makes no king."),
    "draughts.goal.sets_up.task": count(
        "Make a move after which you can capture {n} piece, whatever your opponent replies.",
        "Make a move after which you can capture {n} pieces, whatever your opponent replies.",
    ),
    "draughts.goal.sets_up.principle": say(
        "Your opponent must capture too. Offer a man, and see where that leads."
    ),
    "draughts.goal.sets_up.miss": count(
        "That is allowed, but your opponent has a reply after which you cannot capture {n} piece.",
        "That is allowed, but your opponent has a reply after which you cannot capture {n} pieces.",
    ),
}
