"""Goals for all games: the task, the idea behind it, and why a legal move misses it."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, count, say

SENTENCES: dict[str, Entry] = {
    "goal.removes.task": count(
        "Take what is on {sites} off the board.",
        "Take the pieces on these places off the board: {sites}.",
    ),
    "goal.removes.miss": count(
        "That is allowed, but what is on {sites} is still there.",
        "That is allowed, but not all of these are gone: {sites}.",
    ),
    "goal.reaches.task": count(
        "End your move on {sites}.", "End your move on one of these squares: {sites}."
    ),
    "goal.reaches.miss": count(
        "That is allowed, but it does not end on {sites}.",
        "That is allowed, but it ends on none of these squares: {sites}.",
    ),
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
