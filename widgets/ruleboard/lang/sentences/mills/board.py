"""The board of mills: its pieces, its counters, and what is to be done now."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "mills.name": say("Mill board"),
    "mills.piece.man": (say("White man"), say("Black man")),
    "mills.piece.closed": say("closed point"),
    "mills.board.man": (
        count(
            "White has {n} man on the board: {sites}.", "White has {n} men on the board: {sites}."
        ),
        count(
            "Black has {n} man on the board: {sites}.", "Black has {n} men on the board: {sites}."
        ),
    ),
    "mills.board.closed": count("{n} point is closed: {sites}.", "{n} points are closed: {sites}."),
    "mills.mark.formed": say("in a mill"),
    "mills.counter.men": (
        say("White: {hand} in hand, {board} on the board."),
        say("Black: {hand} in hand, {board} on the board."),
    ),
    "mills.counter.rebuild": (
        count(
            "White may close {mill} again after {n} more turn.",
            "White may close {mill} again after {n} more turns.",
        ),
        count(
            "Black may close {mill} again after {n} more turn.",
            "Black may close {mill} again after {n} more turns.",
        ),
    ),
    "mills.counter.limit_turns": count("A draw in {n} more turn.", "A draw in {n} more turns."),
    "mills.counter.limit_quiet": count(
        "A draw in {n} more turn without a removal.", "A draw in {n} more turns without a removal."
    ),
    "mills.counter.repetition": count(
        "This position has come up {n} time; {limit} make a draw.",
        "This position has come up {n} times; {limit} make a draw.",
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
        say("White to move: a man may fly to any free point."),
        say("Black to move: a man may fly to any free point."),
    ),
    "mills.duty.over": say("The game is over."),
}
