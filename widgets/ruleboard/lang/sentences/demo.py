"""What a demonstration says between its steps."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "demo.ask": (
        say("Where would White play here? Click your answer, or press Next to see it."),
        say("Where would Black play here? Click your answer, or press Next to see it."),
    ),
    "demo.ask_sign": say(
        "What would {player} do here? Click your answer, or press Next to see it."
    ),
    "demo.other_move_sign": say(
        "{player} could do that, but there is something better. Look again."
    ),
    "demo.right": say("Yes, that is the move."),
    "demo.other_move": (
        say("White could do that, but there is something better. Look again."),
        say("Black could do that, but there is something better. Look again."),
    ),
    "demo.trying": say("The board below is yours: play on from here as you like."),
    "demo.only_watch": say("This board shows a demonstration: the buttons below lead through it."),
}
