"""Sentences of exercises and questions about mills."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "mills.ask.takes_nothing": say("No man is removed here."),
    "mills.ask.that_piece": say("Yes, this is the man. Now click where it can go."),
    "mills.goal.forms_mill.task": say("Close a mill."),
    "mills.goal.forms_mill.miss": say("That is allowed, but it does not close a mill."),
    "mills.goal.forms_mills.task": count("Close one mill.", "Close {n} mills in one go."),
    "mills.goal.forms_mills.miss": count(
        "That is allowed, but it does not close any mill.",
        "That is allowed, but it closes fewer than {n} mills.",
    ),
    "mills.goal.stops_mill.task": say("Stop your opponent's mill."),
    "mills.goal.stops_mill.miss": say(
        "That is allowed, but then your opponent closes the mill {sites}."
    ),
    "mills.goal.removes.task": count(
        "Close a mill and remove the man on {sites}.",
        "Close mills and remove these men: {sites}.",
    ),
    "mills.goal.removes.miss": count(
        "That is allowed, but the man on {sites} is still there.",
        "That is allowed, but not all of these men are gone: {sites}.",
    ),
    "mills.goal.reaches.task": count(
        "Bring a man to {sites}.", "Bring a man to one of these points: {sites}."
    ),
    "mills.ask.movers.task": say("Click every man that can move."),
    "mills.ask.movers.proof": count(
        "Only one man can move: {sites}.", "These {n} men can move: {sites}."
    ),
    "mills.ask.places.task": say("Click every point where you can place a man."),
    "mills.ask.places.proof": count(
        "There is only one such point: {sites}.", "There are {n} such points: {sites}."
    ),
    "mills.ask.targets.task": say("Click every point where the man on {at} can go."),
    "mills.ask.targets.proof": count(
        "The man on {at} can go to one point only: {sites}.",
        "The man on {at} can go to {n} points: {sites}.",
    ),
    "mills.ask.count.task": say("How many men can you remove with your best move?"),
    "mills.ask.takes.task": say("How many men do you remove with {move}?"),
}
