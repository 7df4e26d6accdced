"""What is said when Relati's paths are taught: films and the bench."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "relati.shape.normal": say("normal"),
    "relati.shape.remote_normal": say("remote normal"),
    "relati.shape.straight_turn": say("straight–turn"),
    "relati.shape.turn_straight": say("turn–straight"),
    "relati.shape.turn_turn": say("turn–turn"),
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
        "One symbol reaches {n} squares by {total} paths. The farther it reaches, the more "
        "there is to cut."
    ),
    "relati.film.target": say("How can {at} connect with {source}? There are three ways."),
    "relati.film.all_open": say("All three paths are open. One of them is enough."),
    "relati.film.blocked": count(
        "With {sites} blocked, {n} path is still open.",
        "With {sites} blocked, {n} paths are still open.",
    ),
    "relati.film.cut": say("With {sites} blocked, no path is left: the connection is cut."),
    "relati.bench.task": say(
        "Click a square on the way from {at} to {source} to block it; click again to clear it."
    ),
    "relati.bench.elsewhere": say("{at} lies on none of these paths, so it cannot cut them."),
    "relati.bench.end": say("{at} is an end of these paths. Block a square in between."),
}
