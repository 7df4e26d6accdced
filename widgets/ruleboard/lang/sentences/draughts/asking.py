"""What the questions of a practice say about draughts: here places are squares."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
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
}
