"""What exercises and their goals say: the task, the idea behind it, and why a legal move misses it."""

from __future__ import annotations

from ruleboard.lang.sentences.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "exercise.in_moves": count("In {n} move.", "In {n} moves."),
    "exercise.solved": count("Correct! {n} star.", "Correct! {n} stars."),
    "exercise.missed": say("Not yet."),
    "exercise.again": say("Your next click takes this move back."),
    "exercise.look_at": say("Look at {site}."),
    "exercise.solution": say("Here is the solution, step by step: press Next."),
    "exercise.finished": say("This exercise is finished. Press Try again for a fresh start."),
    "goal.forms_mill.task": say("Close a mill."),
    "goal.forms_mill.principle": say(
        "Look for a drawn line with two of your men and one free point."
    ),
    "goal.forms_mill.miss": say("{move} is allowed, but it closes no mill."),
    "goal.forms_mills.task": count("Close {n} mill in one move.", "Close {n} mills in one move."),
    "goal.forms_mills.principle": say("Look for a free point on which two of your lines meet."),
    "goal.forms_mills.miss": count(
        "{move} is allowed, but it does not close {n} mill.",
        "{move} is allowed, but it does not close {n} mills.",
    ),
    "goal.stops_mill.task": say("Stop the opponent's mill."),
    "goal.stops_mill.principle": say(
        "Find the line on which your opponent has two men and one free point."
    ),
    "goal.stops_mill.miss": say(
        "{move} is allowed, but then the opponent closes a mill on {sites}."
    ),
    "goal.removes.task": say("Close a mill and remove the man on {sites}."),
    "goal.removes.principle": say("First close the mill, then choose the man to remove."),
    "goal.removes.miss": say("{move} is allowed, but the man on {sites} is still there."),
    "goal.reaches.task": say("Bring a man to {sites}."),
    "goal.reaches.principle": say("Count the points along the drawn lines."),
    "goal.reaches.miss": say("{move} is allowed, but it does not end on {sites}."),
    "goal.wins.task": say("Win the game."),
    "goal.wins.principle": say("Ask what your opponent can still do after your move."),
    "goal.wins.miss": say("{move} is allowed, but the game goes on."),
}
