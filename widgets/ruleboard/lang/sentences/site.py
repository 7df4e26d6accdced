"""Texts of the static site while it loads; `lessons/site.py` passes them to it."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "site.opening": say(
        "The lesson is opening. The first time takes longer: Python comes to your browser with it."
    ),
}
