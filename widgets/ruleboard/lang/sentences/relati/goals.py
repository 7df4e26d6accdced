"""What the goals of Relati say: the task, the idea behind it, and why a legal move misses it."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, count, say

SENTENCES: dict[str, Entry] = {
    "relati.goal.connects.task": by(
        "via",
        other=say("Place a symbol."),
        normal=say("Place a symbol by a normal connection."),
        remote_normal=say("Place a symbol by a remote normal connection."),
        straight_turn=say("Place a symbol by straight–turn."),
        turn_straight=say("Place a symbol by turn–straight."),
        turn_turn=say("Place a symbol by turn–turn."),
    ),
    "relati.goal.connects.principle": by(
        "via",
        other=say("Look for a square near your symbols."),
        normal=say("Look at the squares right next to your symbols."),
        remote_normal=say("Go two squares straight or diagonally; the middle must be clear."),
        straight_turn=say("From the new square: two squares on, then one aside, all clear."),
        turn_straight=say("From the new square: one square aside, then two on, all clear."),
        turn_turn=say("From the new square: one on, one aside, one on, all clear."),
    ),
    "relati.goal.connects.miss": by(
        "how",
        other=say("That is allowed, but it does not connect in that way."),
        normal=say("That is allowed, but it is a neighbour of {source}: a normal connection."),
        remote_normal=say(
            "That is allowed, but it is connected with {source} by a remote normal connection."
        ),
        straight_turn=say("That is allowed, but it is connected with {source} by straight–turn."),
        turn_straight=say("That is allowed, but it is connected with {source} by turn–straight."),
        turn_turn=say("That is allowed, but it is connected with {source} by turn–turn."),
    ),
    "relati.goal.disconnects.task": count(
        "Cut off {n} symbol of your opponent at once.",
        "Cut off {n} symbols of your opponent at once.",
    ),
    "relati.goal.disconnects.principle": say(
        "Find the square through which the most connections run."
    ),
    "relati.goal.disconnects.miss": count(
        "That is allowed, but it does not cut off {n} symbol.",
        "That is allowed, but it does not cut off {n} symbols.",
    ),
    "relati.goal.heals.task": count(
        "Connect {n} disconnected symbol of yours again.",
        "Connect {n} disconnected symbols of yours again.",
    ),
    "relati.goal.heals.principle": say(
        "Build a bridge: which square reaches both sides of the gap?"
    ),
    "relati.goal.heals.miss": count(
        "That is allowed, but it does not connect {n} symbol again.",
        "That is allowed, but it does not connect {n} symbols again.",
    ),
    "relati.goal.earns.task": count(
        "Earn {n} extra action at once.", "Earn {n} extra actions at once."
    ),
    "relati.goal.earns.principle": say(
        "Cutting off others earns one, connecting your own again another: which square does both?"
    ),
    "relati.goal.earns.miss": count(
        "That is allowed, but it does not earn {n} extra action.",
        "That is allowed, but it does not earn {n} extra actions.",
    ),
}
