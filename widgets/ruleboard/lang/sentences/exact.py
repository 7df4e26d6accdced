"""Exact values: who wins, and when."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "exact.wins": (
        count(
            "With best play, White wins in one more turn.",
            "With best play, White wins in {n} more turns.",
        ),
        count(
            "With best play, Black wins in one more turn.",
            "With best play, Black wins in {n} more turns.",
        ),
    ),
    "exact.draw": say("With best play, a draw."),
    "exact.solving": say("Solving six men's morris"),
}
