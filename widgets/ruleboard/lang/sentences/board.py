"""What can be said of a board whatever the game: empty sites, and what each mark means."""

from __future__ import annotations

from ruleboard.lang.sentences.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "board.empty": say("empty"),
    "board.nothing": say("The board is empty."),
    "mark.legal": say("you can go here"),
    "mark.capture": say("can be taken off"),
    "mark.target": say("chosen target"),
    "mark.selected": say("selected"),
    "mark.must_move": say("has to move"),
    "mark.hint": say("hint"),
    "mark.last": say("last move"),
    "mark.mill": say("in a mill"),
    "mark.path": say("on the route"),
    "mark.struck": say("not allowed"),
    "mark.locked": say("safe"),
    "mark.proof": say("this is why"),
    "mark.right": say("right"),
    "mark.wrong": say("not the answer"),
}
