"""What goals for all games say: the task, the idea behind it, and why a legal move misses it."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, count, say

SENTENCES: dict[str, Entry] = {
    "goal.removes.task": say("Close a mill and remove the man on {sites}."),
    "goal.removes.principle": say("First close the mill, then choose the man to remove."),
    "goal.removes.miss": say("That is allowed, but the man on {sites} is still there."),
    "goal.reaches.task": say("Bring a man to {sites}."),
    "goal.reaches.principle": say("Count the points along the drawn lines."),
    "goal.reaches.miss": say("That is allowed, but it does not end on {sites}."),
    "goal.captures.task": count(
        "Capture {n} piece in one move.", "Capture {n} pieces in one move."
    ),
    "goal.captures.principle": say("Follow every jump to its end and count what it takes."),
    "goal.captures.miss": count(
        "That is allowed, but it does not capture {n} piece.",
        "That is allowed, but it does not capture {n} pieces.",
    ),
    "goal.captures_most.task": say("Find the capture that the rules demand."),
    "goal.captures_most.principle": say(
        "Follow every jump of every piece to its end and count: only the largest capture may be played."
    ),
    "goal.captures_most.miss": say("That is allowed, but it captures nothing."),
    "goal.choose_path.task": count(
        "Capture exactly this piece: {wanted}.", "Capture exactly these {n} pieces: {wanted}."
    ),
    "goal.choose_path.principle": say(
        "Several paths take equally many, and the choice is yours: compare what each of them takes."
    ),
    "goal.choose_path.miss": say("That is allowed, but it captures {sites}."),
    "goal.wins.task": say("Win the game."),
    "goal.wins.principle": say("Ask what your opponent can still do after your move."),
    "goal.wins.miss": by(
        "ends",
        other=say("That is allowed, but the game goes on."),
        drawn=say("That is allowed, but with it the game ends, and nobody wins."),
    ),
}
