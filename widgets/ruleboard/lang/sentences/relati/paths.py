"""Sentences that teach the paths of Relati: films and the bench."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "relati.shape.normal": say("normal connection"),
    "relati.shape.remote_normal": say("remote normal connection"),
    "relati.shape.straight_turn": say("straight–turn"),
    "relati.shape.turn_straight": say("turn–straight"),
    "relati.shape.turn_turn": say("turn–turn"),
    "relati.film.root": say("{player} begins with the root, here on {sites}."),
    "relati.film.normal": say(
        "The eight squares around it are its neighbours: normal connections."
    ),
    "relati.film.normal_end": say(
        "Nothing fits in between, so a normal connection can never be cut."
    ),
    "relati.film.remote_normal": say(
        "Two squares away, straight or diagonally: these eight are remote normal connections."
    ),
    "relati.film.remote_normal_end": say(
        "One symbol in the middle is enough: with {blocker} taken, {at} is no longer connected."
    ),
    "relati.film.straight_turn": say(
        "Straight–turn, from the new square towards its source: two squares forward, one sideways."
    ),
    "relati.film.turn_straight": say(
        "Turn–straight, from the new square towards its source: one square sideways, two forward."
    ),
    "relati.film.turn_turn": say(
        "Turn–turn, from the new square towards its source: one forward, one sideways, one forward."
    ),
    "relati.film.stable_end": say(
        "Four directions, each with its mirror image: the same eight squares every time."
    ),
    "relati.film.forty": say(
        "One symbol reaches {n} squares by {total} paths. The farther it reaches, the more "
        "there is to cut."
    ),
    "relati.film.target": say("How can {at} connect to {source}? There are three ways."),
    "relati.film.all_open": say("All three paths are open. One of them is enough."),
    "relati.film.blocked": count(
        "With {sites} blocked, one path is still open.",
        "With {sites} blocked, {n} paths are still open.",
    ),
    "relati.film.cut": say("With {sites} blocked, no path is left: the connection is cut."),
    "relati.bench.task": say(
        "Click a square on the way from {at} to {source} to block it; click again to clear it."
    ),
    "relati.bench.elsewhere": say("{at} is on none of these paths, so it cannot cut them."),
    "relati.bench.end": say("{at} is an end of these paths. Block a square in between."),
}
