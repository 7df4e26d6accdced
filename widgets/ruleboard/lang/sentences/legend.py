"""Short names of marks, for the key below a board."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "legend.path_normal": say("normal"),
    "legend.path_remote_normal": say("remote normal"),
    "legend.path_straight_turn": say("straight–turn"),
    "legend.path_turn_straight": say("turn–straight"),
    "legend.path_turn_turn": say("turn–turn"),
    "legend.path_closed": say("does not connect"),
    "legend.link": say("life line"),
    "legend.blocked": say("in the way"),
    "legend.cut": say("cut off"),
    "legend.heal": say("connected again"),
    "legend.contested": say("contested"),
}
