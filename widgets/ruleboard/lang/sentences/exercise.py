"""Sentences of an exercise: whose move it is, and the result."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, count, say

SENTENCES: dict[str, Entry] = {
    "exercise.in_moves": count("In one move.", "In {n} moves."),
    "exercise.with_replies": count(
        "You have one move, and your opponent replies.",
        "You have {n} moves, and your opponent replies.",
    ),
    "exercise.more_moves": count("One more move.", "{n} more moves."),
    "exercise.on_track": say("Right so far!"),
    "exercise.not_enough": count(
        "Now you can no longer do it in one move.", "Now you can no longer do it in {n} moves."
    ),
    "exercise.turn": (say("White to play."), say("Black to play.")),
    "exercise.turn_sign": say("{player} to play."),
    "exercise.praise": by(
        "how",
        other=say("Correct!"),
        well=say("Well done!"),
        seen=say("Well spotted!"),
        so=say("That's it!"),
        good=say("Very good!"),
        splendid=say("Splendid!"),
    ),
    "exercise.solved": count("One star.", "{n} stars."),
    "exercise.earned": count(
        "You have solved this before: one star.", "You have solved this before: {n} stars."
    ),
    "exercise.missed": say("Not yet."),
    "exercise.free_try": say("That was worth a try, and it costs no star."),
    "exercise.ends_game": say("This move is allowed, but it ends the game."),
    "exercise.again": say("Your next click takes this move back."),
    "exercise.stars": say(
        "A wrong answer costs a star. The first hint is free; after that, each one costs a star."
    ),
    "exercise.three_stars": say("Find it first time and you get three stars."),
    "exercise.look_at": say("Look at {site}."),
    "exercise.goes_to": by(
        "deed",
        other=say("Move from {source} to {target}."),
        takes=say("Capture: jump from {source} to {target}."),
        fires=say("Fire from {source} at {target}."),
        passes=say("Hand on from {source} to {target}."),
    ),
    "exercise.choose_this": say("Right so far! Now choose {site}."),
    "exercise.choose_any": say("Right so far! You can choose any of these: {sites}."),
    "exercise.confirm_this": say("Right so far! This is the one: confirm it."),
    "exercise.solution": say("Here is the solution, step by step: press Next."),
    "exercise.solution_over": say("That was the solution. Press Try again to play it yourself."),
    "exercise.finished": say("Press Try again for a fresh start."),
    "exercise.foreign_progress": say(
        "The file {file} is damaged or not one of ours. It stays as it is; nothing is saved until you move it away."
    ),
    "exercise.unwritten_progress": say(
        "This could not be saved: the file {file} cannot be written."
    ),
}
