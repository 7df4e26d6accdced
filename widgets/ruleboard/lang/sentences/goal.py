"""Goals for all games: the task, the idea behind it, and why a legal move misses it."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, say

SENTENCES: dict[str, Entry] = {
    "goal.removes.task": say("Take what is on {sites} off the board."),
    "goal.removes.miss": say("That is allowed, but what is on {sites} is still there."),
    "goal.reaches.task": say("End your move on {sites}."),
    "goal.reaches.miss": say("That is allowed, but it does not end on {sites}."),
    "goal.captures.task": say("Capture {n} in one go."),
    "goal.captures.miss": say("That is allowed, but it does not capture {n}."),
    "goal.captures_most.task": say("Find a move that captures."),
    "goal.captures_most.miss": say("That is allowed, but it does not capture anything."),
    "goal.choose_path.task": say("Capture exactly what is here: {wanted}."),
    "goal.choose_path.miss": by(
        "takes",
        other=say("That is allowed, but it captures {sites}."),
        nothing=say("That is allowed, but it does not capture anything."),
    ),
    "goal.wins.task": say("Win the game."),
    "goal.wins.miss": say("That is allowed, but the game goes on."),
}
