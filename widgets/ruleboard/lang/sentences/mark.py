"""What each mark on a board means."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
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
    "mark.ray": say("in the line of fire"),
    "mark.link": say("on a life line"),
    "mark.path_closed": say("on a path that does not connect"),
    "mark.path_normal": say("on a normal path"),
    "mark.path_remote_normal": say("on a remote normal path"),
    "mark.path_straight_turn": say("on a straight–turn path"),
    "mark.path_turn_straight": say("on a turn–straight path"),
    "mark.path_turn_turn": say("on a turn–turn path"),
    "mark.blocked": say("in the way"),
    "mark.cut": say("cut off"),
    "mark.heal": say("connected again"),
    "mark.heat": say("symbols that hang on this square: {text}"),
    "mark.territory_0": say("only ○ can still place here"),
    "mark.territory_1": say("only × can still place here"),
    "mark.territory_2": say("only △ can still place here"),
    "mark.territory_3": say("only □ can still place here"),
    "mark.contested": say("several players can still place here"),
    "mark.locked": say("safe"),
    "mark.proof": say("this is why"),
    "mark.right": say("right"),
    "mark.wrong": say("not the answer"),
    "mark.exact_win": say("leads to a win"),
    "mark.exact_draw": say("leads to a draw"),
    "mark.exact_loss": say("leads to a loss"),
}
