"""What the goals of international draughts say: the task, the idea behind it, and why a legal move misses it."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "draughts.goal.promotes.task": say("Make a king."),
    "draughts.goal.promotes.principle": say("A man becomes a king on the far row."),
    "draughts.goal.promotes.miss": say("That is allowed, but no man becomes a king."),
    "draughts.goal.captures.task": count("Capture one piece.", "Capture {n} pieces in one go."),
    "draughts.goal.captures.principle": say(
        "Follow every jump to its end and count what it takes."
    ),
    "draughts.goal.captures.ahead": say(
        "Your opponent must capture too. Offer a man and see where that leads."
    ),
    "draughts.goal.captures.miss": count(
        "That is allowed, but it does not capture a piece.",
        "That is allowed, but it captures fewer than {n} pieces.",
    ),
    "draughts.goal.captures_most.task": say("Find the capture that the rules demand."),
    "draughts.goal.captures_most.principle": say(
        "Follow every jump of every piece to its end and count: only the largest capture is allowed."
    ),
    "draughts.goal.choose_path.task": count(
        "Capture the piece on {wanted}.", "Capture these {n} pieces: {wanted}."
    ),
    "draughts.goal.choose_path.principle": count(
        "Which square is right behind that piece?",
        "Several paths take the same number of pieces, so you may choose. Compare which pieces each path takes.",
    ),
}
