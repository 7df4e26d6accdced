"""The board of international draughts: pieces, counters, and prompts for the next action."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "draughts.name": say("Draughts board"),
    "draughts.piece.man": (say("White's man"), say("Black's man")),
    "draughts.piece.king": (say("White's king"), say("Black's king")),
    "draughts.piece.jumped_man": (
        say("White's man, already jumped"),
        say("Black's man, already jumped"),
    ),
    "draughts.piece.jumped_king": (
        say("White's king, already jumped"),
        say("Black's king, already jumped"),
    ),
    "draughts.board.man": (
        count("White has one man on square {sites}.", "White has {n} men on squares {sites}."),
        count("Black has one man on square {sites}.", "Black has {n} men on squares {sites}."),
    ),
    "draughts.board.king": (
        count("White has one king on square {sites}.", "White has {n} kings on squares {sites}."),
        count("Black has one king on square {sites}.", "Black has {n} kings on squares {sites}."),
    ),
    "draughts.board.jumped_man": (
        count(
            "One of White's men has been jumped: {sites}.",
            "{n} of White's men have been jumped: {sites}.",
        ),
        count(
            "One of Black's men has been jumped: {sites}.",
            "{n} of Black's men have been jumped: {sites}.",
        ),
    ),
    "draughts.board.jumped_king": (
        count(
            "One of White's kings has been jumped: {sites}.",
            "{n} of White's kings have been jumped: {sites}.",
        ),
        count(
            "One of Black's kings has been jumped: {sites}.",
            "{n} of Black's kings have been jumped: {sites}.",
        ),
    ),
    "draughts.counter.pieces": (
        say("White: men {men}, kings {kings}."),
        say("Black: men {men}, kings {kings}."),
    ),
    "draughts.counter.no_progress": say(
        "Moves without a capture or a new king, counting both sides: {n} of {limit}."
    ),
    "draughts.counter.king_moves": say(
        "King moves without a capture: {n} of {limit} by each side."
    ),
    "draughts.counter.sixteen_moves": say("16-move rule: {n} of {limit} moves by each side."),
    "draughts.counter.five_moves": say("5-move rule: {n} of {limit} moves by each side."),
    "draughts.counter.repetition": count(
        "This position has come up once; the game is a draw when it comes up {limit} times.",
        "This position has come up {n} times; the game is a draw when it comes up {limit} times.",
    ),
    "draughts.duty.move": (say("White to move."), say("Black to move.")),
    "draughts.duty.capture": (
        count("White must capture one piece.", "White must capture {n} pieces."),
        count("Black must capture one piece.", "Black must capture {n} pieces."),
    ),
    "draughts.duty.capture_any": (
        say("White must capture, and may choose which capture."),
        say("Black must capture, and may choose which capture."),
    ),
    "draughts.duty.over": say("The game is over."),
    "draughts.thinks.ahead": (
        count("White is ahead by about one man", "White is ahead by about {n} men"),
        count("Black is ahead by about one man", "Black is ahead by about {n} men"),
    ),
}
