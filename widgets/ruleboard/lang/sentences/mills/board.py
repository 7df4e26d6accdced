"""The board of mills: pieces, counters, and prompts for the next action."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "mills.name": say("Mill board"),
    "mills.piece.man": (say("white piece"), say("black piece")),
    "mills.piece.closed": say("closed point"),
    "mills.board.man": (
        count(
            "White has one man on the board: {sites}.", "White has {n} men on the board: {sites}."
        ),
        count(
            "Black has one man on the board: {sites}.", "Black has {n} men on the board: {sites}."
        ),
    ),
    "mills.board.closed": count("One point is closed: {sites}.", "{n} points are closed: {sites}."),
    "mills.mark.formed": say("in a mill"),
    "mills.counter.men": (
        say("White: {hand} in hand, {board} on the board."),
        say("Black: {hand} in hand, {board} on the board."),
    ),
    "mills.counter.rebuild": (
        count(
            "White must make one other move before closing the mill {mill} again.",
            "White must make {n} other moves before closing the mill {mill} again.",
        ),
        count(
            "Black must make one other move before closing the mill {mill} again.",
            "Black must make {n} other moves before closing the mill {mill} again.",
        ),
    ),
    "mills.counter.limit_turns": count(
        "After one more turn the game is a draw.",
        "After {n} more turns, counting both players, the game is a draw.",
    ),
    "mills.counter.last_men": count(
        "Three men each: a draw after one more turn without a removal.",
        "Three men each: a draw after {n} more turns without a removal.",
    ),
    "mills.counter.limit_quiet": count(
        "A draw after one more turn without a removal.",
        "A draw after {n} more turns without a removal, counting both players.",
    ),
    "mills.counter.repetition": count(
        "This position has come up once; the game is a draw when it comes up {limit} times.",
        "This position has come up {n} times; the game is a draw when it comes up {limit} times.",
    ),
    "mills.duty.place": (say("White to place a man."), say("Black to place a man.")),
    "mills.duty.place_or_move": (
        say("White to place a man, or to move one along a line."),
        say("Black to place a man, or to move one along a line."),
    ),
    "mills.duty.move": (
        say("White to move a man along a line."),
        say("Black to move a man along a line."),
    ),
    "mills.duty.fly": (
        say("White to move: a man can fly to any free point."),
        say("Black to move: a man can fly to any free point."),
    ),
    "mills.duty.over": say("The game is over."),
    "mills.thinks.ahead": (
        count("White is ahead by about one man", "White is ahead by about {n} men"),
        count("Black is ahead by about one man", "Black is ahead by about {n} men"),
    ),
}
