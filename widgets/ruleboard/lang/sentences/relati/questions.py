"""Commands and answers about a square of Relati: its paths, its life lines, the territory."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "relati.ui.rules_differ": say("Different from basic Relati:"),
    "relati.overlay.lines": say("Life lines"),
    "relati.overlay.territory": say("Territory"),
    "relati.paths.open": count("One open path leads to {at}.", "{n} open paths lead to {at}."),
    "relati.paths.root": say("{at} is empty: the root can be placed anywhere."),
    "relati.link.never": say("Nothing can cut the connection between {square} and {source}."),
    "relati.link.cut": count(
        "One symbol cuts the connection between {square} and {source}: on {sites}.",
        "{n} symbols cut the connection between {square} and {source}: on {sites}.",
    ),
    "relati.link.none": say("{at} is not connected to another symbol yet."),
    "relati.link.lonely": say("{at} is disconnected: none of its player's symbols is near enough."),
    "relati.link.blocked": say(
        "{at} is disconnected: the path to {source} is blocked at {blocker}."
    ),
    "relati.link.no_source": say("{at} is disconnected, and {source} near it cannot be a source."),
    "relati.lines.hanging": count(
        "Life lines of {player}. An opponent's symbol on {at} would cut off one symbol.",
        "Life lines of {player}. An opponent's symbol on {at} would cut off {n} symbols.",
    ),
    "relati.lines.safe": say("Life lines of {player}. No single square can cut anything off."),
    "relati.lines.none": say("{player} has no life lines yet."),
    "relati.territory.own": say("Squares that only {player} can still fill: {n}."),
    "relati.territory.contested": say("Contested squares: {n}."),
    "relati.territory.rule": say(
        "Nothing is contested any more, so just count. The player to act wins with at least two "
        "squares more than the other and loses with fewer. Otherwise nobody wins."
    ),
    "relati.territory.wins": say("By this count {player} wins."),
    "relati.territory.nobody": say("By this count nobody wins."),
}
