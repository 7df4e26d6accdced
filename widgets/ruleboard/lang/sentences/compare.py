"""Sentences of boards that compare several rule sets."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "compare.try": say("Try a move on any of the boards: all of them will judge it."),
    "compare.again": say("Your next click tries something else."),
    "compare.allowed": say("That is allowed."),
    "compare.agree": say("Here all these rules agree."),
    "compare.why": say("Why they differ:"),
    "compare.differences": say("Everything that these rules do differently"),
    "compare.subject": say("{rules}: {text}"),
}
