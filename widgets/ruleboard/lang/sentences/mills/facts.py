"""Facts about a position of mills, told as hints."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, count, say

SENTENCES: dict[str, Entry] = {
    "mills.exercise.goes_to": by(
        "deed",
        other=say("Move from {source} to {target}."),
        jumps=say("Jump from {source} to {target}."),
        flies=say("Fly from {source} to {target}."),
    ),
    # What helps to reach a goal.
    "mills.fact.ready": count(
        "On one of your lines only one man is missing.",
        "On {n} of your lines only one man is missing.",
    ),
    "mills.fact.line": say("Look at this line: {line}."),
    "mills.fact.can_fly": count(
        "You have one man left: it can fly to any free point.",
        "You have only {n} men left, so they can fly to any free point.",
    ),
    "mills.fact.can_jump": say("A step along a line is not enough here. Can a man jump?"),
    "mills.fact.reopen": say(
        "You have a mill already. A man can step out of it now and come back later."
    ),
    "mills.fact.own_mill": say("Your mill is here: {line}."),
    "mills.fact.two_lines": say("Look at these lines: {lines}."),
    "mills.fact.cross": count(
        "One move can close a mill on one line.",
        "{n} of your lines meet in one free point, and each has two of your men already.",
    ),
    "mills.fact.threat": count(
        "On one line your opponent needs only one more man.",
        "On {n} lines your opponent needs only one more man.",
    ),
    "mills.fact.their_line": say("The danger is on this line: {line}."),
    "mills.fact.stop_by_taking": say(
        "You cannot block it. But a mill of your own lets you remove a man."
    ),
    "mills.fact.few": count(
        "Your opponent has only one man left.",
        "Your opponent has only {n} men left: if you remove one, you have won.",
    ),
    "mills.fact.doors": count(
        "Only one free point is next to your opponent's men.",
        "Only {n} free points are next to your opponent's men.",
    ),
    "mills.fact.no_door": say(
        "No free point is next to your opponent's men. Which of your moves opens no way out?"
    ),
    "mills.fact.doors_where": count("It is here: {sites}.", "They are here: {sites}."),
    "mills.fact.close_to_remove": say("To remove a man you must close a mill."),
    "mills.fact.names": say(
        "The letter is the column, from left to right. The number is the row, counted from below."
    ),
    # What helps to answer a question.
    "mills.fact.stuck": count(
        "One of your men is stuck: every point next to it is taken.",
        "{n} of your men are stuck: every point next to them is taken.",
    ),
    "mills.fact.none_stuck": say("None of your men is stuck."),
    "mills.fact.stuck_jumping": count(
        "One of your men can neither step to a free point nor jump.",
        "{n} of your men can neither step to a free point nor jump.",
    ),
    "mills.fact.near": count(
        "One point is next to {at}. Is it free?",
        "{n} points are next to {at}. Which of them are free?",
    ),
    "mills.fact.near_jumping": count(
        "One point is next to {at}. Is it free, or can the man jump over it?",
        "{n} points are next to {at}. Which are free, and where can the man jump?",
    ),
    "mills.fact.closed": count(
        "One empty point is closed: it has a red ×.",
        "{n} empty points are closed: they have a red ×.",
    ),
    "mills.fact.free_points": count("One point is free.", "{n} points are free."),
    "mills.fact.closes": count(
        "One move can close a mill.", "One move can close {n} mills at once."
    ),
    "mills.fact.closes_none": say("No mill is closed here."),
    "mills.fact.this_closes": count(
        "Count the mills: this move closes one.", "Count the mills: this move closes {n} at once."
    ),
    "mills.fact.all_in_mills": say("But all of your opponent's men are in mills."),
    "mills.fact.look_on": say("Look at {at}: is the point free for a man?"),
    "mills.fact.in_hand": count(
        "You have one man in hand. What can you do now, place or move?",
        "You have {n} men in hand. What can you do now, place or move?",
    ),
    "mills.fact.men_left": count(
        "You have one man left. Can it fly under these rules?",
        "You have {n} men left. Can they fly under these rules?",
    ),
    "mills.fact.look_at_victim": say(
        "Look at {at}: what is there, and do these rules let you remove it?"
    ),
    "mills.fact.opened": say("The mill {line} has been opened. How long does it have to rest?"),
    "mills.fact.lines_at": count(
        "{at} is on one line: {lines}. Would your men fill it?",
        "{at} is on {n} lines: {lines}. Would your men fill one of them?",
    ),
    "mills.fact.neighbours": say("These points are next to {at}: {sites}."),
    "mills.fact.neighbours_jumping": say(
        "These points are next to {at}: {sites}. What is beyond them, on the same line?"
    ),
}
