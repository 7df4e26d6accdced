"""Hints during play."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "hint.searching": say("Looking for a good move…"),
    "hint.move": say("A good move is {move}."),
    "hint.choice": say("Which of them would your opponent miss most?"),
    "hint.choose": say("A good choice is {site}."),
    "hint.no_click": say("The best you can do now is to end your turn."),
    "hint.not_now": say("There is nothing to suggest here."),
}
