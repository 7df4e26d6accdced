"""Sentences of exercises and questions about mills."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "mills.goal.forms_mill.task": say("Close a mill."),
    "mills.goal.forms_mill.principle": say(
        "Look for a drawn line with two of your men and one free point."
    ),
    "mills.goal.forms_mill.miss": say("That is allowed, but it does not close a mill."),
    "mills.goal.forms_mills.task": count("Close one mill.", "Close {n} mills in one go."),
    "mills.goal.forms_mills.principle": say(
        "Look for a free point that completes two of your lines."
    ),
    "mills.goal.forms_mills.miss": count(
        "That is allowed, but it does not close any mill.",
        "That is allowed, but it closes fewer than {n} mills.",
    ),
    "mills.goal.stops_mill.task": say("Stop your opponent's mill."),
    "mills.goal.stops_mill.principle": say(
        "Find the line on which your opponent has two men and one free point."
    ),
    "mills.goal.stops_mill.miss": say(
        "That is allowed, but then your opponent closes the mill {sites}."
    ),
    "mills.goal.wins.principle": say(
        "There are two ways to win: leave your opponent with only two men, or without a move. Which one is close?"
    ),
    "mills.goal.removes.task": say("Close a mill and remove the man on {sites}."),
    "mills.goal.removes.principle": say("First close the mill, then choose the man to remove."),
    "mills.goal.removes.miss": say("That is allowed, but the man on {sites} is still there."),
    "mills.goal.reaches.task": say("Bring a man to {sites}."),
    "mills.goal.reaches.principle": say("Count the points along the drawn lines."),
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
