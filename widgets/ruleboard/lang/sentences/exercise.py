"""What exercises and their goals say: the task, the idea behind it, and why a legal move misses it."""

from __future__ import annotations

from ruleboard.lang.sentences.sentence import Entry, by, count, say

SENTENCES: dict[str, Entry] = {
    "exercise.in_moves": count("In {n} move.", "In {n} moves."),
    "exercise.turn": (say("White to move."), say("Black to move.")),
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
    "goal.captures.task": count(
        "Capture {n} piece in one move.", "Capture {n} pieces in one move."
    ),
    "goal.captures.principle": say("Follow every jump to its end and count what it takes."),
    "goal.captures.miss": count(
        "{move} is allowed, but it does not capture {n} piece.",
        "{move} is allowed, but it does not capture {n} pieces.",
    ),
    "goal.captures_most.task": say("Find the capture that the rules demand."),
    "goal.captures_most.principle": say(
        "Follow every jump of every piece to its end and count: only the largest capture may be played."
    ),
    "goal.captures_most.miss": say("{move} is allowed, but it captures nothing."),
    "goal.choose_path.task": count(
        "Capture exactly this piece: {wanted}.", "Capture exactly these {n} pieces: {wanted}."
    ),
    "goal.choose_path.principle": say(
        "Several paths take equally many, and the choice is yours: compare what each of them takes."
    ),
    "goal.choose_path.miss": say("{move} is allowed, but it captures {sites}."),
    "goal.promotes.task": say("Make a king."),
    "goal.promotes.principle": say("A man becomes a king on the far row."),
    "goal.promotes.miss": say("{move} is allowed, but it makes no king."),
    "goal.sets_up.task": count(
        "Make a move after which you can capture {n} piece, whatever your opponent replies.",
        "Make a move after which you can capture {n} pieces, whatever your opponent replies.",
    ),
    "goal.sets_up.principle": say(
        "Your opponent must capture too. Offer a man, and see where that leads."
    ),
    "goal.sets_up.miss": count(
        "{move} is allowed, but your opponent has a reply after which you cannot capture {n} piece.",
        "{move} is allowed, but your opponent has a reply after which you cannot capture {n} pieces.",
    ),
    "goal.wins.task": say("Win the game."),
    "goal.wins.principle": say("Ask what your opponent can still do after your move."),
    "goal.wins.miss": by(
        "ends",
        other=say("{move} is allowed, but the game goes on."),
        drawn=say("{move} is allowed, but with it the game ends, and nobody wins."),
    ),
}
