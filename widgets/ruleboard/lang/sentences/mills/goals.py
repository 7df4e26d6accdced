"""What the goals of mills say: the task, the idea behind it, and why a legal move misses it."""

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
}
