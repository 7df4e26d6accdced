"""What is known for certain: who wins, and when."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "exact.wins": (
        count("Exact: White wins in {n} more turn.", "Exact: White wins in {n} more turns."),
        count("Exact: Black wins in {n} more turn.", "Exact: Black wins in {n} more turns."),
    ),
    "exact.draw": say("Exact: a draw."),
    "exact.solving": say("Six men's morris is being worked out"),
}
