"""Short descriptions of legal moves, for the list of moves."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "move.place": say("{at}: place"),
    "move.place_taking": say("{at}: place, then remove {taken}"),
    "move.to": say("{source} to {target}"),
    "move.to_taking": say("{source} to {target}, then remove {taken}"),
    "move.takes": say("{source} takes {taken} and lands on {target}"),
}
