"""What the questions of a practice say about mills: here pieces are men and places are points."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "mills.ask.movers.task": say("Click every man that may move."),
    "mills.ask.movers.idea": say("Look at each of your men: is a point next to it free?"),
    "mills.ask.movers.proof": count(
        "Only one man may move: {sites}.", "These {n} men may move: {sites}."
    ),
    "mills.ask.places.task": say("Click every point where you may place a man."),
    "mills.ask.places.idea": say("Go through the free points one after another."),
    "mills.ask.places.proof": count(
        "There is only one such point: {sites}.", "There are {n} such points: {sites}."
    ),
    "mills.ask.targets.task": say("Click every point where the man on {at} may go."),
    "mills.ask.targets.idea": say(
        "Follow the lines that leave {at}. With three men: may they fly here?"
    ),
    "mills.ask.targets.proof": count(
        "The man on {at} may go to one point only: {sites}.",
        "The man on {at} may go to {n} points: {sites}.",
    ),
    "mills.ask.count.task": say("How many men can you remove with your best move?"),
    "mills.ask.count.idea": say("Look for every mill that you can close."),
    "mills.ask.takes.task": say("How many men does {move} remove?"),
}
