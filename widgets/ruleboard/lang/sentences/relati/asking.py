"""What the questions of a practice say in Relati: shapes, cuts, and where one may place."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, count, say

SENTENCES: dict[str, Entry] = {
    "relati.ask.places.task": say("Click every square where {player} may place a symbol."),
    "relati.ask.places.idea": say(
        "Go through the empty squares: which of them does an open path connect?"
    ),
    "relati.ask.places.proof": count(
        "There is only one such square: {sites}.", "There are {n} such squares: {sites}."
    ),
    "relati.ask.yes_no.task": say("May {player} place a symbol here: {move}?"),
    "relati.ask.yes_no.idea": say("Look for a path to a source, and for what may block it."),
    "relati.ask.reason.task": say("{player} may not place a symbol here: {move}. Why?"),
    "relati.ask.reason.idea": say("Look for the nearest source, and for what lies between."),
    "relati.ask.shape.task": say("Which shape is this path, walked from {at}?"),
    "relati.ask.connecting.task": say("Which shape connects {at}?"),
    "relati.ask.shape.idea": say("Walk from {at} step by step: where do you turn?"),
    "relati.ask.shape.miss": say("Walk from {at}: where is the first turn?"),
    "relati.ask.connecting.miss": say("Find an open path to {at} and walk it from there."),
    "relati.ask.shape.proof": by(
        "shape",
        other=say("Normal: the two squares touch."),
        remote_normal=say("Remote normal: in a straight line, with one square between."),
        straight_turn=say("Straight–turn: two squares on, then one aside."),
        turn_straight=say("Turn–straight: one square aside, then two on."),
        turn_turn=say("Turn–turn: one on, one aside, one on."),
    ),
    "relati.ask.cuts.task": say("How many symbols of others does this action cut off: {move}?"),
    "relati.ask.cuts.idea": say("Which paths run through that square? Follow what hangs on them."),
    "relati.ask.cuts.nothing": say("Nothing is cut off."),
}
