"""Sentences of exercises, questions and the count of captures in draughts."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "draughts.goal.promotes.task": say("Make a king."),
    "draughts.goal.promotes.principle": say("A man becomes a king on the far row."),
    "draughts.goal.promotes.miss": say("That is allowed, but no man becomes a king."),
    "draughts.goal.captures.task": count("Capture one piece.", "Capture {n} pieces in one go."),
    "draughts.goal.captures.principle": say(
        "Follow every jump to its end and count what it takes."
    ),
    "draughts.goal.captures.ahead": say(
        "Your opponent must capture too. Offer a man and see where that leads."
    ),
    "draughts.goal.captures.miss": count(
        "That is allowed, but it does not capture a piece.",
        "That is allowed, but it captures fewer than {n} pieces.",
    ),
    "draughts.goal.captures_most.task": say("Find the capture that the rules demand."),
    "draughts.goal.captures_most.principle": say(
        "Follow every jump of every piece to its end and count: only the largest capture is allowed."
    ),
    "draughts.goal.choose_path.task": count(
        "Capture the piece on {wanted}.", "Capture these {n} pieces: {wanted}."
    ),
    "draughts.goal.choose_path.principle": count(
        "Which square is right behind that piece?",
        "Several paths take the same number of pieces, so you may choose. Compare which pieces each path takes.",
    ),
    "draughts.ask.movers.task": say("Click every piece that may move."),
    "draughts.ask.movers.idea": say(
        "Can anything be captured? Then only that counts. If not, try your pieces one after another."
    ),
    "draughts.ask.movers.proof": count(
        "Only one piece may move: {sites}.", "These {n} pieces may move: {sites}."
    ),
    "draughts.ask.targets.task": say("Click every square where the piece on {at} may go."),
    "draughts.ask.targets.idea": say("Look from {at} along the diagonals."),
    "draughts.ask.targets.proof": count(
        "The piece on {at} may go to one square only: {sites}.",
        "The piece on {at} may go to {n} squares: {sites}.",
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
