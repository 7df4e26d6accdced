"""What is said when Relati's paths are taught: films, the bench, the drill, questions about a square, goals."""

from __future__ import annotations

from ruleboard.lang.sentences.sentence import Entry, by, count, say

SHAPES: dict[str, Entry] = {
    "relati.shape.normal": say("normal"),
    "relati.shape.remote_normal": say("remote normal"),
    "relati.shape.straight_turn": say("straight–turn"),
    "relati.shape.turn_straight": say("turn–straight"),
    "relati.shape.turn_turn": say("turn–turn"),
}

FILMS: dict[str, Entry] = {
    "relati.film.root": say("{player} begins with the root, here on {sites}."),
    "relati.film.normal": say("The eight squares around it are neighbours: normal connections."),
    "relati.film.normal_end": say(
        "Nothing fits in between, so a normal connection can never be cut."
    ),
    "relati.film.remote_normal": say(
        "Two squares away, straight or diagonal: these eight are remote normal connections."
    ),
    "relati.film.remote_normal_end": say(
        "One symbol in the middle is enough: with {blocker} taken, {at} no longer connects."
    ),
    "relati.film.straight_turn": say(
        "Straight–turn, walked from the square towards its source: two squares on, one aside."
    ),
    "relati.film.turn_straight": say(
        "Turn–straight, walked from the square towards its source: one square aside, two on."
    ),
    "relati.film.turn_turn": say(
        "Turn–turn, walked from the square towards its source: one on, one aside, one on."
    ),
    "relati.film.stable_end": say(
        "Four directions, each with its mirror image: the same eight squares every time."
    ),
    "relati.film.forty": say(
        "One symbol reaches {count} squares by {total} paths. The farther it reaches, the more "
        "there is to cut."
    ),
    "relati.film.target": say("How can {at} connect with {source}? There are three ways."),
    "relati.film.all_open": say("All three paths are open. One of them is enough."),
    "relati.film.blocked": count(
        "With {sites} blocked, {count} path is still open.",
        "With {sites} blocked, {count} paths are still open.",
    ),
    "relati.film.cut": say("With {sites} blocked, no path is left: the connection is cut."),
}

BENCH: dict[str, Entry] = {
    "relati.bench.task": say(
        "Click a square on the way from {at} to {source} to block it; click again to clear it."
    ),
    "relati.bench.elsewhere": say("{at} lies on none of these paths, so it cannot cut them."),
    "relati.bench.end": say("{at} is an end of these paths. Block a square in between."),
}

DRILL: dict[str, Entry] = {
    "drill.ask": say("Question {k} of {total}: which shape is this path, walked from {at}?"),
    "drill.right": by(
        "shape",
        other=say("Yes."),
        straight_turn=say("Yes, straight–turn: two squares on, then one aside."),
        turn_straight=say("Yes, turn–straight: one square aside, then two on."),
        turn_turn=say("Yes, turn–turn: one on, one aside, one on."),
    ),
    "drill.missed": say("Not yet. Walk from {at}: where is the first turn?"),
    "drill.over": say("The drill is over. Right at the first try: {k} of {total}."),
}

QUESTIONS: dict[str, Entry] = {
    "relati.paths.open": count(
        "{count} open path leads to {at}.", "{count} open paths lead to {at}."
    ),
    "relati.paths.root": say("{at} is free: the root may be placed anywhere."),
    "relati.link.never": say("Nothing can cut {square} from {source}."),
    "relati.link.cut": count(
        "{count} symbol cuts {square} from {source}: on {sites}.",
        "{count} symbols cut {square} from {source}: on {sites}.",
    ),
    "relati.link.none": say("{at} has no connection with another symbol yet."),
    "relati.link.lonely": say("{at} is disconnected: none of its player's symbols is near enough."),
    "relati.link.blocked": say(
        "{at} is disconnected: the path to {source} is blocked at {blocker}."
    ),
    "relati.link.no_source": say("{at} is disconnected, and {source} near it is no source."),
    "relati.lines.hanging": count(
        "Life lines of {player}. A symbol on {at} would cut off {count} of them.",
        "Life lines of {player}. A symbol on {at} would cut off {count} of them.",
    ),
    "relati.lines.safe": say("Life lines of {player}. No single square cuts off anything."),
    "relati.lines.none": say("{player} has no life lines yet."),
    "relati.territory.own": say("Squares that only {player} can still fill: {count}."),
    "relati.territory.contested": say("Contested squares: {count}."),
    "relati.territory.rule": say(
        "Nothing is contested any more, so it is enough to count: whoever is to act wins with "
        "at least two squares more and loses with fewer; otherwise nobody wins."
    ),
    "relati.territory.wins": say("By the count {player} wins."),
    "relati.territory.nobody": say("By the count nobody wins."),
}

GOALS: dict[str, Entry] = {
    "goal.connects.task": by(
        "via",
        other=say("Place a symbol."),
        normal=say("Place a symbol by a normal connection."),
        remote_normal=say("Place a symbol by a remote normal connection."),
        straight_turn=say("Place a symbol by straight–turn."),
        turn_straight=say("Place a symbol by turn–straight."),
        turn_turn=say("Place a symbol by turn–turn."),
    ),
    "goal.connects.principle": by(
        "via",
        other=say("Look for a square near your symbols."),
        normal=say("Look at the squares right next to your symbols."),
        remote_normal=say("Go two squares straight or diagonally; the middle must be clear."),
        straight_turn=say("From the new square: two squares on, then one aside, all clear."),
        turn_straight=say("From the new square: one square aside, then two on, all clear."),
        turn_turn=say("From the new square: one on, one aside, one on, all clear."),
    ),
    "goal.connects.miss": say("{move} is allowed, but it does not connect in that way."),
    "goal.disconnects.task": count(
        "Cut off {n} symbol of your opponent at once.",
        "Cut off {n} symbols of your opponent at once.",
    ),
    "goal.disconnects.principle": say("Find the square through which the most connections run."),
    "goal.disconnects.miss": count(
        "{move} is allowed, but it does not cut off {n} symbol.",
        "{move} is allowed, but it does not cut off {n} symbols.",
    ),
    "goal.heals.task": count(
        "Connect {n} disconnected symbol of yours again.",
        "Connect {n} disconnected symbols of yours again.",
    ),
    "goal.heals.principle": say("Build a bridge: which square reaches both sides of the gap?"),
    "goal.heals.miss": count(
        "{move} is allowed, but it does not connect {n} symbol again.",
        "{move} is allowed, but it does not connect {n} symbols again.",
    ),
}

SENTENCES: dict[str, Entry] = {
    **SHAPES,
    **FILMS,
    **BENCH,
    **DRILL,
    **QUESTIONS,
    **GOALS,
}
