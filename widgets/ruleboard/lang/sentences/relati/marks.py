"""What each of Relati's own marks means, and what the key below a board calls it."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "relati.mark.ray": say("in the line of fire"),
    "relati.mark.link": say("on a life line"),
    "relati.mark.path_closed": say("on a path that does not connect"),
    "relati.mark.path_normal": say("on a normal path"),
    "relati.mark.path_remote_normal": say("on a remote normal path"),
    "relati.mark.path_straight_turn": say("on a straight–turn path"),
    "relati.mark.path_turn_straight": say("on a turn–straight path"),
    "relati.mark.path_turn_turn": say("on a turn–turn path"),
    "relati.mark.cut": say("cut off"),
    "relati.mark.heal": say("connected again"),
    "relati.mark.heat": say("symbols that depend on this square: {text}"),
    "relati.mark.territory_0": say("only ○ can still fill this square"),
    "relati.mark.territory_1": say("only × can still fill this square"),
    "relati.mark.territory_2": say("only △ can still fill this square"),
    "relati.mark.territory_3": say("only □ can still fill this square"),
    "relati.mark.contested": say("several players can still fill this square"),
    "relati.legend.path_normal": say("normal connection"),
    "relati.legend.path_remote_normal": say("remote normal connection"),
    "relati.legend.path_straight_turn": say("straight–turn"),
    "relati.legend.path_turn_straight": say("turn–straight"),
    "relati.legend.path_turn_turn": say("turn–turn"),
    "relati.legend.path_closed": say("does not connect"),
    "relati.legend.link": say("life line"),
    "relati.legend.blocked": say("in the way"),
    "relati.legend.cut": say("cut off"),
    "relati.legend.heal": say("connected again"),
    "relati.legend.contested": say("contested"),
}
