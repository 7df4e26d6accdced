"""Facts about a position of Relati, told as hints."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, count, say

SENTENCES: dict[str, Entry] = {
    "relati.exercise.goes_to": by(
        "deed",
        other=say("First click {source}, then {target}."),
        fires=say("Fire from {source} at {target}."),
        passes=say("Hand the shells on {source} over to {target}."),
    ),
    # Actions in a few words, within a sentence.
    "relati.said.build": say("a cannon on {at}"),
    "relati.said.attack": say("a shot from {at} at {targets}"),
    "relati.said.migrate": say("the root to {at}"),
    "relati.said.end": say("end of the turn"),
    # What helps to reach a goal.
    "relati.fact.armed": count(
        "You have a cannon that can fire. What would each shot hit?",
        "You have {n} cannons that can fire. What would each shot hit?",
    ),
    "relati.fact.build": say("A symbol of yours can become a cannon."),
    "relati.fact.cuts": count(
        "One action can cut off a symbol here.", "One action can cut off {n} symbols here."
    ),
    "relati.fact.room": count(
        "{owner} can still use one square.", "{owner} can still use {n} squares."
    ),
    "relati.fact.room_of_all": count(
        "The others can still use one square.", "The others can still use {n} squares."
    ),
    "relati.fact.room_where": count("It is here: {sites}.", "They are here: {sites}."),
    "relati.fact.shape": by(
        "via",
        other=say("Look for a square near your symbols."),
        normal=say("Look at the squares right next to your symbols."),
        remote_normal=say(
            "Go two squares straight or diagonally; the one in the middle must be clear."
        ),
        straight_turn=say(
            "From the new square: two squares forward, then one sideways, and the way must be clear."
        ),
        turn_straight=say(
            "From the new square: one square sideways, then two forward, and the way must be clear."
        ),
        turn_turn=say(
            "From the new square: one forward, one sideways, one forward, and the way must be clear."
        ),
    ),
    "relati.fact.squares": count("There is one such square.", "There are {n} such squares."),
    "relati.fact.enough": count(
        "There is one square where a single symbol is enough.",
        "There are {n} squares where a single symbol is enough.",
    ),
    "relati.fact.link": count(
        "{square} and {source} are connected by one path.",
        "{square} and {source} are connected by {n} paths. Do they share a square?",
    ),
    "relati.fact.cut_off": count(
        "One of your symbols is cut off.", "{n} of your symbols are cut off."
    ),
    "relati.fact.cut_off_where": count("It is here: {sites}.", "They are here: {sites}."),
    "relati.fact.bridge": say("A new symbol can be the bridge between both sides of the gap."),
    "relati.fact.no_bridge": say(
        "No new symbol bridges the gap. What is in the way, and can a cannon remove it?"
    ),
    "relati.fact.earn": by(
        "how",
        other=say("You can earn it by cutting off others or by reconnecting your own."),
        cut=say("Here you can earn it by cutting off a symbol."),
        heal=say("Here you can earn it by reconnecting your own symbols."),
        both=say("Here one action does both: it cuts off a symbol and reconnects your own."),
        several=say("Here one action cuts off symbols of several players."),
    ),
    "relati.fact.near_root": count(
        "One of your symbols has an open path directly to the root.",
        "{n} of your symbols have an open path directly to the root.",
    ),
    # What helps to answer a question.
    "relati.fact.first_symbol": say(
        "It is the first symbol of {player}, the root: it needs an empty square and nothing else."
    ),
    "relati.fact.from_symbols": count(
        "There is one symbol of {player} to connect to. Go round it.",
        "There are {n} symbols of {player} to connect to. Go round each of them.",
    ),
    "relati.fact.look_on": say("Look at {at} first: is the square empty?"),
    "relati.fact.nearest": say("The symbol of {player} nearest to {at} is on {source}."),
    "relati.fact.sound": say(
        "Look at the symbol on {source}: what kind is it, and is it connected itself?"
    ),
    "relati.fact.paths_to": count(
        "One path leads from {at} to {source}. Is it open?",
        "{n} paths lead from {at} to {source}. Is one of them open?",
    ),
    "relati.fact.through": count(
        "One connection of the others has a path through {at}. Does it have another one?",
        "{n} connections of the others have a path through {at}. Which of them have another one?",
    ),
    "relati.fact.through_none": say("No connection of the others has a path through {at}."),
}
