"""Practice questions about Relati: shapes, cuts, and legal placements."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, count, say

_IDEAS = {
    "build": say("What kind of symbol is it, and is it connected?"),
    "migrate": say("What kind of symbol is it, and does a path lead directly to the root?"),
    "attack": say("Does the cannon have a shell, and what does the shell meet first?"),
    "chain": say(
        "Follow the shells from cannon to cannon: how many are left, and what do they hit?"
    ),
    "attack_F": say("What does the shell meet on its way?"),
    "attack_B": say("What does the shell meet on its way?"),
    "attack_L": say("What does the shell meet on its way?"),
    "attack_R": say("What does the shell meet on its way?"),
}
"""Hints for two kinds of questions: whether an action is allowed, and why it is not."""

SENTENCES: dict[str, Entry] = {
    "relati.ask.places.task": say("Click every square where {player} can place a symbol."),
    "relati.ask.places.proof": count(
        "There is only one such square: {sites}.", "There are {n} such squares: {sites}."
    ),
    "relati.ask.yes_no.task": by(
        "action",
        other=say("Can {player} place a symbol on {move}?"),
        build=say("Can the symbol on {at} become a cannon?"),
        migrate=say("Can the symbol on {at} become the root?"),
        attack=say("Can the cannon on {at} fire at {targets}?"),
        chain=say("Can the cannon on {at} start this chain: {targets}?"),
        attack_F=say("Can the cannon on {at} fire upwards?"),
        attack_B=say("Can the cannon on {at} fire downwards?"),
        attack_L=say("Can the cannon on {at} fire to the left?"),
        attack_R=say("Can the cannon on {at} fire to the right?"),
    ),
    "relati.ask.yes_no.idea": by(
        "action",
        other=say("Look at {at}, and at what is near it."),
        **_IDEAS,
    ),
    "relati.ask.reason.task": by(
        "action",
        other=say("{player} cannot place a symbol on {move}. Why?"),
        build=say("The symbol on {at} cannot become a cannon. Why?"),
        migrate=say("The symbol on {at} cannot become the root. Why?"),
        attack=say("The cannon on {at} cannot fire at {targets}. Why?"),
        chain=say("The cannon on {at} cannot start this chain: {targets}. Why?"),
        attack_F=say("The cannon on {at} cannot fire upwards. Why?"),
        attack_B=say("The cannon on {at} cannot fire downwards. Why?"),
        attack_L=say("The cannon on {at} cannot fire to the left. Why?"),
        attack_R=say("The cannon on {at} cannot fire to the right. Why?"),
    ),
    "relati.ask.reason.idea": by(
        "action",
        other=say("Look at {at}, and at what is near it."),
        **_IDEAS,
    ),
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
        chain=say(
            "How many symbols of other players does this chain from {at} cut off: {targets}?"
        ),
        migrate=say("How many symbols of other players does a root on {at} cut off?"),
    ),
    "relati.ask.cuts.idea": say(
        "Which paths run through that square? Follow what depends on them."
    ),
    "relati.ask.cuts.nothing": say("Nothing is cut off."),
}
