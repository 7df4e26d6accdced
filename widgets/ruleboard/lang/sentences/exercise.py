"""What an exercise says: whose move it is, and how it went."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "exercise.in_moves": count("In {n} move.", "In {n} moves."),
    "exercise.turn": (say("White to move."), say("Black to move.")),
    "exercise.solved": count("Correct! {n} star.", "Correct! {n} stars."),
    "exercise.missed": say("Not yet."),
    "exercise.again": say("Your next click takes this move back."),
    "exercise.look_at": say("Look at {site}."),
    "exercise.solution": say("Here is the solution, step by step: press Next."),
    "exercise.finished": say("This exercise is finished. Press Try again for a fresh start."),
    "exercise.foreign_progress": say(
        "The file {file} is damaged or not one of ours. It stays as it is; nothing is noted until you move it away."
    ),
    "exercise.unwritten_progress": say(
        "This could not be noted: the file {file} cannot be written."
    ),
}
