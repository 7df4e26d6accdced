"""The meaning of each mark on a board."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "mark.legal": say("you can go here"),
    "mark.legal_own": say("you can choose this"),
    "mark.legal_other": say("a possible target"),
    "mark.capture": say("can be taken off"),
    "mark.target": say("chosen target"),
    "mark.selected": say("selected"),
    "mark.must_move": say("has to move"),
    "mark.hint": say("hint"),
    "mark.last": say("last move"),
    "mark.formed": say("in a row"),
    "mark.path": say("on the path"),
    "mark.expected": say("move {text} of the line"),
    "mark.better": say("the better move"),
    "mark.played": say("the move that was played"),
    "mark.struck": say("not allowed"),
    "mark.blocked": say("in the way"),
    "mark.locked": say("safe"),
    "mark.proof": say("this is why"),
    "mark.right": say("right"),
    "mark.wrong": say("not the answer"),
    "mark.exact_win": say("leads to a win"),
    "mark.exact_draw": say("leads to a draw"),
    "mark.exact_loss": say("leads to a loss"),
}
