"""Texts around the board on a page without code: links to the other pages."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "visit.play": say("Play:"),
    "visit.watch": say("Watch:"),
    "visit.full": say("All boards are taken just now. Try again in a minute."),
}
