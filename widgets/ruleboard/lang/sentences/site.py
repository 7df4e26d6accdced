"""What the site without a server says while it is still loaded. `lessons/site.py` hands it over."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "site.opening": say(
        "The lesson is opening. The first time takes longer: Python comes to your browser with it."
    ),
}
