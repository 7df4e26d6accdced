"""Goals of Relati: the task, the idea behind it, and why a legal move misses it."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, count, say

SENTENCES: dict[str, Entry] = {
    "relati.goal.connects.task": by(
        "via",
        other=say("Place a symbol."),
        normal=say("Place a symbol with a normal connection."),
        remote_normal=say("Place a symbol with a remote normal connection."),
        straight_turn=say("Place a symbol that connects by straight–turn."),
        turn_straight=say("Place a symbol that connects by turn–straight."),
        turn_turn=say("Place a symbol that connects by turn–turn."),
    ),
    "relati.goal.connects.miss": by(
        "how",
        other=say("That is allowed, but it does not connect in that way."),
        normal=say("That is allowed, but it is next to {source}: a normal connection."),
        remote_normal=say(
            "That is allowed, but it is connected to {source} by a remote normal connection."
        ),
        straight_turn=say("That is allowed, but it is connected to {source} by straight–turn."),
        turn_straight=say("That is allowed, but it is connected to {source} by turn–straight."),
        turn_turn=say("That is allowed, but it is connected to {source} by turn–turn."),
    ),
    "relati.goal.reaches.task": count(
        "Place a symbol on {sites}.", "Place a symbol on one of these squares: {sites}."
    ),
    "relati.goal.reaches.miss": count(
        "That is allowed, but your symbol is not on {sites}.",
        "That is allowed, but your symbol is on none of these squares: {sites}.",
    ),
    "relati.goal.disconnects.task": count(
        "Cut off one of your opponent's symbols.",
        "Cut off {n} of your opponent's symbols in one go.",
    ),
    "relati.goal.disconnects.miss": count(
        "That is allowed, but it does not cut off a symbol.",
        "That is allowed, but it does not cut off {n} symbols.",
    ),
    "relati.goal.heals.task": count(
        "Reconnect one of your disconnected symbols.",
        "Reconnect {n} of your disconnected symbols.",
    ),
    "relati.goal.heals.miss": count(
        "That is allowed, but it does not reconnect a symbol.",
        "That is allowed, but it does not reconnect {n} symbols.",
    ),
    "relati.goal.earns.task": count("Earn one extra action.", "Earn {n} extra actions in one go."),
    "relati.goal.earns.miss": count(
        "That is allowed, but it does not earn an extra action.",
        "That is allowed, but it does not earn {n} extra actions.",
    ),
    "relati.goal.migrates.task": say("Move your root to another symbol."),
    "relati.goal.migrates.miss": say("That is allowed, but your root stays where it is."),
}
