"""What the questions of a practice say in Relati: shapes, cuts, and where one may place."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, count, say

SENTENCES: dict[str, Entry] = {
    "relati.ask.places.task": say("Click every square where {player} may place a symbol."),
    "relati.ask.places.idea": say("Go through the empty squares: which of them have an open path?"),
    "relati.ask.places.proof": count(
        "There is only one such square: {sites}.", "There are {n} such squares: {sites}."
    ),
    "relati.ask.yes_no.task": say("May {player} place a symbol here: {move}?"),
    "relati.ask.yes_no.idea": say("Look for a path to a source, and for anything that blocks it."),
    "relati.ask.reason.task": say("{player} may not place a symbol here: {move}. Why?"),
    "relati.ask.reason.idea": say("Look for the nearest source, and for what is in between."),
    "relati.ask.shape.task": say("Which shape is this path, starting from {at}?"),
    "relati.ask.connecting.task": say("Which shape connects {at}?"),
    "relati.ask.shape.idea": say("Go from {at} step by step: where do you turn?"),
    "relati.ask.shape.miss": say("Start from {at}: where is the first turn?"),
    "relati.ask.connecting.miss": say("Find an open path to {at} and follow it from there."),
    "relati.ask.shape.proof": by(
        "shape",
        other=say("Normal: the two squares touch."),
        remote_normal=say("Remote normal: two steps in one direction, with one square between."),
        straight_turn=say("Straight–turn: two squares forward, then one sideways."),
        turn_straight=say("Turn–straight: one square sideways, then two forward."),
        turn_turn=say("Turn–turn: one forward, one sideways, one forward."),
    ),
    "relati.ask.cuts.task": by(
        "action",
        other=say("How many symbols of other players does a symbol on {at} cut off?"),
        build=say("How many symbols of other players does a cannon on {at} cut off?"),
        attack=say(
            "How many symbols of other players does the shot from {at} at {targets} cut off?"
        ),
        migrate=say("How many symbols of other players does a root on {at} cut off?"),
    ),
    "relati.ask.cuts.idea": say(
        "Which paths run through that square? Follow what depends on them."
    ),
    "relati.ask.cuts.nothing": say("Nothing is cut off."),
}
