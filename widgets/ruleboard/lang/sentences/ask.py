"""Practice questions: the task, the idea behind it, and why the answer is right."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "ask.movers.task": say("Click every piece that can move."),
    "ask.movers.idea": say(
        "First think what the rules demand. Then try your pieces one after another."
    ),
    "ask.movers.proof": count(
        "Only one piece can move: {sites}.", "These {n} pieces can move: {sites}."
    ),
    "ask.places.task": say("Click every place where you can put a piece."),
    "ask.places.idea": say("Go through the free places one after another."),
    "ask.places.proof": count(
        "There is only one such place: {sites}.", "There are {n} such places: {sites}."
    ),
    "ask.targets.task": say("Click every place where the piece on {at} can go."),
    "ask.targets.idea": say("Look from {at} in every direction that the piece can take."),
    "ask.targets.proof": count(
        "The piece on {at} can go to one place only: {sites}.",
        "The piece on {at} can go to {n} places: {sites}.",
    ),
    "ask.count.task": say("How many pieces does the largest capture take?"),
    "ask.count.idea": say("Follow every capture to its end and count what it takes."),
    "ask.takes.task": say("How many pieces does {move} take?"),
    "ask.takes.idea": say("Go through the move step by step and count."),
    "ask.takes_nothing": say("Nothing is taken here."),
    "ask.more": say("It is more than that. Count again."),
    "ask.fewer": say("It is fewer than that. Count again."),
    "ask.yes_no.task": say("Is {move} allowed?"),
    "ask.yes_no.idea": say("Think how the piece can move, and what the rules demand first."),
    "ask.yes": say("Yes, it is allowed"),
    "ask.no": say("No, it is not allowed"),
    "ask.reason.task": say("{move} is not allowed. Why?"),
    "ask.reason.idea": say("Look where the piece would go, and think what the rules demand first."),
    "ask.other_reason": say("That is not the reason here. Look again."),
    "ask.better.task": say("Which move is better, {move} or {other}?"),
    "ask.better.idea": say("Play each of them in your head: what does the opponent answer?"),
    "ask.better.proof": say("{move} is better."),
    "ask.better.other": say("And {move}?"),
    "ask.choose": say("Choose an answer."),
    "ask.buttons": say("Answer with the buttons, or with the number keys."),
    "ask.found": say("Found so far: {k} of {total}."),
    "ask.one_more": count("Right! One is still missing.", "Right! {n} are still missing."),
    "ask.struck": say("One wrong answer is out."),
    "ask.wrong": say("No."),
    "ask.number_is": say("The right number is {n}."),
    "ask.is_allowed": say("It is allowed."),
    "ask.is_refused": say("It is not allowed."),
    "ask.reason_is": say("This is the reason:"),
    "ask.that_piece": say("Yes, this is the piece. Now click where it can go."),
    "ask.revealed": say("Here is the answer."),
}
