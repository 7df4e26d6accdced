"""Facts about a position of draughts, told as hints."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    # What helps to reach a goal.
    "draughts.fact.pieces": count(
        "Only one of your pieces can do it.", "{n} of your pieces can do it."
    ),
    "draughts.fact.captures": count(
        "Only one capture is possible.",
        "{n} captures are possible, and each takes different pieces.",
    ),
    "draughts.fact.landings": count(
        "The capture can end on one square.", "A capture can end on {n} squares here."
    ),
    "draughts.fact.backward": say("A man moves forward, but it captures backward too."),
    "draughts.fact.first_over": say("The capture begins with a jump over {at}."),
    "draughts.fact.can_capture": count(
        "One of your pieces can capture.", "{n} of your pieces can capture."
    ),
    "draughts.fact.none_captures": say("None of your pieces can capture."),
    "draughts.fact.forces": say("After the right move, your opponent must capture."),
    "draughts.fact.gives": count("You give up one piece for it.", "You give up {n} pieces for it."),
    "draughts.fact.finisher": say("The last move is made by the piece on {at}."),
    "draughts.fact.crown": count(
        "On the far row a man becomes a king. One of yours can get there now.",
        "On the far row a man becomes a king. {n} of yours can get there now.",
    ),
    "draughts.fact.crown_in": count(
        "In one move you can have a king, whatever your opponent replies.",
        "In {n} moves you can have a king, whatever your opponent replies.",
    ),
    "draughts.fact.last": count(
        "Your opponent has only one piece left. Can you take it?",
        "Your opponent has only {n} pieces left. Can you take them all?",
    ),
    "draughts.fact.shut_in": count(
        "Your opponent has one piece. Whoever cannot move has lost.",
        "Your opponent has {n} pieces. Whoever cannot move has lost.",
    ),
    # What helps to answer a question.
    "draughts.fact.most": count(
        "The largest capture takes one piece, and you must take that many.",
        "The largest capture takes {n} pieces, and you must take that many.",
    ),
    "draughts.fact.captures_at": say(
        "The piece on {at} can capture: look for an opposing piece with a free square behind it."
    ),
    "draughts.fact.king_far": say(
        "The piece on {at} is a king: it goes as far as the diagonals are free."
    ),
    "draughts.fact.king_near": say(
        "The piece on {at} is a king: it goes one square, in any direction."
    ),
    "draughts.fact.man_steps": say(
        "The piece on {at} is a man, and it has nothing to capture: it goes one square forward."
    ),
    "draughts.fact.largest_by": say("The largest capture is made by the piece on {at}."),
    "draughts.fact.touches": say(
        "A man comes to the far row. What happens to it there under these rules?"
    ),
    "draughts.fact.turn": (say("It is White's turn."), say("It is Black's turn.")),
    "draughts.fact.most_of": count(
        "The largest capture here takes one piece. And this one?",
        "The largest capture here takes {n} pieces. And this one?",
    ),
    "draughts.fact.man_at": say("There is a man on {at}. Which way can it go?"),
    "draughts.fact.end_of": say("Look around {at}: is the capture really over there?"),
    "draughts.fact.jump_by_jump": say(
        "Follow the capture jump by jump from {at}: which pieces are jumped, and where does it end?"
    ),
    "draughts.fact.way": say(
        "Look from {source} to {target}: is that along a diagonal, and what is in between?"
    ),
}
