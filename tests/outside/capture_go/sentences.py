"""What the game says, in English; the other languages are in the catalogs under `lang`.

A sentence about a player is written once for each: (Black, White).
"""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "capture_go.name": say("Capture Go"),
    "capture_go.preset.first": say("Capture Go, the first capture wins"),
    "capture_go.preset.three": say("Capture Go, three stones win"),
    "capture_go.preset.daring": say("Capture Go with suicide"),
    "capture_go.preset.own": say("Capture Go, your own rules: “{name}”"),
    "capture_go.difference.goal_first": say("Whoever captures first wins."),
    "capture_go.difference.goal_several": count(
        "Whoever has captured {n} stone wins.", "Whoever has captured {n} stones wins."
    ),
    "capture_go.difference.suicide_never": say(
        "A stone needs a free point beside it or beside its group."
    ),
    "capture_go.difference.suicide_allowed": say(
        "You may place a stone without a free point. It is lost at once."
    ),
    "capture_go.difference.ko_rule": say(
        "You may not bring back the board that was there before the last move."
    ),
    "capture_go.refuse.choose_point": say("Choose a point for your stone."),
    "capture_go.refuse.one_click_only": say("One click on {at} is enough."),
    "capture_go.refuse.point_taken": say("There is already a stone on {at}."),
    "capture_go.refuse.no_liberty": say(
        "On {at} your stone would have no free point beside it, and it would capture nothing."
    ),
    "capture_go.refuse.ko": say(
        "On {at} you would bring back the board that was there before. Play elsewhere first."
    ),
    "capture_go.refuse.game_over": say("The game is over."),
    "capture_go.event.place": (
        say("Black places a stone on {at}."),
        say("White places a stone on {at}."),
    ),
    "capture_go.event.take": count(
        "One stone has no free point left: {sites} leaves the board.",
        "{n} stones have no free point left: {sites} leave the board.",
    ),
    "capture_go.reason.only_move": (
        say("Black had no other move."),
        say("White had no other move."),
    ),
    "capture_go.reason.takes": count("It captures one stone.", "It captures {n} stones."),
    "capture_go.outcome.enough_taken": (
        say("Black has captured enough and wins."),
        say("White has captured enough and wins."),
    ),
    "capture_go.outcome.no_move": (
        say("White has no move left: Black wins."),
        say("Black has no move left: White wins."),
    ),
    "capture_go.duty.place": (
        say("Black to move: place a stone."),
        say("White to move: place a stone."),
    ),
    "capture_go.duty.over": say("The game is over."),
    "capture_go.counter.taken": (
        count("Black has captured {n} stone.", "Black has captured {n} stones."),
        count("White has captured {n} stone.", "White has captured {n} stones."),
    ),
    "capture_go.error.not_a_position": say(
        "“{got}” is not a position. Write, for example: {expected}."
    ),
    "capture_go.row.taken": say("captured"),
    "capture_go.piece.stone": (say("black stone"), say("white stone")),
    "capture_go.board.stone": (
        count("Black has {n} stone: {sites}.", "Black has {n} stones: {sites}."),
        count("White has {n} stone: {sites}.", "White has {n} stones: {sites}."),
    ),
}
