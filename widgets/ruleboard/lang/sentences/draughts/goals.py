"""Sentences of exercises, questions and the count of captures in draughts."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "draughts.ask.that_piece": say(
        "Yes, this is the piece. Now click the squares where it can go."
    ),
    "draughts.goal.promotes.task": say("Make a king."),
    "draughts.goal.promotes.miss": say("That is allowed, but no man becomes a king."),
    "draughts.goal.captures.task": count("Capture one piece.", "Capture {n} pieces in one go."),
    "draughts.goal.captures.miss": count(
        "That is allowed, but it does not capture a piece.",
        "That is allowed, but it captures fewer than {n} pieces.",
    ),
    "draughts.goal.captures_most.task": say("Find the capture that the rules demand."),
    "draughts.goal.choose_path.task": count(
        "Capture the piece on {wanted}.", "Capture these {n} pieces: {wanted}."
    ),
    "draughts.ask.movers.task": say("Click every piece that can move."),
    "draughts.ask.movers.proof": count(
        "Only one piece can move: {sites}.", "These {n} pieces can move: {sites}."
    ),
    "draughts.ask.targets.task": say("Click every square where the piece on {at} can go."),
    "draughts.ask.targets.proof": count(
        "The piece on {at} can go to one square only: {sites}.",
        "The piece on {at} can go to {n} squares: {sites}.",
    ),
    "draughts.captures.opening": (
        say("What can White capture here?"),
        say("What can Black capture here?"),
    ),
    "draughts.captures.none": say("There is nothing to capture."),
    "draughts.captures.found": count(
        "{move} takes one piece: {taken}.", "{move} takes {n} pieces: {taken}."
    ),
    "draughts.captures.most": count(
        "The most you can take is one piece. Anything less is crossed out.",
        "The most you can take is {n} pieces. Anything less is crossed out.",
    ),
    "draughts.captures.short": count(
        "{move} takes only one piece: not enough.", "{move} takes only {n} pieces: not enough."
    ),
    "draughts.captures.left": say("Only one is left: {moves}."),
    "draughts.captures.equal": say(
        "These take the same number of pieces, so you may choose: {moves}."
    ),
}
