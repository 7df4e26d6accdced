"""Texts of a demonstration between its steps."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "demo.ask": (
        say("What would you play here as White? Click your answer, or press Next to see it."),
        say("What would you play here as Black? Click your answer, or press Next to see it."),
    ),
    "demo.ask_sign": say(
        "What would you do here as {player}? Click your answer, or press Next to see it."
    ),
    "demo.other_move_sign": say(
        "{player} can do that too, but the demo shows another action. Look again."
    ),
    "demo.right": say("Yes, that is the move!"),
    "demo.as_good": say("That is just as good! The demo shows {move}."),
    "demo.other_move": (
        say("White can play that too, but the demo shows another move. Look again."),
        say("Black can play that too, but the demo shows another move. Look again."),
    ),
    "demo.trying": say("The board below is yours: play on from here as you like."),
    "demo.only_watch": say("This board shows a demo: use the buttons below to go through it."),
}
