"""What is known for certain: who wins and when, and what each next step leads to."""

from __future__ import annotations

from ruleboard.lang.sentences.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "exact.wins": (
        count("Exact: White wins in {n} more turn.", "Exact: White wins in {n} more turns."),
        count("Exact: Black wins in {n} more turn.", "Exact: Black wins in {n} more turns."),
    ),
    "exact.draw": say("Exact: a draw."),
    "exact.solving": say("Six men's morris is being worked out"),
    "mark.exact_win": say("leads to a win"),
    "mark.exact_draw": say("leads to a draw"),
    "mark.exact_loss": say("leads to a loss"),
}
