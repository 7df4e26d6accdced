"""Texts of a learner's results: how much is solved, lesson by lesson."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "results.name": say("My results"),
    "results.none": say("Nothing is solved yet. Open a lesson and try its first board."),
    "results.total": say("Tasks solved: {solved} of {total}. Stars: {stars} of {most}."),
    "results.lesson": say("{lesson}: tasks solved {solved} of {total}, stars {stars} of {most}."),
    "results.solved": say("Solved"),
    "results.of": say("Tasks"),
    "results.stars": say("Stars"),
    "results.again": say("Look again"),
    "results.elsewhere": say(
        "Results are kept only in your own folder of lessons. The command ruleboard makes one."
    ),
}
