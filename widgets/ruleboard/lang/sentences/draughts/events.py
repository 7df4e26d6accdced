"""Events of international draughts, how a game ends, and why a move was made."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "draughts.event.move": (
        say("White moves from {source} to {target}."),
        say("Black moves from {source} to {target}."),
    ),
    "draughts.event.lift": (
        count(
            "White's piece on {at} captures one piece.",
            "White's piece on {at} captures {n} pieces.",
        ),
        count(
            "Black's piece on {at} captures one piece.",
            "Black's piece on {at} captures {n} pieces.",
        ),
    ),
    "draughts.event.jump": (
        say("White jumps from {source} over {over} to {target}."),
        say("Black jumps from {source} over {over} to {target}."),
    ),
    "draughts.event.passes_king_row": say(
        "The man passes through the far row on {at} but keeps capturing, so it is not crowned."
    ),
    "draughts.event.remove": count(
        "The capture is over, and the piece on {sites} leaves the board.",
        "The capture is over. Only now do {n} pieces leave the board: {sites}.",
    ),
    "draughts.event.promote": (
        say("The man has reached the far row on {at}: White has a new king."),
        say("The man has reached the far row on {at}: Black has a new king."),
    ),
    "draughts.outcome.no_pieces": (
        say("White wins: Black has no piece left."),
        say("Black wins: White has no piece left."),
    ),
    "draughts.outcome.no_moves": (
        say("White wins: Black's pieces are all blocked."),
        say("Black wins: White's pieces are all blocked."),
    ),
    "draughts.outcome.repetition": say(
        "A draw: the same position, with the same side to move, for the third time."
    ),
    "draughts.outcome.often": say(
        "A draw: the same position, with the same side to move, has come up as often as these rules allow."
    ),
    "draughts.outcome.no_progress": say(
        "A draw: for too long there was no capture and no new king."
    ),
    "draughts.outcome.king_moves": say(
        "A draw by the 25-move rule: only kings have moved, and nothing was captured."
    ),
    "draughts.outcome.only_kings": say(
        "A draw: for a long time only kings have moved, and nothing was captured."
    ),
    "draughts.outcome.sixteen_moves": say("A draw by the 16-move rule against a lone king."),
    "draughts.outcome.five_moves": say("A draw by the 5-move rule against a lone king."),
}
