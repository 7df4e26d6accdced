"""The board of international draughts: its pieces, its counters, and what is to be done now."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "draughts.name": say("Draughts board"),
    "draughts.piece.0m": say("white man"),
    "draughts.piece.0k": say("white king"),
    "draughts.piece.1m": say("black man"),
    "draughts.piece.1k": say("black king"),
    "draughts.piece.0mg": say("white man, already jumped"),
    "draughts.piece.0kg": say("white king, already jumped"),
    "draughts.piece.1mg": say("black man, already jumped"),
    "draughts.piece.1kg": say("black king, already jumped"),
    "draughts.board.0m": count(
        "White has {n} man on square {sites}.", "White has {n} men on squares {sites}."
    ),
    "draughts.board.0k": count(
        "White has {n} king on square {sites}.", "White has {n} kings on squares {sites}."
    ),
    "draughts.board.1m": count(
        "Black has {n} man on square {sites}.", "Black has {n} men on squares {sites}."
    ),
    "draughts.board.1k": count(
        "Black has {n} king on square {sites}.", "Black has {n} kings on squares {sites}."
    ),
    "draughts.board.0mg": count(
        "{n} white man has been jumped: {sites}.", "{n} white men have been jumped: {sites}."
    ),
    "draughts.board.0kg": count(
        "{n} white king has been jumped: {sites}.", "{n} white kings have been jumped: {sites}."
    ),
    "draughts.board.1mg": count(
        "{n} black man has been jumped: {sites}.", "{n} black men have been jumped: {sites}."
    ),
    "draughts.board.1kg": count(
        "{n} black king has been jumped: {sites}.", "{n} black kings have been jumped: {sites}."
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
    "draughts.duty.over": say("The game is over."),
}
