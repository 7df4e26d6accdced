"""How one asks Relati about a square, and what it answers: its paths, its life lines, the territory."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "relati.ui.keys": say(
        "Keys on the board: arrows move, Enter chooses, Esc cancels, W shows the paths of a square, "
        "K the life lines, T the territory, E ends the turn, U undo, Y redo, D describe, "
        "L last move, F flip, B large, V sound, "
        "Tab leaves the board."
    ),
    "relati.overlay.lines": say("Life lines"),
    "relati.overlay.territory": say("Territory"),
    "relati.paths.open": count("{n} open path leads to {at}.", "{n} open paths lead to {at}."),
    "relati.paths.root": say("{at} is free: the root may be placed anywhere."),
    "relati.link.never": say("Nothing can cut {square} from {source}."),
    "relati.link.cut": count(
        "{n} symbol cuts {square} from {source}: on {sites}.",
        "{n} symbols cut {square} from {source}: on {sites}.",
    ),
    "relati.link.none": say("{at} has no connection with another symbol yet."),
    "relati.link.lonely": say("{at} is disconnected: none of its player's symbols is near enough."),
    "relati.link.blocked": say(
        "{at} is disconnected: the path to {source} is blocked at {blocker}."
    ),
    "relati.link.no_source": say("{at} is disconnected, and {source} near it is no source."),
    "relati.lines.hanging": count(
        "Life lines of {player}. A symbol on {at} would cut off {n} of them.",
        "Life lines of {player}. A symbol on {at} would cut off {n} of them.",
    ),
    "relati.lines.safe": say("Life lines of {player}. No single square cuts off anything."),
    "relati.lines.none": say("{player} has no life lines yet."),
    "relati.territory.own": say("Squares that only {player} can still fill: {n}."),
    "relati.territory.contested": say("Contested squares: {n}."),
    "relati.territory.rule": say(
        "Nothing is contested any more, so it is enough to count: whoever is to act wins with "
        "at least two squares more and loses with fewer; otherwise nobody wins."
    ),
    "relati.territory.wins": say("By the count {player} wins."),
    "relati.territory.nobody": say("By the count nobody wins."),
}
