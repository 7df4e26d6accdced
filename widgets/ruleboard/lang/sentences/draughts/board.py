"""The board of international draughts: its pieces, its counters, and what is to be done now."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "draughts.name": say("Draughts board"),
    "draughts.piece.man": (say("white man"), say("black man")),
    "draughts.piece.king": (say("white king"), say("black king")),
    "draughts.piece.jumped_man": (
        say("white man, already jumped"),
        say("black man, already jumped"),
    ),
    "draughts.piece.jumped_king": (
        say("white king, already jumped"),
        say("black king, already jumped"),
    ),
    "draughts.board.man": (
        count("White has {n} man on square {sites}.", "White has {n} men on squares {sites}."),
        count("Black has {n} man on square {sites}.", "Black has {n} men on squares {sites}."),
    ),
    "draughts.board.king": (
        count("White has {n} king on square {sites}.", "White has {n} kings on squares {sites}."),
        count("Black has {n} king on square {sites}.", "Black has {n} kings on squares {sites}."),
    ),
    "draughts.board.jumped_man": (
        count(
            "{n} white man has been jumped: {sites}.", "{n} white men have been jumped: {sites}."
        ),
        count(
            "{n} black man has been jumped: {sites}.", "{n} black men have been jumped: {sites}."
        ),
    ),
    "draughts.board.jumped_king": (
        count(
            "{n} white king has been jumped: {sites}.",
            "{n} white kings have been jumped: {sites}.",
        ),
        count(
            "{n} black king has been jumped: {sites}.",
            "{n} black kings have been jumped: {sites}.",
        ),
    ),
    "draughts.counter.pieces": (
        say("White: men {men}, kings {kings}."),
        say("Black: men {men}, kings {kings}."),
    ),
    "draughts.counter.no_progress": say("Moves without capture or crowning: {n} of {limit}."),
    "draughts.counter.king_moves": say("King moves without a capture: {n} of {limit}."),
    "draughts.counter.sixteen_moves": say(
        "The 16-move rule of this ending: {n} of {limit} half-moves."
    ),
    "draughts.counter.five_moves": say(
        "The 5-move rule of this ending: {n} of {limit} half-moves."
    ),
    "draughts.counter.repetition": count(
        "This position has come up {n} time; {limit} make a draw.",
        "This position has come up {n} times; {limit} make a draw.",
    ),
    "draughts.duty.move": (say("White to move."), say("Black to move.")),
    "draughts.duty.capture": (
        count("White must capture {n} piece.", "White must capture {n} pieces."),
        count("Black must capture {n} piece.", "Black must capture {n} pieces."),
    ),
    "draughts.duty.capture_any": (
        say("White must capture; which capture is up to White."),
        say("Black must capture; which capture is up to Black."),
    ),
    "draughts.duty.over": say("The game is over."),
}
